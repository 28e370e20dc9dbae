"""Wingspan (Youtoma): three wingspans for all birds, to be reached rather than met.

Notation: `1`, `2` or `3`: the bird, from the left
"""

from typing import Final

from rollwright.games.realms.realms.wingspan import Wingspan
from rollwright.games.realms.state import RealmState


class YoutomaWingspan(Wingspan):
    """A complete bird marks the highest wingspan left that its sum reaches."""

    def met(self, state: RealmState) -> list[int]:
        """The result doesn't depend on the order in which the birds were completed."""
        left = list(zip(self.wanted, self.wingspans, strict=True))
        for squares in self.birds:
            total = self.total(state, squares)
            for reached in [pair for pair in left if pair[0] <= total][-1:]:
                left.remove(reached)
        unmet = [place for _, place in left]
        return [place for place in self.wingspans if place not in unmet]


REALM: Final = YoutomaWingspan
