"""Cards in few characters: every cell one short word, where it stands on the card.

A word is what is printed in the cell and what has become of it: `_` nothing yet, `o`
outlined, `#` marked, `x` crossed off, or the number written there.
"""

from typing import Final

from rich.style import Style
from rich.text import Text

from rollwright.core.place import BLANK, CROSSED, FILLED, OUTLINED
from rollwright.sheets.look import PLAIN, Look, icon_letters
from rollwright.sheets.sheet import Cell, Group

# What is printed may take so many characters; pictures that would not fit are left out.
_LONGEST_PRINT: Final = 3
# Cells whose centers are so near stand on one line.
_SAME_LINE: Final = 0.75
_SIGNS: Final = {BLANK: "_", OUTLINED: "o", FILLED: "#", CROSSED: "x"}
_STYLES: Final = {
    BLANK: Style(dim=True),
    OUTLINED: Style(color="yellow", bold=True),
    FILLED: Style(color="green", bold=True),
    CROSSED: Style(color="red"),
}
_CALLING: Final = Style(color="cyan", bold=True)


def compact_card(group: Group, look: Look) -> list[Text]:
    """The card as lines of words."""
    lines: list[list[Cell]] = []
    for cell in sorted(group.cells, key=lambda cell: (cell.center[1], cell.center[0])):
        if lines and cell.center[1] - lines[-1][0].center[1] < _SAME_LINE:
            lines[-1].append(cell)
        else:
            lines.append([cell])
    return [_line(sorted(cells, key=lambda cell: cell.center[0]), look) for cells in lines]


def _line(cells: list[Cell], look: Look) -> Text:
    line = Text()
    for cell in cells:
        word = _word(cell, look)
        wanted = round(cell.center[0] * look.columns - len(word) / 2)
        line.append(" " * max(wanted - len(line), 1 if line else 0))
        line.append_text(word)
    return line


def _word(cell: Cell, look: Look) -> Text:
    calling = look.mark_moves and bool(cell.moves) and cell.id not in look.faint
    style = _CALLING if calling else _STYLES[cell.mark]
    return Text(
        f"{_print_of(cell)}{_sign_of(cell, look)}", Style() if look.colors == PLAIN else style
    )


def _print_of(cell: Cell) -> str:
    printed = cell.print.replace(" ", "")
    icons = icon_letters(cell)
    return printed + icons if len(printed + icons) <= _LONGEST_PRINT else printed or icons


def _sign_of(cell: Cell, look: Look) -> str:
    if cell.text:
        return f"{cell.text}x" if cell.mark == CROSSED else cell.text
    if cell.mark == BLANK:
        return look.sign_for(cell).strip() or _SIGNS[BLANK]
    return _SIGNS[cell.mark]
