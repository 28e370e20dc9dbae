"""Emblems: a silhouette for each line of faces, so that none is known by its color alone.

They are drawn on 24 by 24 units.
"""

from typing import Final

from rollwright.core.print import NONE, PathItem, Symbol, circle

BOX_SIZE: Final = 24.0
FATE_EMBLEM: Final = "line-fate"


def _solid(d: str) -> PathItem:
    return PathItem(d, "ink")


def _stroke(d: str, width: float) -> PathItem:
    return PathItem(d, NONE, "ink", width)


_LINES: Final[dict[str, list[PathItem]]] = {
    "lands": [
        _solid("M.5 21C3 13.5 6.5 11 9.5 14.5 12 8 19 7.5 23.5 21z"),
        _stroke("M16 10V2", 1.8),
        _solid("M16 1.5h6l-1.8 2.3L22 6h-6z"),
    ],
    "farming": [_stroke("M12 22.5V3M5.5 2.5v5.5c0 4 2.5 5.5 6.5 5.5s6.5-1.5 6.5-5.5V2.5", 2.6)],
    "commerce": [
        _stroke("M12 2.5v18M6.5 21.5h11M4.5 5.5h15", 2.2),
        _solid("M4.5 5.5L1 14a3.8 3.8 0 0 0 7 0zM19.5 5.5L16 14a3.8 3.8 0 0 0 7 0z"),
    ],
    "settlement": [
        _solid(
            "M5 22V10L2.5 8V2h4.3v2.8h3V2h4.4v2.8h3V2h4.3v6L19 10"
            "v12h-4.5v-4.5a2.5 2.5 0 0 0-5 0V22z"
        )
    ],
    "progress": [
        _stroke(circle(12, 12, 5.6), 3.6),
        _stroke(
            "M12 1.5v3.5M12 19v3.5M1.5 12H5M19 12h3.5M4.6 4.6l2.4 2.4M17 17l2.4 2.4"
            "M4.6 19.4L7 17M17 7l2.4-2.4",
            3.2,
        ),
    ],
    "white": [_stroke("M12 2.5L21.5 12 12 21.5 2.5 12z", 2.6), _solid(circle(12, 12, 2.8))],
    "nobles": [_stroke(circle(12, 16, 6), 2.8), _solid("M7.5 1h9l3 4.2L12 11 4.5 5.2z")],
    "cattle": [
        _solid(
            "M3.5 2c0 4.5 2 6 5 6.3h7C18.5 8 20.5 6.5 20.5 2c3 4.5 2 9-3 10.5L16.3 19"
            "c-.8 3.8-7.8 3.8-8.6 0L6.5 12.5C1.5 11 .5 6.5 3.5 2z"
        )
    ],
    "holdings": [_solid("M1.5 11.5L12 2l10.5 9.5-1.5 1.8V22h-5.5v-7.5h-7V22H3v-8.7z")],
    "fairs": [
        _solid(
            "M11.2 1h1.6v2.5C14.5 9 18 12 23 13.5H1C6 12 9.5 9 11.2 3.5zM3.5 15v7.5H9L10 15z"
            "M20.5 15v7.5H15L14 15z"
        )
    ],
    "sheep": [
        # A fleece with curls, a head that hangs from it, and four legs.
        _solid(
            "M8 16.5c-2 1.3-4.6.4-5-1.9C.9 13.5.6 10.6 2.4 9.2 2.2 6.8 4.6 5 6.8 5.6"
            "c1.3-1.9 4.2-2 5.5-.4 2-.9 4.2.4 4.4 2.3l-1.4 4 1.5 3.2c-.8 1.6-2.9 2.3-4.4 1.5"
            "-1.2 1.2-3.2 1.3-4.4.3z"
        ),
        _solid("M17.6 5.2l2.2 1.6 3.4-.9-.8 3.2c.6 2.5-.2 5.4-2 6.6-1.9-.6-3.3-2.9-3.4-5.4z"),
        _stroke("M5 16v6M8.4 17v5M12 17v5M15 16v6", 1.9),
    ],
    "war": [_stroke("M4 2.5l15 15.5M20 2.5L5 18M2.5 15.5l6 6M21.5 15.5l-6 6", 2.7)],
    "raiders": [
        _solid("M.5 14c4 3 19 3 23 0-1 5.5-4 8-7.5 8H8c-3.5 0-6.5-2.5-7.5-8z"),
        _stroke("M12 14V1.5", 1.8),
        _solid("M4.5 2.5h15c-2 3-2 6 0 9h-15c2-3 2-6 0-9z"),
    ],
    # A sign of a workshop that hangs from its bracket.
    "guilds": [
        _stroke("M3 1.5v21M3 4.5h18.5M3 11.5l6.5-7", 2.4),
        _stroke("M11 5v4M19 5v4", 1.6),
        _solid("M8.5 8.5h13v6.5c0 3.5-3 5.8-6.5 7.5-3.5-1.7-6.5-4-6.5-7.5z"),
    ],
    "ruin": [_stroke("M13 1.5L7.5 9.5l6 3.5-5 9.5M7.5 9.5L2.5 12M13.5 13l6-2.5", 2.4)],
    "fate": [
        _stroke(circle(12, 12, 9.6), 2.4),
        _stroke("M12 2.5v19M2.5 12h19M5.3 5.3l13.4 13.4M18.7 5.3L5.3 18.7", 1.5),
        _solid(circle(12, 12, 3.2)),
    ],
}
EMBLEMS: Final = {f"line-{line}": Symbol(BOX_SIZE, parts) for line, parts in _LINES.items()}


def emblem_of(line: str) -> str:
    """The name of the emblem of a line."""
    return f"line-{line}"
