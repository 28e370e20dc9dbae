"""Rolling Realms: three worlds with three faces each, best with different numbers and equal sums.

Notation: the world and the benefit that is marked below it: `world1=coin`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import next_of
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.resource import RESOURCES
from rollwright.games.realms.state import NUMBERS, RealmState

# For `promise`: a full world with different numbers, and one with the sum of another world.
_DIFFERENT: Final = 0.8
_EQUAL: Final = 0.6
# The average of a die, and how much a difference between the sums to expect matters.
_AVERAGE: Final = 3.5
_APART: Final = 0.12


class RollingRealmsRealm(Realm):
    """Sums are compared at the end of the round; of the world that is equalled, any part counts."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.scores_at_once = False
        self.worlds = card.places_of("worlds")
        self.benefits = card.places_of("benefits")
        for world in self.worlds:
            self.hold(world, NUMBERS)
        # By option: its world, and the benefits that it may mark.
        self.world_of: list[int] = []
        self.marks: list[list[int]] = []
        texts: list[str] = []
        for at, benefits in enumerate(self.benefits):
            for resource, name in enumerate(RESOURCES):
                alike = [place for place in benefits if card.places[place].gains == [resource]]
                if alike:
                    self.world_of.append(at)
                    self.marks.append(alike)
                    texts.append(f"world{at + 1}={name}")
        self.declare(
            [next_of(text, self.worlds[at]) for text, at in zip(texts, self.world_of, strict=True)]
        )

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        return [option for option, benefits in enumerate(self.marks) if state.blanks(benefits)]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        benefit = state.first_blank(self.marks[option])
        state.write(state.first_blank(self.worlds[self.world_of[option]]), die.value)
        state.mark(benefit)
        self.reward(desk, state, benefit)

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """The face, and the benefit below."""
        return [self.place_of(state, option, die), state.first_blank(self.marks[option])]

    # --- scoring -------------------------------------------------------------------------

    def score(self, desk: Desk, state: RealmState) -> int:
        sums = [self._sum(state, world) for world in self.worlds]
        stars = 0
        for at, world in enumerate(self.worlds):
            if state.all_filled(world):
                stars += self._all_differ(state, world)
                stars += sums.count(sums[at]) > 1
        return stars

    def _sum(self, state: RealmState, world: list[int]) -> int:
        return sum([state.number_in(face) for face in world])

    def _all_differ(self, state: RealmState, world: list[int]) -> bool:
        """Are the numbers in a world different, as far as they are written?"""
        numbers = [state.number_in(face) for face in state.filled(world)]
        return len(set(numbers)) == len(numbers)

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """Every number came with a benefit, and faces are filled in their order."""
        for world, benefits in zip(self.worlds, self.benefits, strict=True):
            if not state.is_in_order(world):
                return False
            if state.count_filled(world) != state.count_filled(benefits):
                return False
        return True

    def promise(self, desk: Desk, state: RealmState) -> float:
        """Worlds by how full they are; for equal sums, how near the sums to expect lie."""
        worth = 0.0
        expected: list[float] = []
        for world in self.worlds:
            expected.append(self._sum(state, world) + _AVERAGE * len(state.blanks(world)))
        for at, world in enumerate(self.worlds):
            blank = len(state.blanks(world))
            share = 1.0 - blank / len(world)
            if blank and self._all_differ(state, world):
                worth += _DIFFERENT * share
            best = 0.0
            for other, faces in enumerate(self.worlds):
                # Two full worlds are equal already, or never will be.
                left = blank + len(state.blanks(faces))
                if other != at and left:
                    apart = abs(expected[at] - expected[other])
                    filled = 1.0 - left / (len(world) + len(faces))
                    best = max(best, filled * max(0.0, 1.0 - _APART * apart))
            worth += _EQUAL * best
        return worth


REALM: Final = RollingRealmsRealm
