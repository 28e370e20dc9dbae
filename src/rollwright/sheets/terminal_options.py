"""Options for drawing a sheet on a terminal, and the texts of its cells."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Final

from rollwright.core.place import BLANK, CROSSED, OUTLINED
from rollwright.sheets.sheet import Cell

PLAIN: Final = "plain"
BASIC: Final = "basic"
FULL: Final = "full"


@dataclass(frozen=True, slots=True)
class TerminalOptions:
    """The capabilities of a terminal, and which cells to mark.

    `colors` are PLAIN (none), BASIC (sixteen) or FULL. `columns` and `lines` are the least
    size of a unit in characters. With `mark_moves`, cells that a move would touch get a sign;
    `faint` are those whose moves should stay in the background.
    """

    width: int = 100
    colors: str = FULL
    ascii_only: bool = False
    columns: int = 2
    lines: int = 1
    tint_names: Mapping[str, str] = field(default_factory=dict)
    mark_moves: bool = True
    faint: frozenset[str] = frozenset()

    def signs(self) -> tuple[str, str]:
        """The signs for cells that a move would touch: the usual one, and the faint one."""
        return ("*", ".") if self.ascii_only else ("•", "·")

    def sign_for(self, cell: Cell) -> str:
        """The sign of a cell, a blank where no move would touch it."""
        if not cell.moves or not self.mark_moves:
            return " "
        return self.signs()[cell.id in self.faint]


def code_of(cell: Cell) -> str:
    """What is printed in a cell: its text, and the initials of its pictures."""
    return cell.print + icon_letters(cell)


def icon_letters(cell: Cell) -> str:
    """The pictures of a cell as letters; a star is an asterisk."""
    return "".join("*" if icon == "star" else icon[0] for icon in cell.icons)


def written(cell: Cell) -> str:
    """What was written in a cell; where that is outlined, it ends with an exclamation mark."""
    if cell.mark == CROSSED:
        return "X"
    if cell.mark == OUTLINED:
        return f"{cell.text}!"
    return cell.text or ("" if cell.mark == BLANK else "#")


def note_of(cell: Cell, letters: Mapping[str, str], options: TerminalOptions) -> str:
    """The text after the printed code: what was written, or the tint and a sign."""
    note = written(cell) or letters.get(cell.tint, " ") + options.sign_for(cell)
    return f" {note}".ljust(3)


def tint_letters(cells: Iterable[Cell]) -> dict[str, str]:
    """A letter for each tint, to tell them apart without colors; none for a single tint."""
    letters: dict[str, str] = {}
    for cell in cells:
        if cell.tint and cell.tint not in letters:
            free = [letter for letter in cell.tint if letter not in letters.values()]
            letters[cell.tint] = free[0] if free else "?"
    return letters if len(letters) > 1 else {}


def shared_start(lists: Sequence[Sequence[str]]) -> list[str]:
    """The words that all lists start with."""
    columns = zip(*lists, strict=False)
    return [words[0] for words in takewhile(lambda words: len(set(words)) == 1, columns)]
