"""Scythe: the top row gives resources, the bottom row turns them into stars.

Notation: `top`, `top+bottom`, `bottom`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import by_value
from rollwright.games.realms.pending import FollowUp, Pending
from rollwright.games.realms.realm import Realm, for_value
from rollwright.games.realms.state import RealmState

MARK_TOP: Final = 0
MARK_BOTH: Final = 1
MARK_BOTTOM: Final = 2
# The pending step: paying for a place of the bottom row.
PAY: Final = 0


class Scythe(Realm):
    """After marking a top number, its owner may pay at once for the bottom number of its column."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        # By number: the top row, the places below it, and the bottom row.
        self.top = card.by_number("top")
        self.below = card.places_of("bottom")[0]
        self.bottom = card.by_number("bottom")
        self.declare(
            [
                by_value("top", self.top),
                by_value("top+bottom", self.top, [card.places[at].costs for at in self.below]),
                by_value("bottom", self.bottom, [card.places[at].costs for at in self.bottom]),
            ]
        )
        self.follow_ups = [FollowUp(min(self.below), max(self.below))]

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        options: list[int] = []
        top, below = for_value(self.top, die.value), for_value(self.below, die.value)
        if state.is_blank(top):
            options.append(MARK_TOP)
            if state.is_blank(below) and self._pays_after_top(desk, top, below):
                options.append(MARK_BOTH)
        bottom = for_value(self.bottom, die.value)
        if self.can_buy(desk, state, bottom):
            options.append(MARK_BOTTOM)
        return options

    def _pays_after_top(self, desk: Desk, top: int, below: int) -> bool:
        """The resource of the top number may pay for the bottom one."""
        costs = self.card.places[below].costs
        gains = self.card.places[top].gains
        return desk.has_all(costs) or desk.can_gain(costs[0], gains)

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        if option == MARK_BOTTOM:
            self.buy(desk, state, self.bottom[die.value - 1])
            return
        top = self.top[die.value - 1]
        state.mark(top)
        self.reward(desk, state, top)
        if option == MARK_BOTH:
            desk.later(state.slot, PAY, self.below[die.value - 1])

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        if option == MARK_BOTH and die is not None:
            return [for_value(self.top, die.value), for_value(self.below, die.value)]
        return super().touches(state, option, die)

    def go_on(self, desk: Desk, state: RealmState, pending: Pending) -> None:
        payable = self.can_buy(desk, state, pending.value)
        if payable:
            self.buy(desk, state, pending.value)
        desk.tell_price(state, pending.value, self.card.places[pending.value].costs, payable)


REALM: Final = Scythe
