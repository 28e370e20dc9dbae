"""Crusaders: a wedge gives its benefit, then hexes are filled clockwise, one to a wedge."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class Crusaders(Reference):
    """Full wedges are skipped, and can't be chosen."""

    companions = ("fleet-the-dice-game",)

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        wedges = zip(self.row("shields"), self.rows("wedges"), strict=True)
        return [shield for shield, hexes in wedges if not self.full(hexes)]

    def use(self, die: ReferenceDie, option: str) -> None:
        self.reward(option)
        wedges = self.rows("wedges")
        at = self.row("shields").index(option)
        left = die.value
        while left and not all(self.full(hexes) for hexes in wedges):
            blank = self.blank(wedges[at])
            if blank:
                self.marks[blank[0]] = "x"
                left -= 1
            at = (at + 1) % len(wedges)

    def score(self) -> int:
        return sum(self.full(hexes) for hexes in self.rows("wedges"))


REFERENCE = Crusaders
