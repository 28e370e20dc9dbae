"""Patterns that fill a shape: hatching, or small figures in rows, as plain paths.

They say what a color says to those who don't see it, and in print that saves ink. The lines are cut
at the outline here, since not every program that shows a drawing can do that.
"""

import math
from typing import Final

from rollwright.core.limits import MOST_PATTERN_STEPS
from rollwright.core.path_data import Point
from rollwright.core.print import NONE, PathItem
from rollwright.core.print_names import HATCHES
from rollwright.games.realms.card_item import box_around
from rollwright.games.realms.card_names import CardNames
from rollwright.games.realms.card_value import as_number, mistake, refuse_unknown

# The directions of the lines of each hatching, in degrees; what rises leans to the right.
_DIRECTIONS: Final = {
    "rows": (0.0,),
    "columns": (90.0,),
    "rising": (-45.0,),
    "falling": (45.0,),
    "crossed": (-45.0, 45.0),
}
# Small figures: how far they reach from their middle, and how they are drawn from there.
_FIGURES: Final = {
    "dots": (1.1, 1.1, "m-1.1 0a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0z"),
    "waves": (4.5, 2.0, "m-4.5 0q2.25-3.6 4.5 0t4.5 0"),
    "tufts": (3.5, 3.0, "m-3.5-1.5l1.5 4m2 0v-5.5m2 5.5l1.5-4"),
    "peaks": (4.5, 3.5, "m-4.5 3l4.5-6 4.5 6"),
}
# From line to line, and from figure to figure.
_STEPS: Final = {
    **dict.fromkeys(HATCHES, 8.0),
    "dots": 9.0,
    "waves": 13.0,
    "tufts": 12.0,
    "peaks": 13.0,
}
# Rows lie closer together, and the whole may be moved by these parts of a step.
_ROW: Final = 0.7
_PHASES: Final = tuple([(across, down) for across in (0.0, 0.5) for down in (0.0, 0.5, 0.25, 0.75)])
_WIDTH: Final = 1.2
_OPACITY: Final = 0.75
# How far the lines stay from the outline.
_MARGIN: Final = 2.0


class PatternBudget:
    """How much may still be computed for the patterns of one card."""

    def __init__(self) -> None:
        self._left = float(MOST_PATTERN_STEPS)

    def take(self, outline: list[list[Point]], step: float, is_hatch: bool, where: str) -> None:
        """Take what a pattern needs: each line or figure is compared with each corner."""
        corners = [corner for part in outline for corner in part]
        _, _, width, height = box_around(corners)
        lines = (width + height) / step
        self._left -= len(corners) * (lines if is_hatch else lines * lines)
        if self._left < 0:
            raise mistake(where, "most-pattern")


def pattern_item(
    value: object,
    outline: list[list[Point]],
    middle: Point,
    clear: float,
    names: CardNames,
    budget: PatternBudget,
    where: str,
) -> PathItem:
    """The pattern of a shape, by name or as a table; `clear` is the radius to leave free."""
    table: dict[str, object] = value if isinstance(value, dict) else {"name": value}
    refuse_unknown(table, {"name", "color", "step", "clear"}, where)
    name = names.pattern(table.get("name"), where)
    color = names.color(table.get("color", "trace"), f"{where}.color")
    step = as_number(table.get("step", _STEPS[name]), f"{where}.step")
    free = as_number(table.get("clear", clear), f"{where}.clear")
    if step < 3 or free < 0:
        raise mistake(f"{where}.step", "size")
    budget.take(outline, step, name in HATCHES, where)
    d = ""
    if name in HATCHES:
        for direction in _DIRECTIONS[name]:
            d += _hatching(outline, middle, math.radians(direction), step, free)
    else:
        d = _figures(outline, middle, name, step, free)
    if not d:
        raise mistake(where, "no-room")
    return PathItem(d, NONE, color, _WIDTH, "", _OPACITY)


def _hatching(
    outline: list[list[Point]], middle: Point, turn: float, step: float, free: float
) -> str:
    """Parallel lines: level ones through the shape turned back, turned again."""
    parts = [[_turned(corner, -turn) for corner in part] for part in outline]
    x0, y0 = _turned(middle, -turn)
    heights = [y for part in parts for _, y in part]
    d = ""
    # Between two lines of all places, so that neighbours fit together.
    first = math.ceil(min(heights) / step - 0.5)
    last = math.floor(max(heights) / step - 0.5)
    for number in range(first, last + 1):
        y = (number + 0.5) * step
        ends = crossings(parts, y)
        for left, right in zip(ends[::2], ends[1::2], strict=False):
            for start, end in _without(left + _MARGIN, right - _MARGIN, x0, y - y0, free):
                (x1, y1), (x2, y2) = _turned((start, y), turn), _turned((end, y), turn)
                d += f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}"
    return d


def _without(
    left: float, right: float, x: float, dy: float, free: float
) -> list[tuple[float, float]]:
    """What is left of a level line outside of a circle; pieces shorter than 2 are dropped."""
    half = math.sqrt(free * free - dy * dy) if free > abs(dy) else 0.0
    pieces = [(left, min(right, x - half)), (max(left, x + half), right)] if half else []
    pieces = pieces if half else [(left, right)]
    return [(start, end) for start, end in pieces if end - start >= 2]


def _figures(outline: list[list[Point]], middle: Point, name: str, step: float, free: float) -> str:
    """Figures in rows, which are moved so that as many as possible fit."""
    wide, high, drawn = _FIGURES[name]
    best: list[Point] = []
    for across, down in _PHASES:
        found = [
            (x, y)
            for x, y in _lattice(outline, middle, step, across, down)
            if _keeps_off(x - middle[0], y - middle[1], wide, high, free)
            and _fits(outline, x, y, wide, high)
        ]
        best = found if len(found) > len(best) else best
    return "".join([f"M{x:.1f} {y:.1f}{drawn}" for x, y in best])


def _lattice(
    outline: list[list[Point]], middle: Point, step: float, across: float, down: float
) -> list[Point]:
    """Points around the middle and in the box of a shape, every second row half a step aside."""
    left, top, width, height = box_around([corner for part in outline for corner in part])
    row_step = step * _ROW
    rows = math.ceil(height / row_step)
    columns = math.ceil(width / step)
    points: list[Point] = []
    for row in range(-rows, rows + 1):
        y = middle[1] + (row + down) * row_step
        for column in range(-columns, columns + 1):
            x = middle[0] + (column + across + (0.5 if row % 2 else 0.0)) * step
            if left < x < left + width and top < y < top + height:
                points.append((x, y))
    return points


def _keeps_off(dx: float, dy: float, wide: float, high: float, free: float) -> bool:
    """Does a figure lie outside of the circle that stays free?"""
    return math.hypot(max(0.0, abs(dx) - wide), max(0.0, abs(dy) - high)) >= free


def _fits(outline: list[list[Point]], x: float, y: float, wide: float, high: float) -> bool:
    across, down = wide + _MARGIN, high + _MARGIN
    corners = [(x + dx, y + dy) for dx in (-across, across) for dy in (-down, down)]
    return all([is_inside(outline, corner) for corner in corners])


def crossings(parts: list[list[Point]], y: float) -> list[float]:
    """Where a level line crosses an outline, from left to right."""
    found: list[float] = []
    for part in parts:
        for (x1, y1), (x2, y2) in zip(part, part[1:] + part[:1], strict=True):
            if (y1 <= y) != (y2 <= y):
                found.append(x1 + (x2 - x1) * (y - y1) / (y2 - y1))
    return sorted(found)


def is_inside(outline: list[list[Point]], point: Point) -> bool:
    """Does a point lie inside an outline?"""
    x, y = point
    inside = False
    for part in outline:
        x1, y1 = part[-1]
        for x2, y2 in part:
            if (y1 <= y) != (y2 <= y) and x1 + (x2 - x1) * (y - y1) / (y2 - y1) < x:
                inside = not inside
            x1, y1 = x2, y2
    return inside


def _turned(point: Point, turn: float) -> Point:
    cos, sin = math.cos(turn), math.sin(turn)
    return point[0] * cos - point[1] * sin, point[0] * sin + point[1] * cos
