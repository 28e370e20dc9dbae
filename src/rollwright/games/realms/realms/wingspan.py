"""Wingspan: three birds of three squares, filled from the left.

Notation: `1`, `2` or `3`: the bird, from the left
"""

from typing import Final

from rollwright.games.realms.card_file import read_card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.realm import Realm

CARD: Final = read_card("wingspan")
BIRDS: Final = CARD.places_of("birds")
# Where each wingspan is printed, and how much it is.
WINGSPANS: Final = CARD.places_of("wingspans")[0]
WANTED: Final = [CARD.places[place].number for place in WINGSPANS]


class Wingspan(Realm):
    """Any number goes into the next square of a bird and gives what stands below it."""

    __slots__ = ()

    def options(self, desk: Desk, die: Die) -> list[int]:
        return [bird for bird, squares in enumerate(BIRDS) if self.is_blank(squares[-1])]

    def use(self, desk: Desk, die: Die, option: int) -> None:
        squares = BIRDS[option]
        square = self.first_blank(squares)
        self.write(square, die.value)
        self.reward(desk, square)
        total = sum([self.number_in(place) for place in squares])
        if square == squares[-1] and total == WANTED[option]:
            self.mark(WINGSPANS[option])
            self.star()

    def option_text(self, option: int) -> str:
        return str(option + 1)

    def parse_option(self, text: str) -> int:
        return int(text) - 1 if text in ("1", "2", "3") else -1

    def option_place(self, option: int, die: Die | None) -> int:
        return self.first_blank(BIRDS[option])


REALM: Final = Wingspan
