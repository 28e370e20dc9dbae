"""One cell of a sheet in SVG: its face, its mark, what is printed and what is written in it."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple
from xml.etree.ElementTree import Element, SubElement

from rollwright.core.place import BLANK, CROSSED, FILLED, OUTLINED
from rollwright.sheets.icons import icon_of, is_drawn, symbol_id
from rollwright.sheets.outline import corners_of
from rollwright.sheets.palette import Theme, mixed
from rollwright.sheets.sheet import Cell
from rollwright.sheets.svg_element import add, add_text, clean, number, shortened, text_width

# Texts are cut off rather than drawn smaller, but not below this many letters.
_LEAST_TEXT, _LEAST_LETTERS = 7.0, 2.5
_PRINT, _CAPTION, _WRITTEN = 20.0, 14.0, 36.0
_ENDS_WITH_SIGN: Final = re.compile(r"(.*\S)\s(-?)([A-Z*])")
# Which parts of its height to try for the writing in a polygon.
_HEIGHTS: Final = (1.0, 0.85, 0.7, 0.55, 0.4, 0.3, 0.2)
_FAINT: Final = {BLANK: "0.25", CROSSED: "0.45"}
_BETWEEN: Final = 0.16
# The radius of a dot.
_DOT: Final = 2.0
# A print that only asks for shading.
_SHADED: Final = "~"

Scale = tuple[float, float]


class Box(NamedTuple):
    """A rectangle, by its middle."""

    x: float
    y: float
    width: float
    height: float


class Token(NamedTuple):
    """A word or a picture in a line; `size` is its share of the size of the line."""

    text: str
    size: float = 1.0
    is_icon: bool = False

    @property
    def width(self) -> float:
        """Its approximate width, relative to the size of the line."""
        return self.size * (1.05 if self.is_icon else text_width(self.text))


@dataclass(frozen=True, slots=True)
class Brush:
    """How to draw: colors, letters of the tints, and whether moves are shown.

    On a track the pictures are faint in boxes where nothing is to be had.
    """

    theme: Theme
    letters: Mapping[str, str]
    show_moves: bool
    on_track: bool = False


def draw_cells(parent: Element, cells: tuple[Cell, ...], scale: Scale, brush: Brush) -> None:
    """All cells, and above them the edges of those that a move would touch."""
    for cell in cells:
        part = SubElement(parent, "g", {"role": "img"})
        SubElement(part, "title").text = clean(cell.name)
        edge = brush.theme.tint_line if cell.tint in brush.theme.tints else brush.theme.cell_line
        face = _outline(part, cell, scale, 1.0)
        face.attrib.update({"fill": _face(cell, brush.theme), "stroke": edge})
        face.set("stroke-width", "1.25")
        _draw_inside(part, cell, _room(cell, scale), scale, brush)
    for cell in cells if brush.show_moves else ():
        if cell.moves:
            ring = _outline(parent, cell, scale, 2.0)
            ring.attrib.update({"fill": "none", "stroke": brush.theme.open, "stroke-width": "4"})


# --- shapes ----------------------------------------------------------------------------


def bounds_of(cells: Iterable[Cell]) -> Box:
    """The box around cells, in the units of their group."""
    corners = [corner for cell in cells for corner in corners_of(cell.shape, cell.numbers)]
    left, right = min(x for x, _ in corners), max(x for x, _ in corners)
    top, bottom = min(y for _, y in corners), max(y for _, y in corners)
    return Box((left + right) / 2, (top + bottom) / 2, right - left, bottom - top)


def _outline(parent: Element, cell: Cell, scale: Scale, inset: float) -> Element:
    """The shape of the cell; circles stay round where the group is stretched."""
    x, y = cell.center[0] * scale[0], cell.center[1] * scale[1]
    if cell.shape == "circle":
        return add(parent, "circle", cx=x, cy=y, r=cell.numbers[2] * scale[0] - inset)
    if cell.shape == "rect":
        left, top, width, height = (value * scale[at % 2] for at, value in enumerate(cell.numbers))
        size = {"width": width - 2 * inset, "height": height - 2 * inset}
        return add(parent, "rect", x=left + inset, y=top + inset, **size, rx=min(6, height / 6))
    points = " ".join(
        f"{number(a * scale[0])},{number(b * scale[1])}"
        for a, b in corners_of(cell.shape, cell.numbers)
    )
    return SubElement(parent, "polygon", {"points": points, "stroke-linejoin": "round"})


def _room(cell: Cell, scale: Scale) -> Box:
    """Where one may write in a cell."""
    x, y = cell.center[0] * scale[0], cell.center[1] * scale[1]
    if cell.shape == "rect":
        return Box(x, y, cell.numbers[2] * scale[0] - 4, cell.numbers[3] * scale[1] - 4)
    if cell.shape in ("circle", "hex"):
        return Box(x, y, 1.5 * cell.numbers[2] * scale[0], 1.5 * cell.numbers[2] * scale[0])
    corners = [(a * scale[0], b * scale[1]) for a, b in corners_of(cell.shape, cell.numbers)]
    most = 2 * _gap([(b, a) for a, b in corners], y, x)
    rooms = [Box(x, y, _width_at(corners, x, y, most * part), most * part) for part in _HEIGHTS]
    best = max(rooms, key=lambda room: min(room.width, 1.2 * room.height))
    return best._replace(width=best.width - 4, height=best.height - 4)


def _width_at(corners: list[tuple[float, float]], x: float, y: float, height: float) -> float:
    """How wide one may write around a point, in letters of a height."""
    return 2 * min(_gap(corners, x, y + height * part) for part in (-0.45, -0.2, 0.0, 0.2, 0.45))


def _gap(corners: list[tuple[float, float]], x: float, y: float) -> float:
    """The distance from a point to the nearest edge on the left or right."""
    found = [
        abs(x1 + (x2 - x1) * (y - y1) / (y2 - y1) - x)
        for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True)
        if (y1 <= y) != (y2 <= y)
    ]
    return min(found, default=20.0)


# --- what is in a cell -----------------------------------------------------------------


def _face(cell: Cell, theme: Theme) -> str:
    face = theme.tints.get(cell.tint, theme.cell)
    if cell.mark == FILLED and not cell.text:
        return theme.filled
    if cell.mark == CROSSED or (cell.text and face != theme.cell):
        return mixed(face, theme.panel, 0.5)
    return mixed(face, theme.cell_ink, 0.14) if cell.print == _SHADED else face


def _draw_inside(part: Element, cell: Cell, room: Box, scale: Scale, brush: Brush) -> None:
    theme = brush.theme
    _draw_mark(part, cell, room, scale, theme)
    if cell.title:
        _draw_titled(part, cell, room, theme)
        return
    written = "" if cell.mark == CROSSED and cell.text.lower() == "x" else cell.text
    ink = theme.tint_ink if cell.tint in theme.tints else theme.printed
    ink = theme.filled_ink if cell.mark == FILLED and not written else ink
    words = _printed(cell, brush)
    pictures = _pictures(cell)
    upper, lower = _parts(room)
    if written:
        _draw_line(part, [*words, *pictures], upper, _CAPTION, ink)
        place = lower if words or pictures else room
        _draw_written(part, cell.mark, written, place, theme, cell.tint in theme.tints)
    elif words and pictures and room.width < 2 * room.height:
        half = room.height / 2
        _draw_line(part, words, Box(room.x, room.y - half / 2, room.width, half), _PRINT, ink)
        _draw_line(part, pictures, Box(room.x, room.y + half / 2, room.width, half), _PRINT, ink)
    else:
        _draw_line(part, [*words, *pictures], room, _PRINT, ink)
    for picture in part.iter("use") if brush.on_track and cell.mark in _FAINT else ():
        picture.set("opacity", _FAINT[cell.mark])


def _draw_titled(part: Element, cell: Cell, room: Box, theme: Theme) -> None:
    """Words above; below them the pictures, and what is written at the right."""
    ink = theme.tint_ink if cell.tint in theme.tints else theme.cell_ink
    half = room.height / 2
    above = Box(room.x, room.y - half / 2, room.width, half)
    below = Box(room.x, room.y + half / 2, room.width, half)
    _draw_line(part, [Token(cell.title)], above, _PRINT, ink)
    pictures = _pictures(cell)
    written = [Token(cell.text)] if cell.text else []
    _draw_line(part, [*pictures, *written], below, _PRINT, ink)
    _draw_dots(part, cell.dots, room, ink)


def _draw_dots(part: Element, count: int, room: Box, ink: str) -> None:
    """Dots in a row at the upper edge, from the right."""
    for at in range(count):
        x, y = room.x + room.width / 2 - (2 + 3 * at) * _DOT, room.y - room.height / 2 + 1.5 * _DOT
        add(part, "circle", cx=x, cy=y, r=_DOT, fill=ink)


def _pictures(cell: Cell) -> list[Token]:
    """The pictures of a cell, and the numbers before those that are many."""
    return [Token(icon) if icon.isdigit() else Token(icon, 1.2, True) for icon in cell.icons]


def _printed(cell: Cell, brush: Brush) -> list[Token]:
    """What is printed, with the letter of the tint unless a picture tells it already."""
    found = _ENDS_WITH_SIGN.fullmatch(cell.print)
    icon = icon_of(found[3]) if found else ""
    text = f"{found[1]} {'−' if found[2] else ''}".strip() if found and icon else cell.print
    tokens = [Token(text)] if text and text != _SHADED else []
    tokens += [Token(icon, 1.1, True)] if icon else []
    letter = brush.letters.get(cell.tint, cell.tint[:1]).upper()
    return [*tokens, Token(letter, 0.68)] if letter and cell.tint not in cell.icons else tokens


def _parts(room: Box) -> tuple[Box, Box]:
    """Where print and writing go: beside each other in flat cells, else one below the other."""
    if room.width > 1.7 * room.height:
        left, right = room.width * 0.48, room.width * 0.52
        return (
            Box(room.x - right / 2, room.y, left, room.height),
            Box(room.x + left / 2, room.y, right, room.height),
        )
    top, bottom = room.height * 0.36, room.height * 0.64
    return (
        Box(room.x, room.y - bottom / 2, room.width, top),
        Box(room.x, room.y + top / 2, room.width, bottom),
    )


def _draw_line(part: Element, tokens: list[Token], box: Box, most: float, ink: str) -> None:
    """Words and pictures beside each other, as large as there is room, but not above `most`."""
    longest = max(_LEAST_LETTERS, box.width / _LEAST_TEXT / max(1, len(tokens)))
    fitting = [t if t.is_icon else t._replace(text=shortened(t.text, longest)) for t in tokens]
    across = sum(token.width + _BETWEEN for token in fitting)
    size = min(box.height * 0.82, box.width / max(1.0, across), most)
    x = box.x - across * size / 2
    for token in fitting:
        middle = x + (token.width + _BETWEEN) * size / 2
        if token.is_icon:
            _draw_icon(part, token.text, Box(middle, box.y, token.size * size, 0), ink)
        else:
            text = add_text(part, token.text, middle, box.y + size * 0.36, size * token.size, ink)
            text.attrib.update({"text-anchor": "middle", "font-weight": "600"})
        x += (token.width + _BETWEEN) * size


def _draw_icon(part: Element, icon: str, box: Box, ink: str) -> None:
    """An icon; one without a drawing is its initial in a ring."""
    size = box.width
    if is_drawn(icon):
        place = {"x": box.x - size / 2, "y": box.y - size / 2, "width": size, "height": size}
        add(part, "use", href=f"#{symbol_id(icon)}", **place)
        return
    add(part, "circle", cx=box.x, cy=box.y, r=size / 2, fill="none", stroke=ink)
    text = add_text(part, icon[:1].upper(), box.x, box.y + size * 0.25, size * 0.7, ink)
    text.set("text-anchor", "middle")


def _draw_written(
    part: Element, mark: str, written: str, box: Box, theme: Theme, tinted: bool
) -> None:
    """What was written, large; where it is guarded, in a ring."""
    ink = theme.tint_ink if tinted else theme.cell_ink
    text = shortened(written, max(_LEAST_LETTERS, box.width / _LEAST_TEXT))
    ringed = mark == OUTLINED
    high, across = box.height * (0.72 if ringed else 1.0), max(1.0, text_width(text))
    size = min(high, box.width * (0.8 if ringed else 1.0) / across, _WRITTEN)
    label = add_text(part, text, box.x, box.y + size * 0.36, size, ink)
    label.attrib.update({"text-anchor": "middle", "font-weight": "800"})
    if ringed:
        rx = max(size * 0.66, text_width(text) * size * 0.62)
        ring = add(part, "ellipse", cx=box.x, cy=box.y, rx=rx, ry=size * 0.66, fill="none")
        ring.attrib.update({"stroke": ink, "stroke-width": "2.25"})


def _draw_mark(part: Element, cell: Cell, room: Box, scale: Scale, theme: Theme) -> None:
    """A cross, a ring within the edge, or a tick."""
    if cell.mark == BLANK or (cell.text and cell.mark in (OUTLINED, FILLED)):
        return
    reach = min(room.width, room.height) * 0.42
    x, y = room.x, room.y
    if cell.mark == OUTLINED:
        ring = _outline(part, cell, scale, 4.0)
        ring.attrib.update({"fill": "none", "stroke": theme.cell_ink, "stroke-width": "2.25"})
        return
    if cell.mark == CROSSED:
        path = [(x - reach, y - reach), (x + reach, y + reach)]
        other = [(x + reach, y - reach), (x - reach, y + reach)]
        _draw_stroke(part, [path, other], theme.cross, 4.0)
        return
    if cell.print or cell.icons:
        x, y, reach = (
            x + room.width / 2 - reach * 0.5,
            y + room.height / 2 - reach * 0.45,
            reach / 2,
        )
    tick = [
        (x - reach * 0.7, y),
        (x - reach * 0.2, y + reach * 0.5),
        (x + reach * 0.7, y - reach / 2),
    ]
    _draw_stroke(part, [tick], theme.filled_ink, 2.5)


def _draw_stroke(
    part: Element, lines: list[list[tuple[float, float]]], color: str, width: float
) -> None:
    path = "".join("M" + "L".join(f"{number(x)} {number(y)}" for x, y in line) for line in lines)
    stroke = add(part, "path", d=path, fill="none", stroke=color)
    stroke.attrib.update({"stroke-width": number(width), "stroke-linecap": "round"})
