"""Viticulture (Youtoma): a wine order is filled as exactly as it can be."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.viticulture import Viticulture


class YoutomaViticulture(Viticulture):
    """As Viticulture, but with the least waste over all orders and grapes."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        found = list(super().uses(die))
        wines = [option for option in found if option != "grape"]
        least = min((self._waste(die, wine) for wine in wines), default=0)
        return [one for one in found if one == "grape" or self._waste(die, one) == least]

    def _waste(self, die: ReferenceDie, wine: str) -> int:
        order, _, grapes = wine.partition(":")
        return die.value + sum(map(int, grapes.split("+"))) - self.card.number(order)


REFERENCE = YoutomaViticulture
