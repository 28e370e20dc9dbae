"""Pictograms of powers: what is done to dice and faces, and what befalls everybody.

They are drawn on 32 by 32 units. A face on them is a small square, a whole die a cube.
"""

from typing import Final

from rollwright.core.print import NONE, PathItem, Symbol, circle, rounded
from rollwright.games.dice_realms.paper.emblem import EMBLEMS

_BOX: Final = 32.0
_COLORS: Final = ("green", "yellow", "blue", "orange", "purple", "white", "red", "gray")
_CUBE: Final = "M16 2.5L28 9v14L16 29.5 4 23V9z"
_EDGES: Final = "M4 9l12 6.5L28 9M16 15.5v14"


def _stroke(d: str, color: str, width: float) -> PathItem:
    return PathItem(d, NONE, color, width)


def _small_face(color: str) -> list[PathItem]:
    return [PathItem(rounded(2, 2, 28, 28, 6), color, f"{color}-line", 2)]


_CUBE_PARTS: Final = [PathItem(_CUBE, "die", "die-line", 2.4), _stroke(_EDGES, "die-line", 2)]
# A die that sits out a round: it sleeps.
_LOST_PARTS: Final = [
    PathItem("M13 9L23.5 14.5v11L13 31 2.5 25.5v-11z", "gray", "gray-line", 2.4),
    _stroke("M2.5 14.5L13 20l10.5-5.5M13 20v11", "gray-line", 2),
    _stroke("M22 3.5h7.5l-7.5 8h7.5M14 3h4.4l-4.4 4.6h4.4", "attack-line", 2.2),
]
_BROKEN: Final = [
    PathItem("M8 2h9l-4 9 6 4-5 15H8a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6z", "gray", "gray-line", 2),
    PathItem("M22 2h2a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6h-5l4.5-13.5-6-4.5z", "gray", "gray-line", 2),
]
# A die that tumbles: arrows around something are on the tokens.
_AGAIN: Final = [
    PathItem("M17.5 5l12 6.500-6.500 12-12-6.500z", "die", "die-line", 2.2),
    PathItem(circle(17.8, 10.8, 1.9) + circle(22.7, 17.7, 1.9), "pip"),
    _stroke("M2 8h8M1.500 15h6M4 22h7M9 28.500h14", "ink", 2.6),
]
_PARTS: Final[dict[str, list[PathItem]]] = {
    **{f"face-{color}": _small_face(color) for color in _COLORS},
    "four-dots": [PathItem("".join([circle(7 + 6 * at, 7.5, 2.3) for at in range(4)]), "ink")],
    "cube": _CUBE_PARTS,
    "cube-lost": _LOST_PARTS,
    "broken": _BROKEN,
    # The common badge of what is paid, with an outline that is seen on every face.
    "paid": [
        PathItem(circle(16, 16, 13), "sign-red", "attack-line", 2.6),
        _stroke("M9.6 16h12.8", "misery-sign", 4.4),
    ],
    # Rolled once more; and turned to a face that its owner picks.
    "again": _AGAIN,
    "turn-die": [
        PathItem(rounded(6, 13, 18, 17, 4), "die", "die-line", 2),
        _stroke("M10.5 21.5l3.5 4 6-8", "pip", 2.6),
        _stroke("M4 9C9 1 20 1 25.5 7", "ink", 2.8),
        PathItem("M29 2.5v9.5H19.5z", "ink"),
    ],
    "swap": [_stroke("M4 11h23M20 4.5l7 6.5-7 6.5M28 21H5M12 14.5L5 21l7 6.5", "ink", 2.4)],
    "strike": [_stroke("M4 28L28 4", "attack-line", 3.4)],
    "trowel": [
        PathItem("M29.5 3.5L24 20l-7-1.5-4-7z", "shield", "shield-line", 1.9),
        _stroke("M18.5 14.5l-6 6", "shield-line", 2.6),
        _stroke("M12 21l-7.5 7.5", "coin-line", 5),
    ],
    "sack": [
        PathItem(
            "M11 7.5C4 12 1.5 18 1.5 23c0 5 3 7.5 7 7.5h15c4 0 7-2.5 7-7.5 0-5-2.5-11-9.5-15.5z",
            "sign-brown",
            "sign-line",
            2,
        ),
        PathItem("M11 7.5L8.5 2c5 1.5 10 1.5 15 0L21 7.5z", "sign-brown", "sign-line", 2),
    ],
    # A face is replaced by a better one.
    "lift": [PathItem("M2.5 11.5H15V4.5L30 16 15 27.5v-7H2.5z", "ink", "ink", 2)],
    "laurel": [
        _stroke("M14 30C4 28 1 17 5 5M18 30C28 28 31 17 27 5", "green-line", 2.2),
        PathItem(
            "M5 6c4 0 5 3 4.5 6.5C6 12 4.5 9.5 5 6zM3.5 13c4 .5 5.5 3.5 5 7C5 19.5 3 16.5 3.5 13z"
            "M5.5 21c4-.5 6.5 1.5 7 5.5-4 .5-6.5-1.5-7-5.5z"
            "M27 6c-4 0-5 3-4.5 6.5C26 12 27.5 9.5 27 6z"
            "M28.5 13c-4 .5-5.5 3.5-5 7 3.5-.5 5.5-3.5 5-7z"
            "M26.5 21c-4-.5-6.5 1.5-7 5.5 4 .5 6.5-1.5 7-5.5z",
            "upgrade",
            "green-line",
            1.2,
        ),
    ],
    "endless": [
        _stroke(
            "M16 16c-3-5-6-7-9-7a7 7 0 0 0 0 14c3 0 6-2 9-7s6-7 9-7a7 7 0 0 1 0 14c-3 0-6-2-9-7z",
            "ink",
            3,
        )
    ],
    # Those whom an attack hits: outlines, as everybody is solid.
    "rivals": [
        PathItem(
            circle(9.5, 9.5, 5) + "M2 28c0-8 3-11.500 7.500-11.500S17 20 17 28z",
            "paper",
            "attack-line",
            2.6,
        ),
        PathItem(
            circle(22.5, 9.5, 5) + "M15 28c0-8 3-11.500 7.500-11.500S30 20 30 28z",
            "paper",
            "attack-line",
            2.6,
        ),
    ],
    "crowd": [
        PathItem(circle(7, 12, 3.8) + "M.5 27c0-6 2.5-9 6.5-9s5 2 5.5 4-2 5-2 5z", "ink"),
        PathItem(circle(25, 12, 3.8) + "M31.5 27c0-6-2.5-9-6.5-9s-5 2-5.5 4 2 5 2 5z", "ink"),
        PathItem(circle(16, 9, 4.8) + "M7.5 29c0-9 3-13 8.5-13s8.5 4 8.5 13z", "ink", "fate", 1.5),
    ],
}
# What the Fate die brings, one picture for each of its faces.
_FATES: Final[dict[str, list[PathItem]]] = {
    "winter": [
        _stroke(
            "M16 2v28M3.9 9l24.2 14M3.9 23L28.1 9M12 4.5l4 4 4-4M12 27.5l4-4 4 4"
            "M3.5 14l5.5-2.3L8 5.7M28.5 18l-5.5 2.3 1 6M3.5 18L9 20.3l-1 6M28.5 14L23 11.7l1-6",
            "blue-line",
            2.3,
        )
    ],
    "innovation": [
        PathItem(
            "M10.5 22C6 18.5 5.5 15 5.5 12.5a10.5 10.5 0 0 1 21 0c0 2.5-.5 6-5 9.5z",
            "coin",
            "coin-line",
            2,
        ),
        _stroke("M11.5 26h9M13 30h6M16 21v-7M12.5 11.5L16 14l3.5-2.5", "coin-line", 2.2),
    ],
    "robber": [
        PathItem(
            "M1.5 10C6 7 11 8 16 10c5-2 10-3 14.5 0 .5 8-3.5 13-8 13-3.5 0-4.5-4-6.5-4"
            "s-3 4-6.5 4c-4.5 0-8.5-5-8-13z",
            "misery",
            "misery-line",
            1.8,
        ),
        PathItem(
            "M6 14.5c2-2 5-1.5 6.5 1.5-2.5 1.8-5.5 1.3-6.5-1.5z"
            "M26 14.5c-2-2-5-1.5-6.5 1.5 2.5 1.8 5.5 1.3 6.5-1.5z",
            "paper",
            "misery-line",
            1.2,
        ),
    ],
    "good-harvest": [
        PathItem(circle(16, 16, 6.4), "coin", "coin-line", 2),
        _stroke(
            "M16 1.5v4.5M16 26v4.5M1.5 16H6M26 16h4.5M5.7 5.7l3.2 3.2M23.1 23.1l3.2 3.2"
            "M5.7 26.3l3.2-3.2M23.1 8.9l3.2-3.2",
            "coin-line",
            2.5,
        ),
    ],
    # An ear that is bent and dry, with fallen grains.
    "bad-harvest": [
        _stroke("M5 30.5C6 20 9 11 15 9c4-1.2 7 1 8.5 6", "grain-line", 2.3),
        PathItem(
            "M23.5 14c3.2 2.6 3.4 6.6.8 10-3.2-2.8-3.4-6.8-.8-10z"
            "M20.5 10.5c4.2-1 7.6.8 8.6 4.4-4.2 1-7.4-.8-8.6-4.4z"
            "M17.5 9.5c.4 4.2-1.6 7.2-5.4 7.8-.4-4.2 1.8-7.2 5.4-7.8z"
            "M16.5 8.8c1.4-4 4.8-5.6 8.4-4.2-1.4 4-5 5.6-8.4 4.2z"
            "M12 27.5c1.6-1.8 3.8-1.8 5.4 0-1.6 1.8-3.8 1.8-5.4 0z",
            "gray",
            "grain-line",
            1.6,
        ),
    ],
    "plague": [
        PathItem(
            "M16 2C8 2 3.5 7 3.5 13.5c0 4 2 6.5 4.5 8V27c0 1.5 1 2.5 2.5 2.5h11"
            "c1.5 0 2.5-1 2.5-2.5v-5.5"
            "c2.5-1.5 4.5-4 4.5-8C28.5 7 24 2 16 2z",
            "white",
            "white-line",
            2,
        ),
        PathItem(circle(11, 14, 3.4) + circle(21, 14, 3.4) + "M16 18l2 4h-4z", "ink"),
        _stroke("M13.5 25v4M18.5 25v4", "white-line", 1.8),
    ],
    "invasion": [
        _stroke("M6 2v28.5", "misery-line", 2.8),
        PathItem("M6 3.5c7-3 13 3 22 0-2.5 5-2.5 9 0 14-9 3-15-3-22 0z", "red", "red-line", 1.9),
        _stroke("M11.5 7l9.5 8M21 7l-9.5 8", "red-line", 2),
    ],
    "golden-age": [
        PathItem("M5 23a11 11 0 0 1 22 0z", "coin", "coin-line", 2),
        _stroke("M1.5 23h29M6 28.5h20M16 3v5M4.5 8l3.5 3.5M27.5 8L24 11.5", "coin-line", 2.4),
    ],
}
_ALL: Final = {**_PARTS, **{f"fate-{name}": parts for name, parts in _FATES.items()}}
# Every sign of the game's own, by name.
SYMBOLS: Final[dict[str, Symbol]] = {
    **EMBLEMS,
    **{name: Symbol(_BOX, parts) for name, parts in _ALL.items()},
}
