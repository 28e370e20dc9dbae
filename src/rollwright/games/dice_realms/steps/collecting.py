"""The Collect step: gains, conversions, and what coins buy."""

from typing import Final, final

from rollwright.core.message import Message, Who
from rollwright.core.position import Events
from rollwright.games.dice_realms.box.names import face_name, fate_name, goods_list
from rollwright.games.dice_realms.box.power import (
    COIN,
    COLLECT,
    CONVERT,
    EXCHANGE,
    GRAIN,
    VP,
    Power,
)
from rollwright.games.dice_realms.pieces.board import Board
from rollwright.games.dice_realms.pieces.realm import NOBODY, Realm
from rollwright.games.dice_realms.steps import buying
from rollwright.games.dice_realms.steps.gaining import (
    collect_all,
    converts,
    exchanged,
    has_collected,
    open_gains,
    take,
    told,
    unused,
)
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
    die_of,
    first_of,
    kind_of,
    move_of,
    second_of,
)
from rollwright.games.dice_realms.steps.step import COLLECT_STEP, Step

# Coins that are left over, and stay for the next round.
KEPT_COINS: Final = 1


@final
class CollectStep(Step):
    """All seats collect, convert goods and spend coins."""

    __slots__ = ()

    def __init__(self) -> None:
        kinds = (
            *(DONE, COLLECT_ALL, TAKE, CONVERT_WITH, SELL, BANK, SWAP, CLOSE),
            *(BUY, REPAIR_AT, MEND),
        )
        super().__init__(COLLECT_STEP, "collect", kinds)

    def enter(self, board: Board, events: Events | None) -> None:
        """The Fate die gives its gains, and seats with nothing to convert collect at once."""
        for seat in board.order():
            realm = board.realms[seat]
            realm.coins = realm.treasury
            realm.treasury = 0
            realm.busy = True
            board.give(realm, board.fate_face().gain)
            if not converts(board, realm):
                collect_all(board, seat, events)
                self._finish_idle(board, seat, events)
        _check_supply(board, events)

    def _finish_idle(self, board: Board, seat: int, events: Events | None) -> None:
        """Finish the step for a seat that has nothing to spend."""
        if self.legal(board, seat) == [DONE]:
            _stop(board.realms[seat])
            _check_supply(board, events)

    def legal(self, board: Board, seat: int) -> list[int]:
        realm = board.realms[seat]
        if realm.bank != NOBODY:
            return [CLOSE, *_exchanges(realm)]
        gains = open_gains(realm)
        moves = [COLLECT_ALL] if gains else [DONE]
        moves += [move_of(TAKE, at, number) for at, number in gains]
        for at, die in enumerate(realm.dice):
            for number in unused(die, CONVERT):
                if realm.can_pay(die.showing().powers[number].price):
                    moves.append(move_of(CONVERT_WITH, at))
            moves += [move_of(BANK, at) for _ in unused(die, EXCHANGE)]
        sale = board.fate_face().sell
        if sale is not None and realm.can_pay(sale.price):
            moves.append(move_of(SELL))
        if not gains:
            moves += buying.legal(board, seat)
        return moves + buying.mends(realm)

    def apply(self, board: Board, seat: int, move: int, events: Events | None) -> None:
        realm, kind = board.realms[seat], kind_of(move)
        if kind == DONE:
            if events is not None:
                key = "saves" if realm.coins else "spent"
                args: dict[str, object] = {"seat": Who(seat), "count": realm.coins}
                events.append(Message(f"dice-realms.event.{key}", args))
            _stop(realm)
        elif kind == COLLECT_ALL:
            collect_all(board, seat, events)
        elif kind == TAKE:
            goods = take(board, realm, die_of(move), first_of(move))
            if events is not None:
                events.append(told(seat, goods))
        elif kind in (CONVERT_WITH, SELL, SWAP):
            _change(board, seat, move, events)
        elif kind in (BANK, CLOSE):
            _turn_bank(realm, seat, move, events)
        else:
            buying.apply(board, seat, move, events)
            return
        _check_supply(board, events)

    def leave(self, board: Board, events: Events | None) -> None:
        board.settle(events)


def _check_supply(board: Board, events: Events | None) -> None:
    """Declare the last round as soon as it is certain: before coins are spent."""
    realms = board.realms
    settled = [
        seat for seat, realm in enumerate(realms) if not realm.busy or has_collected(board, realm)
    ]
    board.check_supply(settled, events)


def _stop(realm: Realm) -> None:
    """Stop spending; one coin is kept."""
    realm.treasury = min(KEPT_COINS, realm.coins)
    realm.coins = 0
    realm.busy = False


def _exchanges(realm: Realm) -> list[int]:
    """The possible exchanges; goods received in this exchange can't be given."""
    held = {GRAIN: realm.grain, VP: realm.vp, COIN: realm.coins}
    goods = exchanged(realm.dice[realm.bank])
    return [
        move_of(SWAP, 0, given, got)
        for given in goods
        for got in goods
        if given != got and held[given] > 0 and given not in realm.got
    ]


def _turn_bank(realm: Realm, seat: int, move: int, events: Events | None) -> None:
    """Begin the exchange of a face, or end it."""
    opens = kind_of(move) == BANK
    die = realm.dice[die_of(move) if opens else realm.bank]
    if events is not None:
        args: dict[str, object] = {"seat": Who(seat), "face": face_name(die.showing())}
        events.append(Message(f"dice-realms.event.{'opens' if opens else 'closes'}", args))
    if opens:
        die.use(unused(die, EXCHANGE)[0])
        realm.bank = die_of(move)
    else:
        realm.bank = NOBODY
        realm.got = []


def _change(board: Board, seat: int, move: int, events: Events | None) -> None:
    """Convert, sell or exchange goods."""
    realm = board.realms[seat]
    power = _terms(board, realm, move)
    board.give(realm, power.price, -1)
    board.give(realm, power.gain)
    if events is not None:
        args: dict[str, object] = {"seat": Who(seat), "face": _changer(board, realm, move)}
        args |= {"price": goods_list(power.price), "goods": goods_list(power.gain)}
        events.append(Message("dice-realms.event.converts", args))
    if kind_of(move) == CONVERT_WITH:
        die = realm.dice[die_of(move)]
        die.use(unused(die, CONVERT)[0])
    elif kind_of(move) == SWAP and second_of(move) not in realm.got:
        realm.got = sorted([*realm.got, second_of(move)])


def _terms(board: Board, realm: Realm, move: int) -> Power:
    """The goods given and received."""
    if kind_of(move) == CONVERT_WITH:
        die = realm.dice[die_of(move)]
        return die.showing().powers[unused(die, CONVERT)[0]]
    if kind_of(move) == SELL:
        sale = board.fate_face().sell
        assert sale is not None
        return sale
    power = Power(COLLECT, CONVERT)
    power.price[first_of(move)] = power.gain[second_of(move)] = 1
    return power


def _changer(board: Board, realm: Realm, move: int) -> Message:
    """The name of the face that converts goods."""
    if kind_of(move) == SELL:
        return fate_name(board.fate_face())
    at = realm.bank if kind_of(move) == SWAP else die_of(move)
    return face_name(realm.dice[at].showing())
