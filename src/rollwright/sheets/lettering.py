"""The typefaces of prints, and how wide a text is in them.

Both typefaces are shipped with their licences (SIL Open Font License), so that a print looks the
same on every machine. The widths are those of the font files, in thousandths of the size.
"""

import json
from base64 import b64encode
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

from rollwright.core.print_names import SIGN_IN_TEXT

SERIF: Final = "Bitter"
SANS: Final = "Nunito Sans"
# A sign is drawn a little larger than the letters, with some air on both sides.
SIGN_SIZE: Final = 1.12
_AIR: Final = 0.1


class TextStyle(NamedTuple):
    """How a text is set: its typeface, weight and size in units of the print."""

    family: str
    weight: int
    size: float


STYLES: Final = {
    "title": TextStyle(SERIF, 700, 29),
    "long-title": TextStyle(SERIF, 700, 25),
    "subtitle": TextStyle(SANS, 600, 14.5),
    "how": TextStyle(SANS, 800, 18),
    "score": TextStyle(SANS, 600, 17),
    "caption": TextStyle(SANS, 400, 15),
    "bold": TextStyle(SANS, 800, 15),
    "small": TextStyle(SANS, 800, 12),
    "tiny": TextStyle(SANS, 600, 13),
    "number": TextStyle(SERIF, 700, 24),
    "large": TextStyle(SERIF, 700, 34),
}
# Rules are set as large as they have room for.
RULE_SIZES: Final = range(9, 31)
STYLES.update({f"rule-{size}": TextStyle(SANS, 400, size) for size in RULE_SIZES})
STYLES.update({f"rule-head-{size}": TextStyle(SANS, 800, size) for size in RULE_SIZES})
_FACES: Final = {(SERIF, 700): "serif-700", **{(SANS, w): f"sans-{w}" for w in (400, 600, 800)}}
FILES: Final = {
    "serif-700": "bitter-latin-700-normal.woff2",
    **{f"sans-{w}": f"nunito-sans-latin-{w}-normal.woff2" for w in (400, 600, 800)},
}
# The characters that our own words don't have: they are in files of their own, for names.
MORE_RANGE: Final = (
    "U+A2-AA, U+AC-AF, U+B2-B6, U+B8-BA, U+BC-BE, U+C0, U+C2-C8, U+CA-CC, U+CE-D0, U+D2, "
    "U+D4-D6, U+D8-D9, U+DB, U+DD-E0, U+E2-E8, U+EA-EC, U+EE-F0, U+F2, U+F4-F6, U+F8, U+FB, "
    "U+FD-FF, U+102, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+300-301, U+303-304, "
    "U+308-309, U+323, U+2009, U+200B, U+201A, U+201E, U+2032-2033, U+2039-203A, U+2044, "
    "U+20AC, U+2122, U+2215"
)


class Run(NamedTuple):
    """A part of a line: letters, or one sign; where it starts, and how wide it is."""

    text: str
    is_sign: bool
    x: float
    width: float


@cache
def _widths() -> dict[str, dict[str, int]]:
    text = resources.files("rollwright.sheets.fonts").joinpath("widths.json").read_text("utf-8")
    widths: dict[str, dict[str, int]] = json.loads(text)
    return widths


def runs_of(text: str, style: TextStyle) -> list[Run]:
    """The parts of a line from left to right, the first at 0."""
    runs: list[Run] = []
    x = 0.0
    for part, is_sign in _parts(text):
        sign_width = (SIGN_SIZE + 2 * _AIR) * style.size
        width = sign_width if is_sign else letters_width(part, style)
        runs.append(Run(part, is_sign, x, width))
        x += width
    return runs


def line_width(text: str, style: TextStyle) -> float:
    """How wide a line is, with the signs in it."""
    runs = runs_of(text, style)
    return runs[-1].x + runs[-1].width if runs else 0.0


def letters_width(text: str, style: TextStyle) -> float:
    """How wide letters are; one that the typeface lacks counts as a wide one."""
    widths = _widths()[_FACES[style.family, style.weight]]
    return sum(widths.get(letter, 1000) for letter in text) * style.size / 1000


def missing_letters(text: str, style: TextStyle) -> set[str]:
    """The letters of a text that the typeface does not have."""
    known = _widths()[_FACES[style.family, style.weight]]
    return {letter for part, is_sign in _parts(text) if not is_sign for letter in part} - set(known)


@cache
def font_faces() -> str:
    """The typefaces as CSS with everything in it, for a file that stands alone."""
    return "".join(_face(family, weight, name) for (family, weight), name in _FACES.items())


def _face(family: str, weight: int, name: str) -> str:
    more = FILES[name].replace(".woff2", "-more.woff2")
    start = f"@font-face{{font-family:'{family}';font-weight:{weight};src:"
    return f"{start}{_embedded(FILES[name])}}}{start}{_embedded(more)};unicode-range:{MORE_RANGE}}}"


def _embedded(file: str) -> str:
    data = resources.files("rollwright.sheets.fonts").joinpath(file).read_bytes()
    return f"url(data:font/woff2;base64,{b64encode(data).decode()})"


def _parts(text: str) -> Iterator[tuple[str, bool]]:
    at = 0
    for found in SIGN_IN_TEXT.finditer(text):
        if found.start() > at:
            yield text[at : found.start()], False
        yield found[1], True
        at = found.end()
    if at < len(text):
        yield text[at:], False
