"""Minigolf: each stroke marks a par hex and fills circles; the hole pays the hexes left."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference

LANES = ("left", "middle", "right")


class Minigolf(Reference):
    """Circles and hexes of a lane are listed from the bottom up; the hole is the last circle."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        for name, circles in zip(LANES, self.rows("lanes"), strict=True):
            filled = self.blank(circles)[: die.value]
            enough = len(filled) == die.value
            if enough and all(self._suits(die.value, circle) for circle in filled):
                yield name

    def use(self, die: ReferenceDie, option: str) -> None:
        lane = LANES.index(option)
        hexes, circles = self.rows("pars")[lane], self.rows("lanes")[lane]
        for lowest in self.blank(hexes)[:1]:
            self.marks[lowest] = "x"
        for circle in self.blank(circles)[: die.value]:
            self.marks[circle] = "x"
        if self.full(circles):
            for visible in self.blank(hexes):
                self.reward(visible)

    def _suits(self, value: int, circle: str) -> bool:
        """Does a number meet the condition that is printed in a circle, if there is one?"""
        condition = str(self.card.places[circle].get("print", ""))
        if condition.startswith("≥"):
            return value >= int(condition[1:])
        if condition.startswith("≤"):
            return value <= int(condition[1:])
        return True


REFERENCE = Minigolf
