"""Flamecraft: three shops that are enchanted, and in which numbers are gathered.

Notation: the circle to enchant, `circle1a`; `gather2`: write in shop 2; after that `stop`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import at_place, next_of, nowhere
from rollwright.games.realms.pending import FollowUp, Pending
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.state import MARKED, OUTLINED, RealmState, numbers_from

# The pending steps: another circle to enchant; another shop to gather in, with this number.
ENCHANT_AGAIN: Final = 0
GATHER_AGAIN: Final = 1
# The shops by their abilities; the third one gives a resource.
ENCHANTING: Final = 0
GATHERING: Final = 1
# For `promise`: a circle of a pair, a number of three, and a resource that waits.
_CIRCLE: Final = 0.35
_NUMBER: Final = 0.25
_WAITING: Final = 0.15


class Flamecraft(Realm):
    """What is enchanted in a shop is gained when a number is gathered there."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.scores_at_once = False
        self.circles = card.places_of("circles")
        self.boxes = card.places_of("boxes")
        self.abilities = card.places_of("abilities")[0]
        # The numbers that each shop takes.
        self.goods = [[int(text) for text in line.split()] for line in card.texts("numbers")]
        self.hold(self.abilities, [])
        for shop, boxes in enumerate(self.boxes):
            self.hold(self.circles[shop], [OUTLINED, MARKED])
            wares = [cell for number in self.goods[shop] for cell in numbers_from(number, number)]
            self.hold(boxes, wares)
        self.all_circles = [circle for circles in self.circles for circle in circles]
        # An option is a circle to enchant; with this added, a shop to gather in.
        self.to_gather = len(self.all_circles)
        enchant = [at_place(card.places[circle].id, circle) for circle in self.all_circles]
        gather = [next_of(f"gather{shop}", boxes) for shop, boxes in enumerate(self.boxes, 1)]
        self.declare(enchant + gather, [nowhere("stop")])
        stop = self.option_of["stop"]
        self.follow_ups = [FollowUp(skip=stop, asks="enchant"), FollowUp(1, 6, stop, "gather")]

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        return self._to_enchant(state) + self._shops_for(state, die.value)

    def _to_enchant(self, state: RealmState) -> list[int]:
        """The circles that are not outlined yet, as options."""
        return [at for at, circle in enumerate(self.all_circles) if state.is_blank(circle)]

    def _shops_for(self, state: RealmState, number: int) -> list[int]:
        """The shops that take this number and have room, as options."""
        return [
            self.to_gather + shop
            for shop, boxes in enumerate(self.boxes)
            if number in self.goods[shop] and state.first_blank(boxes) >= 0
        ]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        if option < self.to_gather:
            state.outline(self.all_circles[option])
        else:
            self._gather(desk, state, option - self.to_gather, die.value)

    def _gather(self, desk: Desk, state: RealmState, shop: int, number: int) -> None:
        state.write(state.first_blank(self.boxes[shop]), number)
        for circle in state.outlined(self.circles[shop]):
            state.mark(circle)
            self.reward(desk, state, circle)
        if shop == ENCHANTING:
            desk.later(state.slot, ENCHANT_AGAIN)
        elif shop == GATHERING:
            desk.later(state.slot, GATHER_AGAIN, number)
        else:
            self.reward(desk, state, self.abilities[shop])

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """A number in a shop also marks its outlined circles."""
        found = super().touches(state, option, die)
        shop = option - self.to_gather
        if 0 <= shop < len(self.boxes):
            return found + state.outlined(self.circles[shop])
        return found

    # --- the abilities -----------------------------------------------------------------------

    def choices(self, desk: Desk, state: RealmState, pending: Pending) -> list[int]:
        if pending.kind == ENCHANT_AGAIN:
            return self._to_enchant(state)
        return self._shops_for(state, pending.value)

    def choose(self, desk: Desk, state: RealmState, pending: Pending, option: int) -> None:
        if pending.kind == ENCHANT_AGAIN:
            state.outline(self.all_circles[option])
        else:
            self._gather(desk, state, option - self.to_gather, pending.value)

    # --- scoring -----------------------------------------------------------------------------

    def score(self, desk: Desk, state: RealmState) -> int:
        return len([1 for places in self.circles + self.boxes if state.all_filled(places)])

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """A circle is marked by a number in its shop."""
        for circles, boxes in zip(self.circles, self.boxes, strict=True):
            marked = any([state.is_marked(circle) for circle in circles])
            if not state.is_in_order(boxes) or (marked and state.count_filled(boxes) == 0):
                return False
        return True

    def promise(self, desk: Desk, state: RealmState) -> float:
        """Circles and numbers of shops that are not complete, and resources that wait."""
        worth = 0.0
        for circles, boxes in zip(self.circles, self.boxes, strict=True):
            if not state.all_filled(circles):
                worth += _CIRCLE * state.count_filled(circles)
            if not state.all_filled(boxes):
                worth += _NUMBER * state.count_filled(boxes)
                worth += _WAITING * len(state.outlined(circles))
        return worth


REALM: Final = Flamecraft
