"""Moves of Rolling Realms as texts and as messages."""

import re
from typing import Final

from rollwright.core.errors import IllegalMove
from rollwright.core.message import Message
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import LETTERS
from rollwright.games.realms.naming import counted, option_name, realm_name, resource_name
from rollwright.games.realms.notation import (
    ACT,
    ADJUST,
    COINS,
    COINS2,
    DONE,
    FREE,
    HEARTS2,
    HEARTS3,
    STEP_TEXTS,
    STEPS,
    TAKE,
    USE,
    die_of,
    kind_of,
    move_of,
    option_of,
    slot_of,
)
from rollwright.games.realms.paper import cost_of, is_choosing_resource, touched
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.resource import RESOURCES

_BUYS: Final = {"hearts3": HEARTS3, "coins2": COINS2, "coins": COINS}
_BUY_TEXTS: Final = {kind: text for text, kind in _BUYS.items()}
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
)
_STEP: Final = re.compile(r"([A-Z])(\*?)(\+1|-1)?", re.ASCII)
_BUY: Final = re.compile(r"(hearts3|coins2|coins):([1-6])", re.ASCII)
_TAKE: Final = re.compile(r"([A-Z])>([a-z]+)", re.ASCII)
_USE: Final = re.compile(r"([A-Z])>([a-z0-9-]+):(.+)", re.ASCII)
_ACT: Final = re.compile(r"([a-z0-9-]+):(.+)", re.ASCII)


# --- texts -------------------------------------------------------------------------------


def move_text(desk: Desk, move: int) -> str:
    """The one text of a move."""
    kind, letter, option = kind_of(move), LETTERS[die_of(move)], option_of(move)
    if kind in (USE, ACT):
        text = f"{desk.realms[slot_of(move)].rules.card.id}:{_option_text(desk, move)}"
        return f"{letter}>{text}" if kind == USE else text
    if kind == ADJUST:
        return letter + STEP_TEXTS[option]
    if kind == FREE:
        return f"{letter}*{STEP_TEXTS[option]}"
    if kind == TAKE:
        return f"{letter}>{RESOURCES[option]}"
    if kind == HEARTS2:
        return "hearts2"
    return "done" if kind == DONE else f"{_BUY_TEXTS[kind]}:{option}"


def _option_text(desk: Desk, move: int) -> str:
    option = option_of(move)
    if kind_of(move) == ACT and is_choosing_resource(desk):
        return RESOURCES[option]
    text = desk.realms[slot_of(move)].rules.all_options[option].text
    return _with_ids(desk, text) if "{" in text else text


def _with_ids(desk: Desk, text: str) -> str:
    """A text that names another realm by its place on the desk: `open={1}`."""
    for slot, realm in enumerate(desk.realms):
        text = text.replace(f"{{{slot}}}", realm.rules.card.id)
    return text


def _parse_option(desk: Desk, rules: Realm, text: str) -> int:
    """The option of a realm with this text; -1 if there is none."""
    if text in rules.option_of and "{" not in text:
        return rules.option_of[text]
    for number, option in enumerate(rules.all_options):
        if "{" in option.text and _with_ids(desk, option.text) == text:
            return number
    return -1


def parse_move(desk: Desk, text: str) -> int:
    """The move of a text; raises IllegalMove if none reads so here."""
    move = _parse(desk, text)
    if move < 0:
        raise IllegalMove(Message("core.no-such-move", {"move": text}))
    return move


def _parse(desk: Desk, text: str) -> int:
    if text == "done":
        return DONE
    if text == "hearts2":
        return HEARTS2
    buy = _BUY.fullmatch(text)
    if buy is not None:
        return move_of(_BUYS[buy[1]], 0, 0, int(buy[2]))
    step = _STEP.fullmatch(text)
    if step is not None and (step[2] or step[3]):
        option = STEP_TEXTS.index(step[3] or "")
        return move_of(FREE if step[2] else ADJUST, LETTERS.index(step[1]), 0, option)
    take = _TAKE.fullmatch(text)
    if take is not None and take[2] in RESOURCES:
        return move_of(TAKE, LETTERS.index(take[1]), 0, RESOURCES.index(take[2]))
    return _parse_realm(desk, text)


def _parse_realm(desk: Desk, text: str) -> int:
    use, act = _USE.fullmatch(text), _ACT.fullmatch(text)
    if use is not None:
        kind, letter, card_id, words = USE, use[1], use[2], use[3]
    elif act is not None:
        kind, letter, card_id, words = ACT, "A", act[1], act[2]
    else:
        return -1
    for realm in desk.realms:
        if realm.rules.card.id == card_id:
            option = _parse_option(desk, realm.rules, words)
            if kind == ACT and is_choosing_resource(desk):
                option = RESOURCES.index(words) if words in RESOURCES else -1
            return move_of(kind, LETTERS.index(letter), realm.slot, option) if option >= 0 else -1
    return -1


# --- messages ----------------------------------------------------------------------------


def label_of(desk: Desk, move: int) -> Message:
    """A move as a sentence to choose from."""
    return Message(f"rolling-realms.move.{_KEYS[kind_of(move)]}", _parts(desk, move))


def event_of(desk: Desk, move: int) -> Message:
    """A move as a sentence about what happens."""
    return Message(f"rolling-realms.event.{_KEYS[kind_of(move)]}", _parts(desk, move))


def _parts(desk: Desk, move: int) -> dict[str, object]:
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
    if kind in (USE, ACT):
        parts["realm"] = realm_name(desk.realms[slot_of(move)].rules.card)
        parts["option"] = _option_name(desk, move)
    if kind == COINS:
        parts["count"] = option
    if kind == HEARTS2:
        parts["value"] = desk.first
    return parts


def _option_name(desk: Desk, move: int) -> object:
    if kind_of(move) == ACT and is_choosing_resource(desk):
        return resource_name(option_of(move))
    card = desk.realms[slot_of(move)].rules.card
    name = option_name(card, _option_text(desk, move), touched(desk, move))
    cost = cost_of(desk, move)
    if not cost:
        return name
    return Message("rolling-realms.priced", {"option": name, "price": counted(cost)})
