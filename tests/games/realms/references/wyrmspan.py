"""Wyrmspan: rising rows of caverns, and a goal for each of the three columns."""

from collections.abc import Iterable
from itertools import pairwise

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class Wyrmspan(Reference):
    """The first empty cavern of a row takes a number above the one to its left."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        for number, caverns in enumerate(self.rows("rows"), 1):
            written = self._written(caverns)
            if len(written) < len(caverns) and all(value < die.value for value in written):
                yield str(number)

    def use(self, die: ReferenceDie, option: str) -> None:
        row = int(option) - 1
        caverns = self.rows("rows")[row]
        cavern = self.blank(caverns)[0]
        self.marks[cavern] = str(die.value)
        self.reward(cavern)
        if self.full(caverns):
            self.tick(self.row("row_stars")[row])
        column = caverns.index(cavern)
        if self._goal_is_met(column):
            self.tick(self.row("column_stars")[column])

    def _goal_is_met(self, column: int) -> bool:
        """Is the column full, and as its goal wants it?"""
        caverns = self.rows("columns")[column]
        numbers = self._written(caverns)
        if len(numbers) < len(caverns):
            return False
        if column == 0:
            return len(set(numbers)) == len(numbers)
        if column == 1:
            return len(set(numbers)) == 1
        return all(upper <= lower for upper, lower in pairwise(numbers))

    def _written(self, caverns: list[str]) -> list[int]:
        return [int(self.marks[cavern]) for cavern in caverns if self.marks[cavern]]


REFERENCE = Wyrmspan
