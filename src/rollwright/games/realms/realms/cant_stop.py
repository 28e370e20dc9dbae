"""Can't Stop: columns of triangles that give nothing until their owner stops there.

Notation: the column of the die, `column3`; to stop there at once, `column3+stop`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import Option, at_place, next_of
from rollwright.games.realms.realm import Realm, for_value
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.state import MARKED, OUTLINED, RealmState

# For `promise`: a resource, in stars; the odds that a turn brings no die for a certain column; and
# how much of a column that nothing is outlined in counts, as there won't be dice for all.
_RESOURCE: Final = 0.25
_NO_DIE: Final = 0.55
_UNTOUCHED: Final = 0.3


class CantStop(Realm):
    """A die outlines a triangle in its column; a stop collects the column, and ends it."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        # By the number of the die: the triangles from the bottom up, and the stop signs.
        self.columns = card.places_of("columns")
        self.stops = card.places_of("stops")[0]
        for triangles in self.columns:
            self.hold(triangles, [OUTLINED])
        self.hold(self.stops, [MARKED])
        options: list[Option] = []
        for number, triangles in enumerate(self.columns, 1):
            options.append(next_of(f"column{number}", triangles))
            options.append(at_place(f"column{number}+stop", self.stops[number - 1]))
        self.declare(options)

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        if not state.is_blank(for_value(self.stops, die.value)):
            return []
        column = die.value - 1
        # Nothing can follow the last triangle, so it comes with the stop.
        left = len(state.blanks(self.columns[column]))
        return [2 * column, 2 * column + 1] if left > 1 else [2 * column + 1]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        triangles = self.columns[option // 2]
        state.outline(state.first_blank(triangles))
        if option % 2:
            state.mark(self.stops[option // 2])
            for triangle in state.outlined(triangles):
                self.reward(desk, state, triangle)

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """The triangle, and the stop sign if it is marked."""
        triangle = state.first_blank(self.columns[option // 2])
        return [triangle, self.stops[option // 2]] if option % 2 else [triangle]

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """A stop follows a triangle, and a full column has one."""
        for triangles, stop in zip(self.columns, self.stops, strict=True):
            count = state.count_filled(triangles)
            if not state.is_in_order(triangles):
                return False
            if state.is_blank(stop) and count == len(triangles):
                return False
            if not state.is_blank(stop) and count == 0:
                return False
        return True

    def most_stars(self, desk: Desk, state: RealmState) -> int:
        stars = 0
        for triangles, stop in zip(self.columns, self.stops, strict=True):
            if not state.is_blank(stop):
                for triangle in state.outlined(triangles):
                    stars += self.card.places[triangle].gains.count(STAR)
        return stars

    def promise(self, desk: Desk, state: RealmState) -> float:
        """What open columns bring if their owner stops at the best moment.

        Bots take the share of turns left of it; a stop needs one die only, so it is made up for.
        """
        turns = desk.round.turns - desk.turn
        if turns == 0:
            return 0.0
        worth = 0.0
        for triangles, stop in zip(self.columns, self.stops, strict=True):
            if state.is_blank(stop):
                worth += self._hope(state, triangles, turns)
        return worth * desk.round.turns / turns

    def _hope(self, state: RealmState, triangles: list[int], turns: int) -> float:
        """What a column brings with the best number of further dice, times the odds of these."""
        value = 0.0
        best = 0.0
        dice = 0
        for triangle in triangles:
            for gain in self.card.places[triangle].gains:
                value += 1.0 if gain == STAR else _RESOURCE
            if state.is_blank(triangle):
                dice += 1
                odds = (1.0 - _NO_DIE ** (turns / dice)) ** dice
                best = max(best, odds * value)
        return best if dice < len(triangles) else best * _UNTOUCHED


REALM: Final = CantStop
