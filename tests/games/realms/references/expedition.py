"""Expedition: walk around a crater, exactly as far as the die says, and stop on a blank hex."""

from collections.abc import Iterable
from itertools import pairwise

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class Expedition(Reference):
    """The hex where the walker stands is outlined, those where it stood are filled."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        reached = {self._here()}
        for _ in range(die.value):
            # Whatever a hex holds, it is a step; at a junction each way is open.
            reached = {after for hexagon in reached for after in self._after(hexagon)}
        return self.blank(sorted(reached))

    def use(self, die: ReferenceDie, option: str) -> None:
        self.marks[self._here()] = "x"
        self.marks[option] = "o"
        self.reward(option)

    def _here(self) -> str:
        (here,) = self.holding("o", self.marks)
        return here

    def _after(self, hexagon: str) -> list[str]:
        """The hexes to which an arrow leads from this one."""
        arrows = [arrow for way in self.rows("ways") for arrow in pairwise(way)]
        return [after for before, after in arrows if before == hexagon]


REFERENCE = Expedition
