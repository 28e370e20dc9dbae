"""Between Two Castles: columns of falling numbers; a star for each full row."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class BetweenTwoCastles(Reference):
    """The lowest blank square of a column takes a number below the one under it."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        for squares in self.rows("columns"):
            written = [int(self.marks[square]) for square in squares if self.marks[square]]
            if len(written) < len(squares) and all(die.value < number for number in written):
                yield squares[0][:2]

    def use(self, die: ReferenceDie, option: str) -> None:
        for squares, top in zip(self.rows("columns"), self.row("rewards"), strict=True):
            if squares[0].startswith(option):
                self.marks[self.blank(squares)[0]] = str(die.value)
                if self.full(squares):
                    self.tick(top)

    def score(self) -> int:
        # The doors are filled, and are in none of the lists.
        return sum(self.full(squares) for squares in self.rows("rows"))


REFERENCE = BetweenTwoCastles
