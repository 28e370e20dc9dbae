"""What players write, as strokes of a pencil: digits, X, ring, shading, drawn by ourselves.

Signs that belong to one print, such as a rock, come with its strokes.

A character is drawn in a box 40 wide and 48 high. It is never a letter of a typeface, so that print
and pencil can't be confused.
"""

from typing import Final
from xml.etree.ElementTree import Element, SubElement

from rollwright.core.place import CROSSED, FILLED, OUTLINED, Mark
from rollwright.core.print import Print, PrintPlace
from rollwright.sheets.svg_element import add, clean, number

WIDTH, HEIGHT = 40.0, 48.0
# The width of the pencil in units of the print, where a character is 44 high.
_PENCIL: Final = 3.3
_USUAL: Final = 44.0
STROKES: Final = {
    "0": "M23 6C11 4 6 17 8 29c2 11 8 16 15 14 9-3 12-16 10-26C31 8 25 4 18 8",
    "1": "M12 15c4-2 8-6 10-10 .6 13-.6 26-1.5 39",
    "2": "M9 15C10 4 29 1 30 13c1 11-15 20-22 29 8-3 16-1 25 0",
    "3": "M10 9c8-6 21-4 19 6-1 6-8 8-13 8 9-2 17 3 15 12-3 10-17 11-23 3",
    "4": "M22 4c-4 10-9 19-15 27 9-2 18-2 27-2M27 18c-2 9-2 18-3 27",
    "5": "M31 6c-6 .6-11 .4-17 .2-1 5-2 10-3 15 8-5 21-3 20 9-.6 13-16 15-23 8",
    "6": "M28 5C16 9 8 21 9 33c1 11 15 13 20 4 4-9-4-16-11-12-5 2-8 6-9 10",
    "7": "M8 8c8 1 16 0 25-1-7 12-12 24-15 37M14 26c5-1 10-1 15-2",
    "8": "M27 9C20 2 8 7 12 16c3 8 18 9 19 19 0 11-18 12-20 2-1-9 15-14 17-23 0-3-1-5-3-6",
    "9": "M29 13C24 3 9 7 10 18c2 10 16 8 20-5 0 11-2 22-8 32",
    "x": "M7 8c9 10 17 21 27 33M33 7C24 18 16 31 7 42",
    "+": "M20 14c.4 8 .2 14 0 20M9 24c8-.6 14-.4 22 0",
    "-": "M9 25c8-1 14-.6 22 0",
    "strike": "M5 40C14 29 25 17 36 7",
    "ring": "M25 5C11 1 3 13 4 26c1 14 13 20 25 16 12-5 12-23 4-32-5-6-13-7-19-4",
    "frame": "M5 2c11-1.4 22-.8 33 0 1.4 15 1.4 30 .4 44-12 1.4-25 1.4-36 .6"
    "C1 32 1.2 17 2 2.5c5-1 10-1.2 15-1",
    "shade": "M3 14L15 4 5 25 26 4 5 35 36 4 6 44 37 9 17 45 37 17 28 45 37 28 38 45",
}
# A ring goes around what is printed in a place, a frame around a piece that lies there, and a shade
# covers it.
_RING: Final = 1.06
_FRAME: Final = 1.03
_SHADE: Final = "0.6"


def draw_mark(
    parent: Element,
    place: PrintPlace,
    mark: Mark,
    words: str,
    color: str,
    strokes: dict[str, str] = STROKES,
) -> None:
    """Draw what a player has written in a place; the words tell the same."""
    group = SubElement(parent, "g", {"fill": "none", "stroke": color})
    # Strokes can't be read aloud.
    SubElement(group, "title").text = clean(words)
    x, y = place.center
    tilt = _tilt(place.id)
    if mark.text:
        _write(group, mark.text, (x, y), place.height, tilt, strokes)
        if mark.mark == OUTLINED:
            _fit(group, "ring", (x, y), 1.5 * place.height, 1.4 * place.height, tilt)
        elif mark.mark == CROSSED and mark.text != "x":
            _fit(group, "strike", (x, y), 0.9 * place.height, place.height, tilt)
        return
    left, top, width, height = place.box
    middle = (left + width / 2, top + height / 2)
    if mark.mark == OUTLINED and mark.tile:
        # A ring would hide the corners of the piece.
        _fit(group, "frame", middle, _FRAME * width, _FRAME * height, 0.2 * tilt)
    elif mark.mark == OUTLINED or (mark.mark == FILLED and place.hand == "ring"):
        _fit(group, "ring", middle, _RING * width, _RING * height, tilt)
    elif mark.mark == FILLED and place.hand == "shade":
        group.set("opacity", _SHADE)
        _fit(group, "shade", middle, width, height, 0)
    elif mark.mark in (FILLED, CROSSED) and place.hand == "written-x":
        _fit(group, "x", (x, y), place.height * WIDTH / HEIGHT, place.height, tilt)
    elif mark.mark in (FILLED, CROSSED):
        size = 0.8 * min(width, height)
        _fit(group, "x", middle, size * WIDTH / HEIGHT, size, tilt)


def strokes_on(print_: Print) -> dict[str, str]:
    """The strokes of all that is written on a print."""
    if print_.hand is None:
        return STROKES
    return {**STROKES, **{character: sign.d for character, sign in print_.hand.items()}}


def has_strokes(text: str, strokes: dict[str, str] = STROKES) -> bool:
    """Can all of this be written?"""
    return all(sign in strokes for sign in text.lower())


def _write(
    parent: Element,
    text: str,
    middle: tuple[float, float],
    height: float,
    tilt: float,
    strokes: dict[str, str],
) -> None:
    """Characters side by side; one without strokes is left out, and tests see to it."""
    width = height * WIDTH / HEIGHT * (0.8 if len(text) > 1 else 1.0)
    left = middle[0] - width * (len(text) - 1) / 2
    for at, sign in enumerate(text.lower()):
        if sign in strokes:
            center = (left + at * width, middle[1])
            wide = height * WIDTH / HEIGHT
            _draw(parent, strokes[sign], center, (wide, height), tilt)


def _fit(
    parent: Element,
    name: str,
    middle: tuple[float, float],
    width: float,
    height: float,
    tilt: float,
) -> None:
    """A common drawing stretched to a size."""
    _draw(parent, STROKES[name], middle, (width, height), tilt)


def _draw(
    parent: Element, d: str, middle: tuple[float, float], size: tuple[float, float], tilt: float
) -> None:
    """Strokes stretched to a size; the pencil grows only slowly with it."""
    width, height = size
    across, down = width / WIDTH, height / HEIGHT
    x, y = middle[0] - width / 2, middle[1] - height / 2
    pencil = _PENCIL * (height / _USUAL) ** 0.4 * 2 / (across + down)
    move = f"translate({number(x)} {number(y)}) scale({across:.3g} {down:.3g})"
    if tilt:
        move = f"rotate({number(tilt)} {number(middle[0])} {number(middle[1])}) " + move
    add(parent, "path", d=d, transform=move).set("stroke-width", number(pencil))


def _tilt(place_id: str) -> float:
    """No two marks stand quite alike: some degrees, the same for a place each time."""
    return float(sum(ord(letter) * at for at, letter in enumerate(place_id, 3)) % 11 - 5)
