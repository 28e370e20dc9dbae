"""Charterstone (Youtoma): a crate has the numbers of both dice.

Notation: `building=2`: the building of the die's value, noting a 2; `crates`
"""

from typing import Final

from rollwright.games.realms.realms.charterstone import Charterstone
from rollwright.games.realms.state import RealmState


class YoutomaCharterstone(Charterstone):
    """The die that marks a building shows its number, which is printed on the crate."""

    def is_noted(self, state: RealmState, crate: int, value: int) -> bool:
        return self.card.places[crate].number == value or super().is_noted(state, crate, value)


REALM: Final = YoutomaCharterstone
