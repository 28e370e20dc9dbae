"""Single items of the drawing of a card: shapes, lines, rows of signs, and their values."""

from typing import Final

from rollwright.core.print import NONE, PathItem, SignItem, Translations, circle, rounded
from rollwright.games.realms.card_value import (
    as_list,
    as_number,
    as_numbers,
    as_table,
    as_text,
    as_translations,
    mistake,
    refuse_unknown,
)
from rollwright.games.realms.naming import resources_in
from rollwright.games.realms.resource import RESOURCES

_SIGNS: Final = (*RESOURCES, "star")
# The fields that say how a shape is painted.
BRUSH: Final = ("fill", "stroke", "width", "dash", "opacity")


def art_items(tables: object, where: str) -> list[PathItem]:
    """Paths with their brushes, of which a picture is made."""
    items: list[PathItem] = []
    for number, item in enumerate(as_list(tables, where), 1):
        table = as_table(item, f"{where} #{number}")
        refuse_unknown(table, {"path", *BRUSH}, f"{where} #{number}")
        items.append(path_item("path", table, f"{where} #{number}"))
    return items


def path_item(kind: str, table: dict[str, object], where: str) -> PathItem:
    """A shape with its brush."""
    fill = as_text(table.get("fill", NONE), f"{where}: fill")
    stroke = as_text(table.get("stroke", NONE), f"{where}: stroke")
    width = as_number(table.get("width", 1.5), f"{where}: width")
    dash = as_text(table.get("dash", ""), f"{where}: dash")
    opacity = as_number(table.get("opacity", 1), f"{where}: opacity")
    if kind == "path":
        d = as_text(table.get("path"), f"{where}: path")
    elif kind == "circle":
        x, y, radius = as_numbers(table["circle"], 3, f"{where}: circle")
        d = circle(x, y, radius)
    elif kind == "rect":
        x, y, across, down = as_numbers(table["rect"], 4, f"{where}: rect")
        d = rounded(x, y, across, down, as_number(table.get("round", 0), f"{where}: round"))
    else:
        d = _line(table, where)
        stroke = "ink" if stroke == NONE else stroke
    return PathItem(d, fill, stroke, width, dash, opacity)


def _line(table: dict[str, object], where: str) -> str:
    points = as_points(table["line"], f"{where}: line")
    d = "M" + "L".join([f"{x:g} {y:g}" for x, y in points])
    if not table.get("arrow", False):
        return d
    (x1, y1), (x2, y2) = points[-2], points[-1]
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    wings = [(x2 - 7 * ux + side * 5 * uy, y2 - 7 * uy - side * 5 * ux) for side in (1, -1)]
    return d + f"M{wings[0][0]:g} {wings[0][1]:g}L{x2:g} {y2:g}L{wings[1][0]:g} {wings[1][1]:g}"


def squares(shape: str, x: float, y: float, unit: float) -> str:
    """A shape of squares from rows of 0 and 1, as in `11/10`, centered at a point."""
    rows = shape.split("/")
    left = x - unit * max([len(row) for row in rows]) / 2
    top = y - unit * len(rows) / 2
    return "".join(
        [
            rounded(left + column * unit, top + line * unit, unit, unit)
            for line, row in enumerate(rows)
            for column, cell in enumerate(row)
            if cell == "1"
        ]
    )


def signs_of(gains: list[int]) -> list[str]:
    """The names of the signs of gains; a slash stands between those to choose from."""
    names: list[str] = []
    for gain in gains:
        for at, resource in enumerate(resources_in(gain)):
            names += ["slash"] if at else []
            names.append(_SIGNS[resource])
    return names


def signs_in_a_row(names: list[str], x: float, y: float, size: float, gap: float) -> list[SignItem]:
    """Signs side by side, centered at a point."""
    widths = [size * (0.4 if name == "slash" else 1.0) for name in names]
    left = x - (sum(widths) + gap * (len(names) - 1)) / 2
    items: list[SignItem] = []
    for name, width in zip(names, widths, strict=True):
        items.append(SignItem(name, left + width / 2, y, size))
        left += width + gap
    return items


def as_words(value: object, where: str) -> Translations:
    """A text in every language, or a plain one of numbers and signs."""
    return {"en": value} if isinstance(value, str) else as_translations(value, where)


def item_at(value: object, at: int, where: str) -> object:
    """An item of a list."""
    items = as_list(value, where)
    if at >= len(items):
        raise mistake(where, "texts")
    return items[at]


def as_points(value: object, where: str) -> list[tuple[float, float]]:
    """Two points or more."""
    if not isinstance(value, list) or len(value) < 2:
        raise mistake(where, "numbers")
    points: list[tuple[float, float]] = []
    for point in value:
        x, y = as_numbers(point, 2, where)
        points.append((x, y))
    return points


def box_around(corners: list[tuple[float, float]]) -> tuple[float, float, float, float]:
    """The box around some points."""
    across, down = [x for x, _ in corners], [y for _, y in corners]
    return min(across), min(down), max(across) - min(across), max(down) - min(down)
