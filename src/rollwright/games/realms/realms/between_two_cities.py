"""Between Two Cities: a grid of nine squares, worth what the other two realms are worth.

Notation: column letter and row number, `a1` to `c3`, row 1 on top
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.geometry import neighbors_in_lines
from rollwright.games.realms.realm import Realm, marked_when_full
from rollwright.games.realms.state import NUMBERS, RealmState


class BetweenTwoCities(Realm):
    """Equal numbers never share a side."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.rows = card.places_of("rows")
        self.columns = card.places_of("columns")
        self.squares = [square for row in self.rows for square in row]
        self.row_rewards, self.column_rewards = card.places_of("rewards")
        self.neighbors = neighbors_in_lines(len(card.places), self.rows + self.columns)
        self.hold(self.squares, NUMBERS)
        self.scores_at_once = False

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        return [square for square in self.squares if self._fits(state, square, die.value)]

    def _fits(self, state: RealmState, square: int, value: int) -> bool:
        return state.is_blank(square) and not self._is_beside(state, square, value)

    def _is_beside(self, state: RealmState, square: int, value: int) -> bool:
        """Does a neighbour of the square have this number?"""
        for other in self.neighbors[square]:
            if not state.is_blank(other) and self._number_in(state, other) == value:
                return True
        return False

    def _number_in(self, state: RealmState, square: int) -> int:
        """The number of a full square: written there, or printed."""
        return state.number_in(square) or self.card.places[square].number

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        state.write(option, die.value)
        self._complete(desk, state, self.rows, self.row_rewards, option)
        self._complete(desk, state, self.columns, self.column_rewards, option)

    def _complete(
        self,
        desk: Desk,
        state: RealmState,
        lines: list[list[int]],
        rewards: list[int],
        square: int,
    ) -> None:
        for line, reward in zip(lines, rewards, strict=True):
            if square in line and state.all_filled(line):
                state.mark(reward)
                self.reward(desk, state, reward)

    def score(self, desk: Desk, state: RealmState) -> int:
        return min([state.count_filled(self.squares), *self.stars_beside(desk, state)])

    def stars_beside(self, desk: Desk, state: RealmState) -> list[int]:
        """The stars of the other realms.

        Another version of this realm is left out: each would count the other without an end.
        """
        return [
            desk.stars_in(realm.slot)
            for realm in desk.realms
            if realm.slot != state.slot and not isinstance(realm.rules, BetweenTwoCities)
        ]

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        for square in state.filled(self.squares):
            if self._is_beside(state, square, self._number_in(state, square)):
                return False
        rewards = self.row_rewards + self.column_rewards
        return marked_when_full(state, rewards, self.rows + self.columns)


REALM: Final = BetweenTwoCities
