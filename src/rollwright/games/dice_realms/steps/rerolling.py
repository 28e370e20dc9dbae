"""The Roll step: the free reroll, faces that must be rolled again, and tokens."""

from typing import final

from rollwright.core.message import Message, Who
from rollwright.core.position import ROLL, Events
from rollwright.games.dice_realms.box.face import FACES
from rollwright.games.dice_realms.box.names import amount, die_name, face_name, goods_list
from rollwright.games.dice_realms.box.power import CONVERT, GAIN, RELIEF, TURN, Goods, Power
from rollwright.games.dice_realms.pieces.board import Board
from rollwright.games.dice_realms.pieces.die import Die
from rollwright.games.dice_realms.pieces.realm import Realm
from rollwright.games.dice_realms.steps.gaining import gain_of
from rollwright.games.dice_realms.steps.move import (
    CONVERT_WITH,
    DONE,
    FREE,
    RESOLVE,
    SET,
    TOKEN_ROLL,
    TURN_TO,
    die_of,
    first_of,
    kind_of,
    move_of,
)
from rollwright.games.dice_realms.steps.step import ROLL_STEP, Step


@final
class RollStep(Step):
    """All dice are rolled: some are rolled again, the others are kept."""

    __slots__ = ()

    def __init__(self) -> None:
        kinds = (DONE, FREE, TOKEN_ROLL, RESOLVE, SET, TURN_TO, CONVERT_WITH)
        super().__init__(ROLL_STEP, "roll", kinds)

    def enter(self, board: Board, events: Events | None) -> None:
        """Everybody may reroll."""
        for realm in board.realms:
            realm.busy = True
            realm.free = True

    def is_waiting(self, board: Board, seat: int) -> bool:
        if not board.realms[seat].busy:
            return False
        return not board.before(seat) or not must_take_turns(board)

    def legal(self, board: Board, seat: int) -> list[int]:
        realm = board.realms[seat]
        resolving: list[int] = []
        for at, die in enumerate(realm.dice):
            if die.showing().must_reroll:
                resolving += _ways_to_resolve(realm, at, die)
        moves = resolving if resolving else [DONE]
        for kind, can in ((FREE, realm.free), (TOKEN_ROLL, realm.tokens > 0)):
            if can:
                moves += [move_of(kind, at) for at, die in enumerate(realm.dice) if is_plain(die)]
        if realm.sets:
            for at, die in enumerate(realm.dice):
                moves += [move_of(SET, at, face) for face in settable(die)]
        return moves

    def apply(self, board: Board, seat: int, move: int, events: Events | None) -> None:
        realm = board.realms[seat]
        kind = kind_of(move)
        if kind == DONE:
            realm.busy = False
            if events is not None:
                events.append(Message("dice-realms.event.keeps", {"seat": Who(seat)}))
            _check_supply(board, events)
            return
        die = realm.dice[die_of(move)]
        if kind in (SET, TURN_TO):
            if kind == SET:
                realm.sets -= 1
            die.side = die.faces.index(first_of(move))
            if events is not None:
                events.append(_told_set(seat, die))
            return
        if kind in (FREE, TOKEN_ROLL):
            _pay_reroll(seat, realm, die, kind, events)
        else:
            _resolve(board, seat, die, kind, events)
            _check_supply(board, events)
        board.reroll_seat = seat
        board.reroll_die = die_of(move)
        board.phase = ROLL

    def rolled(self, board: Board, events: Events | None) -> None:
        """A roll can't be taken back, so seats that can't change their dice any more keep them."""
        for realm in board.realms:
            if realm.busy and not _can_change(realm):
                realm.busy = False
                _check_supply(board, events)

    def leave(self, board: Board, events: Events | None) -> None:
        board.settle(events)


def must_take_turns(board: Board) -> bool:
    """Do the seats reroll one after another? As soon as anybody has an attack on a die."""
    return any([realm.has_attack() for realm in board.realms])


def _can_change(realm: Realm) -> bool:
    """May it, or must it, still change its dice?"""
    if realm.free or realm.tokens or realm.sets:
        return True
    return any([not is_plain(die) for die in realm.dice])


def is_plain(die: Die) -> bool:
    """Can it be rerolled at will? A reroll face must be resolved first."""
    return not die.showing().must_reroll


def settable(die: Die) -> list[int]:
    """The faces that a set-a-die token can turn it to."""
    return [face for face in die.kinds() if face != die.faces[die.side]]


def turnable(die: Die) -> list[int]:
    """The faces that its own power can turn it to: no reroll faces."""
    return [face for face in die.kinds() if not FACES[face].must_reroll]


def _ways_to_resolve(realm: Realm, at: int, die: Die) -> list[int]:
    power = reroll_power(die)
    if power.kind == TURN:
        return [move_of(TURN_TO, at, face) for face in turnable(die)] or [move_of(RESOLVE, at)]
    ways = [move_of(RESOLVE, at)]
    if power.kind == CONVERT and realm.can_pay(power.price):
        ways.append(move_of(CONVERT_WITH, at))
    return ways


def reroll_power(die: Die) -> Power:
    """The power of a reroll face."""
    return die.showing().powers[0]


def _pay_reroll(seat: int, realm: Realm, die: Die, kind: int, events: Events | None) -> None:
    """Use the free reroll, or a token."""
    if kind == FREE:
        realm.free = False
    else:
        realm.tokens -= 1
    if events is not None:
        key = "free" if kind == FREE else "token"
        events.append(Message(f"dice-realms.event.{key}", _die_args(seat, die)))


def _check_supply(board: Board, events: Events | None) -> None:
    """Declare the last round as soon as it is certain; seats that keep their dice are settled."""
    settled = [seat for seat, realm in enumerate(board.realms) if not realm.busy]
    board.check_supply(settled, events)


def _told_set(seat: int, die: Die) -> Message:
    return Message("dice-realms.event.sets", _die_args(seat, die))


def _die_args(seat: int, die: Die) -> dict[str, object]:
    name = die_name(die.name())
    return {"seat": Who(seat), "die": name, "face": face_name(die.showing())}


def _resolve(board: Board, seat: int, die: Die, kind: int, events: Events | None) -> None:
    """Use the power of a reroll face, before its die is rolled again."""
    realm = board.realms[seat]
    power = reroll_power(die)
    goods: Goods = []
    returned = 0
    if power.kind == RELIEF:
        returned = min(power.amount, realm.misery)
        realm.misery -= returned
        board.misery += returned
    elif power.kind == GAIN or kind == CONVERT_WITH:
        # The harvest applies to gains, not to conversions.
        goods = power.gain if power.kind == CONVERT else gain_of(board, realm, power)
        board.give(realm, power.price, -1)
        board.give(realm, goods)
    if events is not None:
        events.append(_told_use(seat, die, goods, returned))


def _told_use(seat: int, die: Die, goods: Goods, returned: int) -> Message:
    args: dict[str, object] = {"seat": Who(seat), "face": face_name(die.showing())}
    args |= {"goods": goods_list(goods), "price": goods_list(reroll_power(die).price)}
    key = "passes"
    if returned:
        key = "relieves"
        args["misery"] = amount("misery", returned)
    elif any(goods):
        key = "converts" if reroll_power(die).kind == CONVERT else "uses"
    return Message(f"dice-realms.event.{key}", args)
