"""The sheet of a seat as one picture: its prints side by side, with what is written on them."""

from typing import Final
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from rollwright.core.game import Game
from rollwright.core.message import say
from rollwright.core.position import Position
from rollwright.core.print import Print
from rollwright.sheets.lettering import SANS, font_faces
from rollwright.sheets.print_palette import DARK_PRINT, INK_PRINT, LIGHT_PRINT
from rollwright.sheets.print_svg import PrintSvg, Written
from rollwright.sheets.svg_element import add, clean, number

_GAP: Final = 20.0
# Prints are set side by side up to this width.
_WIDTH: Final = 1480.0
_DESK: Final = {LIGHT_PRINT: "#e5d9c3", DARK_PRINT: "#141210", INK_PRINT: "#ffffff"}
# A line below the prints: its color, the size of its letters, and how wide a letter is about.
_FOOT_INK: Final = {LIGHT_PRINT: "#4a4237", DARK_PRINT: "#d8cfc0", INK_PRINT: "#000000"}
_FOOT_SIZE: Final = 26.0
_FOOT_LETTER: Final = 0.6


def sheet_picture(
    game: Game, position: Position, seat: int, language: str, look: str, foot: str = ""
) -> str | None:
    """The picture as the text of an SVG file; None for a game whose sheets have no print.

    `foot` is a line that stands below the prints.
    """
    prints = game.paper.prints(position, seat)
    if not prints:
        return None
    ids = [place.id for one in prints for place in one.places]
    marks = dict(zip(ids, game.paper.marks(position, seat), strict=True))
    names = {place.id: place.name for place in game.paper.places(position, seat)}
    words = {place: say(name, language) for place, name in names.items()}
    tiles = {tile.id: tile for tile in game.paper.tiles()}
    stars = game.paper.stars(position, seat)
    rows = _rows(prints)
    width = 2 * _GAP + max(_row_width(row) for row in rows)
    height = _GAP + sum(max(one.height for one in row) + _GAP for row in rows)
    end = height
    if foot:
        height += _FOOT_SIZE + _GAP
    root = Element("svg", {"xmlns": "http://www.w3.org/2000/svg"})
    root.set("viewBox", f"0 0 {number(width)} {number(height)}")
    root.attrib.update({"width": number(width), "height": number(height)})
    SubElement(root, "style").text = font_faces()
    add(root, "rect", width=width, height=height, fill=_DESK[look])
    top = _GAP
    for row in rows:
        left = (width - _row_width(row)) / 2
        for one in row:
            written = Written(marks, words, stars.get(one.id, 0), tiles)
            drawn = PrintSvg(one, language, look, written).element()
            drawn.attrib.update({"x": number(left), "y": number(top)})
            root.append(drawn)
            left += one.width + _GAP
        top += max(one.height for one in row) + _GAP
    if foot:
        _write_foot(root, foot, width, end, _FOOT_INK[look])
    indent(root)
    return tostring(root, encoding="unicode") + "\n"


def _write_foot(root: Element, foot: str, width: float, top: float, ink: str) -> None:
    """A line in the middle; a long one in smaller letters."""
    words = clean(foot)
    size = min(_FOOT_SIZE, (width - 2 * _GAP) / (len(words) * _FOOT_LETTER))
    line = add(root, "text", x=width / 2, y=top + 0.75 * _FOOT_SIZE, fill=ink)
    line.attrib.update({"font-family": f"'{SANS}'", "font-weight": "600", "text-anchor": "middle"})
    line.set("font-size", number(size))
    line.text = words


def _rows(prints: list[Print]) -> list[list[Print]]:
    rows: list[list[Print]] = []
    for one in prints:
        if rows and _row_width([*rows[-1], one]) <= _WIDTH:
            rows[-1].append(one)
        else:
            rows.append([one])
    return rows


def _row_width(row: list[Print]) -> float:
    return sum(one.width for one in row) + _GAP * (len(row) - 1)
