"""Dinosaur Island: dinosaurs bring visitors, as many as the security level allows.

Notation: the dinosaur that is outlined, `small3` or `large3`; `security`: mark shields
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import at_place, next_of
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.state import MARKED, OUTLINED, RealmState

# The visitors that are worth a star.
CROWD: Final = 3
# For `promise`: a visitor who does not make a star yet, and room for one more, as far as it helps.
_VISITOR: Final = 0.2
_ROOM: Final = 0.15
_MOST_ROOM: Final = 8


class DinosaurIsland(Realm):
    """A die adds a dinosaur, or raises the level that limits the visitors."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.scores_at_once = False
        small, large = card.places_of("small")[0], card.places_of("large")[0]
        self.dinosaurs = small + large
        self.visitors = card.numbers("small_visitors") + card.numbers("large_visitors")
        # By the number of the die.
        self.matching = [[one, len(small) + one] for one in range(len(small))]
        shields = card.places_of("shields")[0]
        # The last one is the highest level, and is never marked.
        self.shields = shields[:-1]
        self.levels = [card.places[shield].number for shield in shields]
        self.hold(self.dinosaurs, [OUTLINED])
        self.hold(self.shields, [MARKED])
        self.hold(shields[-1:], [])
        dinosaurs = [at_place(card.places[one].id, one) for one in self.dinosaurs]
        self.declare([*dinosaurs, next_of("security", self.shields)])
        self.security = len(dinosaurs)

    def level(self, state: RealmState) -> int:
        """The security level: the lowest shield without a mark."""
        return self.levels[state.count_filled(self.shields)]

    def crowd(self, state: RealmState) -> int:
        """The visitors in the park."""
        pairs = zip(self.dinosaurs, self.visitors, strict=True)
        return sum([visitors for one, visitors in pairs if state.is_outlined(one)])

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        options: list[int] = []
        if 1 <= die.value <= len(self.matching):
            room = self.level(state) - self.crowd(state)
            options = [
                one
                for one in self.matching[die.value - 1]
                if state.is_blank(self.dinosaurs[one]) and self.visitors[one] <= room
            ]
        if self._to_mark(state, die.value):
            options.append(self.security)
        return options

    def _to_mark(self, state: RealmState, value: int) -> list[int]:
        """The next shields, as many as a die shows."""
        return state.blanks(self.shields)[: max(0, value)]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        if option == self.security:
            for shield in self._to_mark(state, die.value):
                state.mark(shield)
            return
        state.outline(self.dinosaurs[option])
        self.reward(desk, state, self.dinosaurs[option])

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        if option == self.security and die is not None:
            return self._to_mark(state, die.value)
        return super().touches(state, option, die)

    def score(self, desk: Desk, state: RealmState) -> int:
        return self.crowd(state) // CROWD

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        return state.is_in_order(self.shields) and self.crowd(state) <= self.level(state)

    def promise(self, desk: Desk, state: RealmState) -> float:
        """Visitors on the way to a star, and room for more of them."""
        crowd = self.crowd(state)
        room = min(_MOST_ROOM, self.level(state) - crowd)
        return _VISITOR * (crowd % CROWD) + _ROOM * room


REALM: Final = DinosaurIsland
