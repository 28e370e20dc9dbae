"""Gùgōng: one number after the other; a higher one is a gift, any other has to be paid for.

Notation: `next`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import next_of
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.state import NUMBERS, RealmState

WRITE: Final = 0
# The only pair of numbers in which the second is greater though it is not higher.
_BEFORE_LOWEST: Final = 6
_LOWEST: Final = 1
# For `promise`: what is left of a star for each box to it, and a next number that would be greater.
_STEP: Final = 0.85
_ROOM: Final = 0.06
_VALUES: Final = (1, 2, 3, 4, 5, 6)
_FREE: Final[list[int]] = []


class Gugong(Realm):
    """The same resource is gained or paid, whichever way the number compares to the last one."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.boxes = card.places_of("boxes")[0]
        # The stars above a box are a place of their own, which nobody writes in.
        self.stars_above = {box: stars for stars, box in card.places_of("stars")}
        self.hold(self.boxes, NUMBERS)
        self.hold(list(self.stars_above.values()), [])
        self.declare([next_of("next", self.boxes)])

    def is_greater(self, state: RealmState, value: int) -> bool:
        """Is the number greater than the last one? In the first box always; a 1 is after a 6."""
        filled = state.count_filled(self.boxes)
        if filled == 0:
            return True
        last = state.number_in(self.boxes[filled - 1])
        return value > last or (value == _LOWEST and last == _BEFORE_LOWEST)

    def cost_of(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        box = state.first_blank(self.boxes)
        if box < 0 or die is None or self.is_greater(state, die.value):
            return _FREE
        return self.card.places[box].gains

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        box = state.first_blank(self.boxes)
        if box < 0 or not desk.has_all(self.cost_of(state, WRITE, die)):
            return []
        return [WRITE]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        box = state.first_blank(self.boxes)
        greater = self.is_greater(state, die.value)
        desk.pay_all(self.cost_of(state, WRITE, die))
        state.write(box, die.value)
        if greater:
            self.reward(desk, state, box)
        if box in self.stars_above:
            self.reward(desk, state, self.stars_above[box])

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        return state.is_in_order(self.boxes)

    def most_stars(self, desk: Desk, state: RealmState) -> int:
        stars = 0
        for box in state.filled(self.boxes):
            if box in self.stars_above:
                stars += len(self.card.places[self.stars_above[box]].gains)
        return stars

    def promise(self, desk: Desk, state: RealmState) -> float:
        """The stars ahead by the steps to them, and how many numbers would be greater next."""
        worth, odds = 0.0, 1.0
        for box in state.blanks(self.boxes):
            odds *= _STEP
            if box in self.stars_above:
                worth += odds * len(self.card.places[self.stars_above[box]].gains)
        room = len([1 for value in _VALUES if self.is_greater(state, value)])
        return worth + _ROOM * room


REALM: Final = Gugong
