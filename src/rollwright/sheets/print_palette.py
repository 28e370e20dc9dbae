"""The colors of prints by name, for each look: light, dark, and ink-saving."""

from typing import Final

from rollwright.core.print import PrintTheme

LIGHT_PRINT: Final = "light"
DARK_PRINT: Final = "dark"
INK_PRINT: Final = "ink"
LOOKS: Final = (LIGHT_PRINT, DARK_PRINT, INK_PRINT)
# Not for files: colors are variables, which the surroundings set.
OPEN_PRINT: Final = "open"

_LIGHT: Final = {
    "paper": "#fffdf7",
    "ink": "#2a2520",
    "muted": "#5c5348",
    "line": "#cbbfa8",
    "place": "#fffefa",
    "place-line": "#8d8271",
    "on": "#fffdf7",
    "pencil": "#27325a",
    "pumpkin": "#f18b3b",
    "pumpkin-line": "#813a08",
    "stalk": "#5d7d2c",
    "heart": "#e24d6b",
    "heart-line": "#86122e",
    "gloss": "#ffffff",
    "coin": "#f5c83f",
    "coin-line": "#6f4e00",
    "grain": "#e6ae28",
    "grain-line": "#664400",
    "vp": "#7a5cd0",
    "vp-line": "#33206e",
    "upgrade": "#2c9c66",
    "upgrade-line": "#0f4a2c",
    "shield": "#8fabc9",
    "shield-line": "#22354c",
    "misery": "#6a6f7c",
    "misery-line": "#22252b",
    "misery-sign": "#ffffff",
    "blade": "#e3e8ee",
    "attack-line": "#8f1c10",
    "star": "#6d5ee6",
    "star-line": "#2e2287",
    "die": "#fffef9",
    "die-line": "#4a4238",
    "pip": "#2a2520",
    "sign-red": "#b5382a",
    "sign-gold": "#e8c66a",
    "sign-green": "#6f9e52",
    "sign-blue": "#7fb2d0",
    "sign-brown": "#b08457",
    "sign-gray": "#b9b5ae",
    "sign-line": "#39322a",
}
_DARK: Final = {
    **_LIGHT,
    "paper": "#211d1a",
    "ink": "#f3ebdd",
    "muted": "#c9bda9",
    "line": "#5a5047",
    "place": "#2e2924",
    "place-line": "#a3937e",
    "pencil": "#b5dbff",
    "pumpkin": "#d9691a",
    "pumpkin-line": "#ffd9b5",
    "heart": "#d83a5c",
    "heart-line": "#ffc9d3",
    "coin": "#d9a520",
    "coin-line": "#fff0b8",
    "grain": "#d79a12",
    "grain-line": "#ffe9a8",
    "vp": "#7a5cd0",
    "vp-line": "#e3d9ff",
    "upgrade": "#23875a",
    "upgrade-line": "#baf2d3",
    "shield": "#557aa3",
    "shield-line": "#dbe8f6",
    "misery": "#4a4e58",
    "misery-line": "#e6e3da",
    "blade": "#59616b",
    "attack-line": "#ffb5a6",
    "star": "#7566ee",
    "star-line": "#dcd7ff",
    "die": "#1a1613",
    "die-line": "#cdbfa9",
    "pip": "#f3ebdd",
    "sign-red": "#c8503f",
    "sign-gold": "#96752a",
    "sign-green": "#4d7836",
    "sign-blue": "#3b6c8c",
    "sign-brown": "#7d5a37",
    "sign-gray": "#6c6861",
    "sign-line": "#f3ebdd",
}
# In the ink-saving look lines and letters are black, and everything else is white.
_INK_BLACK: Final = ("ink", "muted", "line", "pencil", "pip", "on", "trace", "t4", "misery-sign")


def colors_for(theme: PrintTheme, look: str) -> dict[str, str]:
    """All colors of a print, by name."""
    if look == DARK_PRINT:
        return {**_DARK, **theme.light, **theme.dark}
    if look == LIGHT_PRINT:
        return {**_LIGHT, **theme.light}
    if look == OPEN_PRINT:
        return {name: f"var(--p-{name})" for name in (*_LIGHT, *theme.light)}
    return {name: _ink_saving(name) for name in (*_LIGHT, *theme.light)}


def _ink_saving(name: str) -> str:
    is_black = name in _INK_BLACK or name.endswith("-line")
    return "#000000" if is_black else "#ffffff"
