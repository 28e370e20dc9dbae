"""SpaceShipped: each set has the new number and the two before it; its sum pays by a table."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference

# Sums below and above the table pay as its first and its last do.
LOWEST, HIGHEST = 3, 18


class SpaceShipped(Reference):
    """Any number goes to the top of the next set; the top two before it move down by one box."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        return [] if all(self.full(boxes) for boxes in self.rows("sets")) else ["next"]

    def use(self, die: ReferenceDie, option: str) -> None:
        at = [self.full(boxes) for boxes in self.rows("sets")].index(False)
        if at:
            before = [int(self.marks[box]) for box in self.rows("sets")[at - 1][:2]]
        else:
            before = [self.card.number(box) for box in self.row("printed")]
        current = [die.value, *before]
        for box, value in zip(self.rows("sets")[at], current, strict=True):
            self.marks[box] = str(value)
        total = min(HIGHEST, max(LOWEST, sum(current)))
        for line in self.row("table"):
            first, last = self.card.places[line]["print"].split("-")
            if int(first) <= total <= int(last):
                self.reward(line)


REFERENCE = SpaceShipped
