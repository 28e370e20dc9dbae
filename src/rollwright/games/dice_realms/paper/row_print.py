"""The rows of a picture, drawn as large as they fit."""

from itertools import pairwise
from typing import Final

from rollwright.core.message import Message
from rollwright.core.print import (
    MIDDLE,
    NONE,
    Item,
    PathItem,
    SignItem,
    TextItem,
    circle,
    rounded,
    translated,
)
from rollwright.games.dice_realms.paper.face_picture import (
    ARROW,
    FIGHT,
    OPEN,
    PRICE,
    TAG,
    Atom,
    Part,
    Row,
    breaks_of,
)

# Between a number and its sign, between signs, and between the parts of a row.
_CLOSE: Final = 2.0
_GAP: Final = 3.0
_APART: Final = 4.0
# Between a sign or a word and a number, which belongs to the sign behind it.
_BEFORE: Final = 7.0
_AFTER_WORD: Final = 4.0
_LARGEST: Final = 60.0
_SMALLEST: Final = 14.0
# What each frame takes on its left and on its right, and above and below.
_SIDES: Final = {OPEN: (0.0, 0.0), FIGHT: (5.0, 5.0), PRICE: (6.0, 4.0), TAG: (13.0, 3.0)}
_EDGES: Final = {OPEN: 0.0, FIGHT: 2.0, PRICE: 2.0, TAG: 2.0}
# The badge of what is paid, as a part of the size of the signs.
_BADGE: Final = 0.46
# A small face has its emblem on it, and perhaps dots.
_FRAMED: Final = 2
# Numbers beside signs of at least this size: their style, and the size of its digits.
_NUMBERS: Final = ((40.0, "large", 34.0), (26.0, "number", 24.0), (0.0, "how", 18.0))
_DIGIT: Final = 0.62
_COLON: Final = 0.34
# Words: the style and size of one line, and of two; the usual width of a letter.
_WORD: Final = ("how", 18.0)
_WORDS: Final = ("bold", 15.0)
_LETTER: Final = 0.53


def draw_rows(items: list[Item], rows: list[Row], room: tuple[float, float, float, float]) -> None:
    """Draw rows one below the other, in a room of this left, top, width and height."""
    left, top, width, height = room
    rows = _broken(rows, width, height)
    high = height / len(rows)
    sizes = [_fit(row, width, high) for row in rows]
    # Formulas with words stand below each other and are equally large.
    worded = [size for row, size in zip(rows, sizes, strict=True) if _has_words(row)]
    for at, row in enumerate(rows):
        size = min(worded) if _has_words(row) else sizes[at]
        _draw_row(items, row, left + width / 2, top + high * (at + 0.5), size)


def _has_words(row: Row) -> bool:
    return any([atom.words for part in row for atom in part.atoms])


def _broken(rows: list[Row], width: float, height: float) -> list[Row]:
    """A row that stands alone in two parts, if its signs are larger then."""
    if len(rows) != 1:
        return rows
    best, size = rows, _fit(rows[0], width, height)
    atoms = rows[0][0].atoms
    for at in breaks_of(rows[0]):
        halves: list[Row] = [[Part(atoms[:at])], [Part(atoms[at:])]]
        smaller = min([_fit(half, width, height / 2) for half in halves])
        if smaller > size:
            best, size = halves, smaller
    return best


def _fit(row: Row, width: float, height: float) -> float:
    """The largest size of its signs."""
    edge = max([_EDGES[part.frame] for part in row])
    size = min(_LARGEST, height - _GAP - 2 * edge)
    while size > _SMALLEST and _row_width(row, size) > width:
        size -= 1
    return size


# --- widths ------------------------------------------------------------------------------------


def _row_width(row: Row, size: float) -> float:
    return _APART * (len(row) - 1) + sum([_part_width(part, size) for part in row])


def _part_width(part: Part, size: float) -> float:
    before, after = _SIDES[part.frame]
    atoms = part.atoms
    gaps = sum([_gap(one, other) for one, other in pairwise(atoms)])
    return before + gaps + sum([_atom_width(atom, size) for atom in atoms]) + after


def _gap(one: Atom, other: Atom) -> float:
    """What is left free between two neighbors."""
    if one.text:
        return _CLOSE
    if not other.text.isdigit() or one == ARROW:
        return _GAP
    return _AFTER_WORD if one.words else _BEFORE


def _atom_width(atom: Atom, size: float) -> float:
    if atom.words:
        letters = max([len(text) for line in _lines(atom) for text in line.values()])
        return _LETTER * _word_style(atom)[1] * letters
    if atom.text:
        colons = atom.text.count(":")
        return _number(size)[1] * (_DIGIT * (len(atom.text) - colons) + _COLON * colons)
    return atom.wide * size


def _lines(atom: Atom) -> list[dict[str, str]]:
    return [translated(Message(f"dice-realms.print.{word}")) for word in atom.words]


def _word_style(atom: Atom) -> tuple[str, float]:
    return _WORD if len(atom.words) == 1 else _WORDS


def _number(size: float) -> tuple[str, float]:
    """The style of numbers beside signs of a size, and the size of its digits."""
    for least, style, digits in _NUMBERS:
        if size >= least:
            return style, digits
    return _NUMBERS[-1][1], _NUMBERS[-1][2]


# --- drawing -----------------------------------------------------------------------------------


def _draw_row(items: list[Item], row: Row, x: float, y: float, size: float) -> None:
    left = x - _row_width(row, size) / 2
    for part in row:
        width = _part_width(part, size)
        if part.frame != OPEN:
            _draw_frame(items, part.frame, (left, y, width, size))
        _draw_atoms(items, part.atoms, left + _SIDES[part.frame][0], y, size)
        if part.frame == PRICE:
            items.append(SignItem("paid", left + 3, y - 0.46 * size, _BADGE * size))
        left += width + _APART


def _draw_frame(items: list[Item], frame: str, box: tuple[float, float, float, float]) -> None:
    """A frame: its left edge, the height of its middle, its width, and the size of the signs."""
    left, y, width, size = box
    top, high = y - size / 2 - _EDGES[frame], size + 2 * _EDGES[frame]
    if frame == FIGHT:
        items.append(PathItem(rounded(left, top, width, high, 8), "paper", "attack-line", 1.8))
    elif frame == PRICE:
        shape = rounded(left, top, width, high, high / 2)
        items.append(PathItem(shape, "paper", "attack-line", 1.5, "3.5 3"))
    else:
        # A label with a hole for its string.
        label = f"M{left:g} {y:g}l9 {-high / 2:g}h{width - 9:g}v{high:g}h{9 - width:g}z"
        items.append(PathItem(label, "paper", "coin-line", 1.8))
        items.append(PathItem(circle(left + 9, y, 2.4), NONE, "coin-line", 1.6))


def _draw_atoms(items: list[Item], atoms: list[Atom], left: float, y: float, size: float) -> None:
    """Draw them side by side from here on."""
    for at, atom in enumerate(atoms):
        wide = _atom_width(atom, size)
        middle = left + wide / 2
        for name, scale in atom.signs:
            items.append(SignItem(name, middle, y + _lower(atom, name) * size, scale * size))
        if atom.text:
            style, digits = _number(size)
            items.append(TextItem({"en": atom.text}, middle, y + 0.36 * digits, style, MIDDLE))
        if atom.words:
            _draw_words(items, atom, middle, y)
        left += wide + (_gap(atom, atoms[at + 1]) if at + 1 < len(atoms) else 0.0)


def _draw_words(items: list[Item], atom: Atom, x: float, y: float) -> None:
    style, letters = _word_style(atom)
    lines = _lines(atom)
    for at, line in enumerate(lines):
        low = y + letters * (0.27 + 0.93 * (at - (len(lines) - 1) / 2))
        items.append(TextItem(line, x, low, style, MIDDLE))


def _lower(atom: Atom, name: str) -> float:
    """How much lower a sign lies on another one, where there is room for it."""
    on = atom.signs[0][0]
    if name == "grain" and on == "sack":
        return 0.12
    if name == "vp" and on == "laurel":
        return 0.02
    if name.startswith("line-") and len(atom.signs) > _FRAMED:
        return 0.12
    return 0.0
