"""Roll Player: a walk over a grid of circles that never returns.

Notation: the circle that is walked to: `b3`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.geometry import Cell, grid_of
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.state import MARKED, OUTLINED, RealmState

# Left, up, right, down: in the order of the numbers that walk there.
_WAYS: Final[list[Cell]] = [(-1, 0), (0, -1), (1, 0), (0, 1)]
# For `promise`: the nearest star, a further one, and how much less each step more is worth.
_NEAREST: Final = 1.0
_ANOTHER: Final = 0.1
_FURTHER: Final = 0.7


class RollPlayer(Realm):
    """A number is a direction; two of them are any direction."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.circles = card.places_of("circles")[0]
        self.start = card.places_of("start")[0][0]
        self.free = card.numbers("any")
        # By place: the circles to the left, above, to the right and below; -1 if there is none.
        grid = grid_of(card, self.circles)
        self.beside: list[list[int]] = [[] for _ in card.places]
        for (across, down), place in grid.items():
            self.beside[place] = [grid.get((across + x, down + y), -1) for x, y in _WAYS]
        self.starred = [STAR in place.gains for place in card.places]
        self.hold(self.circles, [OUTLINED, MARKED])
        # The stars are those of the circles that were visited.
        self.scores_at_once = False

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        ways = self.beside[self.current(state)]
        if die.value not in self.free:
            ways = ways[die.value - 1 : die.value] if die.value >= 1 else []
        return state.blanks([place for place in ways if place >= 0])

    def current(self, state: RealmState) -> int:
        """The outlined circle."""
        return state.outlined(self.circles)[0]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        state.mark(self.current(state))
        state.outline(option)
        if not self.starred[option]:
            self.reward(desk, state, option)

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """The circle that is left, and the one that is walked to."""
        return [self.current(state), option]

    def score(self, desk: Desk, state: RealmState) -> int:
        return len([1 for place in state.filled(self.circles) if self.starred[place]])

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """One circle is outlined, and a single walk leads to it through all that are marked."""
        visited = state.filled(self.circles)
        if len(state.outlined(self.circles)) != 1 or self.start not in visited:
            return False
        return self._can_walk(self.start, set(visited), self.current(state))

    def _can_walk(self, place: int, left: set[int], end: int) -> bool:
        """Is there a walk from a circle to the end that visits all that are left?"""
        left = left - {place}
        if place == end or not left:
            return place == end and not left
        return any([self._can_walk(on, left, end) for on in self.beside[place] if on in left])

    def promise(self, desk: Desk, state: RealmState) -> float:
        """The stars that can still be reached, by their distance, the nearest above all."""
        edge = [self.current(state)]
        seen = set(edge)
        worth, weight, factor = 0.0, 1.0, _NEAREST
        while edge:
            further: list[int] = []
            for place in edge:
                for on in self.beside[place]:
                    if on not in seen and state.is_blank(on):
                        seen.add(on)
                        further.append(on)
                        if self.starred[on]:
                            worth += factor * weight
                            factor = _ANOTHER
            weight *= _FURTHER
            edge = further
        return worth


REALM: Final = RollPlayer
