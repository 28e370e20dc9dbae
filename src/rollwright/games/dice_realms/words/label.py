"""Moves as sentences."""

from typing import Final

from rollwright.core.message import Message
from rollwright.games.dice_realms.box.caption import describe_power
from rollwright.games.dice_realms.box.face import FACES
from rollwright.games.dice_realms.box.names import amount, die_name, face_name
from rollwright.games.dice_realms.box.power import GOODS
from rollwright.games.dice_realms.pieces.board import Board
from rollwright.games.dice_realms.steps.buying import price_of
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
from rollwright.games.dice_realms.steps.round import STEPS
from rollwright.games.dice_realms.steps.step import ROLL_STEP

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


def label(board: Board, seat: int, move: int) -> Message:
    """A move as a sentence."""
    realm, kind, first = board.realms[seat], kind_of(move), first_of(move)
    if kind == DONE:
        return Message(f"dice-realms.move.done-{STEPS[board.turn - 1].name}")
    if kind == BUY:
        price = price_of(realm, first)
        return Message(f"dice-realms.move.buy-{WARES[first]}", {"price": price})
    args: dict[str, object] = {}
    if kind == SWAP:
        args = {"given": amount(GOODS[first], 1), "got": amount(GOODS[second_of(move)], 1)}
    elif kind not in (SUFFER, COLLECT_ALL, SELL, CLOSE):
        args = _die_args(board, seat, move)
    key = _KEYS[kind]
    if kind == CONVERT_WITH and board.turn == ROLL_STEP:
        key = "convert-reroll"
    return Message(f"dice-realms.move.{key}", args)


def _die_args(board: Board, seat: int, move: int) -> dict[str, object]:
    """The arguments of messages about the die of a move."""
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
