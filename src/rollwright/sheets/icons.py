"""The pictures printed on sheets, drawn by ourselves as symbols of an SVG file."""

from typing import Final
from xml.etree.ElementTree import Element, SubElement

# What a picture consists of: the names of elements with their attributes, on 24 by 24 units.
_Parts = tuple[tuple[str, dict[str, str]], ...]

_PUMPKIN: Final = {"fill": "#e8862e", "stroke": "#8a4608", "stroke-width": "1.2"}
_HEART: Final = {"fill": "#d6456b", "stroke": "#86173a", "stroke-width": "1.2"}
_COIN: Final = {"fill": "#f2c230", "stroke": "#7a5c00", "stroke-width": "1.4"}
_STAR: Final = {
    "fill": "#6a62d9",
    "stroke": "#2d2780",
    "stroke-width": "1.2",
    "stroke-linejoin": "round",
}
_GRAIN: Final = {"fill": "#d9a521", "stroke": "#6f5200", "stroke-width": "1"}
_LINE: Final = {
    "fill": "none",
    "stroke": "#22252b",
    "stroke-width": "2.2",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
}

_ICONS: Final[dict[str, _Parts]] = {
    "pumpkin": (
        ("path", {"fill": "#4d7a34", "d": "M12 8c0-3 1-5 3.5-5.5l.8 1.7C14.4 4.8 13.8 6 13.8 8z"}),
        ("ellipse", {"cx": "7.5", "cy": "14.5", "rx": "5.5", "ry": "6.5", **_PUMPKIN}),
        ("ellipse", {"cx": "16.5", "cy": "14.5", "rx": "5.5", "ry": "6.5", **_PUMPKIN}),
        ("ellipse", {"cx": "12", "cy": "14.5", "rx": "4.2", "ry": "7", **_PUMPKIN}),
    ),
    "heart": (
        (
            "path",
            {
                "d": "M12 21C5 15.5 2 12 2 8.2 2 5.2 4.3 3 7 3c2.1 0 4 1.2 5 3.2"
                "C13 4.2 14.9 3 17 3c2.7 0 5 2.2 5 5.2C22 12 19 15.5 12 21z",
                **_HEART,
            },
        ),
    ),
    "coin": (
        ("circle", {"cx": "12", "cy": "12", "r": "9.5", **_COIN}),
        ("circle", {"cx": "12", "cy": "12", "r": "6.5", **_COIN, "fill": "none"}),
        ("path", {"d": "M12 8.5v7", **_COIN}),
    ),
    "star": (
        (
            "path",
            {
                "d": "M12 2l3 6.6 7.2.8-5.4 4.9 1.5 7.1L12 17.8l-6.3 3.6 1.5-7.1L1.8 9.4 9 8.6z",
                **_STAR,
            },
        ),
    ),
    "grain": (
        ("path", {"d": "M12 23V9", **_LINE, "stroke": "#6f5200"}),
        ("ellipse", {"cx": "12", "cy": "5", "rx": "2.6", "ry": "4", **_GRAIN}),
        ("path", {"d": "M11 13C6 13 5 10 5 7c4 0 6 2 6 6z", **_GRAIN}),
        ("path", {"d": "M13 13c5 0 6-3 6-6-4 0-6 2-6 6z", **_GRAIN}),
        ("path", {"d": "M11 20c-5 0-6-3-6-6 4 0 6 2 6 6z", **_GRAIN}),
        ("path", {"d": "M13 20c5 0 6-3 6-6-4 0-6 2-6 6z", **_GRAIN}),
    ),
    "vp": (
        (
            "path",
            {
                "d": "M3 19V7l5 5 4-8 4 8 5-5v12z",
                "fill": "#6a62d9",
                "stroke": "#2d2780",
                "stroke-width": "1.4",
                "stroke-linejoin": "round",
            },
        ),
    ),
    "upgrade": (
        (
            "path",
            {
                "d": "M12 2l9 10h-5v10H8V12H3z",
                "fill": "#2e9e6b",
                "stroke": "#0e4a31",
                "stroke-width": "1.4",
                "stroke-linejoin": "round",
            },
        ),
    ),
    "token": (
        ("circle", {"cx": "12", "cy": "12", "r": "10.5", "fill": "#f4efe2", "stroke": "#5d5a50"}),
        ("path", {"d": "M17 9a6 6 0 1 0 1 5M17 4.500V9h-4.500", **_LINE}),
    ),
    "set": (
        ("circle", {"cx": "12", "cy": "12", "r": "10.5", "fill": "#f4efe2", "stroke": "#5d5a50"}),
        ("rect", {"x": "7.5", "y": "7.5", "width": "9", "height": "9", "rx": "2", **_LINE}),
        ("circle", {"cx": "12", "cy": "12", "r": "1.6", "fill": "#22252b"}),
    ),
    "shield": (
        (
            "path",
            {
                "d": "M12 2l9 3v7c0 5-4 8.500-9 10-5-1.500-9-5-9-10V5z",
                "fill": "#7c93ad",
                "stroke": "#2b3b4d",
                "stroke-width": "1.4",
                "stroke-linejoin": "round",
            },
        ),
    ),
    "misery": (
        ("circle", {"cx": "12", "cy": "12", "r": "10.5", "fill": "#3a3d44", "stroke": "#111"}),
        ("path", {"d": "M7 12h10", **_LINE, "stroke": "#ffffff"}),
    ),
}

# The signs for icons within printed texts.
_SIGNS: Final = {"P": "pumpkin", "H": "heart", "C": "coin", "*": "star"}


def is_drawn(icon: str) -> bool:
    """Is there a drawing of this picture?"""
    return icon in _ICONS


def icon_of(sign: str) -> str:
    """The icon for a sign at the end of a printed text; empty if there is none."""
    return _SIGNS.get(sign, "")


def symbol_id(icon: str) -> str:
    """The id of the symbol of a picture."""
    return f"icon-{icon}"


def add_symbols(parent: Element) -> None:
    """Define the symbols of all icons, which `use` elements refer to."""
    for icon, parts in _ICONS.items():
        symbol = SubElement(parent, "symbol", {"id": symbol_id(icon), "viewBox": "0 0 24 24"})
        for name, attributes in parts:
            SubElement(symbol, name, attributes)
