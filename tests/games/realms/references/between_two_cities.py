"""Between Two Cities: no equal numbers side by side; worth the weaker of the other realms."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference, share_a_side


class BetweenTwoCities(Reference):
    """A square by its letter and number: neighbours differ by one in one of them."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        squares = [square for squares in self.rows("rows") for square in squares]
        for square in self.blank(squares):
            beside = [other for other in squares if share_a_side(square, other)]
            if str(die.value) not in [self.marks[other] for other in beside]:
                yield square

    def use(self, die: ReferenceDie, option: str) -> None:
        self.marks[option] = str(die.value)
        lines = self.rows("rows") + self.rows("columns")
        rewards = [place for places in self.rows("rewards") for place in places]
        for squares, place in zip(lines, rewards, strict=True):
            if option in squares and self.full(squares):
                self.tick(place)

    def score(self) -> int:
        filled = sum(
            bool(self.marks[square]) for squares in self.rows("rows") for square in squares
        )
        return min([filled, *(self.desk.stars_of(realm) for realm in self.desk.others(self))])


REFERENCE = BetweenTwoCities
