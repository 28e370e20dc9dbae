"""The sheet of Rolling America on paper: the map, the legend, the boxes of rounds and powers."""

import re
from functools import cache
from typing import Final, cast

from rollwright.core.message import Message
from rollwright.core.print import (
    MIDDLE,
    NONE,
    Item,
    PathItem,
    Print,
    PrintPlace,
    PrintTheme,
    TextItem,
    circle,
    rounded,
    translated,
)
from rollwright.games.data import read_toml
from rollwright.games.rolling_america.map import COLOR_OF, COLORS, STATES, WILD
from rollwright.games.rolling_america.map_legend import draw_how, draw_neighbors, draw_result
from rollwright.games.rolling_america.markings import POWERS
from rollwright.games.rolling_america.names import color_name, state_name
from rollwright.games.rolling_america.position import ROUNDS

WIDTH: Final = 1000.0
HEIGHT: Final = 728.0
# Where the map lies on the sheet, and how large it is there.
_LEFT: Final = 18.0
_TOP: Final = 90.0
# The sea around it; what is printed on and below it.
_SEA: Final[list[float]] = [8.0, 58.0, WIDTH - 16, 572.0]
_HOW: Final[list[float]] = [14.0, 63.0]
_NEIGHBORS: Final[list[float]] = [778.0, 441.0]
_ROUNDS: Final[list[float]] = [610.0, 12.0]
_POWERS: Final[list[float]] = [14.0, 640.0]
# Where it stands that two states have no neighbours.
_ISLANDS: Final[list[float]] = [226.0, 620.0]
MILLIMETRES: Final = 259.0
_POWER_LINES: Final = 3
_SCALE: Final = 0.965
_DATA: Final = read_toml("rollwright.games.rolling_america", "outlines.toml")
OUTLINES: Final = cast(dict[str, str], _DATA["paths"])
_ANCHORS: Final = cast(dict[str, list[object]], _DATA["anchors"])
LEADS: Final = cast(dict[str, list[float]], _DATA["leads"])
_LINKS: Final = cast(dict[str, list[float]], _DATA["links"])
# A list: the compiler takes a tuple of decimals for missing.
TAG: Final = [60.0, 34.0]
_ROUND: Final = 6.0
# The part of a box at sea in which its number is written.
_FIELD: Final = 28.0
# How high a number is written in a state of size 1.
_HAND: Final = 27.0
# Where the name of each region stands.
_REGION_NAMES: Final = {
    "red": (822, 430),
    "blue": (322, 154),
    "green": (346, 590),
    "yellow": (596, 584),
    "orange": (54, 456),
    "purple": (728, 152),
}
# The line that parts the two states without neighbors from the coast, down to the foot of the sea.
_INSET: Final = "M8 470H132L206 510H258L296 562V630"
_LIGHT: Final = {
    "red": "#f6d3cb",
    "blue": "#cfe1f3",
    "green": "#cfe8d8",
    "yellow": "#f7ecbd",
    "orange": "#f9dcb8",
    "purple": "#e4d6f0",
    "red-line": "#98230f",
    "blue-line": "#1c4f86",
    "green-line": "#175c38",
    "yellow-line": "#6b5800",
    "orange-line": "#854400",
    "purple-line": "#5b3390",
    "t1": "#1f4e79",
    "t3": "#f1ead9",
    "t4": "#c8bda5",
    "trace": "#1f4e79",
    "sea": "#f4f1e8",
    "state-line": "#6f675a",
}
_DARK: Final = {
    "red": "#5c2f27",
    "blue": "#24425f",
    "green": "#1f4a35",
    "yellow": "#574a12",
    "orange": "#5f3d12",
    "purple": "#442f5c",
    "red-line": "#ffb4a5",
    "blue-line": "#a9d0f5",
    "green-line": "#9fe0bd",
    "yellow-line": "#f1dd84",
    "orange-line": "#ffca8a",
    "purple-line": "#d9bff2",
    "t1": "#1a3c5c",
    "t3": "#2b2723",
    "t4": "#6b6152",
    "trace": "#9cc5ee",
    "sea": "#1d1a18",
    "state-line": "#a89c89",
}
THEME: Final = PrintTheme(_LIGHT, _DARK)


@cache
def paper_map() -> Print:
    """The whole sheet, for a pencil."""
    items: list[Item] = [
        PathItem(rounded(0, 0, WIDTH, HEIGHT, 14), "paper", "line", 1.2),
        PathItem(rounded(_SEA[0], _SEA[1], _SEA[2], _SEA[3], 10), "sea", "t4", 1.2),
    ]
    places: list[PrintPlace] = []
    draw_map(items, places, "small", "small")
    draw_powers(items, places, _POWERS[0], _POWERS[1])
    items.append(TextItem(translated(Message("rolling-america.name")), 24, 40, "title"))
    draw_rounds(items, places, _ROUNDS[0], _ROUNDS[1])
    draw_how(items, _HOW[0], _HOW[1])
    draw_neighbors(items, _NEIGHBORS[0], _NEIGHBORS[1])
    draw_result(items)
    name = translated(Message("rolling-america.name"))
    return Print("map", name, WIDTH, HEIGHT, THEME, items, places, [], {}, MILLIMETRES)


# --- the map -----------------------------------------------------------------------------------


def draw_map(items: list[Item], places: list[PrintPlace], letters: str, tag_letters: str) -> None:
    """Draw the states where they lie on the sheet, their names in these styles."""
    for code in STATES:
        items.append(PathItem(_moved(OUTLINES[code]), _color(code), "state-line", 1.3))
    items += [PathItem(line, NONE, f"{color}-line", 3) for color, line in _region_lines()]
    items.append(PathItem(_INSET, NONE, "t4", 1.2, "4 4"))
    for link in _LINKS.values():
        ends = [on_sheet(link[0], link[1]), on_sheet(link[2], link[3])]
        _draw_lead(items, ends[0], ends[1])
        items.append(PathItem(circle(ends[1][0], ends[1][1], 3), "muted"))
    for color, (x, y) in _REGION_NAMES.items():
        name = translated(color_name(COLORS.index(color)))
        items.append(TextItem(name, x, y, "bold", MIDDLE, f"{color}-line"))
    for code in STATES:
        places.append(_state(code, items, tag_letters if _is_tag(code) else letters))
    islands = translated(Message("rolling-america.print.islands"))
    items.append(TextItem(islands, _ISLANDS[0], _ISLANDS[1], "tiny", MIDDLE))


def points_of(code: str) -> list[list[tuple[float, float]]]:
    """The corners of each part of a state."""
    return [
        [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", part)]
        for part in OUTLINES[code].split("M")[1:]
    ]


def _moved(d: str) -> str:
    """The path where it lies on the sheet."""
    return re.sub(r"(-?[\d.]+) (-?[\d.]+)", _move, d)


def _move(point: re.Match[str]) -> str:
    x, y = on_sheet(float(point[1]), float(point[2]))
    return f"{x:g} {y:g}"


def on_sheet(x: float, y: float) -> tuple[float, float]:
    """A point of the map where it lies on the sheet."""
    return round(_LEFT + _SCALE * x, 1), round(_TOP + _SCALE * y, 1)


def _color(code: str) -> str:
    return COLORS[COLOR_OF[STATES.index(code)]]


def _region_lines() -> list[tuple[str, str]]:
    """The edge of each region: where a state ends that has no neighbour of its color there."""
    lines: list[tuple[str, str]] = []
    for color in COLORS[:WILD]:
        rings = [ring for code in STATES if _color(code) == color for ring in points_of(code)]
        edges: dict[tuple[tuple[float, float], tuple[float, float]], int] = {}
        for ring in rings:
            for edge in _edges(ring):
                edges[edge] = edges.get(edge, 0) + 1
        lines.append((color, "".join([_outer(ring, edges) for ring in rings])))
    return lines


def _edges(
    ring: list[tuple[float, float]],
) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    pairs = zip(ring, ring[1:] + ring[:1], strict=True)
    return [(min(one, other), max(one, other)) for one, other in pairs]


def _outer(
    ring: list[tuple[float, float]],
    edges: dict[tuple[tuple[float, float], tuple[float, float]], int],
) -> str:
    """The parts of a ring that only one state of the region has."""
    d = ""
    drawing = False
    following = ring[1:] + ring[:1]
    for one, other in zip(ring, following, strict=True):
        if edges[(min(one, other), max(one, other))] > 1:
            drawing = False
            continue
        if not drawing:
            x, y = on_sheet(one[0], one[1])
            d += f"M{x:g} {y:g}"
            drawing = True
        x, y = on_sheet(other[0], other[1])
        d += f"L{x:g} {y:g}"
    return d


def _is_tag(code: str) -> bool:
    """Has this state a box at sea?"""
    return _ANCHORS[code][2] == "tag"


def _state(code: str, items: list[Item], letters: str) -> PrintPlace:
    """Write the name of a state on the map, and say where its number goes."""
    anchor = _ANCHORS[code]
    x, y = on_sheet(cast(float, anchor[0]), cast(float, anchor[1]))
    layout, height = anchor[2], _HAND * cast(float, anchor[3])
    d = _moved(OUTLINES[code])
    name, center = (x, y - 0.5 * height + 3), (x, y + 0.42 * height)
    if layout == "beside":
        name, center = (x - 13, y + 5), (x + 14, y)
    elif layout == "tag":
        box = rounded(x - TAG[0] / 2, y - TAG[1] / 2, TAG[0], TAG[1], _ROUND)
        if code in LEADS:
            start = on_sheet(LEADS[code][0], LEADS[code][1])
            _draw_lead(items, start, lead_end(start, (x, y)))
        items.append(PathItem(box, _color(code), f"{_color(code)}-line", 1.6))
        field = rounded(x - 1, y - _FIELD / 2, _FIELD, _FIELD, 5)
        items.append(PathItem(field, "place", "place-line", 1.2))
        d += box
        name, center = (x - 15, y + 5), (x + 13, y)
        height = 24.0
    items.append(TextItem({"en": code}, name[0], name[1], letters, MIDDLE))
    number = STATES.index(code)
    args: dict[str, object] = {
        "state": state_name(number),
        "color": color_name(COLOR_OF[number]),
    }
    words = Message("rolling-america.place.state", args)
    return PrintPlace(code, words, d, _box(code, x, y), center, height)


def _draw_lead(items: list[Item], start: tuple[float, float], end: tuple[float, float]) -> None:
    """A line from a dot in a state to what belongs to it."""
    line = f"M{start[0]:g} {start[1]:g}L{end[0]:g} {end[1]:g}"
    items.append(PathItem(line, NONE, "muted", 1.4))
    items.append(PathItem(circle(start[0], start[1], 3), "muted"))


def lead_end(point: tuple[float, float], box: tuple[float, float]) -> tuple[float, float]:
    """Where a line from this point meets a box at sea: it then passes behind no other box."""
    across, down = TAG[0] / 2 - _ROUND, TAG[1] / 2 - _ROUND
    x = min(max(point[0], box[0] - across), box[0] + across)
    y = min(max(point[1], box[1] - down), box[1] + down)
    return x, y


def _box(code: str, x: float, y: float) -> tuple[float, float, float, float]:
    """The box around a state and what belongs to it."""
    points = [on_sheet(px, py) for ring in points_of(code) for px, py in ring]
    across, down = [point[0] for point in points], [point[1] for point in points]
    left, top = min([*across, x - TAG[0] / 2]), min([*down, y - TAG[1] / 2])
    right, bottom = max([*across, x + TAG[0] / 2]), max([*down, y + TAG[1] / 2])
    return left, top, right - left, bottom - top


# --- rounds and powers -------------------------------------------------------------------------


def draw_rounds(items: list[Item], places: list[PrintPlace], left: float, top: float) -> None:
    """Draw the boxes of the rounds, with their heading before them."""
    heading = translated(Message("rolling-america.group.rounds"))
    items.append(TextItem(heading, left - 14, top + 24, "bold", "end", "muted"))
    for at in range(ROUNDS):
        x = left + at * 46
        box = (x, top, 38.0, 38.0)
        items.append(PathItem(rounded(*box, 6), "place", "place-line", 1.5))
        items.append(TextItem({"en": str(at + 1)}, x + 19, top + 25, "bold", MIDDLE, "muted"))
        place = Message("rolling-america.place.round", {"number": at + 1})
        places.append(_box_place(f"round{at + 1}", place, box))


def draw_powers(items: list[Item], places: list[PrintPlace], left: float, top: float) -> None:
    """Draw the boxes of the powers side by side."""
    for row, power in enumerate(("color-change", "guard", "dupe")):
        x = left + row * 326
        items.append(PathItem(rounded(x, top, 320, 78, 10), "t3", "t4", 1.2))
        title = translated(Message(f"rolling-america.print.{power}"))
        items.append(TextItem(title, x + 14, top + 20, "bold"))
        for at in range(_POWER_LINES):
            hint = translated(Message(f"rolling-america.print.{power}-how{at + 1}"))
            items.append(TextItem(hint, x + 14, top + 37 + 16 * at, "tiny", color="muted"))
        for at in range(POWERS):
            middle, y = x + 202 + at * 45, top + 39
            items.append(PathItem(circle(middle, y, 19), "place", "place-line", 1.5))
            place = Message(f"rolling-america.place.{power}", {"number": at + 1})
            places.append(_box_place(f"{power}{at + 1}", place, (middle - 19, y - 19, 38, 38)))


def _box_place(name: str, words: Message, box: tuple[float, float, float, float]) -> PrintPlace:
    x, y, width, height = box
    center = (x + width / 2, y + height / 2)
    return PrintPlace(name, words, rounded(*box, 6), box, center, 26.0)
