"""Ark Nova: circles multiply the benefit of a column; every turn outlines another one."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class ArkNova(Reference):
    """Outlined circles pay once; the joker is any column."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        columns = self._columns(die.value)
        return [f"column{n}" for n in columns if self.holding("o", self._circles(n))]

    def use(self, die: ReferenceDie, option: str) -> None:
        column = int(option.removeprefix("column"))
        for circle in self.holding("o", self._circles(column)):
            self.marks[circle] = "-"
            self.reward(self.row("heads")[column - 1])

    def at_turn_end(self) -> None:
        if self.desk.turn == 9:
            return
        columns: set[int] = set()
        for die, rolled in zip(self.desk.dice, self.desk.roll, strict=False):
            if die.realm != self.card.id:
                columns |= {n for n in self._columns(rolled) if self.blank(self._circles(n))}
        if len(columns) == 1:
            self.choose(columns, f"outline{columns.pop()}")
        elif columns:
            self.ask(columns)

    def choices(self, question: set[int]) -> Iterable[str]:
        return [f"outline{n}" for n in question]

    def choose(self, question: set[int], option: str) -> None:
        column = int(option.removeprefix("outline"))
        self.marks[self.blank(self._circles(column))[0]] = "o"

    def _columns(self, value: int) -> list[int]:
        everything = [self.card.number(head) for head in self.row("heads")]
        return everything if value == self.card.values["joker"] else [value]

    def _circles(self, column: int) -> list[str]:
        return self.rows("columns")[column - 1]


REFERENCE = ArkNova
