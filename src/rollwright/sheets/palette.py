"""The colors of the tints, in one place."""

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
    "red": Colors("#f28b82", "#a63c38", "red"),
    "blue": Colors("#8ab4f8", "#2f5fa8", "blue"),
    "green": Colors("#81c995", "#2e7d4a", "green", "black"),
    "yellow": Colors("#fddf86", "#84690f", "bright_yellow", "black"),
    "orange": Colors("#fba565", "#b3602a", "yellow", "black"),
    "purple": Colors("#c79bf7", "#7a48a8", "magenta"),
}


def colors_of(tint: str) -> Colors:
    """The colors of a tint; a tint that nobody knows is neutral."""
    return TINTS.get(tint, NEUTRAL)


def shade_of(color: str, shade: int) -> str:
    """The same color, somewhat lighter with each shade."""
    return mixed(color, WHITE, SHADES[shade % len(SHADES)])


def ink_for(paper: str) -> str:
    """Black or white, whichever reads better on this paper."""
    light = contrast(paper, WHITE)
    return WHITE if light > contrast(paper, BLACK) else BLACK


def mixed(color: str, other: str, share: float) -> str:
    """A color with a share of another one in it."""
    parts = zip(_parts(color), _parts(other), strict=True)
    return "#" + "".join(f"{round(one + (two - one) * share):02x}" for one, two in parts)


def contrast(one: str, two: str) -> float:
    """The contrast of two colors, from 1 to 21, as the guidelines for readable pages count it."""
    darker, lighter = sorted((_luminance(one), _luminance(two)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(color: str) -> float:
    red, green, blue = (_linear(part / 255) for part in _parts(color))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.03928 else float(((part + 0.055) / 1.055) ** 2.4)


def _parts(color: str) -> tuple[int, int, int]:
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)
