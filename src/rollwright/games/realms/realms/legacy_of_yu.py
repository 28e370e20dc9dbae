"""Legacy of Yu: a river of columns with two numbers each, whose sums should rise.

Notation: the box, by row and column: `upper1` to `lower6`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import at_place
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.state import NUMBERS, RealmState, numbers_from

_LEAST: Final = 2
_MOST: Final = 12
# For `promise`: how much each sum should be above the one before, and what it costs to be off.
_SLOPE: Final = 1.2
_OFF: Final = 0.1
_FAR: Final = 4.0


class LegacyOfYu(Realm):
    """A column scores if its sum is greater than every sum to its left; empty ones are skipped."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.scores_at_once = False
        self.columns = card.places_of("columns")
        self.sums = card.places_of("sums")[0]
        spring = card.places_of("spring")[0]
        self.first_sum = card.places[spring[0]].number
        self.boxes = [box for column in self.columns for box in column]
        self.hold(self.boxes, NUMBERS)
        self.hold(self.sums, numbers_from(_LEAST, _MOST))
        self.hold(spring, [])
        self.declare([at_place(card.places[box].id, box) for box in self.boxes])

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        return [option for option, box in enumerate(self.boxes) if state.is_blank(box)]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        state.write(self.boxes[option], die.value)
        at = option // len(self.columns[0])
        if state.all_filled(self.columns[at]):
            state.write(self.sums[at], self._sum(state, at))
        self.reward(desk, state, self.boxes[option])

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """The box, and the sum if it is the second one of its column."""
        at = option // len(self.columns[0])
        last = len(state.blanks(self.columns[at])) == 1
        return [self.boxes[option], self.sums[at]] if last else [self.boxes[option]]

    def _sum(self, state: RealmState, at: int) -> int:
        """The sum of a column, of one number too; 0 if the column is empty."""
        return sum([state.number_in(box) for box in self.columns[at]])

    def score(self, desk: Desk, state: RealmState) -> int:
        stars, highest = 0, self.first_sum
        for at, column in enumerate(self.columns):
            # An empty column has no sum at all.
            if state.count_filled(column):
                total = self._sum(state, at)
                if total > highest:
                    stars, highest = stars + 1, total
        return stars

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """Exactly the full columns have their sums below them."""
        for at, column in enumerate(self.columns):
            wanted = self._sum(state, at) if state.all_filled(column) else 0
            if state.number_in(self.sums[at]) != wanted:
                return False
        return True

    def promise(self, desk: Desk, state: RealmState) -> float:
        """Columns whose sums can still rise: how near each one is to its share of the slope."""
        worth = 0.0
        for at, column in enumerate(self.columns):
            blank = len(state.blanks(column))
            total = self._sum(state, at)
            wanted = self.first_sum + _SLOPE * (at + 1)
            if blank < len(column):
                # A number that is still to come makes up for what is missing.
                missing = wanted - total
                off = abs(missing) if not blank else max(0.0, -missing, missing - 6.0)
                worth -= _OFF * min(_FAR, off)
        return worth


REALM: Final = LegacyOfYu
