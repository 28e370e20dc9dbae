"""Dice, states and moves of Rolling America as messages."""

from typing import Final

from rollwright.core.message import Message
from rollwright.core.position import Keys
from rollwright.games.rolling_america.map import COLORS, STATES
from rollwright.games.rolling_america.markings import Markings
from rollwright.games.rolling_america.notation import (
    DONE,
    action_of,
    color_of,
    die_in,
    state_of,
    value_of,
)

# What the keys of dupes of different numbers are apart; moves are smaller.
_DUPE_KEYS: Final = 2**20

# By action, in the order of the notation.
_LABELS: Final = (
    "write",
    "write-guarded",
    "change",
    "change-guarded",
    "cross",
    "change-cross",
    "pass",
    "dupe",
    "dupe-guarded",
    "done",
)


def state_name(state: int) -> Message:
    """A state by its name."""
    return Message(f"rolling-america.state.{STATES[state]}")


def holding_name(state: int, number: int) -> Message:
    """A state by its name and the number that stands there."""
    args: dict[str, object] = {"state": state_name(state), "number": number}
    return Message("rolling-america.holding", args)


def color_name(color: int) -> Message:
    """A color by its name."""
    return Message(f"rolling-america.color.{COLORS[color]}")


def die_name(die: int) -> Message:
    """A die as in "the red 3"."""
    args: dict[str, object] = {"color": color_name(color_of(die)), "value": value_of(die)}
    return Message("rolling-america.die", args)


def side_name(die: int) -> Message:
    """A die as somebody types it, as in "red 3"."""
    args: dict[str, object] = {"color": color_name(color_of(die)), "value": value_of(die)}
    return Message("rolling-america.side", args)


def label_of(pad: Markings, move: int) -> Message:
    """A move as a sentence to choose from."""
    return Message(f"rolling-america.move.{_LABELS[action_of(move)]}", _parts(pad, move))


def event_of(pad: Markings, move: int) -> Message:
    """A move as a sentence about what happens."""
    return Message(f"rolling-america.event.{_LABELS[action_of(move)]}", _parts(pad, move))


def move_keys(pad: Markings, moves: list[int]) -> Keys:
    """A key for each move: all but a dupe say everything themselves."""
    keys: Keys = []
    dupe = pad.dupe_value * _DUPE_KEYS
    for move in moves:
        keys.append(move if die_in(move) else move + dupe)
    return keys


def _parts(pad: Markings, move: int) -> dict[str, object]:
    if move == DONE:
        return {}
    parts: dict[str, object] = {"state": state_name(state_of(move))}
    die = die_in(move)
    if die:
        parts["die"] = die_name(die)
    else:
        parts["value"] = pad.dupe_value
    return parts
