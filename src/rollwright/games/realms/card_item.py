"""Single items of the drawing of a card: shapes, rows of signs, copies, and their values."""

from typing import Final

from rollwright.core.limits import MOST_DRAWN
from rollwright.core.path_data import moved_path
from rollwright.core.print import (
    CAPS,
    Item,
    PathItem,
    SignItem,
    circle,
    polygon,
    rounded,
)
from rollwright.games.realms.card_names import CardNames
from rollwright.games.realms.card_value import (
    as_list,
    as_number,
    as_numbers,
    as_one_of,
    as_path,
    as_table,
    as_text,
    as_whole,
    mistake,
    refuse_unknown,
)
from rollwright.games.realms.resource import GAINS, gains_in

# The fields that say how a shape is painted.
BRUSH: Final = ("fill", "stroke", "width", "dash", "opacity", "cap")


def art_items(tables: object, names: CardNames, where: str) -> list[PathItem]:
    """Paths with their brushes, of which a picture is made."""
    items: list[PathItem] = []
    for number, item in enumerate(as_list(tables, where), 1):
        table = as_table(item, f"{where} #{number}")
        refuse_unknown(table, {"path", *BRUSH}, f"{where} #{number}")
        d = as_path(table.get("path"), f"{where} #{number}: path")
        items.append(painted(PathItem(d), table, names, f"{where} #{number}"))
    return items


def painted(usual: PathItem, table: dict[str, object], names: CardNames, where: str) -> PathItem:
    """A shape with the brush of a table; what it does not say is as usual."""
    fill = names.color(table.get("fill", usual.fill), f"{where}: fill")
    stroke = names.color(table.get("stroke", usual.stroke), f"{where}: stroke")
    width = as_number(table.get("width", usual.width or 1.5), f"{where}: width")
    dash = as_text(table.get("dash", usual.dash), f"{where}: dash")
    opacity = as_number(table.get("opacity", usual.opacity), f"{where}: opacity")
    cap = as_one_of(table.get("cap", usual.cap), CAPS, f"{where}: cap")
    return PathItem(usual.d, fill, stroke, width, dash, opacity, cap)


def shape_path(kind: str, table: dict[str, object], where: str) -> str:
    """The path of a shape: `path`, `circle`, `rect` or `corners`."""
    if kind == "path":
        return as_path(table["path"], f"{where}: path")
    if kind == "corners":
        return polygon(as_points(table["corners"], f"{where}: corners"))
    if kind == "circle":
        x, y, radius = as_numbers(table["circle"], 3, f"{where}: circle")
        return circle(x, y, radius)
    x, y, across, down = as_numbers(table["rect"], 4, f"{where}: rect")
    return rounded(x, y, across, down, as_number(table.get("round", 0), f"{where}: round"))


# --- copies ------------------------------------------------------------------------------------


def shifts_of(value: object, where: str) -> list[tuple[float, float]]:
    """How far the copies of an item lie from it: a row or rows of them, or one by one."""
    if isinstance(value, list):
        return as_points(value, where, 1)
    table = as_table(value, where)
    refuse_unknown(table, {"count", "dx", "dy", "rows", "down"}, where)
    count = as_whole(table.get("count", 1), f"{where}.count")
    rows = as_whole(table.get("rows", 1), f"{where}.rows")
    if count * rows > MOST_DRAWN:
        raise mistake(where, "most-items", {"most": MOST_DRAWN})
    if count < 1 or rows < 1 or count * rows < 2:
        raise mistake(f"{where}.count", "copies")
    dx = as_number(table.get("dx", 0), f"{where}.dx")
    dy = as_number(table.get("dy", 0), f"{where}.dy")
    down = as_number(table.get("down", 0), f"{where}.down")
    if (count > 1 and not dx and not dy) or (rows > 1 and not down):
        raise mistake(where, "copies")
    shifts = [(at * dx, at * dy + row * down) for row in range(rows) for at in range(count)]
    return shifts[1:]


def moved_item(item: Item, dx: float, dy: float) -> Item:
    """A copy of an item at another spot."""
    if isinstance(item, PathItem):
        return item._replace(d=moved_path(item.d, dx, dy))
    if isinstance(item, SignItem):
        return item._replace(x=item.x + dx, y=item.y + dy)
    return item._replace(x=item.x + dx, y=item.y + dy)


# --- signs and values --------------------------------------------------------------------------


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
        for at, item in enumerate(gains_in(gain)):
            names += ["slash"] if at else []
            names.append(GAINS[item])
    return names


def row_width(names: list[str], size: float, gap: float) -> float:
    """How wide signs side by side are."""
    return sum([_sign_width(name, size) for name in names]) + gap * (len(names) - 1)


def signs_in_a_row(names: list[str], x: float, y: float, size: float, gap: float) -> list[SignItem]:
    """Signs side by side, centered at a point."""
    left = x - row_width(names, size, gap) / 2
    items: list[SignItem] = []
    for name in names:
        width = _sign_width(name, size)
        items.append(SignItem(name, left + width / 2, y, size))
        left += width + gap
    return items


def _sign_width(name: str, size: float) -> float:
    return size * (0.4 if name == "slash" else 1.0)


def item_at(value: object, at: int, where: str) -> object:
    """An item of a list."""
    items = as_list(value, where)
    if at >= len(items):
        raise mistake(where, "texts")
    return items[at]


def as_points(value: object, where: str, least: int = 2) -> list[tuple[float, float]]:
    """Two points or more, or at least this many."""
    if not isinstance(value, list) or len(value) < least:
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
