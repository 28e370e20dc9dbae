"""Apiary: bees that age together, row by row, until they hibernate.

Notation: the bee that is outlined, `c2` (column and strength), or `age`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import at_place, nowhere
from rollwright.games.realms.realm import Realm, for_value
from rollwright.games.realms.state import MARKED, OUTLINED, RealmState

# For `promise`: a bee that is sure to hibernate, and how likely it is that a turn passes without
# ageing.
_HOPE: Final = 0.8
_MISSED: Final = 0.3


class Apiary(Realm):
    """A die brings a bee, or lets all of them grow older."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        # Each column from the top: the bees by their strength, and the place to hibernate.
        self.columns = card.places_of("columns")
        self.bees = [column[:-1] for column in self.columns]
        self.beds = [column[-1] for column in self.columns]
        for column in self.bees:
            self.hold(column, [OUTLINED, MARKED])
        self.hold(self.beds, [OUTLINED])
        bees = [at_place(card.places[bee].id, bee) for column in self.bees for bee in column]
        self.declare([*bees, nowhere("age")])
        self.age = len(bees)

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        options: list[int] = []
        at = self._next_column(state)
        if at >= 0 and for_value(self.bees[at], die.value) >= 0:
            options.append(at * len(self.bees[at]) + die.value - 1)
        if self._active(state):
            options.append(self.age)
        return options

    def _next_column(self, state: RealmState) -> int:
        """The leftmost empty column; -1 if there is none."""
        for at, column in enumerate(self.columns):
            if state.count_filled(column) == 0:
                return at
        return -1

    def _active(self, state: RealmState) -> list[int]:
        """The active bees, from left to right."""
        return [bee for column in self.bees for bee in state.outlined(column)]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        if option != self.age:
            state.outline(self.all_options[option].places[0])
            return
        for column in self.columns:
            for bee in state.outlined(column[:-1]):
                below = column[column.index(bee) + 1]
                state.mark(bee)
                state.outline(below)
                self.reward(desk, state, below)

    def place_of(self, state: RealmState, option: int, die: Die | None) -> int:
        if option != self.age:
            return super().place_of(state, option, die)
        active = self._active(state)
        return active[0] if active else -1

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """All active bees, and the places below them."""
        if option != self.age:
            return super().touches(state, option, die)
        return [
            place
            for column in self.columns
            for bee in state.outlined(column[:-1])
            for place in (bee, column[column.index(bee) + 1])
        ]

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """Columns were begun from the left, so no bee has aged more often than one before it."""
        begun = [column for column in self.columns if state.count_filled(column) > 0]
        if begun != self.columns[: len(begun)]:
            return False
        most = len(self.columns[0])
        for column in begun:
            places = state.filled(column)
            first = column.index(places[0])
            aged = len(places) - 1
            if state.outlined(column) != places[-1:] or places != column[first:][: aged + 1]:
                return False
            if aged > most or first == len(column) - 1:
                return False
            # One that hibernates may have stopped ageing before.
            if places[-1] != column[-1]:
                most = aged
        return True

    def most_stars(self, desk: Desk, state: RealmState) -> int:
        return state.count_filled(self.beds)

    def promise(self, desk: Desk, state: RealmState) -> float:
        """Bees that can still hibernate in time: more if a turn may be missed."""
        left = desk.round.turns - desk.turn
        worth = 0.0
        for column in self.bees:
            for strength, bee in enumerate(column):
                spare = left - (len(column) - strength)
                if state.is_outlined(bee) and spare >= 0:
                    worth += _HOPE * (1.0 - _MISSED ** (spare + 1))
        # This is an estimate for the turns that are left, not for a whole round.
        return worth * desk.round.turns / max(1, left)


REALM: Final = Apiary
