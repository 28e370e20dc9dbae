"""Expedition: a walk around a crater, clockwise, that never stops twice in one place.

Notation: the hex where the walk ends: `outer7`, `inner9`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.state import MARKED, MOST_STARS, OUTLINED, RealmState

_FACES: Final = range(1, 7)
# For `promise`: a star that is left, and one that the next die could reach, by each of its faces.
_LEFT: Final = 0.25
_AHEAD: Final = 0.12
_NONE: Final[list[int]] = []


class Expedition(Realm):
    """A number is a walk; its end is outlined until the next one, which leaves it filled."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        # Openings lead one way: from each place of a line to the next.
        self.steps: list[list[int]] = [[] for _ in card.places]
        for way in card.places_of("ways"):
            for at in range(1, len(way)):
                self.steps[way[at - 1]].append(way[at])
        # By number and hex, where a walk may end; hexes on the way may be filled.
        self.ends = {value: self._ends(value) for value in _FACES}
        self.camp = card.starts.index(OUTLINED)
        self.starred = [at for at, place in enumerate(card.places) if STAR in place.gains]
        hexes = list(range(len(card.places)))
        self.hold(hexes, [OUTLINED, MARKED])
        self.hold([self.camp], [MARKED])

    def _ends(self, value: int) -> list[list[int]]:
        """The ends of walks of this many steps, by the hex where they begin."""
        ends = [[at] for at in range(len(self.steps))]
        for _ in range(value):
            ends = [
                sorted({after for before in found for after in self.steps[before]})
                for found in ends
            ]
        return ends

    def _here(self, state: RealmState) -> int:
        """The outlined hex."""
        return state.cells.index(OUTLINED)

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        if die.value not in self.ends:
            return _NONE
        return state.blanks(self.ends[die.value][self._here(state)])

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        state.mark(self._here(state))
        state.outline(option)
        self.reward(desk, state, option)

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """The end of the walk, and the hex that is left."""
        return [option, self._here(state)]

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """One hex is outlined, and a die leads from a filled hex to every other one visited."""
        if state.cells.count(OUTLINED) != 1:
            return False
        left = [at for at in range(len(self.steps)) if state.is_marked(at)]
        for visited in [*left, self._here(state)]:
            if visited != self.camp and not self._is_reached(left, visited):
                return False
        # The camp is left first.
        return not left or self.camp in left

    def _is_reached(self, left: list[int], visited: int) -> bool:
        for ends in self.ends.values():
            for before in left:
                if before != visited and visited in ends[before]:
                    return True
        return False

    def most_stars(self, desk: Desk, state: RealmState) -> int:
        return state.count_filled(self.starred)

    def promise(self, desk: Desk, state: RealmState) -> float:
        """The stars that are left, above all those that the next die could reach from here."""
        here = self._here(state)
        ahead = 0
        for ends in self.ends.values():
            for end in ends[here]:
                if end in self.starred and state.is_blank(end):
                    ahead += 1
                    break
        left = len(state.blanks(self.starred))
        return min(_LEFT * left + _AHEAD * ahead, float(MOST_STARS - state.stars))


REALM: Final = Expedition
