"""Minigolf: three lanes; every stroke costs a par hex, and the hole pays those that are left.

Notation: `left`, `middle` or `right`: the lane
"""

from typing import Final, final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import at_place
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.state import RealmState

_VALUES: Final = (1, 2, 3, 4, 5, 6)
_NAMES: Final[list[str]] = ["left", "middle", "right"]
# For `promise`: the chance of no stroke more than needed, and how much the way there is worth.
_CLEAN: Final = 0.5
_BEGUN: Final = 0.2
_WAY: Final = 0.8


@final
class Lane:
    """Its circles from the tee to the hole, and its par hexes from the bottom up."""

    def __init__(self, card: Card, circles: list[int], hexes: list[int]) -> None:
        self.circles = circles
        self.hexes = hexes
        self.least = [_limit(card, circle, "≥", 0) for circle in circles]
        self.most = [_limit(card, circle, "≤", 6) for circle in circles]
        self.stars = [card.places[par].gains.count(STAR) for par in hexes]
        # By the circles filled: the fewest strokes to the hole, and how many hexes can be marked.
        self.fewest = self._fewest()
        self.strokes = self._strokes()

    def takes(self, filled: int, value: int) -> bool:
        """Does every circle that this number would fill allow it, and are there enough?"""
        if value < 1 or filled + value > len(self.circles):
            return False
        for circle in range(filled, filled + value):
            if not self.least[circle] <= value <= self.most[circle]:
                return False
        return True

    def _fewest(self) -> list[int]:
        """Backwards from the hole; more than there are circles where there is no way to it."""
        length = len(self.circles)
        fewest = [length + 1] * length + [0]
        for filled in range(length - 1, -1, -1):
            for value in _VALUES:
                if self.takes(filled, value):
                    fewest[filled] = min(fewest[filled], fewest[filled + value] + 1)
        return fewest

    def _strokes(self) -> list[list[int]]:
        """Forwards from the tee; once all hexes are marked, further strokes mark none."""
        found: list[list[int]] = [[] for _ in range(len(self.circles) + 1)]
        found[0] = [0]
        for filled in range(len(self.circles)):
            for value in _VALUES:
                if self.takes(filled, value):
                    for marked in found[filled]:
                        after = min(marked + 1, len(self.hexes))
                        if after not in found[filled + value]:
                            found[filled + value].append(after)
        return found

    def stars_after(self, strokes: int) -> int:
        """The stars in the hexes that so many strokes leave."""
        return sum(self.stars[strokes:])


class Minigolf(Realm):
    """A die fills as many circles of a lane as it shows; too many are not allowed."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        lanes = zip(card.places_of("lanes"), card.places_of("pars"), strict=True)
        self.lanes = [Lane(card, circles, hexes) for circles, hexes in lanes]
        # A lane is tapped at its hole.
        self.declare(
            [
                at_place(name, lane.circles[-1])
                for name, lane in zip(_NAMES, self.lanes, strict=True)
            ]
        )

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        return [
            option
            for option, lane in enumerate(self.lanes)
            if lane.takes(state.count_filled(lane.circles), die.value)
        ]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        lane = self.lanes[option]
        for place in self.touches(state, option, die):
            state.mark(place)
        if state.all_filled(lane.circles):
            for par in state.blanks(lane.hexes):
                self.reward(desk, state, par)

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """The next par hex, if there is one left, and the circles that the die fills."""
        lane = self.lanes[option]
        blanks = state.blanks(lane.circles)
        filled = blanks[: die.value] if die is not None else blanks[:1]
        return state.blanks(lane.hexes)[:1] + filled

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """Filled from the bottom up, with a number of strokes that can have led there."""
        for lane in self.lanes:
            filled, marked = state.count_filled(lane.circles), state.count_filled(lane.hexes)
            if not state.is_in_order(lane.circles) or not state.is_in_order(lane.hexes):
                return False
            if marked not in lane.strokes[filled]:
                return False
        return True

    def most_stars(self, desk: Desk, state: RealmState) -> int:
        stars = 0
        for lane in self.lanes:
            if state.all_filled(lane.circles):
                stars += lane.stars_after(state.count_filled(lane.hexes))
        return stars

    def promise(self, desk: Desk, state: RealmState) -> float:
        """The stars at the hole, with the fewest strokes or one more, by how near it is."""
        worth = 0.0
        for lane in self.lanes:
            filled = state.count_filled(lane.circles)
            if 0 < filled < len(lane.circles):
                strokes = state.count_filled(lane.hexes) + lane.fewest[filled]
                stars = _CLEAN * lane.stars_after(strokes)
                stars += (1.0 - _CLEAN) * lane.stars_after(strokes + 1)
                worth += stars * (_BEGUN + _WAY * filled / len(lane.circles))
        return worth


def _limit(card: Card, circle: int, sign: str, otherwise: int) -> int:
    """The number behind this sign in a circle."""
    printed = card.places[circle].print
    return int(printed[1:]) if printed.startswith(sign) else otherwise


REALM: Final = Minigolf
