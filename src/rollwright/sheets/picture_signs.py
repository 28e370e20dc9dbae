"""Pictures that several realms use as signs, drawn by ourselves.

Each is drawn on 32 by 32 units with two tones at most, and is known by its silhouette alone.
"""

from typing import Final

from rollwright.core.print import NONE, PathItem, circle, rounded

_WIDTH: Final = 1.9
_FINE: Final = 1.5


def _shape(d: str, fill: str) -> PathItem:
    return PathItem(d, f"sign-{fill}", "sign-line", _WIDTH)


def _stroke(d: str, width: float = _FINE) -> PathItem:
    return PathItem(d, NONE, "sign-line", width)


PICTURES: Final[dict[str, list[PathItem]]] = {
    "bee": [
        _shape("M14 13C9 3 3 5 4 10s6 5 10 3zM18 13c5-10 11-8 10-3s-6 5-10 3z", "blue"),
        _shape("M16 11c5 0 7.5 4 7.5 9S20 29.5 16 29.5 8.5 25 8.5 20s2.5-9 7.5-9z", "gold"),
        _stroke("M9.2 17h13.6M8.8 22h14.4M13.5 11.5l-2-4M18.5 11.5l2-4", 2.2),
    ],
    "boat": [
        _shape("M3 20h26l-4 8H7z", "brown"),
        _shape("M15 3c7 3 10 8 10 13H15z", "gold"),
        _stroke("M15 3v17", 2.2),
    ],
    "book": [
        _shape(
            "M16 8C12 4.5 7 4.5 3 6v20c4-1.5 9-1.5 13 2 4-3.5 9-3.5 13-2V6c-4-1.5-9-1.5-13 2z",
            "gold",
        ),
        _stroke(
            "M16 8v20M7 11c2-.6 4-.4 5.5.5M7 16c2-.6 4-.4 5.5.5M25 11c-2-.6"
            "-4-.4-5.5.5M25 16c-2-.6-4-.4-5.5.5"
        ),
    ],
    "card": [
        _shape(rounded(7, 2.5, 18, 27, 3), "blue"),
        _stroke("M16 9l5 7-5 7-5-7z", 1.8),
    ],
    "crown": [
        _shape("M3 9l6.5 6L16 5l6.5 10L29 9l-3 17H6z", "gold"),
        _stroke("M7 21.5h18"),
    ],
    "dune": [
        _shape("M2 27c5-10 9-14 14-14s9 4 14 14z", "gold"),
        _stroke("M16 13c-3 4 1 8-2 14M7 8a3 3 0 1 0 .1 0"),
    ],
    "fish": [
        _shape("M2.5 16C7 8 16 7 22 14l7-6v16l-7-6C16 25 7 24 2.5 16z", "blue"),
        PathItem(circle(8.5, 14.5, 1.5), "sign-line"),
        _stroke("M13.5 11c2 3 2 7 0 10"),
    ],
    "flag": [
        _shape("M9 4c6-3 9 3 17 0v13c-8 3-11-3-17 0z", "red"),
        _stroke("M9 3v27", 2.4),
    ],
    "flower": [
        _shape(
            "M16 16c-5-3-5-12 0-12s5 9 0 12c3-5 12-5 12 0s-9 5-12 0c5 3 5 12 0 12"
            "s-5-9 0-12c-3 5-12 5-12 0s9-5 12 0z",
            "red",
        ),
        _shape(circle(16, 16, 3.6), "gold"),
    ],
    "gem": [
        _shape("M9 5h14l6 8-13 15L3 13z", "blue"),
        _stroke("M3 13h26M9 5l3 8 4 15 4-15 3-8"),
    ],
    "house": [
        _shape("M6 15v13h20V15", "gold"),
        _shape("M2.5 16L16 4l13.5 12z", "red"),
        _stroke("M13 28v-7h6v7", 1.8),
    ],
    "key": [
        PathItem(f"{circle(10, 10, 7)}{circle(10, 10, 2.6)}", "sign-gold", "sign-line", _WIDTH),
        _shape("M14.5 12.5L28.5 26.5l-1.5 3h-3.5v-3h-3v-3.5L12.5 15.5z", "gold"),
    ],
    "leaf": [
        _shape("M5 27C2 14 12 4 28 4c1 16-8 26-23 23z", "green"),
        _stroke("M3 29L20 12M12 20v-7M12 20h7"),
    ],
    "lock": [
        _stroke("M9.5 15v-4.5a6.5 6.5 0 0 1 13 0V15", 3),
        _shape(rounded(5, 14, 22, 15, 3), "gold"),
        PathItem("M16 19a2 2 0 0 1 1.2 3.6l.5 3.4h-3.4l.5-3.4A2 2 0 0 1 16 19z", "sign-line"),
    ],
    "map": [
        _shape("M3 7l9-3 8 3 9-3v21l-9 3-8-3-9 3z", "gold"),
        _stroke("M12 4v21M20 7v21"),
        PathItem("M22.5 12l4 4m0-4l-4 4M5.5 20c2-4 4-4 5-8", NONE, "sign-line", 2, ""),
    ],
    "mountain": [
        _shape("M1.5 28L12.5 6l6 11 3-4.5 9 15.5z", "gray"),
        PathItem("M8.5 14L12.5 6l4.4 8-2.4-1-2 2.5-2-2.5z", "gloss", "sign-line", _FINE),
    ],
    "paw": [
        _shape(
            "M16 15c5 0 9.5 6 9.5 10 0 4.5-5 4-9.5 3-4.5 1-9.5 1.5-9.5-3 0-4 4.5-10 9.5-10z",
            "brown",
        ),
        _shape(
            f"{circle(5.5, 14, 3)}{circle(12, 7, 3.2)}{circle(20, 7, 3.2)}{circle(26.5, 14, 3)}",
            "brown",
        ),
    ],
    "person": [
        _shape("M5 29c0-9 4-13 11-13s11 4 11 13z", "blue"),
        _shape(circle(16, 9.5, 6.5), "gold"),
    ],
    "planet": [
        _shape(circle(16, 16, 9.5), "red"),
        _stroke(
            "M7.5 20C2 24 1 26.5 2.5 27.5c3 2 11-2.5 17.5-9S31 6 29.5 4.5c-1.3-1.3-4-.5-8 2", 2.2
        ),
    ],
    "rocket": [
        _shape("M11 17l-6 5v6l6-3zM21 17l6 5v6l-6-3z", "red"),
        _shape("M16 2c6 5 7 13 5 23H11C9 15 10 7 16 2z", "gray"),
        PathItem(circle(16, 13, 3), "gloss", "sign-line", _FINE),
        _stroke("M13 28v2M16 28v3M19 28v2", 2),
    ],
    "skull": [
        _shape(
            "M16 3c8 0 12.5 5 12.5 11.5 0 4-1.5 6.5-4.5 8V28H8v-5.5c-3-1.5"
            "-4.5-4-4.5-8C3.5 8 8 3 16 3z",
            "gray",
        ),
        PathItem(f"{circle(10.8, 14.5, 3)}{circle(21.2, 14.5, 3)}M16 18l2 4h-4z", "sign-line"),
        _stroke("M13 28v-3.5M19 28v-3.5", 1.8),
    ],
    "tree": [
        _shape("M13.5 24h5v6h-5z", "brown"),
        _shape("M16 2l8 10h-3.5L27 20h-4l4 5H5l4-5H5l6.5-8H8z", "green"),
    ],
    "wave": [
        _shape("M2 13c4-6 8-6 14 0s10 6 14 0v14H2z", "blue"),
        _stroke("M5 21c3-3.5 6-3.5 11 0s8 3.5 11 0"),
    ],
}
