"""Biddy & Walter: two cats whose cravings every roll calls for.

Notation: the cravings outlined: `food`, `play`, `sleep`, `food+play` and so on
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import next_of
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.state import MARKED, MOST_STARS, OUTLINED, RealmState


class BiddyAndWalter(Realm):
    """A roll marks a craving that was outlined in time, or makes a cat grumpy."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        kinds = card.texts("kinds")
        card.check_few("values.kinds", len(kinds))
        self.scores_at_once = False
        self.rows = card.places_of("rows")
        self.ends = card.places_of("ends")[0]
        self.cats = card.places_of("cats")[0]
        for row in self.rows:
            self.hold(row, [OUTLINED, MARKED])
        self.hold(self.ends, [])
        self.hold(self.cats, [OUTLINED])
        self.lowest = card.numbers("lowest_sums")
        self.highest = card.numbers("highest_sums")
        # The kinds that each number outlines, as a bit mask.
        self.sets = [
            sum([1 << kinds.index(kind) for kind in text.split()])
            for text in card.texts("outlines")
        ]
        # An option is a set of kinds, minus one: a number outlines what is left of its set.
        texts = [
            "+".join([kind for at, kind in enumerate(kinds) if chosen >> at & 1])
            for chosen in range(1, 1 << len(kinds))
        ]
        self.declare(
            [next_of(text, self.rows[self._kinds_in(at)[0]]) for at, text in enumerate(texts, 1)]
        )

    def _kind_of(self, total: int) -> int:
        """The kind of craving that a sum calls for; -1 if none."""
        for kind in range(len(self.rows)):
            if self.lowest[kind] <= total <= self.highest[kind]:
                return kind
        return -1

    def _kinds_in(self, chosen: int) -> list[int]:
        return [kind for kind in range(len(self.rows)) if chosen >> kind & 1]

    def watches_roll(self) -> bool:
        return True

    def at_roll(self, desk: Desk, state: RealmState) -> None:
        kind = self._kind_of(desk.first + desk.second)
        if kind < 0:
            desk.tell_idle_sum(state)
            return
        for craving in state.outlined(self.rows[kind])[:1]:
            state.mark(craving)
            desk.tell_place(state, craving)
            self.reward(desk, state, self.ends[kind])
            return
        cat = state.first_blank(self.cats)
        if self._next(state, kind) >= 0 and cat >= 0:
            state.outline(cat)
            desk.tell_place(state, cat)

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        if not 1 <= die.value <= len(self.sets):
            return []
        kinds = self._kinds_in(self.sets[die.value - 1])
        left = sum([1 << kind for kind in kinds if self._next(state, kind) >= 0])
        return [left - 1] if left else []

    def _next(self, state: RealmState, kind: int) -> int:
        """The craving of a kind to outline next; -1 if none is left."""
        return state.first_blank(self.rows[kind])

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        for kind in self._kinds_in(option + 1):
            state.outline(self._next(state, kind))

    def score(self, desk: Desk, state: RealmState) -> int:
        return MOST_STARS - state.count_filled(self.cats)

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """Cravings are outlined one after the other, and marked in the same order."""
        for row in self.rows:
            marked = [craving for craving in row if state.is_marked(craving)]
            if not state.is_in_order(row) or marked != row[: len(marked)]:
                return False
        return state.is_in_order(self.cats)

    def promise(self, desk: Desk, state: RealmState) -> float:
        """Negative: each kind is called for about every third roll, perhaps in vain."""
        turns = desk.round.turns
        left = turns - desk.turn
        missing = 0.0
        for row in self.rows:
            missing += max(0.0, left / len(self.rows) - len(state.outlined(row)))
        return -missing * turns / left if left else 0.0


REALM: Final = BiddyAndWalter
