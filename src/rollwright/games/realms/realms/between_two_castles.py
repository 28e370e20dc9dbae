"""Between Two Castles: two castles built column by column, scored row by row.

Notation: castle and column, `L1 L2 L3 R1 R2`: the lowest free square of that column
"""

from typing import Final

from rollwright.games.realms.card_file import read_card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.realm import Realm

CARD: Final = read_card("between-two-castles")
# Columns from the bottom up; doors are left out, for they count as filled.
COLUMNS: Final = CARD.places_of("columns")
REWARDS: Final = CARD.places_of("rewards")[0]
ROWS: Final = CARD.places_of("rows")
NAMES: Final = ("L1", "L2", "L3", "R1", "R2")


class BetweenTwoCastles(Realm):
    """Numbers fall from the bottom of a column to its top."""

    __slots__ = ()

    def options(self, desk: Desk, die: Die) -> list[int]:
        return [column for column in range(len(COLUMNS)) if self._fits(COLUMNS[column], die.value)]

    def _fits(self, squares: list[int], value: int) -> bool:
        filled = self.count_filled(squares)
        if filled == len(squares):
            return False
        return filled == 0 or value < self.number_in(squares[filled - 1])

    def use(self, desk: Desk, die: Die, option: int) -> None:
        square = self.first_blank(COLUMNS[option])
        self.write(square, die.value)
        if self.all_filled(COLUMNS[option]):
            self.mark(REWARDS[option])
            self.reward(desk, REWARDS[option])
        for row in ROWS:
            if square in row and self.all_filled(row):
                self.star()

    def option_text(self, option: int) -> str:
        return NAMES[option]

    def parse_option(self, text: str) -> int:
        return NAMES.index(text) if text in NAMES else -1

    def option_place(self, option: int, die: Die | None) -> int:
        return self.first_blank(COLUMNS[option])


REALM: Final = BetweenTwoCastles
