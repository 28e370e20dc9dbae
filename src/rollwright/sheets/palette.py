"""The colors of the tints on a terminal, in one place."""

from typing import Final, NamedTuple

WHITE: Final = "#ffffff"
BLACK: Final = "#1c1c1c"

# How far each further shade of a tint goes towards white.
SHADES: Final = (0.0, 0.16, 0.32, 0.48, 0.6)


class Colors(NamedTuple):
    """One tint.

    `full` is its color, `basic` the nearest of the sixteen of a simple terminal, and `basic_ink`
    another of these that reads well on it.
    """

    full: str
    basic: str
    basic_ink: str = "bright_white"


NEUTRAL: Final = Colors("#d5d2cb", "white", "black")

TINTS: Final = {
    "red": Colors("#f3a594", "red"),
    "blue": Colors("#9cc5ee", "blue"),
    "green": Colors("#8ed6b6", "green", "black"),
    "yellow": Colors("#f7e58a", "bright_yellow", "black"),
    "orange": Colors("#f2b65a", "yellow", "black"),
    "purple": Colors("#d3b1e6", "magenta"),
}


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
