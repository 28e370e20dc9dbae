"""Between Two Castles: two castles built column by column, scored row by row.

Notation: castle and column, `L1 L2 L3 R1 R2`: the lowest free square of that column
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import next_of
from rollwright.games.realms.ordered_row import FALLING, OrderedRow
from rollwright.games.realms.realm import Realm, marked_when_full
from rollwright.games.realms.state import NUMBERS, RealmState

NAMES: Final = ("L1", "L2", "L3", "R1", "R2")


class BetweenTwoCastles(Realm):
    """Numbers fall from the bottom of a column to its top."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        # Columns from the bottom up, without doors, which count as filled.
        self.columns = card.places_of("columns")
        self.rewards = card.places_of("rewards")[0] if "rewards" in card.lists else []
        self.rows = card.places_of("rows")
        self.falling = [OrderedRow(column, FALLING) for column in self.columns]
        for column in self.columns:
            self.hold(column, NUMBERS)
        self.declare(
            [next_of(name, column) for name, column in zip(NAMES, self.columns, strict=True)]
        )

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        return [at for at, column in enumerate(self.falling) if column.fits(state, die.value)]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        square = state.first_blank(self.columns[option])
        state.write(square, die.value)
        self.give(desk, state, option, square)
        for row in self.rows:
            if square in row and state.all_filled(row):
                state.star()

    def give(self, desk: Desk, state: RealmState, column: int, square: int) -> None:
        """What a square gives that was filled in this column: the reward of a complete one."""
        if state.all_filled(self.columns[column]):
            state.mark(self.rewards[column])
            self.reward(desk, state, self.rewards[column])

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        return self.in_order(state) and marked_when_full(state, self.rewards, self.columns)

    def in_order(self, state: RealmState) -> bool:
        """Could the columns have been filled so?"""
        return all([column.is_possible(state) for column in self.falling])

    def most_stars(self, desk: Desk, state: RealmState) -> int:
        return len([1 for row in self.rows if state.all_filled(row)])


REALM: Final = BetweenTwoCastles
