"""Dice Throne: six rows with a condition each; a chip repeats a number in another row."""

from collections.abc import Iterable
from dataclasses import dataclass

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


@dataclass
class AnotherRow:
    """A chip may repeat the number in any row but the one it was used in."""

    value: int
    used: int


class DiceThrone(Reference):
    """Numbers are compared with those in the squares that touch; a complete row is scored."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        return self._squares(die.value, range(6))

    def use(self, die: ReferenceDie, option: str) -> None:
        self._fill(option, die.value)
        self.ask(AnotherRow(die.value, self._row_of(option)))

    def choices(self, question: AnotherRow) -> Iterable[str]:
        others = [row for row in range(6) if row != question.used]
        squares = self._squares(question.value, others)
        if not squares or not self._chips():
            return []
        return [*(f"chip={square}" for square in squares), "no-chip"]

    def choose(self, question: AnotherRow, option: str) -> None:
        if option != "no-chip":
            self.marks[self._chips()[0]] = "x"
            self._fill(option.removeprefix("chip="), question.value)

    def _chips(self) -> list[str]:
        return self.blank(self.row("chips"))

    def _squares(self, value: int, rows: Iterable[int]) -> list[str]:
        return [square for row in rows for square in self._in_row(value, row)]

    def _in_row(self, value: int, row: int) -> list[str]:
        """The squares of a row that may be filled; of those that are alike only the first."""
        squares = self.rows("rows")[row]
        empty = self.blank(squares)
        filled = [int(self.marks[square]) for square in squares if self.marks[square]]
        match row + 1:
            case 1 | 2 | 3:
                return empty[:1] if all(number == value for number in filled) else []
            case 4:
                return [
                    square
                    for square in empty
                    if all(number != value for number in self._beside(squares, square))
                ]
            case 5:
                return [
                    square
                    for square in empty
                    if all(abs(number - value) == 1 for number in self._beside(squares, square))
                ]
        return self.numbered(value, empty)[:1]

    def _beside(self, squares: list[str], square: str) -> list[int]:
        """The numbers to the left and to the right."""
        at = squares.index(square)
        beside = squares[max(0, at - 1) : at] + squares[at + 1 : at + 2]
        return [int(self.marks[other]) for other in beside if self.marks[other]]

    def _fill(self, square: str, value: int) -> None:
        self.marks[square] = str(value)
        row = self._row_of(square)
        if self.full(self.rows("rows")[row]):
            self.tick(self.row("prizes")[row])

    def _row_of(self, square: str) -> int:
        return next(number for number, row in enumerate(self.rows("rows")) if square in row)


REFERENCE = DiceThrone
