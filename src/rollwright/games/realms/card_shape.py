"""The shapes of places on the drawing of a card: one by one, in a grid, of hexes, or in a wheel."""

import math
from typing import Final, NamedTuple

from rollwright.core.path_data import Point, outline_of
from rollwright.core.print import circle, polygon, rounded
from rollwright.games.realms.card_item import as_points, box_around
from rollwright.games.realms.card_value import (
    as_flag,
    as_list,
    as_number,
    as_numbers,
    as_path,
    as_text,
    mistake,
)

Box = tuple[float, float, float, float]

# The kinds of items that draw places, and the fields that say where.
PLACE_KINDS: Final = {
    "grid": {"at", "cell", "gap", "round"},
    "hexgrid": {"at", "radius", "gap", "flat", "shift"},
    "wheel": {"at", "radius", "size", "sectors", "start", "step", "gap"},
    "place": {"rect", "circle", "hex", "flat", "corners", "path", "at", "round"},
}
# Which rows of hexes lie half a step further: those after the first, third, …, or these.
_SHIFTS: Final = ("second", "first")
_ROUND: Final = 6


class DrawnShape(NamedTuple):
    """The shape of a place: its path, the box around it, and the middle to write at."""

    id: str
    d: str
    box: Box
    middle: Point
    # The corners of each of its parts, in which curves are many short lines.
    outline: list[list[Point]]


def shapes_of(kind: str, table: dict[str, object], where: str) -> list[DrawnShape]:
    """The places that an item draws."""
    if kind == "grid":
        return _grid(table, where)
    if kind == "hexgrid":
        return _hexgrid(table, where)
    return _wheel(table, where) if kind == "wheel" else [_single(table, where)]


def _shape(place_id: str, d: str, box: Box) -> DrawnShape:
    middle = (box[0] + box[2] / 2, box[1] + box[3] / 2)
    return DrawnShape(place_id, d, box, middle, outline_of(d))


def _rect(place_id: str, box: Box, table: dict[str, object], where: str) -> DrawnShape:
    corner = as_number(table.get("round", _ROUND), f"{where}: round")
    return _shape(place_id, rounded(*box, corner), box)


def _circle(place_id: str, x: float, y: float, radius: float) -> DrawnShape:
    return _shape(place_id, circle(x, y, radius), (x - radius, y - radius, 2 * radius, 2 * radius))


def _hex(place_id: str, x: float, y: float, radius: float, *, flat: bool) -> DrawnShape:
    """A hexagon that stands on a corner, or on a flat side."""
    turns = [math.pi / 3 * (corner + (0.0 if flat else 0.5)) for corner in range(6)]
    corners = [
        (round(x + radius * math.cos(turn), 2), round(y + radius * math.sin(turn), 2))
        for turn in turns
    ]
    return _shape(place_id, polygon(corners), box_around(corners))


def _single(table: dict[str, object], where: str) -> DrawnShape:
    place_id = as_text(table["place"], f"{where}: place")
    shapes = [name for name in ("rect", "circle", "hex", "corners", "path") if name in table]
    if len(shapes) != 1:
        raise mistake(where, "shape", {"shapes": "rect, circle, hex, corners, path"})
    shape = shapes[0]
    at = f"{where}: {shape}"
    if shape == "rect":
        x, y, width, height = as_numbers(table["rect"], 4, at)
        return _rect(place_id, (x, y, width, height), table, where)
    if shape == "corners":
        corners = as_points(table["corners"], at)
        return _shape(place_id, polygon(corners), box_around(corners))
    if shape == "path":
        d = as_path(table["path"], at)
        if "at" not in table:
            return _shape(place_id, d, box_around([one for part in outline_of(d) for one in part]))
        x, y, width, height = as_numbers(table["at"], 4, f"{where}: at")
        return _shape(place_id, d, (x, y, width, height))
    x, y, radius = as_numbers(table[shape], 3, at)
    if shape == "circle":
        return _circle(place_id, x, y, radius)
    return _hex(place_id, x, y, radius, flat=as_flag(table.get("flat", False), f"{where}: flat"))


def _grid(table: dict[str, object], where: str) -> list[DrawnShape]:
    """Rows of places by their ids; a `.` leaves a gap."""
    left, top = as_numbers(table.get("at"), 2, f"{where}: at")
    width, height = as_numbers(table.get("cell"), 2, f"{where}: cell")
    across, down = as_numbers(table.get("gap", [0, 0]), 2, f"{where}: gap")
    found: list[DrawnShape] = []
    for row, column, place_id in _cells(table["grid"], f"{where}: grid"):
        x, y = left + column * (width + across), top + row * (height + down)
        found.append(_rect(place_id, (x, y, width, height), table, where))
    return found


def _hexgrid(table: dict[str, object], where: str) -> list[DrawnShape]:
    """Rows of hexagons by their ids, of which every second row lies half a step to the right.

    Where they stand on a flat side, it is every second column that lies half a step lower.
    """
    x, y = as_numbers(table.get("at"), 2, f"{where}: at")
    radius = as_number(table.get("radius"), f"{where}: radius")
    gap = as_number(table.get("gap", 0), f"{where}: gap")
    flat = as_flag(table.get("flat", False), f"{where}: flat")
    shift = as_text(table.get("shift", "second"), f"{where}: shift")
    if shift not in _SHIFTS:
        raise mistake(f"{where}: shift", "choice", {"choices": ", ".join(_SHIFTS)})
    if radius <= 0:
        raise mistake(f"{where}: radius", "size")
    # From middle to middle: of neighbours in a line, and from one line to the next.
    near = math.sqrt(3) * radius + gap
    far = near * math.sqrt(3) / 2
    found: list[DrawnShape] = []
    for row, column, place_id in _cells(table["hexgrid"], f"{where}: hexgrid"):
        line = column if flat else row
        half = near / 2 if line % 2 == (1 if shift == "second" else 0) else 0.0
        dx = column * far if flat else column * near + half
        dy = row * near + half if flat else row * far
        found.append(_hex(place_id, x + dx, y + dy, radius, flat=flat))
    return found


def _cells(value: object, where: str) -> list[tuple[int, int, str]]:
    """The row, the column and the id of each place."""
    found: list[tuple[int, int, str]] = []
    for row, line in enumerate(as_list(value, where)):
        ids = as_text(line, where).split()
        found += [(row, column, name) for column, name in enumerate(ids) if name != "."]
    return found


def _wheel(table: dict[str, object], where: str) -> list[DrawnShape]:
    """Places around a centre, clockwise: circles, or sectors of a ring."""
    ids = as_text(table["wheel"], f"{where}: wheel").split()
    if not ids:
        raise mistake(f"{where}: wheel", "places")
    x, y = as_numbers(table.get("at"), 2, f"{where}: at")
    start = as_number(table.get("start", 0), f"{where}: start")
    step = as_number(table.get("step", 360 / len(ids)), f"{where}: step")
    if ("sectors" in table) == ("size" in table):
        raise mistake(where, "shape", {"shapes": "size, sectors"})
    found: list[DrawnShape] = []
    for number, place_id in enumerate(ids):
        # From the top, clockwise.
        turn = math.radians(start + number * step - 90)
        if place_id == ".":
            continue
        if "sectors" in table:
            found.append(_sector(place_id, (x, y), turn, math.radians(step), table, where))
        else:
            radius = as_number(table.get("radius"), f"{where}: radius")
            size = as_number(table["size"], f"{where}: size")
            across, down = _around((x, y), radius, turn)
            found.append(_circle(place_id, across, down, size))
    return found


def _sector(
    place_id: str,
    center: Point,
    turn: float,
    step: float,
    table: dict[str, object],
    where: str,
) -> DrawnShape:
    """A piece of a ring; the gap to the next one is as wide outside as it is inside."""
    inner, outer = as_numbers(table["sectors"], 2, f"{where}: sectors")
    gap = as_number(table.get("gap", 0), f"{where}: gap")
    if not 0 < inner < outer or step <= 0 or gap >= inner * step:
        raise mistake(f"{where}: sectors", "ring")
    wide, narrow = step / 2 - gap / 2 / outer, step / 2 - gap / 2 / inner
    corners = [
        _around(center, inner, turn - narrow),
        _around(center, outer, turn - wide),
        _around(center, outer, turn + wide),
        _around(center, inner, turn + narrow),
    ]
    (x1, y1), (x2, y2), (x3, y3), (x4, y4) = corners
    large = [1 if half > math.pi / 2 else 0 for half in (wide, narrow)]
    d = (
        f"M{x1:g} {y1:g}L{x2:g} {y2:g}A{outer:g} {outer:g} 0 {large[0]} 1 {x3:g} {y3:g}"
        f"L{x4:g} {y4:g}A{inner:g} {inner:g} 0 {large[1]} 0 {x1:g} {y1:g}z"
    )
    outline = outline_of(d)
    box = box_around(outline[0])
    return DrawnShape(place_id, d, box, _around(center, (inner + outer) / 2, turn), outline)


def _around(center: Point, radius: float, turn: float) -> Point:
    x, y = center
    return round(x + radius * math.cos(turn), 2), round(y + radius * math.sin(turn), 2)
