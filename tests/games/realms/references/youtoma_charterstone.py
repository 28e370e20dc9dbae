"""Charterstone (Youtoma): a crate is marked by either of the two dice noted on it."""

from collections.abc import Iterable

from tests.games.realms.references.charterstone import Charterstone
from tests.games.realms.references.desk import ReferenceDie


class YoutomaCharterstone(Charterstone):
    """As Charterstone; the die that marked the building is noted as well."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        yield from [option for option in super().uses(die) if option != "crates"]
        if self.matching(die.value):
            yield "crates"

    def use(self, die: ReferenceDie, option: str) -> None:
        if option != "crates":
            super().use(die, option)
            return
        for crate in self.matching(die.value):
            self.marks[crate] += "x"

    def matching(self, value: int) -> list[str]:
        """The unmarked crates with this number: that of the building, or the one beside it."""
        found: list[str] = []
        for number, crate in enumerate(self.row("crates"), 1):
            note = self.marks[crate]
            if note and "x" not in note and value in (number, int(note)):
                found.append(crate)
        return found


REFERENCE = YoutomaCharterstone
