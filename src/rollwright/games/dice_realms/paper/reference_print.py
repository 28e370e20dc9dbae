"""Reference cards for paper: every face with what it does in words."""

from functools import cache
from typing import Final

from rollwright.core.message import Message
from rollwright.core.print import (
    Item,
    Print,
    TextItem,
    Translations,
    translated,
)
from rollwright.games.dice_realms.box.caption import describe, describe_fate
from rollwright.games.dice_realms.box.face import DESTROYED, FACES, SIDES, Face
from rollwright.games.dice_realms.box.fate import FATES
from rollwright.games.dice_realms.box.names import face_name, fate_name, line_name
from rollwright.games.dice_realms.paper.board import (
    BAND_HEIGHT,
    BOARD_WIDTH,
    MARGIN,
    finish_board,
    sentence_case,
    start_board,
)
from rollwright.games.dice_realms.paper.tile_print import SIZE, draw_face, draw_fate

# Each card has so many faces, so that all cards have the same size.
_ROWS: Final = 3
_STEP: Final = SIZE + 10
CARD_HEIGHT: Final = BAND_HEIGHT + _ROWS * _STEP + 14
_TEXT: Final = MARGIN + SIZE + 14
_LETTERS: Final = 42
_LINE_HIGH: Final = 18.5
_MOST_LINES: Final = 5


def face_cards(numbers: list[int]) -> list[Print]:
    """Cards with these faces: one for each line, and as many as white faces need."""
    lines: dict[str, list[int]] = {}
    # Destroyed faces come last.
    for number in sorted(numbers, key=_is_ruin):
        lines.setdefault(FACES[number].line.id, []).append(number)
    cards: list[Print] = []
    for line, members in lines.items():
        for start in range(0, len(members), _ROWS):
            part = tuple(members[start : start + _ROWS])
            cards.append(_face_card(line, start // _ROWS, part))
    return cards


def _is_ruin(number: int) -> bool:
    return number == DESTROYED


@cache
def _face_card(line: str, at: int, numbers: tuple[int, ...]) -> Print:
    title = line_name(line)
    items = start_board(title, CARD_HEIGHT, _hint(FACES[numbers[0]]))
    for row, number in enumerate(numbers):
        y = BAND_HEIGHT + 10 + row * _STEP
        draw_face(items, FACES[number], MARGIN, y)
        _draw_words(items, face_name(FACES[number]), describe(FACES[number]), y)
    return finish_board(f"faces-{line}{at + 1}", title, CARD_HEIGHT, items, [])


def _hint(face: Face) -> Message:
    key = {"standard": "always", "ruin": "ruin"}.get(face.line.kind, "tile")
    return Message(f"dice-realms.print.{key}")


def fate_cards(fates: list[int]) -> list[Print]:
    """Cards with the faces of the Fate die; of six it is told on which sides they are."""
    kinds = list(dict.fromkeys(fates))
    cards: list[Print] = []
    for start in range(0, len(kinds), _ROWS):
        part = kinds[start : start + _ROWS]
        sides = [_sides(fates, kind) if len(fates) == SIDES else "" for kind in part]
        cards.append(_fate_card(start // _ROWS, tuple(part), tuple(sides)))
    return cards


def _sides(fates: list[int], kind: int) -> str:
    return ", ".join([str(side + 1) for side, fate in enumerate(fates) if fate == kind])


@cache
def _fate_card(at: int, kinds: tuple[int, ...], sides: tuple[str, ...]) -> Print:
    title = Message("dice-realms.group.fate")
    items = start_board(title, CARD_HEIGHT, Message("dice-realms.print.die-fate1"))
    for row, (kind, numbers) in enumerate(zip(kinds, sides, strict=True)):
        y = BAND_HEIGHT + 10 + row * _STEP
        draw_fate(items, FATES[kind], MARGIN, y)
        _draw_words(items, fate_name(FATES[kind]), describe_fate(FATES[kind]), y)
        if numbers:
            words = translated(Message("dice-realms.print.sides", {"numbers": numbers}))
            items.append(TextItem(words, BOARD_WIDTH - MARGIN, y + 24, "subtitle", "end", "muted"))
    return finish_board(f"fate-faces{at + 1}", title, CARD_HEIGHT, items, [])


def _draw_words(items: list[Item], name: Message, powers: Message, y: float) -> None:
    """The name of a face, and its effect in as many lines as it needs."""
    items.append(TextItem(translated(name), _TEXT, y + 26, "number"))
    texts = sentence_case(translated(powers))
    lines = {language: wrapped(text, _LETTERS) for language, text in texts.items()}
    for at in range(_MOST_LINES):
        line: Translations = {
            language: found[at] if at < len(found) else "" for language, found in lines.items()
        }
        if any(line.values()):
            items.append(TextItem(line, _TEXT, y + 50 + at * _LINE_HIGH, "caption"))


def wrapped(text: str, letters: int) -> list[str]:
    """The text in lines of at most so many letters."""
    lines: list[str] = []
    for word in text.split(" "):
        if lines and len(lines[-1]) + 1 + len(word) <= letters:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
