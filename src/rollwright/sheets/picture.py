"""A group of places as a picture of characters: in colors, or with lines where there are none."""

from collections.abc import Mapping
from itertools import groupby
from typing import Final, NamedTuple

from rich.style import Style
from rich.text import Text

from rollwright.core.place import BLANK, CROSSED, OUTLINED, Place
from rollwright.sheets.palette import BLACK, WHITE, colors_of, ink_for, mixed, shade_of
from rollwright.sheets.raster import NO_PLACE, Raster, rasterize
from rollwright.sheets.sheet import Group
from rollwright.sheets.terminal_options import BASIC, FULL, PLAIN, TerminalOptions, code_of, note_of

# By the borders that meet: up 1, down 2, left 4, right 8.
_LINES: Final = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
_ASCII_LINES: Final = " |||-+++-+++-+++"
_LEFT_BORDERS: Final = ("▏", "|")

_MAGNIFICATIONS: Final = (1, 2, 3)
# Squeezed further, a picture would come and go with what is written in it.
_MOST_SQUEEZED: Final = 0.85

_NUMBER: Final = {
    FULL: Style(color=BLACK, bgcolor="#fffdf6", bold=True),
    BASIC: Style(color="black", bgcolor="bright_white"),
}
_GUARDED: Final = {
    FULL: Style(color=WHITE, bgcolor=BLACK, bold=True),
    BASIC: Style(color="bright_white", bgcolor="black", bold=True),
}
_X: Final = {
    FULL: Style(color="#b3261e", bgcolor="#dbd7cf", bold=True),
    BASIC: Style(color="red", bgcolor="white"),
}


class Writing(NamedTuple):
    """What stands in a place, and where it starts."""

    place: Place
    note: str
    row: int
    column: int


def picture_of(
    group: Group, letters: Mapping[str, str], options: TerminalOptions
) -> list[Text] | None:
    """The group as lines of text, as small as its writing allows; None if that is too wide.

    What is a little too wide is squeezed, with no space in its writing. `letters` are those of the
    tints.
    """
    shapes = tuple(place.outline for place in group.places)
    notes = [note_of(place, letters, options) for place in group.places]
    room = options.width - (options.colors == PLAIN)  # lines need one at the end
    for times in _MAGNIFICATIONS:
        raster = rasterize(shapes, options.columns * times, options.lines * times)
        if raster.width > room:
            share = room / raster.width
            if share < _MOST_SQUEEZED:
                return None
            raster = rasterize(shapes, options.columns * times * share, options.lines * times)
            return _painted(raster, group, [note.strip() for note in notes], options)
        picture = _painted(raster, group, notes, options)
        if picture is not None:
            return picture
    return None


def _painted(
    raster: Raster, group: Group, notes: list[str], options: TerminalOptions
) -> list[Text] | None:
    """The picture on this raster; None if the writing does not fit."""
    writings = _arrange(raster, group.places, notes, options.colors == PLAIN)
    if writings is None:
        return None
    paint = _paint_lines if options.colors == PLAIN else _paint_colors
    return paint(raster, writings, options)


# --- where to write --------------------------------------------------------------------


def _arrange(
    raster: Raster, places: tuple[Place, ...], notes: list[str], fenced: bool
) -> list[Writing] | None:
    """Every writing as near to the center of its place as there is room; None without room."""
    writings: list[Writing] = []
    runs = raster.runs(fenced)
    for number, (place, note) in enumerate(zip(places, notes, strict=True)):
        length = len(code_of(place) + note)
        spots = [(row, column) for row, column, room in runs.get(number, ()) if room >= length]
        if not spots:
            return None
        writings.append(Writing(place, note, *_nearest(raster, place, spots, length)))
    return writings


def _nearest(
    raster: Raster, place: Place, spots: list[tuple[int, int]], length: int
) -> tuple[int, int]:
    x = (place.outline.center[0] - raster.left) * raster.columns - length / 2
    y = (place.outline.center[1] - raster.top) * raster.lines - 0.5

    def distance(spot: tuple[int, int]) -> float:
        row, column = spot
        # A border right below would underline the text.
        underlined = raster.owner(row + 1, column) != raster.owner(row, column)
        return 2 * abs(row - y) + abs(column - x - 0.25) + underlined / 2

    return min(sorted(spots), key=distance)


# --- painting --------------------------------------------------------------------------


class _Canvas:
    """Characters with styles."""

    def __init__(self, height: int, width: int) -> None:
        self._characters = [[" "] * width for _ in range(height)]
        self._styles = [[Style.null()] * width for _ in range(height)]

    def put(self, row: int, column: int, text: str, style: Style) -> None:
        for at, character in enumerate(text, column):
            self._characters[row][at] = character
            self._styles[row][at] = style

    def lines(self) -> list[Text]:
        rows = zip(self._characters, self._styles, strict=True)
        return [_line(characters, styles) for characters, styles in rows]


def _line(characters: list[str], styles: list[Style]) -> Text:
    """One line, without the empty end."""
    line = Text(no_wrap=True, end="")
    pairs = list(zip(characters, styles, strict=True))
    while pairs and pairs[-1] == (" ", Style.null()):
        pairs.pop()
    for style, run in groupby(pairs, key=lambda pair: pair[1]):
        line.append("".join(character for character, _ in run), style)
    return line


def _paint_lines(raster: Raster, writings: list[Writing], options: TerminalOptions) -> list[Text]:
    lines = _ASCII_LINES if options.ascii_only else _LINES
    canvas = _Canvas(raster.height + 1, raster.width + 1)
    for row, meetings in enumerate(raster.borders):
        canvas.put(row, 0, "".join(lines[meeting] for meeting in meetings), Style.null())
    for place, note, row, column in writings:
        canvas.put(row, column, code_of(place) + note, Style.null())
    return canvas.lines()


def _paint_colors(raster: Raster, writings: list[Writing], options: TerminalOptions) -> list[Text]:
    canvas = _Canvas(raster.height, raster.width)
    papers = _papers(raster, [writing.place for writing in writings], options)
    for row in range(raster.height):
        for column in range(raster.width):
            number = raster.owner(row, column)
            if number != NO_PLACE:
                borders = _borders(raster, row, column)
                _paint_character(canvas, row, column, borders, papers[number], options)
    for writing, paper in zip(writings, papers, strict=True):
        _write(canvas, writing, paper, options)
    return canvas.lines()


class _Paper(NamedTuple):
    """The color of a place, and of what is printed and drawn on it."""

    color: str
    ink: str
    border: str
    # Where something catches the eye, and where it should not.
    lit: str
    pale_ink: str


def _paper(tint: str, shade: int, options: TerminalOptions) -> _Paper:
    colors = colors_of(tint)
    if options.colors != FULL:
        return _Paper(colors.basic, colors.basic_ink, "black", "black", colors.basic_ink)
    color = shade_of(colors.full, shade)
    ink = ink_for(color)
    lit = mixed(color, WHITE, 0.6)
    return _Paper(color, ink, mixed(color, BLACK, 0.6), lit, mixed(ink, color, 0.3))


def _papers(raster: Raster, places: list[Place], options: TerminalOptions) -> list[_Paper]:
    """The paper of each place; neighbors of the same tint get different shades."""
    neighbors = raster.neighbors
    shades: list[int] = []
    for number, place in enumerate(places):
        near = [other for other in neighbors.get(number, ()) if other < number]
        taken = {shades[other] for other in near if places[other].tint == place.tint}
        shades.append(next(shade for shade in range(len(taken) + 1) if shade not in taken))
    return [_paper(place.tint, shade, options) for place, shade in zip(places, shades, strict=True)]


def _borders(raster: Raster, row: int, column: int) -> tuple[bool, bool]:
    """Are there other places on the left and below?"""
    same = (raster.owner(row, column), NO_PLACE)
    return raster.owner(row, column - 1) not in same, raster.owner(row + 1, column) not in same


def _paint_character(
    canvas: _Canvas,
    row: int,
    column: int,
    borders: tuple[bool, bool],
    paper: _Paper,
    options: TerminalOptions,
) -> None:
    """A bit of paper, with its borders on the left and below."""
    left, below = borders
    line = _LEFT_BORDERS[options.ascii_only]
    style = Style(color=paper.border, bgcolor=paper.color, underline=below)
    canvas.put(row, column, line if left else " ", style)


def _write(canvas: _Canvas, writing: Writing, paper: _Paper, options: TerminalOptions) -> None:
    place, note, row, column = writing
    bold = paper.ink != "black"  # bold black turns gray on simple terminals
    code = Style(color=paper.ink, bgcolor=paper.color, bold=bold)
    canvas.put(row, column, code_of(place), code)
    canvas.put(row, column + len(code_of(place)), note, _note_style(place, paper, options))


def _note_style(place: Place, paper: _Paper, options: TerminalOptions) -> Style:
    if place.mark == OUTLINED:
        return _GUARDED[options.colors]
    if place.mark == CROSSED:
        return _X[options.colors]
    if place.mark != BLANK or place.text:
        return _NUMBER[options.colors]
    if options.sign_for(place) == options.signs()[0]:
        ink = paper.ink if options.colors == FULL else "bright_white"
        return Style(color=ink, bgcolor=paper.lit, bold=True)
    return Style(color=paper.pale_ink, bgcolor=paper.color)
