"""Scythe (Youtoma): nothing is paid, and a top number always takes the bottom one along."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class YoutomaScythe(Reference):
    """Who marks a number of the top row also marks the one below it, if that is free."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        for top in self.blank(self.numbered(die.value, self.row("top"))):
            yield "top" if self.marks[self._below(top)] else "top+bottom"
        if self.blank(self.numbered(die.value, self.row("bottom"))):
            yield "bottom"

    def use(self, die: ReferenceDie, option: str) -> None:
        if option == "bottom":
            self.tick(self.numbered(die.value, self.row("bottom"))[0])
            return
        top = self.numbered(die.value, self.row("top"))[0]
        self.tick(top)
        if option == "top+bottom":
            self.tick(self._below(top))

    def _below(self, top: str) -> str:
        return self.row("bottom")[self.row("top").index(top)]


REFERENCE = YoutomaScythe
