"""Moves as numbers and as text: `reroll:black`, `lose:white`, `buy:gray`, `black:barony>county`."""

from typing import Final

from rollwright.core.errors import IllegalMove
from rollwright.core.message import Message
from rollwright.games.dice_realms.box.face import FACE_OF, FACES
from rollwright.games.dice_realms.box.power import GOODS
from rollwright.games.dice_realms.pieces.realm import Realm

DONE: Final = 0
# In the Roll step.
FREE: Final = 1
TOKEN_ROLL: Final = 2
RESOLVE: Final = 3
SET: Final = 4
TURN_TO: Final = 5
# When attacked.
SUFFER: Final = 6
BLOCK: Final = 7
LOSE: Final = 8
DESTROY: Final = 9
# In the Collect step.
COLLECT_ALL: Final = 10
TAKE: Final = 11
CONVERT_WITH: Final = 12
SELL: Final = 13
BANK: Final = 14
SWAP: Final = 15
CLOSE: Final = 16
BUY: Final = 17
REPAIR_AT: Final = 18
MEND: Final = 19
# In the Upgrade step.
IMPROVE: Final = 20
PROMOTE_TO: Final = 21

# What can be bought.
WARES: Final = ("token", "set", "upgrade", "gray", "green")
WARE_TOKEN: Final = 0
WARE_SET: Final = 1
WARE_UPGRADE: Final = 2
WARE_GRAY: Final = 3
WARE_GREEN: Final = 4

# Moves that are only a word, those with a die, and those with a die and one of its faces.
_WORDS: Final = {
    DONE: "done",
    SUFFER: "suffer",
    BLOCK: "block",
    COLLECT_ALL: "collect",
    SELL: "sell",
    CLOSE: "close",
}
_WITH_DIE: Final = {
    FREE: "reroll",
    TOKEN_ROLL: "token",
    RESOLVE: "resolve",
    LOSE: "lose",
    DESTROY: "destroy",
    CONVERT_WITH: "convert",
    BANK: "bank",
}
_WITH_FACE: Final = {SET: "set", TURN_TO: "turn", REPAIR_AT: "repair", MEND: "mend"}


def move_of(kind: int, die: int = 0, first: int = 0, second: int = 0) -> int:
    """The number of a move."""
    return kind + die * 32 + first * 512 + second * 65536


def kind_of(move: int) -> int:
    """What a move does."""
    return move % 32


def die_of(move: int) -> int:
    """The place of its die among those of the seat."""
    return move // 32 % 16


def first_of(move: int) -> int:
    """Its first detail: a face, a power, a good or a ware."""
    return move // 512 % 128


def second_of(move: int) -> int:
    """Its second detail: the new face, or the good that is got."""
    return move // 65536


def is_well_formed(realm: Realm, move: int) -> bool:
    """Does the number stand for a move at all?"""
    if move < 0 or kind_of(move) > PROMOTE_TO or die_of(move) >= len(realm.dice):
        return False
    first, second = first_of(move), second_of(move)
    if kind_of(move) == SWAP:
        return max(first, second) < len(GOODS)
    if kind_of(move) == BUY:
        return first < len(WARES) and second == die_of(move) == 0
    return max(first, second) < len(FACES)


def text_of(realm: Realm, move: int) -> str:
    """The text of a move of this realm."""
    kind, first = kind_of(move), first_of(move)
    if kind in _WORDS:
        return _WORDS[kind]
    if kind == SWAP:
        return f"{GOODS[first]}>{GOODS[second_of(move)]}"
    if kind == BUY:
        return f"buy:{WARES[first]}"
    die = realm.dice[die_of(move)].name()
    if kind in _WITH_DIE:
        return f"{_WITH_DIE[kind]}:{die}"
    if kind == TAKE:
        return f"take:{die}" if first == 0 else f"take:{die}.{first + 1}"
    if kind in _WITH_FACE:
        return f"{_WITH_FACE[kind]}:{die}={FACES[first].id}"
    arrow = ">" if kind == IMPROVE else ">>"
    return f"{die}:{FACES[first].id}{arrow}{FACES[second_of(move)].id}"


def parse_text(realm: Realm, text: str) -> int:
    """The move of a text; raises IllegalMove."""
    move = _parse(realm, text)
    # Only the one text of a move reads as that move.
    if move is None or text_of(realm, move) != text:
        raise IllegalMove(Message("core.no-such-move", {"move": text}))
    return move


def _parse(realm: Realm, text: str) -> int | None:
    for kind, word in _WORDS.items():
        if text == word:
            return move_of(kind)
    head, colon, rest = text.partition(":")
    if not colon:
        return _parse_swap(text)
    if head == "buy":
        return move_of(BUY, 0, WARES.index(rest)) if rest in WARES else None
    if head == "take":
        return _parse_take(realm, rest)
    for kind, word in _WITH_DIE.items():
        if head == word:
            return _with_die(realm, kind, rest)
    for kind, word in _WITH_FACE.items():
        if head == word:
            die, _, face = rest.partition("=")
            return _with_die(realm, kind, die, face)
    return _parse_upgrade(realm, head, rest)


def _parse_swap(text: str) -> int | None:
    given, _, got = text.partition(">")
    if given not in GOODS or got not in GOODS:
        return None
    return move_of(SWAP, 0, GOODS.index(given), GOODS.index(got))


def _parse_take(realm: Realm, rest: str) -> int | None:
    die, _, number = rest.partition(".")
    if number not in ("", "2", "3"):
        return None
    move = _with_die(realm, TAKE, die)
    return None if move is None else move + (int(number) - 1) * 512 if number else move


def _parse_upgrade(realm: Realm, die: str, rest: str) -> int | None:
    old, _, new = rest.partition(">")
    kind = IMPROVE
    if new.startswith(">"):
        kind, new = PROMOTE_TO, new[1:]
    move = _with_die(realm, kind, die, old)
    if move is None or new not in FACE_OF:
        return None
    return move + FACE_OF[new] * 65536


def _with_die(realm: Realm, kind: int, name: str, face: str = "") -> int | None:
    if face and face not in FACE_OF:
        return None
    for at, die in enumerate(realm.dice):
        if die.name() == name:
            return move_of(kind, at, FACE_OF[face] if face else 0)
    return None
