"""Eminent Domain: a column for each number, marked from the bottom up."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class EminentDomain(Reference):
    """The lowest unmarked box of the column gives all that is in it, stars too."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        return [f"column{die.value}"] if not self.full(self._column(die)) else []

    def use(self, die: ReferenceDie, option: str) -> None:
        self.tick(self.blank(self._column(die))[0])

    def _column(self, die: ReferenceDie) -> list[str]:
        """The column whose lowest box has the number of the die, from the bottom up."""
        columns = self.rows("columns")
        return next(boxes for boxes in columns if self.card.number(boxes[0]) == die.value)


REFERENCE = EminentDomain
