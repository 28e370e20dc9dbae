"""Charterstone: buildings note the other rolled die; a number marks all crates that note it."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class Charterstone(Reference):
    """A building with a note on its crate, or the crates with the number."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        if self.blank(self.numbered(die.value, self.row("buildings"))):
            yield from [f"building={value}" for value in self.desk.other_rolled(die)]
        if self.holding(str(die.value), self.row("crates")):
            yield "crates"

    def use(self, die: ReferenceDie, option: str) -> None:
        if option == "crates":
            for crate in self.holding(str(die.value), self.row("crates")):
                self.marks[crate] += "x"
            return
        building = self.numbered(die.value, self.row("buildings"))[0]
        self.marks[building] = "x"
        self.marks[self.row("crates")[die.value - 1]] = option.removeprefix("building=")
        self.reward(building)

    def score(self) -> int:
        return sum("x" in self.marks[crate] for crate in self.row("crates"))


REFERENCE = Charterstone
