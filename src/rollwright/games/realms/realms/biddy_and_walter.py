"""Biddy & Walter: two cats whose cravings every roll calls for.

Notation: the cravings outlined: `food`, `play`, `sleep`, `food+play` and so on
"""

from typing import Final

from rollwright.games.realms.card_file import read_card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.realm import MOST_STARS, OUTLINED, Realm
from rollwright.games.realms.setup import TURNS

CARD: Final = read_card("biddy-and-walter")
KINDS: Final = CARD.texts("kinds")
ROWS: Final = CARD.places_of("rows")
ENDS: Final = CARD.places_of("ends")[0]
CATS: Final = CARD.places_of("cats")[0]
LOWEST: Final = CARD.numbers("lowest_sums")
HIGHEST: Final = CARD.numbers("highest_sums")
# An option is a set of kinds, by bits; a number outlines what is left of one set.
SETS: Final = [
    sum([1 << KINDS.index(kind) for kind in text.split()]) for text in CARD.texts("outlines")
]
TEXTS: Final = [
    "+".join([kind for at, kind in enumerate(KINDS) if kinds & 1 << at])
    for kinds in range(1 << len(KINDS))
]


def _kind_of(total: int) -> int:
    """The kind of craving that a sum calls for; -1 if none."""
    for kind in range(len(KINDS)):
        if LOWEST[kind] <= total <= HIGHEST[kind]:
            return kind
    return -1


def _kinds_in(kinds: int) -> list[int]:
    return [kind for kind in range(len(KINDS)) if kinds & 1 << kind]


class BiddyAndWalter(Realm):
    """A roll marks a craving that was outlined in time, or makes a cat grumpy."""

    __slots__ = ()

    def watches_roll(self) -> bool:
        return True

    def at_roll(self, desk: Desk) -> None:
        kind = _kind_of(desk.first + desk.second)
        if kind < 0:
            desk.tell_idle_sum(self)
            return
        for craving in ROWS[kind]:
            if self.cells[craving] == OUTLINED:
                self.mark(craving)
                desk.tell_place(self, craving)
                self.reward(desk, ENDS[kind])
                return
        cat = self.first_blank(CATS)
        if self._next(kind) >= 0 and cat >= 0:
            self.outline(cat)
            desk.tell_place(self, cat)

    def options(self, desk: Desk, die: Die) -> list[int]:
        if not 1 <= die.value <= len(SETS):
            return []
        kinds = [kind for kind in _kinds_in(SETS[die.value - 1]) if self._next(kind) >= 0]
        return [sum([1 << kind for kind in kinds])] if kinds else []

    def _next(self, kind: int) -> int:
        """The craving of a kind to outline next; -1 if none is left."""
        return self.first_blank(ROWS[kind])

    def use(self, desk: Desk, die: Die, option: int) -> None:
        for kind in _kinds_in(option):
            self.outline(self._next(kind))

    def score(self, desk: Desk) -> int:
        return MOST_STARS - self.count_filled(CATS)

    def promise(self, desk: Desk) -> float:
        """Less than nothing: each kind is called for about every third roll, maybe in vain."""
        left = TURNS - desk.turn
        missing = 0.0
        for row in ROWS:
            outlined = len([1 for craving in row if self.cells[craving] == OUTLINED])
            missing += max(0.0, left / len(ROWS) - outlined)
        return -missing * TURNS / left if left else 0.0

    def option_text(self, option: int) -> str:
        return TEXTS[option]

    def parse_option(self, text: str) -> int:
        return TEXTS.index(text) if text and text in TEXTS else -1

    def option_place(self, option: int, die: Die | None) -> int:
        return self._next(_kinds_in(option)[0])


REALM: Final = BiddyAndWalter
