"""The prints of Rolling America at a table: the map alone, and beside it what is looked up.

On paper both are one sheet. A screen has counters for the powers, tells the round itself and
explains rules when asked: the map gets all the room.
"""

from functools import cache
from typing import Final

from rollwright.core.message import Message
from rollwright.core.path_data import moved_path
from rollwright.core.print import (
    ASIDE,
    Item,
    PathItem,
    Print,
    PrintPlace,
    rounded,
    translated,
)
from rollwright.games.rolling_america.map_legend import draw_how, draw_neighbors
from rollwright.games.rolling_america.map_print import (
    MILLIMETRES,
    THEME,
    WIDTH,
    draw_map,
    draw_powers,
    draw_rounds,
)

# The part of the sheet that the map takes: left, top, width and height.
PART: Final[list[float]] = [10.0, 66.0, 980.0, 560.0]
_ASIDE_HEIGHT: Final = 286.0


@cache
def map_print() -> Print:
    """The map, on which all moves are made."""
    drawn: list[Item] = []
    places: list[PrintPlace] = []
    # A screen may be small: 1280 pixels across leave these letters 14 and 12 of them.
    draw_map(drawn, places, "bold", "tiny")
    left, top, width, height = PART
    items: list[Item] = [PathItem(rounded(0, 0, width, height, 14), "sea", "line", 1.2)]
    items += [_moved(item, -left, -top) for item in drawn]
    return _finished(
        "map",
        Message("rolling-america.name"),
        height,
        items,
        [_moved_place(place, -left, -top) for place in places],
    )


@cache
def powers_print() -> Print:
    """The boxes of the powers and rounds, and the legend: to be looked up."""
    width, height = PART[2], _ASIDE_HEIGHT
    items: list[Item] = [PathItem(rounded(0, 0, width, height, 14), "paper", "line", 1.2)]
    places: list[PrintPlace] = []
    draw_how(items, 10.0, 8.0)
    draw_neighbors(items, 764.0, 8.0)
    draw_powers(items, places, 4.0, 200.0)
    draw_rounds(items, places, 220.0, 114.0)
    title = Message("rolling-america.print.aside")
    return _finished("powers", title, height, items, places)._replace(role=ASIDE)


def _finished(
    name: str, title: Message, height: float, items: list[Item], places: list[PrintPlace]
) -> Print:
    width = PART[2]
    across = MILLIMETRES * width / WIDTH
    return Print(name, translated(title), width, height, THEME, items, places, [], {}, across)


def _moved(item: Item, dx: float, dy: float) -> Item:
    """The same at another spot."""
    if isinstance(item, PathItem):
        return item._replace(d=moved_path(item.d, dx, dy))
    return item._replace(x=item.x + dx, y=item.y + dy)


def _moved_place(place: PrintPlace, dx: float, dy: float) -> PrintPlace:
    x, y, width, height = place.box
    center = (round(place.center[0] + dx, 2), round(place.center[1] + dy, 2))
    box = (round(x + dx, 2), round(y + dy, 2), width, height)
    return place._replace(d=moved_path(place.d, dx, dy), box=box, center=center)
