"""Euphoria: a mark gives what the sum of its area says; a rolled pair may mark both areas."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class Euphoria(Reference):
    """The number in one area, or in both if it was rolled as a pair."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        free = [name for name in ("left", "right") if not self.marks[f"{name}{die.value}"]]
        if len(free) == 2 and self.desk.roll == [die.value, die.value]:
            return [*free, "both"]
        return free

    def use(self, die: ReferenceDie, option: str) -> None:
        for name, area in zip(("left", "right"), self.rows("areas"), strict=True):
            if option in (name, "both"):
                self.marks[f"{name}{die.value}"] = "x"
                total = sum(self.card.number(place) for place in self.holding("x", area))
                low, middle, high = self.row("sums")
                first, last = self.card.values["star_from"], self.card.values["star_to"]
                self.reward(low if total < first else high if total > last else middle)


REFERENCE = Euphoria
