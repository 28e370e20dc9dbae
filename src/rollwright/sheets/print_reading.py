"""Reads a print as somebody would aloud: words and signs that stand together become one note.

A print knows only where things are. What lies on a place is left out, because the drawing of the
places shows it, unless there are words among it.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeGuard

from rollwright.core.print import (
    START,
    PathItem,
    Print,
    PrintPlace,
    SignItem,
    TextItem,
    in_language,
)
from rollwright.core.print_names import SIGN_IN_TEXT

HOW: Final = "how"
SCORE: Final = "score"
# The headings of a print are known from the drawing of its places.
_HEADINGS: Final = ("title", "long-title", "subtitle")
# So far below its baseline a text is still on the same line, on the next one, or near a sign.
_SAME_LINE: Final = 4.0
_NEXT_LINE: Final = 31.0
_NEAR_SIGN: Final = 55.0
# So far apart things on one line are read in one breath.
_BREATH: Final = 60.0
_ROW: Final = 90.0
_INDENT: Final = 40.0
_BESIDE_TEXT: Final = 15.0
_LETTER_HEIGHT: Final = 5.0
# A die is written as in `[5]`.
_DIE_LENGTH: Final = 3
# Longer is no sign's name.
_BETWEEN_COLONS: Final = 12
_NUMBER: Final = r"[0-9]++(?:\.[0-9]++)?+"
_SQUARE: Final = re.compile(f"M(-?{_NUMBER}) (-?{_NUMBER})h({_NUMBER})v{_NUMBER}h-{_NUMBER}z")
# The squares of the largest shape that a die stands for, with the gaps between them.
_MOST_SQUARES: Final = 100

# The word for a sign; empty if it is a mere picture.
SignName = Callable[[str], str]


@dataclass(slots=True)
class Note:
    """Words and signs that belong together, in the order in which they are read."""

    place: PrintPlace | None
    items: list[SignItem | TextItem] = field(default_factory=list)
    # Squares that a die stands for, as rows of 0 and 1.
    shape: tuple[str, ...] = ()

    def dice(self) -> str:
        """The dice at its beginning, as in `[5][6]`."""
        found = ""
        for item in self.items:
            if not isinstance(item, SignItem) or not _is_die(item):
                break
            found += f"[{item.name[-1]}]"
        return found

    def is_legend(self) -> bool:
        """Does it tell by signs or shapes what a die stands for?"""
        if not self.dice() or any(isinstance(item, TextItem) for item in self.items):
            return False
        return bool(self.shape) or len(self.dice()) < _DIE_LENGTH * len(self.items)

    def is_told(self) -> bool:
        """Are there words in it? A single word only labels what the drawing shows."""
        worded = [item for item in self.items if _is_worded(item)]
        return bool(worded) and (len(self.items) > 1 or " " in worded[0].words["en"])


def notes_of(one: Print, sign_name: SignName) -> list[Note]:
    """The notes on a print, in the order in which they were drawn."""
    is_card = any(isinstance(item, TextItem) and item.style == HOW for item in one.items)
    talking = {id(_place_at(one, item)) for item in one.items if is_card and _is_worded(item)}
    notes: list[Note] = []
    for item in one.items:
        if isinstance(item, PathItem):
            _add_shape(notes, item)
            continue
        place = _place_at(one, item)
        if place is not None and id(place) not in talking:
            continue
        if isinstance(item, SignItem) and not sign_name(item.name):
            continue
        if isinstance(item, TextItem) and item.style in (HOW, SCORE, *_HEADINGS):
            continue
        if not notes or not _belongs(notes[-1], place, item):
            notes.append(Note(place))
        notes[-1].items.append(item)
    return [note for note in notes if note.is_legend() or note.is_told()]


def lines_in(one: Print, style: str, language: str) -> list[str]:
    """The lines of a style, with their signs between colons."""
    return [
        in_language(item.words, language)
        for item in one.items
        if isinstance(item, TextItem) and item.style == style
    ]


def spoken(text: str, sign_name: SignName) -> str:
    """A text with words for its signs."""
    return SIGN_IN_TEXT.sub(lambda found: sign_name(found[1]) or found[1], text)


def words_of(note: Note, language: str, sign_name: SignName) -> str:
    """The note as one line, without the dice at its beginning if it is a legend."""
    items = note.items
    if note.is_legend():
        items = [item for item in items if not isinstance(item, SignItem) or not _is_die(item)]
    line = ""
    before: SignItem | TextItem | None = None
    for item in items:
        if isinstance(item, TextItem):
            word = spoken(in_language(item.words, language), sign_name)
        else:
            word = sign_name(item.name)
        line += _gap(note, before, item) + word
        before = item
    return line


def _gap(note: Note, before: SignItem | TextItem | None, item: SignItem | TextItem) -> str:
    """What is read between two neighbors."""
    if before is None:
        return ""
    if isinstance(before, SignItem):
        if isinstance(item, TextItem):
            return " " if _is_die(before) or not _is_worded(item) else ": "
        alike = before.name == item.name == "star" or (_is_die(before) and _is_die(item))
        return "" if alike or "slash" in (before.name, item.name) else " "
    if isinstance(item, SignItem):
        return " "
    if not _is_worded(before):
        return ": " if _is_worded(item) else " "
    if _is_beside(before, item) and item.x - before.x > _BREATH:
        return ": " if before.style == "bold" else ", "
    ends_with_sign = SIGN_IN_TEXT.search(before.words["en"][-_BETWEEN_COLONS:]) is not None
    return ", " if ends_with_sign and note.place is None else " "


def _is_beside(before: TextItem, item: TextItem) -> bool:
    """Is it on the same line, and no sentence of its own?"""
    has_own_colon = ":" in SIGN_IN_TEXT.sub("", item.words["en"])
    return abs(item.y - before.y) <= _SAME_LINE and item.x > before.x and not has_own_colon


def _belongs(note: Note, place: PrintPlace | None, item: SignItem | TextItem) -> bool:
    """Does an item go on with the note before it?"""
    if note.place is not place:
        return False
    if place is not None:
        return True
    before = note.items[-1]
    across, down = abs(item.x - before.x), item.y - before.y
    if isinstance(item, TextItem) and isinstance(before, TextItem):
        return _is_beside(before, item) or (0 < down <= _NEXT_LINE and across <= _INDENT)
    if isinstance(item, TextItem):
        return _is_worded(item) and down <= _NEAR_SIGN and _is_under(note, item)
    if isinstance(before, TextItem):
        return not _is_die(item) and across <= _ROW and abs(down) <= _BESIDE_TEXT
    if _is_die(item):
        return _is_die(before) and not note.shape and across <= 1.3 * item.size >= abs(down)
    return not note.shape and across <= _BREATH and abs(down) <= _INDENT


def _is_under(note: Note, item: TextItem) -> bool:
    """Is it beside a sign, centered below a row of signs, or aligned with the row?"""
    if item.anchor == START and item.y - note.items[-1].y > _BESIDE_TEXT:
        return abs(item.x - note.items[0].x) <= _BESIDE_TEXT
    return min(abs(item.x - other.x) for other in note.items) <= _BREATH


def _add_shape(notes: list[Note], item: PathItem) -> None:
    """Squares right after a die are what it stands for."""
    squares = [(float(x), float(y), float(unit)) for x, y, unit in _SQUARE.findall(item.d)]
    if not notes or not squares or _SQUARE.sub("", item.d):
        return
    note = notes[-1]
    last = note.items[-1]
    near = abs(squares[0][0] - last.x) <= _BREATH and abs(squares[0][1] - last.y) <= _INDENT
    if note.shape or not isinstance(last, SignItem) or not _is_die(last) or not near:
        return
    unit = squares[0][2]
    if not unit:
        return
    left, top = min(x for x, _, _ in squares), min(y for _, y, _ in squares)
    taken = {(round((x - left) / unit), round((y - top) / unit)) for x, y, _ in squares}
    columns, rows = max(x for x, _ in taken) + 1, max(y for _, y in taken) + 1
    if columns * rows > _MOST_SQUARES:
        return
    note.shape = tuple(
        "".join("1" if (x, y) in taken else "0" for x in range(columns)) for y in range(rows)
    )


def _place_at(one: Print, item: object) -> PrintPlace | None:
    """The smallest place that an item lies on."""
    if not isinstance(item, (SignItem, TextItem)):
        return None
    x, y = item.x, item.y - (_LETTER_HEIGHT if isinstance(item, TextItem) else 0)
    found: PrintPlace | None = None
    for place in one.places:
        left, top, width, height = place.box
        inside = left <= x <= left + width and top <= y <= top + height
        if inside and (found is None or width * height < found.box[2] * found.box[3]):
            found = place
    return found


def _is_die(item: SignItem) -> bool:
    return re.fullmatch(r"die[1-6]", item.name) is not None


def _is_worded(item: object) -> TypeGuard[TextItem]:
    return isinstance(item, TextItem) and any(
        map(str.isalpha, SIGN_IN_TEXT.sub("", item.words["en"]))
    )
