"""Viticulture: gather grapes, then press some of them with a die into a wine order.

Notation: `grape`; `wine11:2+5` fills the 11 with the die and the grapes 2 and 5
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import at_place, by_value
from rollwright.games.realms.realm import Realm, for_value
from rollwright.games.realms.state import CROSSED, OUTLINED, RealmState

# Option 0 gains a grape; the others combine an order and a set of grapes as a bit mask.
GRAPE: Final = 0
GRAPES: Final = 6
MOST_VALUE: Final = 6
SETS: Final = 2**GRAPES - 1


class Viticulture(Realm):
    """A grape also gives the resource under it; a grape that was used is crossed off."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.grapes = card.by_number("grapes")
        self.orders = card.places_of("orders")[0]
        self.wanted = [card.places[order].number for order in self.orders]
        self.hold(self.grapes, [OUTLINED, CROSSED])
        self.sums = [sum(_numbers_in(chosen)) for chosen in range(SETS + 1)]
        wines = [
            at_place(f"wine{wanted}:{'+'.join(map(str, _numbers_in(chosen)))}", order)
            for wanted, order in zip(self.wanted, self.orders, strict=True)
            for chosen in range(1, SETS + 1)
        ]
        self.declare([by_value("grape", self.grapes), *wines])

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        options = [GRAPE] if state.is_blank(for_value(self.grapes, die.value)) else []
        held = sum([1 << at for at, grape in enumerate(self.grapes) if state.is_outlined(grape)])
        sets = [chosen for chosen in range(1, held + 1) if chosen & held == chosen]
        for order, place in enumerate(self.orders):
            if state.is_blank(place):
                needed = self.wanted[order] - die.value
                for chosen in sets:
                    if self.sums[chosen] >= needed:
                        options.append(order * SETS + chosen)
        return options

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        if option == GRAPE:
            grape = self.grapes[die.value - 1]
            state.outline(grape)
            self.reward(desk, state, grape)
            return
        order, chosen = divmod(option - 1, SETS)
        for number in _numbers_in(chosen + 1):
            state.cross(self.grapes[number - 1])
        state.mark(self.orders[order])
        self.reward(desk, state, self.orders[order])

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        if option == GRAPE:
            return super().touches(state, option, die)
        order, chosen = divmod(option - 1, SETS)
        grapes = [self.grapes[number - 1] for number in _numbers_in(chosen + 1)]
        return [self.orders[order], *grapes]

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """Every order took a die and one or more grapes, and grapes go nowhere else."""
        filled = [at for at, order in enumerate(self.orders) if not state.is_blank(order)]
        grapes = [
            number
            for number, grape in enumerate(self.grapes, 1)
            if not state.is_blank(grape) and not state.is_outlined(grape)
        ]
        if len(grapes) < len(filled) or (grapes and not filled):
            return False
        return sum([self.wanted[at] for at in filled]) <= sum(grapes) + MOST_VALUE * len(filled)


def _numbers_in(chosen: int) -> list[int]:
    """The numbers of the grapes in a set."""
    return [at + 1 for at in range(GRAPES) if chosen >> at & 1]


REALM: Final = Viticulture
