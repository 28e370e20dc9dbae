"""Skoventyr: a walk along the path, which the trees keep short."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class Skoventyr(Reference):
    """Outline as many spaces as the die says; the number at the end is marked, or costs a tree."""

    companions = ("fleet-the-dice-game",)

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        ahead = self.blank(self.row("path"))
        if die.value > len(self._trees()) or die.value > len(ahead):
            return
        number = self.card.number(ahead[die.value - 1])
        if not number:
            yield "rest"
            return
        yield "tree"
        # The spaces of this walk are outlined by then.
        if len(self._outlined()) + die.value >= number:
            yield "mark"

    def use(self, die: ReferenceDie, option: str) -> None:
        walk = self.blank(self.row("path"))[: die.value]
        for space in walk:
            self.marks[space] = "o"
            self.reward(space)
        if option == "mark":
            for space in self._outlined()[: self.card.number(walk[-1])]:
                self.marks[space] = "x"
        elif option == "tree":
            self.marks[self._trees()[0]] = "-"

    def _outlined(self) -> list[str]:
        return self.holding("o", self.row("path"))

    def _trees(self) -> list[str]:
        """Those that are left, the one with the largest number first."""
        return self.blank(self.row("trees"))


REFERENCE = Skoventyr
