"""Can't Stop: columns are climbed, and give nothing before their owner stops there."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class CantStop(Reference):
    """The lowest free triangle of the column is outlined; then one may stop in that column."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        free = self.blank(self._column(die.value))
        if not free or self.marks[self._sign(die.value)]:
            return
        if len(free) > 1:
            yield f"column{die.value}"
        yield f"column{die.value}+stop"

    def use(self, die: ReferenceDie, option: str) -> None:
        column = self._column(die.value)
        self.marks[self.blank(column)[0]] = "o"
        if option.endswith("+stop"):
            self.marks[self._sign(die.value)] = "x"
            for triangle in self.holding("o", column):
                self.reward(triangle)

    def _column(self, value: int) -> list[str]:
        """The column with this number at its foot, from the bottom up."""
        columns = self.rows("columns")
        return next(column for column in columns if self.card.number(column[0]) == value)

    def _sign(self, value: int) -> str:
        """The stop sign of that column."""
        return self.row("stops")[self.rows("columns").index(self._column(value))]


REFERENCE = CantStop
