"""Moves and faces in sentences."""

from typing import Final

from rollwright.core.message import Message
from rollwright.games.dice_realms.box.caption import describe_fate, describe_power
from rollwright.games.dice_realms.box.face import FACES
from rollwright.games.dice_realms.box.names import amount, die_name, face_name, fate_name
from rollwright.games.dice_realms.box.power import GOODS, LOSSES
from rollwright.games.dice_realms.pieces.board import ATTACK_STEP, COLLECT_STEP, ROLL_STEP, Board
from rollwright.games.dice_realms.pieces.realm import NOBODY, Realm
from rollwright.games.dice_realms.steps.attacking import attacker_name, current, shields
from rollwright.games.dice_realms.steps.buying import price_of
from rollwright.games.dice_realms.steps.gaining import open_gains
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
    second_of,
)
from rollwright.games.dice_realms.steps.upgrading import promoted_lines

_KEYS: Final = {
    FREE: "free",
    TOKEN_ROLL: "token",
    RESOLVE: "resolve",
    SET: "set",
    TURN_TO: "turn",
    SUFFER: "suffer",
    BLOCK: "block",
    LOSE: "lose",
    DESTROY: "destroy",
    COLLECT_ALL: "collect",
    TAKE: "take",
    CONVERT_WITH: "convert",
    SELL: "sell",
    BANK: "bank",
    SWAP: "swap",
    CLOSE: "close",
    REPAIR_AT: "repair",
    MEND: "mend",
    IMPROVE: "improve",
    PROMOTE_TO: "promote",
}


# What happens to all, whoever moved last.
FOR_ALL: Final = frozenset(
    [f"dice-realms.event.{event}" for event in ("fate-attacks", "last-round", "game-over")]
)


def label(board: Board, seat: int, move: int) -> Message:
    """A move as a sentence."""
    realm, kind, first = board.realms[seat], kind_of(move), first_of(move)
    if kind == DONE:
        step = ("roll", "attack", "collect", "upgrade")[board.turn - 1]
        return Message(f"dice-realms.move.done-{step}")
    if kind == BUY:
        price = price_of(realm, first)
        return Message(f"dice-realms.move.buy-{WARES[first]}", {"price": price})
    args: dict[str, object] = {}
    if kind == SWAP:
        args = {"given": amount(GOODS[first], 1), "got": amount(GOODS[second_of(move)], 1)}
    elif kind not in (SUFFER, BLOCK, COLLECT_ALL, SELL, CLOSE):
        args = _die_args(board, seat, move)
    key = _KEYS[kind]
    if kind == CONVERT_WITH and board.turn == ROLL_STEP:
        key = "convert-reroll"
    return Message(f"dice-realms.move.{key}", args)


def question(board: Board, seat: int) -> Message:
    """What a seat is asked in this step."""
    realm = board.realms[seat]
    if board.turn == ATTACK_STEP:
        power = current(board)
        key = f"dice-realms.question.attack-{LOSSES[power.loss]}"
        key += "-shield" if shields(realm, power) else ""
        return Message(key, {"face": attacker_name(board), "count": power.amount})
    if board.turn == ROLL_STEP:
        return _roll_question(board, realm)
    if board.turn == COLLECT_STEP:
        if realm.bank != NOBODY:
            return Message("dice-realms.question.exchange")
        if open_gains(realm):
            return Message("dice-realms.question.collect")
        key = "buy" if realm.coins else "spent" if board.legal(seat) == [DONE] else "use"
        return Message(f"dice-realms.question.{key}", {"count": realm.coins})
    key = "upgrade" if realm.upgrades else "promote" if promoted_lines(realm) else "spent"
    return Message(f"dice-realms.question.{key}", {"count": realm.upgrades})


def _roll_question(board: Board, realm: Realm) -> Message:
    """About the dice; before the free reroll also what fate brings, which is rolled unseen."""
    must = any([die.showing().must_reroll for die in realm.dice])
    plain = Message(f"dice-realms.question.{'resolve' if must else 'roll'}")
    if not realm.free:
        return plain
    fate = board.fate_face()
    args: dict[str, object] = {"face": fate_name(fate), "question": plain}
    if fate.winter:
        return Message("dice-realms.question.winter", {**args, "count": len(realm.dice)})
    return Message("dice-realms.question.fate", {**args, "powers": describe_fate(fate)})


def _die_args(board: Board, seat: int, move: int) -> dict[str, object]:
    """What there is to say about the die of a move."""
    realm, kind = board.realms[seat], kind_of(move)
    die = realm.dice[die_of(move)]
    args: dict[str, object] = {"die": die_name(die.name())}
    if kind in (IMPROVE, PROMOTE_TO):
        old, new = FACES[first_of(move)], FACES[second_of(move)]
        args |= {"old": face_name(old), "new": face_name(new), "count": old.cost_to(new)}
    elif kind in (SET, TURN_TO, REPAIR_AT, MEND):
        args["face"] = face_name(FACES[first_of(move)])
    else:
        args["face"] = face_name(die.showing())
    if kind == TAKE:
        args["power"] = describe_power(die.showing().powers[first_of(move)])
    return args
