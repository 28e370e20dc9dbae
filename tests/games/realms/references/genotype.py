"""Genotype: dice at the edges of three squares, benefits where two of them cross."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class Genotype(Reference):
    """A complete square lets its owner fill any one die more."""

    companions = ("fleet-the-dice-game",)

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        return self.numbered(die.value, self._open())

    def use(self, die: ReferenceDie, option: str) -> None:
        self._fill(option)

    def choices(self, question: str) -> Iterable[str]:
        left = self._open()
        return left if len(left) > 1 else []

    def choose(self, question: str, option: str) -> None:
        self._fill(option)

    def go_on(self, question: str) -> None:
        for last in self._open():
            self._fill(last)

    def score(self) -> int:
        stars = [place for place in self.card.places if self.card.gains(place) == "*"]
        complete = [square for square in self.rows("squares") if self.full(square)]
        return len(self.holding("x", stars)) + len(complete)

    def _open(self) -> list[str]:
        """The dice that are not filled, of all squares."""
        return [die for square in self.rows("squares") for die in self.blank(square)]

    def _fill(self, header: str) -> None:
        self.marks[header] = "x"
        for column, row, crossing in self.rows("crossings"):
            if header in (column, row) and self.full([column, row]):
                self.tick(crossing)
        square = next(square for square in self.rows("squares") if header in square)
        if self.full(square):
            self.ask("one more")


REFERENCE = Genotype
