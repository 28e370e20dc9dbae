"""Between Two Cities: a grid of nine squares, worth what the other two realms are worth.

Notation: column letter and row number, `a1` to `c3`, row 1 on top
"""

import itertools
from typing import Final

from rollwright.games.realms.card_file import read_card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.realm import Realm

CARD: Final = read_card("between-two-cities")
ROWS: Final = CARD.places_of("rows")
COLUMNS: Final = CARD.places_of("columns")
SQUARES: Final = [square for row in ROWS for square in row]
ROW_REWARDS: Final = CARD.places_of("rewards")[0]
COLUMN_REWARDS: Final = CARD.places_of("rewards")[1]


def _neighbors(square: int) -> list[int]:
    """The squares that share a side with this one."""
    beside: list[int] = []
    for line in ROWS + COLUMNS:
        for one, other in itertools.pairwise(line):
            if square == one:
                beside.append(other)
            elif square == other:
                beside.append(one)
    return beside


NEIGHBORS: Final = [_neighbors(place) for place in range(len(CARD.places))]


class BetweenTwoCities(Realm):
    """Equal numbers never share a side."""

    __slots__ = ()

    def options(self, desk: Desk, die: Die) -> list[int]:
        return [square for square in SQUARES if self._fits(square, die.value)]

    def _fits(self, square: int, value: int) -> bool:
        if not self.is_blank(square):
            return False
        for other in NEIGHBORS[square]:
            if self.number_in(other) == value:
                return False
        return True

    def use(self, desk: Desk, die: Die, option: int) -> None:
        self.write(option, die.value)
        self._complete(desk, ROWS, ROW_REWARDS, option)
        self._complete(desk, COLUMNS, COLUMN_REWARDS, option)

    def _complete(
        self, desk: Desk, lines: list[list[int]], rewards: list[int], square: int
    ) -> None:
        for line, reward in zip(lines, rewards, strict=True):
            if square in line and self.all_filled(line):
                self.mark(reward)
                self.reward(desk, reward)

    def score(self, desk: Desk) -> int:
        stars = self.count_filled(SQUARES)
        for realm in desk.realms:
            if realm.slot != self.slot:
                stars = min(stars, desk.stars_in(realm.slot))
        return stars


REALM: Final = BetweenTwoCities
