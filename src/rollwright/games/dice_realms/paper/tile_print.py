"""Tiles: the faces of the dice as small square prints, drawn from their powers."""

from functools import cache
from typing import Final

from rollwright.core.message import Message
from rollwright.core.print import (
    MIDDLE,
    NONE,
    Item,
    PathItem,
    Print,
    SignItem,
    Symbol,
    TextItem,
    Translations,
    circle,
    rounded,
    translated,
)
from rollwright.games.dice_realms.box.face import DESTROYED, FACES, Face
from rollwright.games.dice_realms.box.fate import FATES, FateFace
from rollwright.games.dice_realms.box.names import face_name, fate_name
from rollwright.games.dice_realms.paper.colors import THEME, face_color
from rollwright.games.dice_realms.paper.emblem import FATE_EMBLEM, emblem_of
from rollwright.games.dice_realms.paper.face_picture import Row, face_rows, fate_rows
from rollwright.games.dice_realms.paper.pictogram import SYMBOLS
from rollwright.games.dice_realms.paper.row_print import draw_rows

SIZE: Final = 120.0
# The room for the picture: left edge, top, width and height; above it stand emblem and dots.
_ROOM: Final = (7.0, 30.0, 106.0, 70.0)
_FATE_ROOM: Final = (7.0, 40.0, 106.0, 60.0)
# A name with more letters needs two lines, which take room from the picture.
_LONG: Final = 13
_LINE_HIGH: Final = 14.0
_NAME_TOP: Final = 100.0
# More dots than these are one dot with a number.
_MOST_DOTS: Final = 4
_BAND: Final = 37.0
_MILLIMETRES: Final = 24.0


@cache
def tile_prints() -> tuple[Print, ...]:
    """The tiles of all faces, by their ids, and those of the Fate die."""
    tiles: list[Print] = []
    for face in FACES:
        items: list[Item] = []
        draw_face(items, face, 0, 0)
        tiles.append(_tile(face.id, face_name(face), items))
    for fate in FATES:
        drawn: list[Item] = []
        draw_fate(drawn, fate, 0, 0)
        tiles.append(_tile(fate.id, fate_name(fate), drawn))
    return tuple(tiles)


def _tile(name: str, title: Message, items: list[Item]) -> Print:
    symbols = used_symbols(items)
    words = translated(title)
    drawn = Print(name, words, SIZE, SIZE, THEME, items, [], [], symbols, _MILLIMETRES)
    lines = len(name_lines(title, _LONG))
    return drawn._replace(caption=_NAME_TOP - _LINE_HIGH * (lines - 1))


def used_symbols(items: list[Item]) -> dict[str, Symbol]:
    """The game's own signs among these items."""
    names = [item.name for item in items if isinstance(item, SignItem)]
    return {name: SYMBOLS[name] for name in names if name in SYMBOLS}


def draw_face(items: list[Item], face: Face, x: float, y: float) -> None:
    """Draw a face with its upper left corner here."""
    color = face_color(face.line.color, face.dots)
    line = f"{face.line.color}-line"
    _draw_body(items, x, y, color, line)
    items.append(SignItem(emblem_of(face.line.id), x + 17.5, y + 18, 22))
    if face.number == DESTROYED:
        items.append(PathItem(_crack(x, y), NONE, line, 2, "", 0.55))
    if face.one_a_die:
        once = translated(Message("dice-realms.print.max-one"))
        items.append(TextItem(once, x + 52, y + 21.5, "small", MIDDLE))
        items.append(SignItem("cube", x + 79, y + 17, 14))
    _draw_dots(items, face.dots, x, y)
    lines = name_lines(face_name(face), _LONG)
    _draw_picture(items, face_rows(face), (x, y), _ROOM, len(lines))
    _draw_name(items, lines, x, y)


def _draw_dots(items: list[Item], count: int, x: float, y: float) -> None:
    """How high it stands in its line; many dots are a number, as nobody counts them."""
    if count > _MOST_DOTS:
        items.append(TextItem({"en": str(count)}, x + 90, y + 24, "how", MIDDLE))
        items.append(PathItem(circle(x + 105, y + 17.5, 5.4), "ink"))
    elif count:
        dots = [circle(x + 105 - 10.8 * at, y + 17, 4.4) for at in range(count)]
        items.append(PathItem("".join(dots), "ink"))


def draw_fate(items: list[Item], face: FateFace, x: float, y: float) -> None:
    """Draw a face of the Fate die with its upper left corner here: it has a band at its head."""
    _draw_body(items, x, y, "fate", "fate-line")
    right, low = x + SIZE - 1.5, y + _BAND
    band = f"M{x + 1.5:g} {low:g}V{y + 18.5:g}a17 17 0 0 1 17 -17H{right - 17:g}"
    items.append(PathItem(f"{band}a17 17 0 0 1 17 17V{low:g}z", "fate-band", "fate-line", 2.4))
    items.append(SignItem(FATE_EMBLEM, x + 20, y + 20, 22))
    items.append(SignItem(f"fate-{face.id}", x + 60, y + 19.5, 31))
    items.append(SignItem("crowd", x + 99, y + 20, 22))
    lines = name_lines(fate_name(face), _LONG)
    _draw_picture(items, fate_rows(face), (x, y), _FATE_ROOM, len(lines))
    _draw_name(items, lines, x, y)


def _draw_picture(
    items: list[Item],
    rows: list[Row],
    at: tuple[float, float],
    room: tuple[float, float, float, float],
    lines: int,
) -> None:
    """Draw the rows in their room, above a name of so many lines."""
    left, top, width, height = room
    height -= _LINE_HIGH * (lines - 1)
    draw_rows(items, rows, (at[0] + left, at[1] + top, width, height))


def _draw_body(items: list[Item], x: float, y: float, color: str, line: str) -> None:
    items.append(PathItem(rounded(x + 1.5, y + 1.5, SIZE - 3, SIZE - 3, 17), color, line, 2.4))


def _crack(x: float, y: float) -> str:
    """Cracks that come from the edges and end before what is read."""
    return (
        f"M{x + 50:g} {y + 2:g}l-5 10 8 7-4 9M{x + 2:g} {y + 64:g}l9 -5 2 8"
        f"M{x + 118:g} {y + 32:g}l-8 2 2 5-3 2M{x + 118:g} {y + 66:g}l-11 6 1 9"
    )


def name_lines(name: Message, longest: int) -> list[Translations]:
    """A name in one line, or in two if it is longer in any language."""
    words = translated(name)
    if max([len(text) for text in words.values()]) <= longest:
        return [words]
    first: Translations = {}
    second: Translations = {}
    for language, text in words.items():
        first[language], second[language] = _halves(text, longest)
    return [first, second]


def _halves(text: str, longest: int) -> tuple[str, str]:
    """A text in two lines, broken nearest to its middle; a short one stands in the second."""
    if len(text) <= longest:
        return "", text
    blanks = [at for at, letter in enumerate(text) if letter == " "]
    off = [abs(2 * at - len(text) + 1) for at in blanks]
    best = blanks[off.index(min(off))]
    return text[:best], text[best + 1 :]


def _draw_name(items: list[Item], lines: list[Translations], x: float, y: float) -> None:
    for at, words in enumerate(lines):
        low = y + 112.5 - _LINE_HIGH * (len(lines) - 1 - at)
        items.append(TextItem(words, x + SIZE / 2, low, "bold", MIDDLE))
