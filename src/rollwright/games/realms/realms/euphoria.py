"""Euphoria: two areas of six numbers; what a mark brings depends on the sum of its area.

Notation: `left`, `right`, or `both` on a rolled pair
"""

from typing import Final

from rollwright.games.realms.card_file import read_card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.realm import Realm

CARD: Final = read_card("euphoria")
AREAS: Final = CARD.places_of("areas")
# Where it is printed what a sum below, within and above the range of the star gives.
BELOW: Final = CARD.places_of("sums")[0][0]
WITHIN: Final = CARD.places_of("sums")[0][1]
ABOVE: Final = CARD.places_of("sums")[0][2]
STAR_FROM: Final = CARD.number("star_from")
STAR_TO: Final = CARD.number("star_to")
BOTH: Final = 2
NAMES: Final = ("left", "right", "both")


class Euphoria(Realm):
    """A small sum gives a coin, a middling one a star, a great one a heart and a pumpkin."""

    __slots__ = ()

    def options(self, desk: Desk, die: Die) -> list[int]:
        free = [area for area in range(2) if self.is_blank(AREAS[area][die.value - 1])]
        if len(free) == 2 and desk.is_pair() and die.value == desk.first:
            free.append(BOTH)
        return free

    def use(self, desk: Desk, die: Die, option: int) -> None:
        for area in range(2):
            if option in (BOTH, area):
                self._mark_in(desk, AREAS[area], die.value)

    def _mark_in(self, desk: Desk, area: list[int], value: int) -> None:
        self.mark(area[value - 1])
        total = sum([number for number, place in enumerate(area, 1) if self.is_marked(place)])
        self.reward(desk, BELOW if total < STAR_FROM else ABOVE if total > STAR_TO else WITHIN)

    def option_text(self, option: int) -> str:
        return NAMES[option]

    def parse_option(self, text: str) -> int:
        return NAMES.index(text) if text in NAMES else -1

    def option_place(self, option: int, die: Die | None) -> int:
        area = 0 if option == BOTH else option
        return AREAS[area][die.value - 1] if die is not None else -1


REALM: Final = Euphoria
