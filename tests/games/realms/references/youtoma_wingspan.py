"""Wingspan (Youtoma): a full bird marks the highest wingspan that its sum reaches."""

from tests.games.realms.references.wingspan import Wingspan


class YoutomaWingspan(Wingspan):
    """As Wingspan, but the wingspans belong to no bird."""

    def completed(self, bird: int, total: int) -> None:
        """A star for the highest unmarked wingspan up to the sum."""
        left = self.blank(self.row("wingspans"))
        reached = [place for place in left if self.card.number(place) <= total]
        if reached:
            self.tick(max(reached, key=self.card.number))
            self.star()


REFERENCE = YoutomaWingspan
