"""The colors of the tints, in one place."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

WHITE: Final = "#ffffff"
BLACK: Final = "#1c1c1c"

# How far each further shade of a tint goes towards white.
SHADES: Final = (0.0, 0.16, 0.32, 0.48, 0.6)


class Colors(NamedTuple):
    """One tint: for light and for dark surroundings.

    `basic` is the nearest of the sixteen colors of a simple terminal, `basic_ink` another of
    them that reads well on it.
    """

    light: str
    dark: str
    basic: str
    basic_ink: str = "bright_white"


NEUTRAL: Final = Colors("#d5d2cb", "#5b5a57", "white", "black")

TINTS: Final = {
    "red": Colors("#f3a594", "#8f4034", "red"),
    "blue": Colors("#9cc5ee", "#2f5f9e", "blue"),
    "green": Colors("#8ed6b6", "#1f7457", "green", "black"),
    "yellow": Colors("#f7e58a", "#7a6a12", "bright_yellow", "black"),
    "orange": Colors("#f2b65a", "#9a5c14", "yellow", "black"),
    "purple": Colors("#d3b1e6", "#704b98", "magenta"),
}


@dataclass(frozen=True, slots=True)
class Theme:
    """The colors of a drawn page; its tints stay apart for color-blind eyes too.

    `line` and `cell_line` are edges of panels and cells, `filled` is the face of marked cells,
    `open` the edge of cells that a move would touch.
    """

    paper: str
    panel: str
    line: str
    ink: str
    muted: str
    cell: str
    cell_ink: str
    cell_line: str
    printed: str
    filled: str
    filled_ink: str
    cross: str
    open: str
    tints: Mapping[str, str]
    tint_ink: str
    tint_line: str


LIGHT: Final = Theme(
    paper="#f6f3ec",
    panel="#fffdf8",
    line="#d9d3c5",
    ink="#22252b",
    muted="#5c6068",
    cell="#ffffff",
    cell_ink="#2b2d31",
    cell_line="#8d8878",
    printed="#4d5058",
    filled="#33475c",
    filled_ink="#ffffff",
    cross="#a3211b",
    open="#0f5fb5",
    tints={name: colors.light for name, colors in TINTS.items()},
    tint_ink="#1d1f23",
    tint_line="#5d5a50",
)

DARK: Final = Theme(
    paper="#16181c",
    panel="#1f2227",
    line="#3a3e46",
    ink="#eceae4",
    muted="#a9adb6",
    cell="#2b2f36",
    cell_ink="#f4f2ec",
    cell_line="#6f747e",
    printed="#c3c6cd",
    filled="#a9c3dd",
    filled_ink="#14202b",
    cross="#ff9f97",
    open="#8fc8ff",
    tints={name: colors.dark for name, colors in TINTS.items()},
    tint_ink="#ffffff",
    tint_line="#16181c",
)


def colors_of(tint: str) -> Colors:
    """The colors of a tint; an unknown tint is neutral."""
    return TINTS.get(tint, NEUTRAL)


def shade_of(color: str, shade: int) -> str:
    """The same color, somewhat lighter with each shade."""
    return mixed(color, WHITE, SHADES[shade % len(SHADES)])


def ink_for(paper: str) -> str:
    """Black or white, whichever reads better on this paper."""
    light = contrast(paper, WHITE)
    return WHITE if light > contrast(paper, BLACK) else BLACK


def mixed(color: str, other: str, share: float) -> str:
    """A mixture of two colors."""
    parts = zip(_parts(color), _parts(other), strict=True)
    return "#" + "".join(f"{round(one + (two - one) * share):02x}" for one, two in parts)


def contrast(one: str, two: str) -> float:
    """The contrast ratio of two colors by WCAG, from 1 to 21."""
    darker, lighter = sorted((_luminance(one), _luminance(two)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(color: str) -> float:
    red, green, blue = (_linear(part / 255) for part in _parts(color))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.03928 else float(((part + 0.055) / 1.055) ** 2.4)


def _parts(color: str) -> tuple[int, int, int]:
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)
