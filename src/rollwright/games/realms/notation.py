"""Moves of Rolling Realms as texts."""

import re
from typing import Final

from rollwright.core.errors import IllegalMove
from rollwright.core.message import Message
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import LETTERS
from rollwright.games.realms.move import (
    ACT,
    ADJUST,
    CHOOSE,
    COINS,
    COINS2,
    DONE,
    FREE,
    HEARTS2,
    HEARTS3,
    LEVEL,
    LEVELS,
    STEP_TEXTS,
    TAKE,
    USE,
    die_of,
    kind_of,
    move_of,
    option_of,
    slot_of,
)
from rollwright.games.realms.naming import realm_name
from rollwright.games.realms.pending import CHOOSE_RESOURCE
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.registry import all_realms
from rollwright.games.realms.resource import GAINS, RESOURCES, STAR

_BUYS: Final = {"hearts3": HEARTS3, "coins2": COINS2, "coins": COINS}
_BUY_TEXTS: Final = {kind: text for text, kind in _BUYS.items()}
LEVEL_TEXTS: Final = [f"level:{level}" for level in LEVELS]
# The end of the turn.
END_TEXT: Final = "done"
_STEP: Final = re.compile(r"([A-Z])(\*?)(\+1|-1)?", re.ASCII)
_BUY: Final = re.compile(r"(hearts3|coins2|coins):([1-6])", re.ASCII)
_TAKE: Final = re.compile(r"([A-Z])>([a-z]+)", re.ASCII)
_USE: Final = re.compile(r"([A-Z])>([a-z0-9-]+):(.+)", re.ASCII)
_PLACEHOLDER: Final = re.compile(r"\{[0-9]\}", re.ASCII)
_ACT: Final = re.compile(r"([a-z0-9-]+):(.+)", re.ASCII)


def move_text(desk: Desk, move: int) -> str:
    """The one text of a move."""
    kind, letter, option = kind_of(move), LETTERS[die_of(move)], option_of(move)
    if kind in (USE, ACT, CHOOSE):
        text = f"{desk.realms[slot_of(move)].rules.card.id}:{chosen_text(desk, move)}"
        return f"{letter}>{text}" if kind == USE else text
    if kind == ADJUST:
        return letter + STEP_TEXTS[option]
    if kind == FREE:
        return f"{letter}*{STEP_TEXTS[option]}"
    if kind == TAKE:
        return f"{letter}>{RESOURCES[option]}"
    if kind == HEARTS2:
        return "hearts2"
    if kind == LEVEL:
        return LEVEL_TEXTS[option]
    return END_TEXT if kind == DONE else f"{_BUY_TEXTS[kind]}:{option}"


def chosen_text(desk: Desk, move: int) -> str:
    """What follows the colon in the text of a move that belongs to a realm."""
    if kind_of(move) == CHOOSE:
        return GAINS[option_of(move)]
    return option_text(desk, desk.realms[slot_of(move)].rules, option_of(move))


def option_text(desk: Desk, rules: Realm, option: int) -> str:
    """What follows the colon for an option of a realm."""
    text = rules.all_options[option].text
    return _with_ids(desk, text) if "{" in text else text


def _with_ids(desk: Desk, text: str) -> str:
    """Replaces the slot of another realm by its id, as in `open={1}`."""
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


def all_texts(realms: list[Realm]) -> list[str]:
    """The texts of all moves of games with these realms, in a fixed order."""
    texts = [END_TEXT, "hearts2"]
    texts += [f"{buy}:{value}" for buy in _BUYS for value in range(1, 7)]
    for letter in LETTERS:
        texts += [letter + step for step in STEP_TEXTS[1:]]
        texts += [f"{letter}*{step}" for step in STEP_TEXTS]
    # Only the two rolled dice can be traded for a resource.
    texts += [f"{letter}>{resource}" for letter in LETTERS[:2] for resource in RESOURCES]
    for rules in realms:
        texts += _texts_in(rules, [other.card.id for other in realms])
    return texts


def _texts_in(rules: Realm, ids: list[str]) -> list[str]:
    """The texts of all moves of one realm; an option may name any other realm."""
    texts: list[str] = []
    for number, option in enumerate(rules.all_options):
        others = [other for other in ids if other != rules.card.id] if "{" in option.text else [""]
        for other in others:
            words = f"{rules.card.id}:{_PLACEHOLDER.sub(other, option.text)}"
            texts.append(words)
            if number < rules.dice_options:
                texts += [f"{letter}>{words}" for letter in LETTERS]
    texts += [f"{rules.card.id}:{GAINS[gain]}" for gain in to_choose(rules)]
    return list(dict.fromkeys(texts))


def parse_move(desk: Desk, text: str) -> int:
    """The move of a text; raises IllegalMove if no move has this text here."""
    move = _parse(desk, text)
    if move >= 0:
        return move
    realm = _realm_elsewhere(desk, text)
    if realm is not None:
        raise IllegalMove(Message("rolling-realms.not-here", {"realm": realm_name(realm.card)}))
    raise IllegalMove(Message("core.no-such-move", {"move": text}))


def _realm_elsewhere(desk: Desk, text: str) -> Realm | None:
    """The realm of a move in a round with other cards."""
    _, card_id, words = _realm_parts(text)
    if card_id not in all_realms() or card_id in [item.rules.card.id for item in desk.realms]:
        return None
    rules = all_realms()[card_id].realm
    is_choice = _gives_choice(desk, rules, words)
    return rules if is_choice or _parse_option(desk, rules, words) >= 0 else None


def _parse(desk: Desk, text: str) -> int:
    if text == END_TEXT:
        return DONE
    if text == "hearts2":
        return HEARTS2
    if text in LEVEL_TEXTS:
        return move_of(LEVEL, 0, 0, LEVEL_TEXTS.index(text))
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
    letter, card_id, words = _realm_parts(text)
    kind = USE if letter else ACT
    for realm in desk.realms:
        if realm.rules.card.id == card_id:
            if kind == ACT and _gives_choice(desk, realm.rules, words):
                return move_of(CHOOSE, 0, realm.slot, GAINS.index(words))
            option = _parse_option(desk, realm.rules, words)
            if option < 0 or (kind == USE and option >= realm.rules.dice_options):
                return -1
            return move_of(kind, LETTERS.index(letter) if letter else 0, realm.slot, option)
    return -1


def _realm_parts(text: str) -> tuple[str, str, str]:
    """The letter of the die, if any, the id of the card, and what follows the colon."""
    use, act = _USE.fullmatch(text), _ACT.fullmatch(text)
    if use is not None:
        return use[1], use[2], use[3]
    return ("", act[1], act[2]) if act is not None else ("", "", "")


def _gives_choice(desk: Desk, rules: Realm, words: str) -> bool:
    """May this be something to choose, rather than an option of the realm with the same name?"""
    if words in rules.option_of and not _is_choosing(desk):
        return False
    return words in GAINS and GAINS.index(words) in to_choose(rules)


def to_choose(rules: Realm) -> list[int]:
    """What a realm may ever let its owner choose to gain."""
    gives = rules.most_resources > 0 or rules.may_pick_gains
    stars = [STAR] if rules.may_choose_star else []
    return [*range(len(RESOURCES)), *stars] if gives else stars


def _is_choosing(desk: Desk) -> bool:
    return len(desk.pending) > 0 and desk.pending[0].kind == CHOOSE_RESOURCE
