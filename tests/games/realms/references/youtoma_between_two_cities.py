"""Between Two Cities (Youtoma): printed numbers count as neighbours; worth the stronger realm."""

from collections.abc import Iterable

from tests.games.realms.references.between_two_cities import BetweenTwoCities
from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import share_a_side


class YoutomaBetweenTwoCities(BetweenTwoCities):
    """As Between Two Cities, with two squares that are full from the start."""

    scores_at_end = True
    # A resource gained here may score there, and so count here in the end.
    companions = ("youtoma-my-little-scythe",)

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        for square in super().uses(die):
            printed = self.numbered(
                die.value, [place for row in self.rows("rows") for place in row]
            )
            if not any(share_a_side(square, other) for other in printed):
                yield square

    def score(self) -> int:
        filled = sum(len(row) - len(self.blank(row)) for row in self.rows("rows"))
        return min(filled, max(self.desk.stars_of(realm) for realm in self.desk.others(self)))


REFERENCE = YoutomaBetweenTwoCities
