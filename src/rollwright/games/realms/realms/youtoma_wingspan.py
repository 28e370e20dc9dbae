"""Wingspan (Youtoma): three wingspans for all birds, to be reached rather than met.

Notation: `1`, `2` or `3`: the bird, from the left
"""

from typing import Final

from rollwright.games.realms.realms.wingspan import Wingspan
from rollwright.games.realms.state import RealmState


class YoutomaWingspan(Wingspan):
    """A complete bird marks the highest wingspan left that its sum reaches."""

    def complete(self, state: RealmState, bird: int, total: int) -> None:
        reached = [at for at, wanted in enumerate(self.wanted) if total >= wanted]
        for place in state.blanks([self.wingspans[at] for at in reached])[-1:]:
            state.mark(place)
            state.star()


REALM: Final = YoutomaWingspan
