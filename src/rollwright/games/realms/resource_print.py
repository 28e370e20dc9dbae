"""The print of the resource card: a track for each resource, and what it buys."""

from functools import cache
from typing import Final

from rollwright.core.message import Message
from rollwright.core.print import (
    END,
    MIDDLE,
    TALLY,
    Item,
    PathItem,
    Print,
    PrintPlace,
    PrintTheme,
    SignItem,
    TextItem,
    circle,
    rounded,
    translated,
)
from rollwright.games.realms.naming import resource_name
from rollwright.games.realms.resource import LIMIT, RESOURCES

_WIDTH: Final = 1480.0
_TITLE: Final = 54.0
_ROW: Final = 76.0
_STEP: Final = 46.0
_RADIUS: Final = 21.0
_LEFT: Final = 100.0
_LIGHT: Final = {"t1": "#4a4238", "t3": "#f8f2e5", "t4": "#cbbfa8", "trace": "#4a4238"}
_DARK: Final = {"t1": "#4a4238", "t3": "#2a2521", "t4": "#5a5047", "trace": "#c9bda9"}
# How many of each resource buy something, in the order of the lines of its text.
_PRICES: Final = (("2", "3"), ("2", "3"), ("2", "1-6"))


@cache
def resource_print(spends: bool = True) -> Print:
    """The whole card; where nothing is spent, it tells so instead of what resources buy."""
    height = _TITLE + _ROW * len(RESOURCES) + 18
    items: list[Item] = [PathItem(rounded(0, 0, _WIDTH, height, 18), "paper", "line", 1.2)]
    items.append(TextItem(translated(Message("rolling-realms.group.resources")), 24, 38, "title"))
    note = translated(Message(f"rolling-realms.buys.{'note' if spends else 'no-spending'}"))
    items.append(TextItem(note, _WIDTH - 24, 36, "caption", END, "muted"))
    places: list[PrintPlace] = []
    for row, resource in enumerate(RESOURCES):
        top = _TITLE + row * _ROW
        items.append(PathItem(rounded(14, top, _WIDTH - 28, _ROW - 8, 12), "t3", "t4", 1.5))
        items.append(SignItem(resource, 56, top + 34, 46))
        for number in range(LIMIT):
            places.append(_box(items, row, number, top + 34))
        if spends:
            _uses(items, row, top)
    return Print(
        "resources" if spends else "kept-resources",
        translated(Message("rolling-realms.group.resources")),
        _WIDTH,
        height,
        PrintTheme(_LIGHT, _DARK),
        items,
        places,
        [],
        {},
        259.0,
        role=TALLY,
    )


def _box(items: list[Item], row: int, number: int, y: float) -> PrintPlace:
    """One resource to circle when it is gained, and to cross out when it is spent."""
    x, resource = _LEFT + _RADIUS + number * _STEP, RESOURCES[row]
    shape = circle(x, y, _RADIUS)
    items.append(PathItem(shape, "place", "place-line", 1.5))
    items.append(SignItem(resource, x, y, 26, 0.55))
    args: dict[str, object] = {"resource": resource_name(row), "number": number + 1}
    name = Message("rolling-realms.place.track", args)
    box = (x - _RADIUS, y - _RADIUS, 2 * _RADIUS, 2 * _RADIUS)
    return PrintPlace(f"{resource}{number + 1}", name, shape, box, (x, y), 32.0)


def _uses(items: list[Item], row: int, top: float) -> None:
    left = _LEFT + LIMIT * _STEP + 20
    for line, price in enumerate(_PRICES[row]):
        y = top + 28 + line * 26
        items.append(TextItem({"en": price}, left + 14, y, "bold", MIDDLE))
        items.append(SignItem(RESOURCES[row], left + 44, y - 5, 20))
        key = f"rolling-realms.buys.{RESOURCES[row]}{line + 1}"
        items.append(TextItem(translated(Message(key)), left + 64, y, "caption"))
