"""Viticulture: gather grapes, then press some of them with a die into a wine order.

Notation: `grape`; `wine11:2+5` fills the 11 with the die and the grapes 2 and 5
"""

from typing import Final

from rollwright.games.realms.card_file import read_card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.realm import OUTLINED, Realm

CARD: Final = read_card("viticulture")
GRAPES: Final = CARD.places_of("grapes")[0]
ORDERS: Final = CARD.places_of("orders")[0]
WANTED: Final = [CARD.places[order].number for order in ORDERS]
# Every set of grapes by its bits: their sum, and their text.
SETS: Final = 64
SUMS: Final = [sum([n + 1 for n in range(6) if chosen & 1 << n]) for chosen in range(SETS)]
TEXTS: Final = [
    "+".join([str(n + 1) for n in range(6) if chosen & 1 << n]) for chosen in range(SETS)
]
# Option 0 gains a grape; the others are an order (from 1) and a set of grapes.
GRAPE: Final = 0
OPTIONS: Final = {
    f"wine{WANTED[order]}:{TEXTS[chosen]}": (order + 1) * SETS + chosen
    for order in range(len(ORDERS))
    for chosen in range(1, SETS)
}


class Viticulture(Realm):
    """A grape also gives the resource under it; a grape that was used is crossed off."""

    __slots__ = ()

    def options(self, desk: Desk, die: Die) -> list[int]:
        options = [GRAPE] if self.is_blank(GRAPES[die.value - 1]) else []
        held = sum([1 << n for n, grape in enumerate(GRAPES) if self.cells[grape] == OUTLINED])
        if not held:
            return options
        for order, place in enumerate(ORDERS):
            if self.is_blank(place):
                for chosen in range(1, SETS):
                    if chosen & held == chosen and SUMS[chosen] + die.value >= WANTED[order]:
                        options.append((order + 1) * SETS + chosen)
        return options

    def use(self, desk: Desk, die: Die, option: int) -> None:
        if option == GRAPE:
            grape = GRAPES[die.value - 1]
            self.outline(grape)
            self.reward(desk, grape)
            return
        for number, grape in enumerate(GRAPES):
            if option & 1 << number:
                self.cross(grape)
        order = ORDERS[option // SETS - 1]
        self.mark(order)
        self.reward(desk, order)

    def option_text(self, option: int) -> str:
        if option == GRAPE:
            return "grape"
        return f"wine{WANTED[option // SETS - 1]}:{TEXTS[option % SETS]}"

    def parse_option(self, text: str) -> int:
        return GRAPE if text == "grape" else OPTIONS.get(text, -1)

    def option_place(self, option: int, die: Die | None) -> int:
        if option != GRAPE:
            return ORDERS[option // SETS - 1]
        return GRAPES[die.value - 1] if die is not None else -1


REALM: Final = Viticulture
