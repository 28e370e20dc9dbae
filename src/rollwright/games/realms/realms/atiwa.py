"""Atiwa: terrain cards, and the fruit bats that roost on them.

Notation: the terrain card that is outlined, `hill1`, or `bats`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import at_place
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.state import MARKED, OUTLINED, RealmState

# So many bats are marked for a resource.
FLOCK: Final = 3
# The stars if all bats are circled, and those that are added if all are marked, too.
ALL_CIRCLED: Final = 1
ALL_MARKED: Final = 2
# For `promise`: the worth of all bats circled, and of all bats marked.
_CIRCLED: Final = 0.9
_MARKED: Final = 1.2


class Atiwa(Realm):
    """A die wins land for bats, or calls bats to the land."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.scores_at_once = False
        self.columns = card.places_of("columns")
        # The column of each number of a die.
        self.column_of = {
            int(number): at
            for at, numbers in enumerate(card.texts("dice"))
            for number in numbers.split()
        }
        self.lands = [land for column in self.columns for land in column]
        # The bats of each land, in the same order.
        self.bats_of = card.places_of("bats")
        self.bats = [bat for bats in self.bats_of for bat in bats]
        self.roost = card.places_of("roost")[0][0]
        self.hold(self.lands, [OUTLINED])
        self.hold(self.bats, [OUTLINED, MARKED])
        self.hold([self.roost], [])
        lands = [at_place(card.places[land].id, land) for land in self.lands]
        self.declare([*lands, at_place("bats", self.roost)])
        self.call = len(lands)
        self.most_resources = 1

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        options: list[int] = []
        at = self.column_of.get(die.value, -1)
        if at >= 0:
            options = [self.lands.index(land) for land in self.columns[at] if state.is_blank(land)]
        if self._to_circle(state, die.value):
            options.append(self.call)
        return options

    def _to_circle(self, state: RealmState, value: int) -> list[int]:
        """The next bats on outlined cards, as many as a die shows."""
        found = [
            bat
            for land, bats in zip(self.lands, self.bats_of, strict=True)
            if state.is_outlined(land)
            for bat in state.blanks(bats)
        ]
        return found[: max(0, value)]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        if option == self.call:
            for bat in self._to_circle(state, die.value):
                state.outline(bat)
        else:
            state.outline(self.lands[option])
            self._gain(desk, self.lands[option])
        circled = state.outlined(self.bats)
        if len(circled) >= FLOCK:
            for bat in circled[:FLOCK]:
                state.mark(bat)
            desk.choose_resources(state.slot, 1)

    def _gain(self, desk: Desk, land: int) -> None:
        """The resources of a card; `score` counts its stars."""
        for gain in self.card.places[land].gains:
            if gain != STAR:
                desk.gain(gain)

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """The card or the bats that are circled, and the bats that are marked then."""
        found = super().touches(state, option, die)
        if option == self.call:
            found = self._to_circle(state, die.value) if die is not None else []
        circled = sorted(set(state.outlined(self.bats)) | (set(found) & set(self.bats)))
        flock = circled[:FLOCK] if len(circled) >= FLOCK else []
        return found + [bat for bat in flock if bat not in found]

    def score(self, desk: Desk, state: RealmState) -> int:
        stars = 0
        for land in state.outlined(self.lands):
            stars += self.card.places[land].gains.count(STAR)
        if state.all_filled(self.bats):
            stars += ALL_CIRCLED
            if not state.outlined(self.bats):
                stars += ALL_MARKED
        return stars

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """Bats roost on outlined cards only, and are marked in flocks."""
        for land, bats in zip(self.lands, self.bats_of, strict=True):
            circled = state.count_filled(bats)
            if not state.is_in_order(bats) or (circled and not state.is_outlined(land)):
                return False
        marked = state.count_filled(self.bats) - len(state.outlined(self.bats))
        return marked % FLOCK == 0

    def promise(self, desk: Desk, state: RealmState) -> float:
        """The share of the bats that are circled, and that are marked."""
        circled = state.count_filled(self.bats)
        marked = circled - len(state.outlined(self.bats))
        total = len(self.bats)
        worth = 0.0
        if circled < total:
            worth += _CIRCLED * circled / total
        if marked < total:
            worth += _MARKED * marked / total
        return worth


REALM: Final = Atiwa
