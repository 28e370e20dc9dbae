"""Eminent Domain: a column for each role, climbed box by box.

Notation: the column of the die: `column3`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import next_of
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.state import RealmState

# For `promise`: how much of a star is left for each box on the way to it.
_STEP: Final = 0.35


class EminentDomain(Realm):
    """A die marks the lowest unmarked box of its column, which gives all that is in it."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        # The boxes of each column from the bottom up, the column of the 1 first.
        self.columns = card.places_of("columns")
        self.declare([next_of(f"column{at}", boxes) for at, boxes in enumerate(self.columns, 1)])

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        if not 1 <= die.value <= len(self.columns):
            return []
        column = die.value - 1
        return [column] if state.first_blank(self.columns[column]) >= 0 else []

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        box = state.first_blank(self.columns[option])
        state.mark(box)
        self.reward(desk, state, box)

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        return all([state.is_in_order(boxes) for boxes in self.columns])

    def promise(self, desk: Desk, state: RealmState) -> float:
        """The stars above, each the less the more boxes lie below it."""
        worth = 0.0
        for boxes in self.columns:
            odds = 1.0
            for box in state.blanks(boxes):
                odds *= _STEP
                worth += odds * self.card.places[box].gains.count(STAR)
        return worth


REALM: Final = EminentDomain
