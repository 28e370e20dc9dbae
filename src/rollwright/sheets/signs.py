"""The common signs of prints, drawn by ourselves: resources, stars, dice, arrows.

Each is drawn on 32 by 32 units with at most two tones, and is known by its silhouette alone. The
colors are names of the palette.
"""

from typing import Final

from rollwright.core.print import NONE, PathItem, Symbol, circle, rounded
from rollwright.sheets.goods_signs import GOODS_SIGNS
from rollwright.sheets.picture_signs import PICTURES

_BOX: Final = 32
_WIDTH: Final = 1.9
_STAR: Final = "M16 2.8l4 8.5 9.3 1.2-6.8 6.4 1.7 9.2L16 23.6l-8.2 4.5 1.7-9.2-6.8-6.4 9.3-1.2z"
# Where the pips of each die lie.
_PIPS: Final = {
    1: ((16, 16),),
    2: ((9.6, 9.6), (22.4, 22.4)),
    3: ((8.8, 8.8), (16, 16), (23.2, 23.2)),
    4: ((9.6, 9.6), (22.4, 9.6), (9.6, 22.4), (22.4, 22.4)),
    5: ((8.8, 8.8), (23.2, 8.8), (16, 16), (8.8, 23.2), (23.2, 23.2)),
    6: ((9.6, 8), (9.6, 16), (9.6, 24), (22.4, 8), (22.4, 16), (22.4, 24)),
}


_FACE: Final = PathItem(rounded(1.2, 1.2, 29.6, 29.6, 7.2), "die", "die-line", 1.6)


def _die(value: int) -> list[PathItem]:
    pips = "".join(circle(x, y, 3.1) for x, y in _PIPS[value])
    return [_FACE, PathItem(pips, "pip")]


def _arrow(d: str) -> list[PathItem]:
    return [PathItem(d, NONE, "ink", 2.6)]


def _operator(d: str) -> list[PathItem]:
    return [PathItem(d, NONE, "ink", 3.6)]


_PARTS: Final[dict[str, list[PathItem]]] = {
    "pumpkin": [
        PathItem(
            "M15 9.5c.1-3 .8-5 3.4-6.8l2.5 2C18.8 6 18.3 7.5 18.3 9.5z",
            "stalk",
            "pumpkin-line",
            _WIDTH,
        ),
        PathItem(
            "M16 10c2-1.4 4.6-1.7 6.7-.8 4.3.9 7.3 5 7.3 9.9C30 24.6 26.6 29 22.3 29c-1.5 0-2.8-.3"
            "-3.9-.9-1.5.7-3.3.7-4.8 0-1.1.6-2.4.9-3.9.9C5.4 29 2 24.6 2 19.1c0-4.9 3-9 7.3-9.9 "
            "2.1-.9 4.7-.6 6.7.8z",
            "pumpkin",
            "pumpkin-line",
            _WIDTH,
        ),
        PathItem(
            "M16 10.2c-3 2-4.3 5.5-4.3 9.2 0 3.5.8 6.6 2.2 8.5M16 10.2c3 2 4.3 5.5 4.3 9.2 0 3.5-.8"
            " 6.6-2.2 8.5",
            NONE,
            "pumpkin-line",
            _WIDTH,
        ),
    ],
    "heart": [
        PathItem(
            "M16 28.5C8.5 23 2.5 18 2.5 11.5 2.5 7 5.8 4 9.7 4c2.6 0 5 1.4 6.3 3.7C17.3 5.4 19.7 4 "
            "22.3 4c3.9 0 7.2 3 7.2 7.5 0 6.5-6 11.5-13.5 17z",
            "heart",
            "heart-line",
            _WIDTH,
        ),
        PathItem("M7 11.5c0-2 1.2-3.3 2.9-3.5", NONE, "gloss", 2, "", 0.8),
    ],
    "coin": [
        PathItem(circle(16, 16, 13.5), "coin", "coin-line", _WIDTH),
        PathItem(circle(16, 16, 9.8), NONE, "coin-line", 1.3, "2.6 2"),
        PathItem(rounded(12, 12, 8, 8, 1.2), "paper", "coin-line", _WIDTH),
    ],
    "star": [PathItem(_STAR, "star", "star-line", _WIDTH)],
    "socket": [PathItem(_STAR, "place", "place-line", 1.5, "3 2.2")],
    "slash": [PathItem("M20 5L12 27", NONE, "ink", 2.4)],
    "arrow": _arrow("M4 16h22M18 8l9 8-9 8"),
    "left": _arrow("M28 16H6M14 8l-9 8 9 8"),
    "up": _arrow("M8 20l8-8 8 8"),
    "down": _arrow("M8 12l8 8 8-8"),
    "both-ways": _arrow("M5 16h22M11 9l-7 7 7 7M21 9l7 7-7 7"),
    "turn": _arrow("M25 9a11 11 0 1 0 2 8M26 3v7h-7"),
    "plus": _operator("M6 16h20M16 6v20"),
    "minus": _operator("M6 16h20"),
    "times": _operator("M8.5 8.5l15 15M23.5 8.5l-15 15"),
    "equals": _operator("M6 11.5h20M6 20.5h20"),
    "unequal": _operator("M6 11.5h20M6 20.5h20M20 5l-8 22"),
    "less": _operator("M24 6L8 16l16 10"),
    "more": _operator("M8 6l16 10L8 26"),
    "at-most": _operator("M24 4L8 13l16 9M8 28h16"),
    "at-least": _operator("M8 4l16 9-16 9M8 28h16"),
    "question": _operator("M9.5 11c0-9 13-9 13-1 0 6-6.5 5.5-6.5 11M16 27.5v.1"),
    "tick": _operator("M5 17l7.5 8L27 7"),
    "cross": _operator("M7 7l18 18M25 7L7 25"),
    # What is paid, at the corner of a price.
    "pay": [
        PathItem(circle(16, 16, 13), "sign-red", "sign-red", 2),
        PathItem("M9.6 16h12.8", NONE, "gloss", 4.4),
    ],
    "die": [_FACE],
    **{f"die{value}": _die(value) for value in _PIPS},
    **PICTURES,
}
SIGNS: Final = {name: Symbol(_BOX, parts) for name, parts in _PARTS.items()} | GOODS_SIGNS
