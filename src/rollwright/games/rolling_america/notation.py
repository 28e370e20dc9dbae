"""Moves and dice as small integers, and their texts.

A die is its color and its number in six bits. A move is the die it resolves, what it does
and the state it touches; `dupe` and `done` carry no die.
"""

import re
from typing import Final

from rollwright.games.rolling_america.map import (
    COLOR_LETTERS,
    NUMBER,
    REGION,
    STATES,
    WILD,
    states_in,
)

STATE_BITS: Final = 6
DIE_SHIFT: Final = 10

WRITE: Final = 0
WRITE_GUARDED: Final = 1
CHANGE: Final = 2
CHANGE_GUARDED: Final = 3
CROSS: Final = 4
CHANGE_CROSS: Final = 5
PASS: Final = 6
DUPE: Final = 7
DUPE_GUARDED: Final = 8
END: Final = 9

DONE: Final = END * 64

# The notation of each action: between the die and the state, and after the state.
_BEFORE: Final = (">", ">", "c>", "c>", ">x", "c>x", ">-", "dupe>", "dupe>")
_BEHIND: Final = ("", "!", "", "!", "", "", "", "", "!")
_TEXT: Final = re.compile(r"(?:([rbgyopw])([1-6])(c?>x?)|(dupe>))([A-Z]{2})(!?)", re.ASCII)
_PASS_TEXT: Final = re.compile(r"([rbgyopw])([1-6])>-", re.ASCII)


def die_of(color: int, value: int) -> int:
    """The die of this color that shows this number."""
    return color * 8 + value


def color_of(die: int) -> int:
    """The color of a die."""
    return die >> 3


def value_of(die: int) -> int:
    """The number a die shows."""
    return die & 7


def move_of(die: int, action: int, state: int) -> int:
    """The move that resolves this die in this way."""
    return die * 1024 + action * 64 + state


def die_in(move: int) -> int:
    """The die that a move resolves; 0 for `dupe` and `done`."""
    return move >> DIE_SHIFT


def action_of(move: int) -> int:
    """What a move does."""
    return move >> STATE_BITS & 15


def state_of(move: int) -> int:
    """The state that a move touches."""
    return move & 63


def die_text(die: int) -> str:
    """A die as text, such as `r3`."""
    return COLOR_LETTERS[color_of(die)] + str(value_of(die))


def move_text(move: int) -> str:
    """The one text of a move."""
    if move == DONE:
        return "done"
    die, action = die_in(move), action_of(move)
    start = die_text(die) if die else ""
    place = "" if action == PASS else STATES[state_of(move)]
    return start + _BEFORE[action] + place + _BEHIND[action]


def all_moves() -> list[int]:
    """Every move that can ever be legal, in a fixed order."""
    moves = [DONE]
    for color in range(len(COLOR_LETTERS)):
        # A wild die needs no colour change: it may go to any region anyway.
        changes = [] if color == WILD else [CHANGE, CHANGE_GUARDED, CHANGE_CROSS]
        for die in [die_of(color, value) for value in range(1, 7)]:
            moves.append(move_of(die, PASS, 0))
            for action in (WRITE, WRITE_GUARDED, CROSS):
                moves += [move_of(die, action, state) for state in states_in(REGION[color])]
            for action in changes:
                moves += [move_of(die, action, state) for state in range(len(STATES))]
    for action in (DUPE, DUPE_GUARDED):
        moves += [move_of(0, action, state) for state in range(len(STATES))]
    return moves


def parse_move(text: str) -> int | None:
    """The move of a text, or None if no move has this text."""
    if text == "done":
        return DONE
    passing = _PASS_TEXT.fullmatch(text)
    if passing is not None:
        return move_of(_parse_die(passing[1], passing[2]), PASS, 0)
    found = _TEXT.fullmatch(text)
    if found is None or found[5] not in NUMBER:
        return None
    # A dupe has no die: its groups are None, which compiled code does not accept as text.
    letter, digit, sign = found[1] or "", found[2] or "", found[3] or found[4]
    return _parse_placing(letter, digit, sign, found[5], found[6] == "!")


def _parse_placing(letter: str, digit: str, sign: str, code: str, guarded: bool) -> int | None:
    if sign.endswith("x") and guarded:
        return None
    actions = {">": WRITE, "c>": CHANGE, ">x": CROSS, "c>x": CHANGE_CROSS, "dupe>": DUPE}
    action = actions[sign]
    die = 0 if action == DUPE else _parse_die(letter, digit)
    return move_of(die, action + 1 if guarded else action, NUMBER[code])


def _parse_die(letter: str, digit: str) -> int:
    return die_of(COLOR_LETTERS.index(letter), int(digit))
