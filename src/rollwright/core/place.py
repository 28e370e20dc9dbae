"""Places: the spots on a seat's paper, as defined by the rules.

A game lists its places, their positions and what is written on them. `sheets` decides how they
look.
"""

import math
from typing import Final, NamedTuple

from rollwright.core.message import Message

BLANK: Final = "blank"
OUTLINED: Final = "outlined"
FILLED: Final = "filled"
CROSSED: Final = "crossed"
MARKS: Final = (BLANK, OUTLINED, FILLED, CROSSED)
# The number of corners of a circle; a multiple of 4, to include its extreme points.
_ROUND: Final = 24

Corners = list[tuple[float, float]]


class Mark(NamedTuple):
    """What stands at a place: how it is marked, what is written, and the piece that lies there."""

    mark: str = BLANK
    text: str = ""
    tile: str = ""


NO_MARK: Final = Mark()


class Outline(NamedTuple):
    """The shape of a place, in the units of its group, and where to write in it.

    `kind` is `rect` (x, y, width, height), `circle` or `hex` (x, y, radius), or `polygon`
    (x1, y1, x2, y2, …).
    """

    kind: str
    numbers: tuple[float, ...]
    center: tuple[float, float]


def box(x: float, y: float, width: float = 1.0, height: float = 1.0) -> Outline:
    """A rectangle."""
    return Outline("rect", (x, y, width, height), (x + width / 2, y + height / 2))


def corners_of(outline: Outline) -> Corners:
    """The corners of an outline, in its own units; a circle has many."""
    numbers = outline.numbers
    if outline.kind == "rect":
        x, y, width, height = numbers
        return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    if outline.kind in ("circle", "hex"):
        x, y, radius = numbers
        count = 6 if outline.kind == "hex" else _ROUND
        turns = [math.tau * step / count for step in range(count)]
        return [(x + radius * math.sin(turn), y - radius * math.cos(turn)) for turn in turns]
    return [(numbers[at], numbers[at + 1]) for at in range(0, len(numbers), 2)]


class Place(NamedTuple):
    """One spot on the paper."""

    id: str
    group: str
    outline: Outline
    mark: str
    # What is written there, and what was printed there from the start.
    text: str
    print: str
    name: Message
    tint: str
    # The names of the pictures printed there; a number before a picture is its count.
    icons: tuple[str, ...] = ()
    # Words printed there that are translated, instead of `print`.
    title: Message | None = None
    # The number of dots printed at its edge.
    dots: int = 0
    # The pictures of what is paid there, and whether its paper is darker than that around it.
    costs: tuple[str, ...] = ()
    shade: bool = False
