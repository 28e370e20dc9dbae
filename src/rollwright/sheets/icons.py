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
}

# How sheets write a picture where they print words only.
_SIGNS: Final = {"P": "pumpkin", "H": "heart", "C": "coin", "*": "star"}


def is_drawn(icon: str) -> bool:
    """Is there a drawing of this picture?"""
    return icon in _ICONS


def icon_of(sign: str) -> str:
    """The picture that a sign at the end of a printed text stands for; empty if it is none."""
    return _SIGNS.get(sign, "")


def symbol_id(icon: str) -> str:
    """The id of the symbol of a picture."""
    return f"icon-{icon}"


def add_symbols(parent: Element) -> None:
    """Define all pictures; nothing is seen before they are used."""
    for icon, parts in _ICONS.items():
        symbol = SubElement(parent, "symbol", {"id": symbol_id(icon), "viewBox": "0 0 24 24"})
        for name, attributes in parts:
            SubElement(symbol, name, attributes)
