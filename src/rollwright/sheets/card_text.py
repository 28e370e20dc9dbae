"""The words of a print as lines for a terminal: how-strip, legend, captions and foot."""

import textwrap
from dataclasses import dataclass
from itertools import groupby, zip_longest
from typing import Final

from rich.text import Text

from rollwright.core.game import Game
from rollwright.core.message import CATALOGUE, Message, say
from rollwright.core.position import Position
from rollwright.core.print import Print, in_language
from rollwright.sheets.flow import flow
from rollwright.sheets.print_reading import (
    HOW,
    SCORE,
    Note,
    SignName,
    lines_in,
    notes_of,
    spoken,
    words_of,
)

# Between two notes, and between two entries of a legend.
_BETWEEN: Final = " · "
_APART: Final = "  "
_ASCII: Final = str.maketrans(
    {"→": "->", "·": "-", "–": "-", "−": "-", "×": "x", "±": "+/-", "≥": ">=", "≤": "<="}
)


@dataclass(frozen=True, slots=True)
class LegendEntry:
    """Dice, and what they stand for: words, or rows of squares as 0 and 1."""

    dice: str
    meaning: str
    shape: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CardText:
    """What a print says in words and signs beside its places."""

    how: str
    notes: tuple[str | LegendEntry, ...]
    foot: str

    def lines(self, width: int, ascii_only: bool = False) -> list[Text]:
        """The text in lines of at most this width."""
        found = _wrapped(self.how, width)
        for is_legend, group in groupby(self.notes, lambda note: isinstance(note, LegendEntry)):
            notes = list(group)
            if is_legend:
                entries = [note for note in notes if isinstance(note, LegendEntry)]
                found += _legend(entries, width, ascii_only)
            else:
                found += _flowed([str(note) for note in notes], width)
        found += _wrapped(self.foot, width)
        return [Text(_in_ascii(line) if ascii_only else line, "dim") for line in found]


def card_texts(game: Game, position: Position, seat: int, language: str) -> dict[str, CardText]:
    """The texts of the prints before a seat, by the ids of their groups."""
    found = {
        one.id: card_text(one, game.pieces, language) for one in game.paper.prints(position, seat)
    }
    return {name: text for name, text in found.items() if text.how or text.notes or text.foot}


def card_text(one: Print, pieces: str, language: str) -> CardText:
    """The text of a print; its signs are called as the game calls them."""
    named = sign_names(pieces, language, one)
    notes: dict[str | LegendEntry, None] = {}
    for note in notes_of(one, named):
        notes[_note(note, language, named)] = None
    how, foot = lines_in(one, HOW, language), lines_in(one, SCORE, language)
    return CardText(spoken(" ".join(how), named), tuple(notes), spoken(" ".join(foot), named))


def sign_names(pieces: str, language: str, one: Print) -> SignName:
    """The words for signs: `*` for a star, a die in brackets, others as print or game call them."""
    known = CATALOGUE.keys(language)
    own = one.sign_names or {}

    def name(sign: str) -> str:
        if sign in own:
            return in_language(own[sign], language)
        if sign in _COMMON:
            return _COMMON[sign]
        key = f"{pieces}.sign.{sign}"
        return say(Message(key), language) if key in known else ""

    return name


_COMMON: Final = {
    "star": "*",
    "slash": "/",
    **{f"die{value}": f"[{value}]" for value in range(1, 7)},
}


def _note(note: Note, language: str, named: SignName) -> str | LegendEntry:
    words = words_of(note, language, named)
    if note.is_legend():
        return LegendEntry(note.dice(), words, note.shape)
    return words if note.place is None else f"{say(note.place.name, language)}: {words}"


def _flowed(notes: list[str], width: int) -> list[str]:
    """Notes after one another; none is broken that fits on a line."""
    lines = [Text(line) for note in notes for line in _wrapped(note, width)]
    return [line.plain for line in flow(lines, width, _BETWEEN)]


def _wrapped(text: str, width: int) -> list[str]:
    return textwrap.wrap(text, width, break_long_words=True)


def _legend(entries: list[LegendEntry], width: int, ascii_only: bool) -> list[str]:
    """Entries side by side; shapes of squares need several lines."""
    blocks = [_block(entry, ascii_only) for entry in entries]
    rows: list[list[list[str]]] = []
    for block in blocks:
        used = sum(_width(other) + len(_APART) for other in rows[-1]) if rows else 0
        if rows and used + _width(block) <= width:
            rows[-1].append(block)
        else:
            rows.append([block])
    lines: list[str] = []
    for row in rows:
        for parts in zip_longest(*row, fillvalue=""):
            padded = [part.ljust(_width(block)) for part, block in zip(parts, row, strict=True)]
            lines.append(_APART.join(padded).rstrip())
    return [
        short
        for line in lines
        for short in ([line] if len(line) <= width else _wrapped(line, width))
    ]


def _block(entry: LegendEntry, ascii_only: bool) -> list[str]:
    if not entry.shape:
        return [f"{entry.dice} → {entry.meaning}"]
    square = "#" if ascii_only else "■"
    rows = [row.replace("1", square).replace("0", " ").rstrip() for row in entry.shape]
    start = f"{entry.dice} "
    return [start + rows[0], *(" " * len(start) + row for row in rows[1:])]


def _width(block: list[str]) -> int:
    return max(len(line) for line in block)


def _in_ascii(line: str) -> str:
    return line.translate(_ASCII)
