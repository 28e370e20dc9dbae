"""Trickerion: six tricks of two components each, and stars for tricks that are linked.

Notation: a component, `3a` or `3b`; after a rolled pair also both, `both3`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import at_place
from rollwright.games.realms.realm import Realm, for_value, marked_when_full
from rollwright.games.realms.state import OUTLINED, RealmState

# For `promise`: times the square of what is marked of a link or a column; below one star each.
_LINK: Final = 1.4
_COLUMN: Final = 1.4


class Trickerion(Realm):
    """A die marks a component of its trick, or both after a pair; both outline the trick."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.scores_at_once = False
        self.tricks = card.places_of("tricks")[0]
        self.components = card.places_of("components")
        self.links = card.places_of("links")
        self.columns = card.places_of("columns")
        self.linked_components = [self._components_of(link) for link in self.links]
        self.column_components = [self._components_of(column) for column in self.columns]
        self.hold(self.tricks, [OUTLINED])
        # The options of a trick: each of its components; then, with this added, both.
        self.parts = [part for components in self.components for part in components]
        self.to_both = len(self.parts)
        both = [at_place(f"both{card.places[trick].number}", trick, []) for trick in self.tricks]
        self.declare([at_place(card.places[part].id, part) for part in self.parts] + both)

    def _components_of(self, tricks: list[int]) -> list[int]:
        found = [self.components[self.tricks.index(trick)] for trick in tricks]
        return [part for components in found for part in components]

    def _marked_by(self, option: int) -> list[int]:
        if option >= self.to_both:
            return self.components[option - self.to_both]
        return [self.parts[option]]

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        trick = for_value(self.tricks, die.value)
        if trick < 0:
            return []
        at = die.value - 1
        free = state.blanks(self.components[at])
        found = [self.parts.index(part) for part in free]
        if len(free) == len(self.components[at]) and desk.is_pair():
            found.append(self.to_both + at)
        return found

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        marked = self._marked_by(option)
        for part in marked:
            state.mark(part)
        for trick, components in zip(self.tricks, self.components, strict=True):
            if state.is_blank(trick) and state.all_filled(components):
                state.outline(trick)
        for part in marked:
            self.reward(desk, state, part)

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """The components, and the trick if it is complete with them."""
        marked = self._marked_by(option)
        touched = marked[:]
        for trick, components in zip(self.tricks, self.components, strict=True):
            blank = state.blanks(components)
            if marked[0] in components and len(blank) == len(marked):
                touched.append(trick)
        return touched

    def score(self, desk: Desk, state: RealmState) -> int:
        linked = len([1 for link in self.links if state.all_filled(link)])
        return linked + any([state.all_filled(column) for column in self.columns])

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """A trick is outlined exactly if both of its components are marked."""
        return marked_when_full(state, self.tricks, self.components)

    def promise(self, desk: Desk, state: RealmState) -> float:
        """Links and the better column by their components: those nearly done count most."""
        worth = 0.0
        for components in self.linked_components:
            worth += _LINK * _nearness(state, components)
        if not any([state.all_filled(column) for column in self.columns]):
            worth += _COLUMN * max([_nearness(state, one) for one in self.column_components])
        return worth


def _nearness(state: RealmState, components: list[int]) -> float:
    """The square of the marked share; nothing if all are marked."""
    share = state.count_filled(components) / len(components)
    return share * share if share < 1 else 0.0


REALM: Final = Trickerion
