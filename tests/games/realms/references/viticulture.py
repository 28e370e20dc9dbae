"""Viticulture: gain grapes; a die and some of them fill a wine order."""

from collections.abc import Iterable
from itertools import combinations

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class Viticulture(Reference):
    """The grape of the number, or a wine order with any of the grapes held."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        if self.blank(self.numbered(die.value, self.row("grapes"))):
            yield "grape"
        held = [self.card.number(grape) for grape in self.holding("o", self.row("grapes"))]
        sets = [some for size in range(1, 7) for some in combinations(held, size)]
        for order in self.blank(self.row("orders")):
            for some in sets:
                if die.value + sum(some) >= self.card.number(order):
                    yield f"{order}:{'+'.join(map(str, some))}"

    def use(self, die: ReferenceDie, option: str) -> None:
        if option == "grape":
            grape = self.numbered(die.value, self.row("grapes"))[0]
            self.marks[grape] = "o"
            self.reward(grape)
            return
        order, _, grapes = option.partition(":")
        for number in grapes.split("+"):
            self.marks[f"grape{number}"] = "-"
        self.tick(order)


REFERENCE = Viticulture
