"""SpaceShipped: sets of three numbers, of which two are copied from the set before.

Notation: `next`, the next empty set
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import next_of
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.state import NUMBERS, RealmState

_VALUES: Final = (1, 2, 3, 4, 5, 6)
# For `promise`: what it is worth if every die would bring a star next.
_NEXT: Final = 2.0


class Spaceshipped(Realm):
    """A new number moves the last two down, and the sum of the three is paid at once."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.scores_at_once = False
        # Set by set: the box of the die, and those of the two copied numbers below it.
        self.sets = card.places_of("sets")
        self.tops = [boxes[0] for boxes in self.sets]
        # The two numbers printed before the first set.
        printed = card.places_of("printed")[0]
        self.printed = [card.places[place].number for place in printed]
        # The table: the lowest sum of each row, and what that row pays.
        table = card.places_of("table")[0]
        self.from_sum = [int(card.places[row].print.split("-")[0]) for row in table]
        self.pays = [card.places[row].gains for row in table]
        for boxes in self.sets:
            self.hold(boxes, NUMBERS)
        self.hold(printed + table, [])
        self.declare([next_of("next", self.tops)])

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        return [0] if state.first_blank(self.tops) >= 0 else []

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        at = state.count_filled(self.tops)
        numbers = [die.value, *self._last_two(state, at)]
        for box, number in zip(self.sets[at], numbers, strict=True):
            state.write(box, number)
        for gain in self.pays[self._row_for(sum(numbers))]:
            if gain != STAR:
                desk.gain(gain)

    def _last_two(self, state: RealmState, at: int) -> list[int]:
        """The two upper numbers of the set before this one."""
        if at == 0:
            return self.printed
        return [state.number_in(box) for box in self.sets[at - 1][:2]]

    def _row_for(self, total: int) -> int:
        """The row of the table for a sum; sums beyond it count as its first or last ones."""
        found = 0
        for row, least in enumerate(self.from_sum):
            if total >= least:
                found = row
        return found

    def _stars_for(self, total: int) -> int:
        return self.pays[self._row_for(total)].count(STAR)

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """All three boxes of the set."""
        at = state.count_filled(self.tops)
        return self.sets[at] if at < len(self.sets) else []

    def score(self, desk: Desk, state: RealmState) -> int:
        stars = 0
        for boxes in self.sets[: state.count_filled(self.tops)]:
            stars += self._stars_for(sum([state.number_in(box) for box in boxes]))
        return stars

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """Sets are filled one after the other, and each has the last two numbers below its own."""
        count = state.count_filled(self.tops)
        for at, boxes in enumerate(self.sets):
            if state.count_filled(boxes) != (len(boxes) if at < count else 0):
                return False
            copied = [state.number_in(box) for box in boxes[1:]]
            if at < count and copied != self._last_two(state, at):
                return False
        return True

    def promise(self, desk: Desk, state: RealmState) -> float:
        """How many dice would bring a star next: a good pair of numbers leaves three."""
        at = state.count_filled(self.tops)
        if at == len(self.tops):
            return 0.0
        last = sum(self._last_two(state, at))
        stars = 0
        for value in _VALUES:
            stars += self._stars_for(last + value)
        return _NEXT * stars / len(_VALUES)


REALM: Final = Spaceshipped
