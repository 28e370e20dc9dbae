"""Legacy of Yu: columns of two numbers; a star for each sum above all sums to its left."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class LegacyOfYu(Reference):
    """Any number goes to any box of the river, and each box has a resource."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        return [box for column in self.rows("columns") for box in self.blank(column)]

    def use(self, die: ReferenceDie, option: str) -> None:
        self.marks[option] = str(die.value)
        self.reward(option)
        for column, below in zip(self.rows("columns"), self.row("sums"), strict=True):
            if option in column and self.full(column):
                self.marks[below] = str(sum(self._numbers(column)))

    def score(self) -> int:
        to_the_left = [self.card.number(self.row("spring")[0])]
        stars = 0
        for column in self.rows("columns"):
            numbers = self._numbers(column)
            if numbers:
                stars += sum(numbers) > max(to_the_left)
                to_the_left.append(sum(numbers))
        return stars

    def _numbers(self, column: list[str]) -> list[int]:
        return [int(self.marks[box]) for box in column if self.marks[box]]


REFERENCE = LegacyOfYu
