"""Scythe: the top row gives resources, the bottom row turns them into stars.

Notation: `top`, `top+bottom`, `bottom`
"""

from typing import Final

from rollwright.games.realms.card_file import read_card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.realm import Pending, Realm

CARD: Final = read_card("scythe")
TOP: Final = CARD.places_of("top")[0]
BOTTOM: Final = CARD.places_of("bottom")[0]
COSTS: Final = [costs[0] for costs in CARD.gains_of("costs")]
COLUMN_OF_BOTTOM: Final = {CARD.places[place].number: column for column, place in enumerate(BOTTOM)}
MARK_TOP: Final = 0
MARK_BOTH: Final = 1
MARK_BOTTOM: Final = 2
NAMES: Final = ("top", "top+bottom", "bottom")
# What is left to settle: paying for the bottom of a column.
PAY: Final = 0


class Scythe(Realm):
    """Whoever marks a top number may pay at once for the bottom number of its column."""

    __slots__ = ()

    def options(self, desk: Desk, die: Die) -> list[int]:
        options: list[int] = []
        column = die.value - 1
        if self.is_blank(TOP[column]):
            options.append(MARK_TOP)
            if self.is_blank(BOTTOM[column]) and self._pays_after_top(desk, column):
                options.append(MARK_BOTH)
        column = COLUMN_OF_BOTTOM[die.value]
        if self.is_blank(BOTTOM[column]) and desk.has(COSTS[column]):
            options.append(MARK_BOTTOM)
        return options

    def _pays_after_top(self, desk: Desk, column: int) -> bool:
        """The resource of the top number may pay for the bottom one."""
        cost = COSTS[column]
        return desk.has(cost) or desk.can_gain(cost, CARD.places[TOP[column]].gains)

    def use(self, desk: Desk, die: Die, option: int) -> None:
        if option == MARK_BOTTOM:
            self._pay(desk, COLUMN_OF_BOTTOM[die.value])
            return
        top = TOP[die.value - 1]
        self.mark(top)
        self.reward(desk, top)
        if option == MARK_BOTH:
            desk.later(self.slot, PAY, die.value - 1)

    def go_on(self, desk: Desk, pending: Pending) -> None:
        if desk.has(COSTS[pending.value]):
            self._pay(desk, pending.value)

    def _pay(self, desk: Desk, column: int) -> None:
        desk.pay(COSTS[column])
        self.mark(BOTTOM[column])
        self.star()

    def knows_pending(self, pending: Pending) -> bool:
        return pending.kind == PAY and pending.value < len(BOTTOM)

    def cost_of(self, option: int, die: Die) -> list[int]:
        if option == MARK_TOP:
            return []
        return [COSTS[COLUMN_OF_BOTTOM[die.value] if option == MARK_BOTTOM else die.value - 1]]

    def option_text(self, option: int) -> str:
        return NAMES[option]

    def parse_option(self, text: str) -> int:
        return NAMES.index(text) if text in NAMES else -1

    def option_place(self, option: int, die: Die | None) -> int:
        if die is None:
            return -1
        return BOTTOM[COLUMN_OF_BOTTOM[die.value]] if option == MARK_BOTTOM else TOP[die.value - 1]


REALM: Final = Scythe
