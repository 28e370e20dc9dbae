"""Why a move can't be made now."""

from typing import Final

from rollwright.core.message import Message, Who
from rollwright.games.dice_realms.attacking import can_lose
from rollwright.games.dice_realms.board import (
    ATTACK_STEP,
    COLLECT_STEP,
    NONE,
    ROLL_STEP,
    UPGRADE_STEP,
    Board,
)
from rollwright.games.dice_realms.buying import mender, most_dice, price_of
from rollwright.games.dice_realms.die import GREEN, Die
from rollwright.games.dice_realms.face import DESTROYED, FACE_OF, FACES, Face
from rollwright.games.dice_realms.gaining import open_gains
from rollwright.games.dice_realms.notation import (
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
    WARE_GRAY,
    WARE_GREEN,
    WARES,
    die_of,
    first_of,
    is_well_formed,
    kind_of,
    move_of,
    second_of,
    text_of,
)
from rollwright.games.dice_realms.realm import NO_CELL, Realm
from rollwright.games.dice_realms.rerolling import reroll_power
from rollwright.games.dice_realms.tile import BOX
from rollwright.games.dice_realms.upgrading import is_promotion, most_of, promoted_lines
from rollwright.games.dice_realms.wording import face_name

_STEPS: Final = {
    ROLL_STEP: (FREE, TOKEN_ROLL, RESOLVE, SET, TURN_TO),
    ATTACK_STEP: (SUFFER, BLOCK, LOSE, DESTROY),
    COLLECT_STEP: (COLLECT_ALL, TAKE, SELL, BANK, SWAP, CLOSE, BUY, REPAIR_AT, MEND),
    UPGRADE_STEP: (IMPROVE, PROMOTE_TO),
}


# What somebody wants in each step who taps a die.
_DIE_MOVES: Final = {
    ROLL_STEP: FREE,
    ATTACK_STEP: LOSE,
    COLLECT_STEP: TAKE,
    UPGRADE_STEP: FREE,
}
_SIDES: Final = ("1", "2", "3", "4", "5", "6")


def refusal(board: Board, seat: int, move: int) -> Message:
    """The reason against a move that is not legal for a seat that may move."""
    kind = kind_of(move)
    if not is_well_formed(board.realms[seat], move):
        return Message("core.no-such-move", {"move": move})
    for step, kinds in _STEPS.items():
        if kind in kinds and step != board.turn:
            wanted = Message(f"dice-realms.step.{step}")
            return _say("other-step", {"wanted": wanted})
    if kind == CONVERT_WITH and board.turn not in (ROLL_STEP, COLLECT_STEP):
        return _say("other-step", {"wanted": Message(f"dice-realms.step.{COLLECT_STEP}")})
    if kind == DONE:
        return _not_done(board, seat)
    if board.turn == ROLL_STEP:
        return _no_reroll(board.realms[seat], move)
    if board.turn == ATTACK_STEP:
        return _no_defence(board.realms[seat], move)
    if board.turn == COLLECT_STEP:
        return _no_purchase(board, seat, move)
    return _no_upgrade(board, seat, move)


def reason_there(board: Board, seat: int, place: str, source: str) -> Message | None:
    """Why nothing can be done at a place: the reason against the move that was probably meant.

    The source is the beginning of its text, as `black:barony`, where a face is in hand.
    """
    move = _meant(board, seat, place, source)
    if move is None or move in board.legal(seat):
        return None
    return refusal(board, seat, move)


def _meant(board: Board, seat: int, place: str, source: str) -> int | None:
    group, _, name = place.partition(":")
    if group == "shop" and name in WARES:
        return move_of(BUY, 0, WARES.index(name))
    if group == "tray" and name in FACE_OF and board.stock[FACE_OF[name]] != NONE:
        return _swap_for(board.realms[seat], FACES[FACE_OF[name]], source)
    for at, die in enumerate(board.realms[seat].dice):
        if place == f"die:{die.name()}":
            return move_of(_DIE_MOVES[board.turn], at)
        if group == die.name():
            return _side_move(board, seat, at, name)
    return None


def _swap_for(realm: Realm, new: Face, source: str) -> int:
    """The swap of the face in hand; else the cheapest one that could lead to a face."""
    swaps = [
        (FACES[old].cost_to(new), move_of(IMPROVE, at, old, new.number))
        for at, die in enumerate(realm.dice)
        for old in die.kinds()
    ]
    named = [swap for swap in swaps if source and text_of(realm, swap[1]).startswith(source)]
    possible = [swap for swap in swaps if realm.dice[die_of(swap[1])].active]
    return min(named or possible)[1]


def _side_move(board: Board, seat: int, at: int, side: str) -> int | None:
    """What somebody wants who taps a side of a die."""
    realm = board.realms[seat]
    if side not in _SIDES:
        return None
    face = realm.dice[at].faces[_SIDES.index(side)]
    if board.turn == ROLL_STEP:
        return move_of(SET, at, face)
    if board.turn == COLLECT_STEP and face == DESTROYED:
        return move_of(REPAIR_AT, at, realm.lost[0])
    offered = [other for other in FACES if other.number != face and board.stock[other.number] > 0]
    cheapest = min([(FACES[face].cost_to(other), other.number) for other in offered])
    return move_of(IMPROVE, at, face, cheapest[1])


def _say(key: str, args: dict[str, object] | None = None) -> Message:
    return Message(f"dice-realms.{key}", args if args is not None else {})


def _amount(good: str, count: int) -> Message:
    return Message(f"dice-realms.goods.{good}", {"count": count})


def _not_done(board: Board, seat: int) -> Message:
    if board.turn == ROLL_STEP:
        return _say("must-resolve")
    if board.turn == ATTACK_STEP:
        return _say("must-defend")
    return _say("bank-open" if board.realms[seat].bank != NO_CELL else "must-collect")


def _no_reroll(realm: Realm, move: int) -> Message:
    kind, die = kind_of(move), realm.dice[die_of(move)]
    name = face_name(die.showing())
    if kind in (FREE, TOKEN_ROLL) and die.showing().must_reroll:
        return _say("resolve-first", {"face": name})
    if kind == FREE:
        return _say("free-used")
    if kind == TOKEN_ROLL:
        return _say("no-token")
    if kind == SET and not realm.sets:
        return _say("no-set")
    if kind == SET and first_of(move) == die.faces[die.side]:
        return _say("shows-already", {"face": name})
    if kind == SET:
        return _say("no-such-side", {"face": face_name(FACES[first_of(move)])})
    if not die.showing().must_reroll:
        return _say("no-reroll-face", {"face": name})
    if kind == CONVERT_WITH and any(reroll_power(die).price):
        return _say("too-little", {"face": name})
    return _say("not-its-power", {"face": name})


def _no_defence(realm: Realm, move: int) -> Message:
    kind = kind_of(move)
    if kind == BLOCK:
        return _say("no-shield")
    if kind in (LOSE, DESTROY):
        die = realm.dice[die_of(move)]
        if not die.active:
            return _say("inactive")
        if not can_lose(realm, die):
            return _say("last-face")
    return _say("other-attack")


def _no_purchase(board: Board, seat: int, move: int) -> Message:
    realm, kind = board.realms[seat], kind_of(move)
    if realm.bank != NO_CELL:
        return _no_swap(realm, move)
    if kind in (SWAP, CLOSE):
        return _say("bank-closed")
    if kind in (TAKE, COLLECT_ALL):
        return _say("nothing-to-take")
    if kind == SELL:
        return _say("no-sale")
    if kind in (CONVERT_WITH, BANK):
        return _say("no-conversion", {"face": face_name(realm.dice[die_of(move)].showing())})
    if open_gains(realm):
        return _say("must-collect")
    if kind == BUY:
        return _no_ware(board, seat, first_of(move))
    return _no_repair(realm, move)


def _no_swap(realm: Realm, move: int) -> Message:
    if kind_of(move) != SWAP:
        return _say("bank-open")
    return _say("swap-back" if first_of(move) in realm.got else "no-swap")


def _no_ware(board: Board, seat: int, ware: int) -> Message:
    realm = board.realms[seat]
    price = price_of(realm, ware)
    if realm.coins < price:
        return _say("too-few-coins", {"price": _amount("coin", price), "coins": realm.coins})
    if ware in (WARE_GRAY, WARE_GREEN) and realm.grain < BOX.die_grain:
        return _say("too-little-grain", {"price": BOX.die_grain, "grain": realm.grain})
    left = board.gray if ware == WARE_GRAY else board.green
    if not left:
        return _say("no-die-left")
    return _others_first([(most_dice(board, board.realms[at]), at) for at in board.before(seat)])


def _others_first(claims: list[tuple[int, int]]) -> Message:
    """Somebody before may take all that is left: the first of those who may is named."""
    takers = [seat for most, seat in claims if most]
    return _say("others-first", {"seat": Who(takers[0])})


def _no_repair(realm: Realm, move: int) -> Message:
    die, face = realm.dice[die_of(move)], first_of(move)
    if kind_of(move) == MEND and not mender(realm):
        return _say("no-mender")
    if kind_of(move) == REPAIR_AT and realm.coins < BOX.repair_price:
        price = _amount("coin", BOX.repair_price)
        return _say("too-few-coins", {"price": price, "coins": realm.coins})
    if DESTROYED not in die.faces:
        return _say("nothing-destroyed")
    if face not in realm.lost:
        return _say("not-lost", {"face": face_name(FACES[face])})
    return _unfit(die, face)


def _no_upgrade(board: Board, seat: int, move: int) -> Message:
    realm = board.realms[seat]
    die, old, new = realm.dice[die_of(move)], FACES[first_of(move)], FACES[second_of(move)]
    if not die.active:
        return _say("inactive")
    if old.number not in die.faces:
        return _say("no-such-side", {"face": face_name(old)})
    if old.number == DESTROYED:
        return _say("destroyed-stays")
    if not new.dots or old is new:
        return _say("no-such-upgrade")
    if board.stock[new.number] <= 0:
        return _say("none-left", {"face": face_name(new)})
    if kind_of(move) == PROMOTE_TO:
        if new.line.id not in promoted_lines(realm):
            return _say("no-promotion", {"line": Message(f"dice-realms.line.{new.line.id}")})
        if not is_promotion(old, new):
            return _say("not-promoted", {"face": face_name(old)})
    elif old.cost_to(new) > realm.upgrades:
        cost = _amount("upgrade", old.cost_to(new))
        return _say("too-few-upgrades", {"cost": cost, "upgrades": realm.upgrades})
    if not die.fitting([new]):
        return _unfit(die, new.number)
    claims = [(most_of(board.realms[other], new), other) for other in board.before(seat)]
    return _others_first(claims)


def _unfit(die: Die, face: int) -> Message:
    if die.color == GREEN and not FACES[face].is_green:
        return _say("green-only", {"face": face_name(FACES[face])})
    return _say("one-a-die", {"face": face_name(FACES[face])})
