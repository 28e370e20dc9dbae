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

# How wide and high the strip is, above the map up to the boxes of the states in the north-east.
HOW_SIZE: Final[list[float]] = [728.0, 61.0]
_HOW_LINES: Final = 3
# And the box with the examples.
NEIGHBORS_SIZE: Final[list[float]] = [206.0, 182.0]
_HEAD_LINES: Final = 2
_BOX_LINES: Final = 4
_CELL: Final = 30.0
# What stands in the state beside a 3, a guarded number in brackets, and whether the 3 fits there.
EXAMPLES: Final = (("4", True), ("5", False), ("X", True), ("(6)", True))


def draw_how(items: list[Item], x: float, y: float) -> None:
    """Draw the strip that tells how a turn goes."""
    items.append(PathItem(rounded(x, y, HOW_SIZE[0], HOW_SIZE[1], 8), "t3", "t4", 1.2))
    for at in range(_HOW_LINES):
        items.append(TextItem(_line("how", at), x + 10, y + 17.5 + 18 * at, "subtitle"))


def draw_neighbors(items: list[Item], x: float, y: float) -> None:
    """Draw the box that tells what fits beside what, with examples."""
    width, height = NEIGHBORS_SIZE
    items.append(PathItem(rounded(x, y, width, height, 8), "paper", "t4", 1.2))
    for at in range(_HEAD_LINES):
        head = _line("neighbors", at)
        items.append(TextItem(head, x + width / 2, y + 20 + 18 * at, "bold", MIDDLE))
    for at in range(_BOX_LINES):
        exempt = _line("exempt", at)
        items.append(TextItem(exempt, x + width / 2, y + 129 + 15.5 * at, "tiny", MIDDLE))
    for at, (beside, fits) in enumerate(EXAMPLES):
        _draw_example(items, x + 16 + at % 2 * 92, y + 47 + at // 2 * 35, beside, fits)


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
