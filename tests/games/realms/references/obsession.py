"""Obsession: a number above the reputation raises it, any other invites a guest of it."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class Obsession(Reference):
    """The reputation is the highest outlined level; its star and those of guests score at once."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        if die.value > self._reputation():
            return ["raise"] if self.blank(self.row("levels")) else []
        return self.blank(self.numbered(die.value, self.row("guests")))

    def use(self, die: ReferenceDie, option: str) -> None:
        if option == "raise":
            level = self.blank(self.row("levels"))[0]
            self.marks[level] = "o"
            self.reward(level)
        else:
            self.tick(option)

    def _reputation(self) -> int:
        outlined = self.holding("o", self.row("levels"))
        return max(self.card.number(level) for level in outlined)


REFERENCE = Obsession
