"""Moves of Rolling Realms as sentences."""

from typing import Final

from rollwright.core.message import Message
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.move import (
    ACT,
    ADJUST,
    CHOOSE,
    COINS,
    FREE,
    HEARTS2,
    LEVEL,
    LEVELS,
    STEPS,
    TAKE,
    USE,
    die_of,
    kind_of,
    option_of,
    slot_of,
)
from rollwright.games.realms.naming import counted, option_name, realm_name, resource_name
from rollwright.games.realms.notation import chosen_text
from rollwright.games.realms.touch import cost_of, touched

# By kind of move.
_KEYS: Final = (
    "use",
    "adjust",
    "free",
    "hearts2",
    "hearts3",
    "coins2",
    "coins",
    "take",
    "act",
    "done",
    "act",
    "level",
)


def label_of(desk: Desk, move: int) -> Message:
    """A move as a sentence to choose from."""
    return Message(f"rolling-realms.move.{_KEYS[kind_of(move)]}", _args(desk, move))


def event_of(desk: Desk, move: int) -> Message:
    """A move as a sentence about what happens."""
    return Message(f"rolling-realms.event.{_KEYS[kind_of(move)]}", _args(desk, move))


def _args(desk: Desk, move: int) -> dict[str, object]:
    kind, option = kind_of(move), option_of(move)
    parts: dict[str, object] = {"value": option}
    if kind in (USE, ADJUST, FREE, TAKE):
        die = desk.dice[die_of(move)]
        parts["die"] = die.letter()
        parts["value"] = die.value
        if kind in (ADJUST, FREE):
            parts["result"] = die.value + STEPS[option]
        if kind == TAKE:
            parts["resource"] = resource_name(option)
    if kind in (USE, ACT, CHOOSE):
        parts["realm"] = realm_name(desk.realms[slot_of(move)].rules.card)
        parts["option"] = move_name(desk, move)
    if kind == COINS:
        parts["count"] = option
    if kind == LEVEL:
        parts["level"] = Message(f"rolling-realms.level.{LEVELS[option]}")
    if kind == HEARTS2:
        parts["value"] = desk.first
    return parts


def move_name(desk: Desk, move: int) -> object:
    """The effect of a move inside its realm, with its price."""
    if kind_of(move) == CHOOSE:
        return resource_name(option_of(move))
    card = desk.realms[slot_of(move)].rules.card
    name = option_name(card, chosen_text(desk, move), touched(desk, move))
    cost = cost_of(desk, move)
    if not cost:
        return name
    return Message("rolling-realms.priced", {"option": name, "price": counted(cost)})
