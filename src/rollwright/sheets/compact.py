"""Cards in few characters: every cell one short word, where it stands on the card.

A word is what is printed in the cell and what has become of it: `_` nothing yet, `o`
outlined, `#` marked, `x` crossed off, or the number written there.
"""

from typing import Final

from rich.style import Style
from rich.text import Text

from rollwright.core.place import BLANK, CROSSED, FILLED, OUTLINED
from rollwright.sheets.flow import flow
from rollwright.sheets.sheet import Cell, Group
from rollwright.sheets.terminal_options import PLAIN, TerminalOptions, icon_letters

# The maximum width of the print; icons that would not fit are left out.
_LONGEST_PRINT: Final = 9
# Cells whose centers are at most this far apart are on one line.
_SAME_LINE: Final = 0.75
_SIGNS: Final = {BLANK: "_", OUTLINED: "o", FILLED: "#", CROSSED: "x"}
_STYLES: Final = {
    BLANK: Style(dim=True),
    OUTLINED: Style(color="yellow", bold=True),
    FILLED: Style(color="green", bold=True),
    CROSSED: Style(color="red"),
}
_CALLING: Final = Style(color="cyan", bold=True)


def compact_card(group: Group, options: TerminalOptions) -> list[Text]:
    """The card as lines of words."""
    rows = _rows(group)
    if any(cell.title for cell in group.cells):
        return _titled(rows, options)
    if _are_counters(group):
        return flow([Text(cell.name) for cell in group.cells], options.width, "   ")
    return [_line(cells, options) for cells in rows]


def _rows(group: Group) -> list[list[Cell]]:
    """The cells line by line, each from left to right."""
    lines: list[list[Cell]] = []
    for cell in sorted(group.cells, key=lambda cell: (cell.center[1], cell.center[0])):
        if lines and cell.center[1] - lines[-1][0].center[1] < _SAME_LINE:
            lines[-1].append(cell)
        else:
            lines.append([cell])
    return [sorted(cells, key=lambda cell: cell.center[0]) for cells in lines]


def _are_counters(group: Group) -> bool:
    """Are these only numbers beside an icon? Then their names are clearer."""
    return all(cell.text and cell.icons and not cell.print for cell in group.cells)


def _titled(rows: list[list[Cell]], options: TerminalOptions) -> list[Text]:
    """Cells with words of their own, in columns."""
    words = [[_titled_word(cell, options) for cell in cells] for cells in rows]
    columns = range(max(len(row) for row in words))
    widths = [max(len(row[at]) for row in words if at < len(row)) for at in columns]
    lines: list[Text] = []
    for row in words:
        line = Text()
        for word, width in zip(row, widths, strict=False):
            line.append_text(word)
            line.append(" " * (width - len(word) + 2))
        line.rstrip()
        lines.append(line)
    return lines


def _titled_word(cell: Cell, options: TerminalOptions) -> Text:
    """The title with what is written beside it; brackets stand around what is outlined."""
    text = f"{cell.title} {cell.text}" if cell.text else cell.title
    if cell.mark == OUTLINED:
        text = f"[{text}]"
    elif cell.mark == CROSSED:
        text = f"x{text}"
    sign = options.sign_for(cell).strip()
    style = _style_of(cell, options)
    return Text(f"{text}{sign}", style)


def _line(cells: list[Cell], options: TerminalOptions) -> Text:
    line = Text()
    for cell in cells:
        word = _word(cell, options)
        wanted = round(cell.center[0] * options.columns - len(word) / 2)
        line.append(" " * max(wanted - len(line), 1 if line else 0))
        line.append_text(word)
    return line


def _word(cell: Cell, options: TerminalOptions) -> Text:
    return Text(f"{_print_of(cell)}{_sign_of(cell, options)}", _style_of(cell, options))


def _style_of(cell: Cell, options: TerminalOptions) -> Style:
    if options.colors == PLAIN:
        return Style()
    calling = options.mark_moves and bool(cell.moves) and cell.id not in options.faint
    return _CALLING if calling else _STYLES[cell.mark]


def _print_of(cell: Cell) -> str:
    printed = cell.print.replace(" ", "")
    icons = icon_letters(cell)
    return printed + icons if len(printed + icons) <= _LONGEST_PRINT else printed or icons


def _sign_of(cell: Cell, options: TerminalOptions) -> str:
    if cell.text:
        return f"{cell.text}x" if cell.mark == CROSSED else cell.text
    if cell.mark == BLANK:
        return options.sign_for(cell).strip() or _SIGNS[BLANK]
    return _SIGNS[cell.mark]
