"""Apiary: new bees from left to right, and all of them age together until they hibernate."""

from collections.abc import Iterable
from itertools import pairwise

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class Apiary(Reference):
    """A column ends with the place to hibernate; an active bee is outlined above it."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        empty = [column for column in self.rows("columns") if self.blank(column) == column]
        if empty:
            yield from self.numbered(die.value, empty[0])
        if self._active():
            yield "age"

    def _active(self) -> list[tuple[str, str]]:
        """Each active bee, with the place below it."""
        return [
            (bee, below)
            for column in self.rows("columns")
            for bee, below in pairwise(column)
            if self.marks[bee] == "o"
        ]

    def use(self, die: ReferenceDie, option: str) -> None:
        if option != "age":
            self.marks[option] = "o"
            return
        for bee, below in self._active():
            self.marks[bee] = "x"
            self.marks[below] = "o"
            # The card's file has the benefit between two places with the lower one.
            self.reward(below)


REFERENCE = Apiary
