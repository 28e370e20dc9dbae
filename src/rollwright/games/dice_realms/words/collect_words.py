"""The words of the Collect step."""

from typing import final

from rollwright.core.message import Message
from rollwright.games.dice_realms.box.box import BOX
from rollwright.games.dice_realms.box.face import DESTROYED, FACES
from rollwright.games.dice_realms.box.names import amount, face_name
from rollwright.games.dice_realms.pieces.board import Board
from rollwright.games.dice_realms.pieces.realm import NOBODY, Realm
from rollwright.games.dice_realms.steps.buying import mender, most_dice, price_of
from rollwright.games.dice_realms.steps.gaining import open_gains
from rollwright.games.dice_realms.steps.move import (
    BANK,
    BUY,
    CLOSE,
    COLLECT_ALL,
    CONVERT_WITH,
    DONE,
    MEND,
    REPAIR_AT,
    SELL,
    SWAP,
    TAKE,
    WARE_GRAY,
    WARE_GREEN,
    die_of,
    first_of,
    kind_of,
    move_of,
)
from rollwright.games.dice_realms.words.reason import others_first, reason, unfit
from rollwright.games.dice_realms.words.step_words import StepWords


@final
class CollectWords(StepWords):
    """Words about collecting, converting and buying."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(TAKE)

    def question(self, board: Board, seat: int) -> Message:
        realm = board.realms[seat]
        if realm.bank != NOBODY:
            return Message("dice-realms.question.exchange")
        if open_gains(realm):
            return Message("dice-realms.question.collect")
        key = "buy" if realm.coins else "spent" if board.legal(seat) == [DONE] else "use"
        return Message(f"dice-realms.question.{key}", {"count": realm.coins})

    def refuse(self, board: Board, seat: int, move: int) -> Message:
        realm, kind = board.realms[seat], kind_of(move)
        if kind == DONE:
            return reason("bank-open" if realm.bank != NOBODY else "must-collect")
        if realm.bank != NOBODY:
            return _no_swap(realm, move)
        if kind in (SWAP, CLOSE):
            return reason("bank-closed")
        if kind in (TAKE, COLLECT_ALL):
            return reason("nothing-to-take")
        if kind == SELL:
            return reason("no-sale")
        if kind in (CONVERT_WITH, BANK):
            return reason("no-conversion", {"face": face_name(realm.dice[die_of(move)].showing())})
        if kind != MEND and open_gains(realm):
            return reason("must-collect")
        if kind == BUY:
            return _no_ware(board, seat, first_of(move))
        return _no_repair(realm, move)

    def side_move(self, board: Board, seat: int, at: int, face: int) -> int:
        if face == DESTROYED:
            return move_of(REPAIR_AT, at, board.realms[seat].lost[0])
        return super().side_move(board, seat, at, face)


def _no_swap(realm: Realm, move: int) -> Message:
    if kind_of(move) != SWAP:
        return reason("bank-open")
    return reason("swap-back" if first_of(move) in realm.got else "no-swap")


def _no_ware(board: Board, seat: int, ware: int) -> Message:
    realm = board.realms[seat]
    price = price_of(realm, ware)
    if realm.coins < price:
        return reason("too-few-coins", {"price": amount("coin", price), "coins": realm.coins})
    if ware in (WARE_GRAY, WARE_GREEN) and realm.grain < BOX.die_grain:
        return reason("too-little-grain", {"price": BOX.die_grain, "grain": realm.grain})
    left = board.gray if ware == WARE_GRAY else board.green
    if not left:
        return reason("no-die-left")
    return others_first([(most_dice(board, board.realms[at]), at) for at in board.before(seat)])


def _no_repair(realm: Realm, move: int) -> Message:
    die, face = realm.dice[die_of(move)], first_of(move)
    if kind_of(move) == MEND and not mender(realm):
        return reason("no-mender")
    if kind_of(move) == REPAIR_AT and realm.coins < BOX.repair_price:
        price = amount("coin", BOX.repair_price)
        return reason("too-few-coins", {"price": price, "coins": realm.coins})
    if DESTROYED not in die.faces:
        return reason("nothing-destroyed")
    if face not in realm.lost:
        return reason("not-lost", {"face": face_name(FACES[face])})
    return unfit(die, face)
