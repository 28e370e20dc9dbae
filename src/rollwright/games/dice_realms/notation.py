"""Moves as text: `reroll:black`, `lose:white`, `buy:gray`, `black:barony>county`."""

from typing import Final

from rollwright.core.errors import IllegalMove
from rollwright.core.message import Message
from rollwright.games.dice_realms.box.box import BOX
from rollwright.games.dice_realms.box.face import DESTROYED, FACE_OF, FACES, Face
from rollwright.games.dice_realms.box.power import GOODS
from rollwright.games.dice_realms.box.setup import RANDOM, Layout, Setup
from rollwright.games.dice_realms.pieces.die import BLACK, GRAY, GREEN, WHITE, Die
from rollwright.games.dice_realms.pieces.realm import Realm
from rollwright.games.dice_realms.steps.move import (
    BANK,
    BLOCK,
    BUY,
    CLOSE,
    COLLECT_ALL,
    CONVERT_WITH,
    DESTROY,
    DONE,
    FREE,
    IMPROVE,
    LOSE,
    MEND,
    PROMOTE_TO,
    REPAIR_AT,
    RESOLVE,
    SELL,
    SET,
    SUFFER,
    SWAP,
    TAKE,
    TOKEN_ROLL,
    TURN_TO,
    WARES,
    die_of,
    first_of,
    kind_of,
    move_of,
    second_of,
)
from rollwright.games.dice_realms.steps.upgrading import is_promotion

# Moves that are a single word, those with a die, and those with a die and one of its faces.
_WORDS: Final = {
    DONE: "done",
    SUFFER: "suffer",
    COLLECT_ALL: "collect",
    SELL: "sell",
    CLOSE: "close",
}
_WITH_DIE: Final = {
    FREE: "reroll",
    TOKEN_ROLL: "token",
    RESOLVE: "resolve",
    LOSE: "lose",
    BLOCK: "block",
    DESTROY: "destroy",
    CONVERT_WITH: "convert",
    BANK: "bank",
}
_WITH_FACE: Final = {SET: "set", TURN_TO: "turn", REPAIR_AT: "repair", MEND: "mend"}


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


def all_texts(setup: Setup) -> list[str]:
    """The texts of all moves of games with this set-up, in a fixed order."""
    texts = [*_WORDS.values(), *[f"buy:{ware}" for ware in WARES]]
    texts += [f"{given}>{got}" for given in GOODS for got in GOODS if given != got]
    faces = _faces_of(setup)
    for color, die in _all_dice():
        fitting = [
            face for face in faces if face.is_green or color != GREEN or face.number == DESTROYED
        ]
        texts += _texts_of(die, fitting)
    return texts


def _all_dice() -> list[tuple[int, str]]:
    """The dice that a player can ever have, by color and name."""
    bought = [(GRAY, max(BOX.gray)), (GREEN, max(BOX.green))]
    dice = [(color, Die(color, 0, []).name()) for color in (BLACK, WHITE)]
    for color, count in bought:
        dice += [(color, Die(color, number + 1, []).name()) for number in range(count)]
    return dice


def _faces_of(setup: Setup) -> list[Face]:
    """The faces that dice may have in this set-up, including the destroyed face."""
    if setup.name == RANDOM:
        return FACES
    known = [*BOX.start_faces, *BOX.start_green, *Layout(setup.tiles, setup.adds).faces]
    return [face for face in FACES if face.number in known]


def _texts_of(die: str, faces: list[Face]) -> list[str]:
    """The texts of all moves with one die."""
    texts = [f"{word}:{die}" for word in _WITH_DIE.values()]
    texts += [f"take:{die}{number}" for number in ("", ".2", ".3")]
    for face in faces:
        texts += [f"{word}:{die}={face.id}" for word in _WITH_FACE.values()]
    for old in [face for face in faces if face.number != DESTROYED]:
        for new in faces:
            if new.number not in (old.number, DESTROYED):
                texts.append(f"{die}:{old.id}>{new.id}")
            if is_promotion(old, new):
                texts.append(f"{die}:{old.id}>>{new.id}")
    return texts


def parse_text(realm: Realm, text: str) -> int:
    """The move of a text; raises IllegalMove."""
    move = _parse(realm, text)
    # Each move has exactly one text.
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
