"""Wingspan: fill birds from left to right; a star for the exact sum."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class Wingspan(Reference):
    """The first blank square of a bird takes any number."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        birds = enumerate(self.rows("birds"), 1)
        return [str(number) for number, squares in birds if not self.full(squares)]

    def use(self, die: ReferenceDie, option: str) -> None:
        bird = int(option) - 1
        squares = self.rows("birds")[bird]
        square = self.blank(squares)[0]
        self.marks[square] = str(die.value)
        self.reward(square)
        if self.full(squares):
            self.completed(bird, sum(int(self.marks[square]) for square in squares))

    def completed(self, bird: int, total: int) -> None:
        """A star if the sum is the wingspan of the bird."""
        place = self.row("wingspans")[bird]
        if total == self.card.number(place):
            self.tick(place)
            self.star()


REFERENCE = Wingspan
