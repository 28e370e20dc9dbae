"""Tiles: the faces of the dice as small square prints, drawn from their powers."""

from collections.abc import Sequence
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
    circle,
    rounded,
    translated,
)
from rollwright.games.dice_realms.box.face import DESTROYED, FACES, Face
from rollwright.games.dice_realms.box.fate import FATES, FateFace
from rollwright.games.dice_realms.box.names import face_name, fate_name
from rollwright.games.dice_realms.paper.colors import THEME, face_color
from rollwright.games.dice_realms.paper.emblem import FATE_EMBLEM, emblem_of
from rollwright.games.dice_realms.paper.face_picture import (
    Atom,
    Row,
    breaks_of,
    face_rows,
    fate_rows,
)
from rollwright.games.dice_realms.paper.pictogram import SYMBOLS

SIZE: Final = 120.0
# The room for the picture: left and right edge; top and foot.
_EDGE: Final = 8.0
_ROOM: Final = (27.0, 100.0)
_FATE_ROOM: Final = (43.0, 97.0)
_GAP: Final = 3.0
_LARGEST: Final = 60.0
_SMALLEST: Final = 14.0
# A name with more letters is set smaller.
_LONG: Final = 12
# The edge of the frame around an attack.
_FRAME: Final = 6.0
# A small face has its emblem on it, and perhaps dots.
_FRAMED: Final = 2
# So many dots stand closer together.
_MANY: Final = 7
# Numbers beside signs of at least this size: their style, and the size of its digits.
_NUMBERS: Final = ((40.0, "large", 34.0), (26.0, "number", 24.0), (0.0, "how", 18.0))
_DIGIT: Final = 0.62
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
    return Print(name, words, SIZE, SIZE, THEME, items, [], [], symbols, _MILLIMETRES)


def used_symbols(items: list[Item]) -> dict[str, Symbol]:
    """The game's own signs among these items."""
    names = [item.name for item in items if isinstance(item, SignItem)]
    return {name: SYMBOLS[name] for name in names if name in SYMBOLS}


def draw_face(items: list[Item], face: Face, x: float, y: float) -> None:
    """Draw a face with its upper left corner here."""
    color = face_color(face.line.color, face.dots)
    line = f"{face.line.color}-line"
    _draw_body(items, x, y, color, line)
    items.append(SignItem(emblem_of(face.line.id), x + 18, y + 18, 21))
    if face.number == DESTROYED:
        items.append(PathItem(_crack(x, y), NONE, line, 2, "", 0.55))
    if face.one_a_die:
        items.append(TextItem({"en": "1"}, x + 40, y + 22, "bold", MIDDLE))
        items.append(SignItem("slash", x + 47, y + 17, 15))
        items.append(SignItem("cube", x + 57, y + 17, 15))
    step = 10.6 if face.dots < _MANY else 9.2
    dots = [circle(x + 106 - step * at, y + 17, 4.2) for at in range(face.dots)]
    if dots:
        items.append(PathItem("".join(dots), "ink"))
    _draw_rows(items, face_rows(face), x, y, _ROOM)
    _draw_name(items, face_name(face), x, y)


def draw_fate(items: list[Item], face: FateFace, x: float, y: float) -> None:
    """Draw a face of the Fate die with its upper left corner here."""
    _draw_body(items, x, y, "fate", "fate-line")
    items.append(PathItem(rounded(x + 6, y + 6, 108, 108, 12), NONE, "fate-line", 1.4, "5 3"))
    items.append(SignItem(FATE_EMBLEM, x + 21, y + 21, 20))
    items.append(SignItem(f"fate-{face.id}", x + 60, y + 25, 34))
    items.append(SignItem("crowd", x + 98, y + 21, 20))
    _draw_rows(items, fate_rows(face), x, y, _FATE_ROOM)
    _draw_name(items, fate_name(face), x, y - 2)


def _draw_body(items: list[Item], x: float, y: float, color: str, line: str) -> None:
    items.append(PathItem(rounded(x + 1.5, y + 1.5, SIZE - 3, SIZE - 3, 17), color, line, 2.4))


def _crack(x: float, y: float) -> str:
    return (
        f"M{x + 46:g} {y + 2:g}l-6 20 10 14-24 16 8 20-12 12M{x + 26:g} {y + 52:g}l-24 -6"
        f"M{x + 118:g} {y + 40:g}l-20 10 8 18-18 12 4 12M{x + 106:g} {y + 68:g}l12 8"
    )


def _draw_name(items: list[Item], name: Message, x: float, y: float) -> None:
    words = translated(name)
    style = "small" if max([len(text) for text in words.values()]) > _LONG else "bold"
    items.append(TextItem(words, x + SIZE / 2, y + 112, style, MIDDLE))


# --- the picture -------------------------------------------------------------------------------


def _draw_rows(
    items: list[Item], rows: list[Row], x: float, y: float, room: tuple[float, float]
) -> None:
    """Draw rows as large as they fit, one below the other."""
    top, foot = room
    rows = _broken(rows, foot - top)
    height = (foot - top) / len(rows)
    for at, row in enumerate(rows):
        middle = y + top + height * (at + 0.5)
        _draw_row(items, row, x + SIZE / 2, middle, _fit(row, height))


def _broken(rows: list[Row], room: float) -> list[Row]:
    """A row that stands alone in two parts, if its signs are larger then."""
    if len(rows) != 1:
        return rows
    best, size = rows, _fit(rows[0], room)
    for at in breaks_of(rows[0]):
        parts = [Row(rows[0].atoms[:at]), Row(rows[0].atoms[at:])]
        smaller = min([_fit(part, room / 2) for part in parts])
        if smaller > size:
            best, size = parts, smaller
    return best


def _fit(row: Row, height: float) -> float:
    """The largest size of its signs."""
    size = min(_LARGEST, height - _GAP - (4.0 if row.is_attack else 0.0))
    while size > _SMALLEST and _row_width(row, size) > SIZE - 2 * _EDGE:
        size -= 1
    return size


def _row_width(row: Row, size: float) -> float:
    width = _width(row.atoms, size) + (2 * _FRAME if row.is_attack else 0.0)
    return width + (2 * _GAP + _width(row.beside, size) if row.beside else 0.0)


def _width(atoms: Sequence[Atom], size: float) -> float:
    return _GAP * (len(atoms) - 1) + sum([_atom_width(atom, size) for atom in atoms])


def _atom_width(atom: Atom, size: float) -> float:
    if atom.text and not atom.signs:
        return _DIGIT * _number(size)[1] * len(atom.text)
    return atom.wide * size


def _number(size: float) -> tuple[str, float]:
    """The style of numbers beside signs of a size, and the size of its digits."""
    for least, style, digits in _NUMBERS:
        if size >= least:
            return style, digits
    return _NUMBERS[-1][1], _NUMBERS[-1][2]


def _draw_row(items: list[Item], row: Row, x: float, y: float, size: float) -> None:
    left = x - _row_width(row, size) / 2
    if row.is_attack:
        width = _width(row.atoms, size) + 2 * _FRAME
        frame = rounded(left, y - size / 2 - 2.5, width, size + 5, 9)
        items.append(PathItem(frame, "paper", "attack-line", 1.8))
        left += _FRAME
    left = _draw_atoms(items, row.atoms, left, y, size)
    if row.beside:
        _draw_atoms(items, row.beside, left + _FRAME + _GAP, y, size)


def _draw_atoms(
    items: list[Item], atoms: Sequence[Atom], left: float, y: float, size: float
) -> float:
    """Draw them side by side, and tell where the next one would stand."""
    for atom in atoms:
        wide = _atom_width(atom, size)
        middle = left + wide / 2
        for name, scale in atom.signs:
            items.append(SignItem(name, middle, y + _lower(atom, name) * size, scale * size))
        if atom.text:
            style, digits = _number(size if not atom.signs else 0.6 * size)
            items.append(TextItem({"en": atom.text}, middle, y + 0.36 * digits, style, MIDDLE))
        left += wide + _GAP
    return left


def _lower(atom: Atom, name: str) -> float:
    """How much lower a sign lies on another one, where there is room for it."""
    on = atom.signs[0][0]
    if name == "grain" and on in ("shield", "barn"):
        return 0.0 if on == "shield" else 0.1
    if name.startswith("line-") and len(atom.signs) > _FRAMED:
        return 0.12
    return 0.0
