"""The print of the score card: the rolled dice and the stars of three rounds, for one player."""

from functools import cache
from typing import Final

from rollwright.core.message import Message
from rollwright.core.print import (
    END,
    MIDDLE,
    NONE,
    Item,
    PathItem,
    Print,
    PrintTheme,
    SignItem,
    TextItem,
    Translations,
    rounded,
    translated,
)
from rollwright.games.realms.round import REALMS_A_ROUND, TURNS
from rollwright.games.realms.setup import MOST_ROUNDS

_WIDTH: Final = 1480.0
_TOP: Final = 62.0
_HEAD: Final = 34.0
_COLUMN: Final = 402.0
_GAP: Final = 12.0
_LEFT: Final = 14.0
# A box for one die, and where the first row of them begins.
_DIE: Final = 38.0
_DICE_TOP: Final = _TOP + _HEAD + 26
_ROWS_TOP: Final = _DICE_TOP + 2 * _DIE + 16
_ROW: Final = 62.0
_BOX_WIDTH: Final = 92.0
_BOX_HEIGHT: Final = 50.0
_ROUNDS: Final = ("round1", "round2", "round3")
_NOTES: Final = ("tie1", "tie2", "tie3")
_LIGHT: Final = {"t1": "#3b3470", "t3": "#f3f1fb", "t4": "#c3bde6", "trace": "#3b3470"}
_DARK: Final = {"t1": "#3b3470", "t3": "#25222f", "t4": "#565073", "trace": "#c3bde6"}


@cache
def score_print() -> Print:
    """The whole card."""
    bottom = _ROWS_TOP + (REALMS_A_ROUND + 2) * _ROW + 14
    height = bottom + 14
    items: list[Item] = [PathItem(rounded(0, 0, _WIDTH, height, 18), "paper", "line", 1.2)]
    items.append(TextItem(_words("title"), 24, 40, "title"))
    items.append(TextItem(_words("player"), 1010, 38, "caption", END, "muted"))
    items.append(PathItem("M1022 42h430", NONE, "place-line", 1.5))
    for number in range(MOST_ROUNDS):
        _round(items, number, _LEFT + number * (_COLUMN + _GAP), bottom)
    _total(items, _LEFT + MOST_ROUNDS * (_COLUMN + _GAP), bottom)
    return Print(
        "score",
        _words("title"),
        _WIDTH,
        height,
        PrintTheme(_LIGHT, _DARK),
        items,
        [],
        [],
        {},
        259.0,
    )


def _words(key: str, number: int = 0) -> Translations:
    return translated(Message(f"rolling-realms.score-card.{key}", {"number": number}))


def _round(items: list[Item], number: int, left: float, bottom: float) -> None:
    """The column of one round: two boxes for each roll, a line for each realm, the sum."""
    items.append(PathItem(rounded(left, _TOP, _COLUMN, bottom - _TOP, 12), "t3", "t4", 1.5))
    name = translated(Message(f"rolling-realms.number.{_ROUNDS[number]}"))
    items.append(TextItem(name, left + 18, _TOP + 28, "how"))
    right = left + _COLUMN - 14
    items.append(TextItem(_words("dice"), right, _TOP + 27, "caption", END, "muted"))
    first = left + (_COLUMN - TURNS * (_DIE + 4) + 4) / 2
    for turn in range(TURNS):
        x = first + turn * (_DIE + 4)
        items.append(TextItem({"en": str(turn + 1)}, x + _DIE / 2, _DICE_TOP - 7, "tiny", MIDDLE))
        for row in range(2):
            box = rounded(x, _DICE_TOP + row * (_DIE + 4), _DIE, _DIE, 7)
            items.append(PathItem(box, "place", "place-line", 1.5))
    for row in range(REALMS_A_ROUND):
        y = _ROWS_TOP + row * _ROW
        items.append(
            TextItem(_words("realm", row + 1), left + 18, y + 38, "caption", color="muted")
        )
        items.append(PathItem(f"M{left + 84:g} {y + 44:g}h160", NONE, "place-line", 1.5))
        items.append(SignItem("star", left + 268, y + 32, 26))
        _box(items, left, y)
    y = _ROWS_TOP + REALMS_A_ROUND * _ROW
    items.append(TextItem(_words("unspent"), left + 18, y + 38, "caption"))
    _box(items, left, y)
    items.append(TextItem(_words("sum"), left + 18, y + _ROW + 39, "how"))
    _box(items, left, y + _ROW, 2.8)


def _box(items: list[Item], left: float, y: float, line: float = 1.5) -> None:
    x = left + _COLUMN - _BOX_WIDTH - 14
    shape = rounded(x, y + 7, _BOX_WIDTH, _BOX_HEIGHT, 8)
    items.append(PathItem(shape, "place", "place-line", line))


def _total(items: list[Item], left: float, bottom: float) -> None:
    """The stars of the whole game, and what decides among equals."""
    width = _WIDTH - _LEFT - left
    middle = left + width / 2
    items.append(PathItem(rounded(left, _TOP, width, bottom - _TOP, 12), "t3", "t4", 1.5))
    items.append(TextItem(_words("total"), middle, _TOP + 28, "how", MIDDLE))
    items.append(SignItem("star", middle, _TOP + 72, 52))
    items.append(PathItem(rounded(left + 18, _TOP + 112, width - 36, 84, 10), "place", "ink", 2.8))
    for row, key in enumerate(_NOTES):
        style = "bold" if row == 0 else "caption"
        items.append(TextItem(_words(key), middle, _TOP + 260 + 26 * row, style, MIDDLE))
    items.append(TextItem(_words("most"), middle, bottom - 22, "tiny", MIDDLE, "muted"))
