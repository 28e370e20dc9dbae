"""Viticulture (Youtoma): no grape is wasted that need not be.

Notation: `grape`; `wine11:2+5` fills the 11 with the die and the grapes 2 and 5
"""

from typing import Final

from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.realms.viticulture import GRAPE, SETS, Viticulture
from rollwright.games.realms.state import RealmState


class YoutomaViticulture(Viticulture):
    """Of all orders and grapes, those count that go least above what is wanted."""

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        options = super().options(desk, state, die)
        above = [self._above(option) for option in options if option != GRAPE]
        least = min(above) if above else 0
        return [option for option in options if option == GRAPE or self._above(option) == least]

    def _above(self, option: int) -> int:
        """How far the grapes of an order go above it, without the die."""
        order, chosen = divmod(option - 1, SETS)
        return self.sums[chosen + 1] - self.wanted[order]


REALM: Final = YoutomaViticulture
