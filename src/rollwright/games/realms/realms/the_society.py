"""The Society: a pyramid of nine cards, numbers falling from top to bottom.

Notation: `a1 a2` in the top row, `b1` to `b3`, `c1` to `c4`
"""

from typing import Final

from rollwright.games.realms.card_file import read_card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.realm import Realm

CARD: Final = read_card("the-society")
ROWS: Final = CARD.places_of("rows")
REWARDS: Final = CARD.places_of("rewards")[0]
# A small pyramid is a card and the two right below it.
PYRAMIDS: Final = CARD.places_of("pyramids")
CARDS: Final = [place for row in ROWS for place in row]
ALL_PLACES: Final = range(len(CARD.places))
ABOVE: Final = [[top for top, *low in PYRAMIDS if place in low] for place in ALL_PLACES]
BELOW: Final = [
    [under for top, *low in PYRAMIDS if top == place for under in low] for place in ALL_PLACES
]


class TheSociety(Realm):
    """Each number is lower than the ones right above it."""

    __slots__ = ()

    def options(self, desk: Desk, die: Die) -> list[int]:
        return [place for place in CARDS if self.is_blank(place) and self._fits(place, die.value)]

    def _fits(self, place: int, value: int) -> bool:
        for above in ABOVE[place]:
            if not self.is_blank(above) and value >= self.number_in(above):
                return False
        for below in BELOW[place]:
            if not self.is_blank(below) and value <= self.number_in(below):
                return False
        return True

    def use(self, desk: Desk, die: Die, option: int) -> None:
        self.write(option, die.value)
        for row, reward in zip(ROWS, REWARDS, strict=True):
            if option in row and self.all_filled(row):
                self.mark(reward)
                self.reward(desk, reward)
        for pyramid in PYRAMIDS:
            if option in pyramid and self.all_filled(pyramid):
                self.star()
        if self.all_filled(CARDS):
            self.star()


REALM: Final = TheSociety
