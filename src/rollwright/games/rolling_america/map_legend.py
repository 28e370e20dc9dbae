"""The legend of the map: how a die is written, who fits beside whom, and what wins."""

from typing import Final

from rollwright.core.message import Message
from rollwright.core.print import (
    END,
    MIDDLE,
    NONE,
    Item,
    PathItem,
    TextItem,
    Translations,
    circle,
    rounded,
    translated,
)

# The strip above the map, up to the boxes of the states in the north-east.
_STRIP: Final[list[float]] = [14.0, 63.0, 728.0, 61.0]
_STRIP_LINES: Final = 3
# The box at sea with the examples.
_BOX: Final[list[float]] = [778.0, 441.0, 206.0, 182.0]
_HEAD_LINES: Final = 2
_BOX_LINES: Final = 4
_CELL: Final = 30.0
# What stands in the state beside a 3, a guarded number in brackets, and whether the 3 fits there.
EXAMPLES: Final = (("4", True), ("5", False), ("X", True), ("(6)", True))
# Where it stands that two states have no neighbours.
_ISLANDS: Final[list[float]] = [226.0, 620.0]


def draw_legend(items: list[Item]) -> None:
    """Draw the strip and the box with the examples."""
    items.append(PathItem(_frame(_STRIP), "t3", "t4", 1.2))
    for at in range(_STRIP_LINES):
        words = _line("how", at)
        items.append(TextItem(words, _STRIP[0] + 10, _STRIP[1] + 17.5 + 18 * at, "subtitle"))
    x, y, width, _ = _BOX
    items.append(PathItem(_frame(_BOX), "paper", "t4", 1.2))
    for at in range(_HEAD_LINES):
        head = _line("neighbors", at)
        items.append(TextItem(head, x + width / 2, y + 20 + 18 * at, "bold", MIDDLE))
    for at in range(_BOX_LINES):
        exempt = _line("exempt", at)
        items.append(TextItem(exempt, x + width / 2, y + 129 + 15.5 * at, "tiny", MIDDLE))
    for at, (beside, fits) in enumerate(EXAMPLES):
        _draw_example(items, x + 16 + at % 2 * 92, y + 47 + at // 2 * 35, beside, fits)
    islands = translated(Message("rolling-america.print.islands"))
    items.append(TextItem(islands, _ISLANDS[0], _ISLANDS[1], "tiny", MIDDLE))


def _frame(box: list[float]) -> str:
    x, y, width, height = box
    return rounded(x, y, width, height, 8)


def _line(text: str, at: int) -> Translations:
    """A line of one of the texts."""
    return translated(Message(f"rolling-america.print.{text}{at + 1}"))


def _draw_example(items: list[Item], x: float, y: float, beside: str, fits: bool) -> None:
    """A 3 and what stands in the state beside it, with a tick or a cross behind them."""
    cells = rounded(x, y, 2 * _CELL, _CELL, 5)
    items.append(PathItem(cells, "place", "ink", 1.4))
    items.append(PathItem(f"M{x + _CELL:g} {y:g}v{_CELL:g}", NONE, "ink", 1.4))
    low = y + _CELL / 2 + 5.5
    items.append(TextItem({"en": "3"}, x + _CELL / 2, low, "bold", MIDDLE))
    middle = x + 1.5 * _CELL
    if beside == "X":
        strokes = f"M{middle - 6:g} {y + 9:g}l12 12m0 -12l-12 12"
        items.append(PathItem(strokes, NONE, "ink", 2.2))
    else:
        items.append(TextItem({"en": beside.strip("()")}, middle, low, "bold", MIDDLE))
    if beside.startswith("("):
        items.append(PathItem(circle(middle, y + _CELL / 2, 11), NONE, "ink", 1.8))
    end = f"M{x + 2 * _CELL + 7:g} {y:g}"
    sign = f"{end}m0 15l5 6 9 -13" if fits else f"{end}m0 9l12 12m0 -12l-12 12"
    items.append(PathItem(sign, NONE, "green-line" if fits else "red-line", 3))


def draw_result(items: list[Item]) -> None:
    """Draw the box in which the Xs are counted, for a pencil."""
    label = translated(Message("rolling-america.print.xs"))
    items.append(TextItem(label, 414, 36, "bold", END, "muted"))
    items.append(PathItem(rounded(424, 12, 60, 38, 6), "place", "place-line", 2.4))
