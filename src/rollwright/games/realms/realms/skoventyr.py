"""Skoventyr: a path that winds into a forest, and trees that shelter whoever can't pay.

Notation: what follows the walk: `mark` circles, cross a `tree` off, or `rest` where no number is
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import next_of
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.state import CROSSED, MARKED, OUTLINED, RealmState

# The options.
MARK: Final = 0
TREE: Final = 1
REST: Final = 2
# For `promise`: the way to the next star, a tree, and a circle that can still be marked.
_ON_THE_WAY: Final = 0.8
_STANDING: Final = 0.35
_AVAILABLE: Final = 0.05


class Skoventyr(Realm):
    """A number is a walk; where it ends there may be a number to pay, in circles or with a tree."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.path = card.places_of("path")[0]
        # The tree of the highest number is the first to be crossed off.
        self.trees = card.places_of("trees")[0]
        self.starred = [STAR in place.gains for place in card.places]
        self.hold(self.path, [OUTLINED, MARKED])
        self.hold(self.trees, [CROSSED])
        self.done_by_outline = self.path
        self.declare(
            [next_of("mark", self.path), next_of("tree", self.trees), next_of("rest", self.path)]
        )
        # The stars are those that were passed.
        self.scores_at_once = False

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        end = self.end_of_walk(state, die)
        if end < 0:
            return []
        price = self.card.places[end].number
        if not price:
            return [REST]
        can_mark = len(state.outlined(self.path)) + die.value >= price
        return [MARK, TREE] if can_mark else [TREE]

    def end_of_walk(self, state: RealmState, die: Die) -> int:
        """The circle that a number leads to; -1 if it is too large for the trees or the path."""
        left = state.blanks(self.path)
        most = min(len(left), len(state.blanks(self.trees)))
        return left[die.value - 1] if 1 <= die.value <= most else -1

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        end = self.end_of_walk(state, die)
        for circle in state.blanks(self.path)[: die.value]:
            state.outline(circle)
            if not self.starred[circle]:
                self.reward(desk, state, circle)
        if option == MARK:
            for circle in state.outlined(self.path)[: self.card.places[end].number]:
                state.mark(circle)
        elif option == TREE:
            state.cross(state.first_blank(self.trees))

    def place_of(self, state: RealmState, option: int, die: Die | None) -> int:
        """The tree that is crossed off, or the circle where the walk ends."""
        if option == TREE:
            return state.first_blank(self.trees)
        return self.end_of_walk(state, die) if die is not None else -1

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """The circles of the walk, those that are marked after it, and the tree."""
        if die is None:
            return []
        end = self.end_of_walk(state, die)
        walked = state.blanks(self.path)[: die.value]
        if option == TREE:
            return [*walked, state.first_blank(self.trees)]
        if option == MARK and end >= 0:
            before = state.outlined(self.path)[: self.card.places[end].number]
            return before + walked
        return walked

    def score(self, desk: Desk, state: RealmState) -> int:
        return len([1 for circle in state.filled(self.path) if self.starred[circle]])

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """Path and trees are used in order, and circles are marked from the first one on."""
        marked = [circle for circle in self.path if state.is_marked(circle)]
        walked = state.count_filled(self.path)
        return (
            state.is_in_order(self.path)
            and state.is_in_order(self.trees)
            and marked == self.path[: len(marked)]
            and state.count_filled(self.trees) <= walked
        )

    def promise(self, desk: Desk, state: RealmState) -> float:
        """The way to the next star, and what helps to get further: trees and circles to mark."""
        walked = state.count_filled(self.path)
        since = ahead = 0
        for at, circle in enumerate(self.path):
            if self.starred[circle]:
                if at >= walked:
                    ahead = at + 1
                    break
                since = at + 1
        if not ahead:
            return 0.0
        worth = _ON_THE_WAY * (walked - since) / (ahead - since)
        worth += _STANDING * len(state.blanks(self.trees))
        return worth + _AVAILABLE * len(state.outlined(self.path))


REALM: Final = Skoventyr
