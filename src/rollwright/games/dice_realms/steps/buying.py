"""Spending coins, and repairs: the second half of the Collect step."""

from rollwright.core.message import Message, Who
from rollwright.core.position import Events
from rollwright.games.dice_realms.box.box import BOX
from rollwright.games.dice_realms.box.face import DESTROYED, FACES
from rollwright.games.dice_realms.box.names import face_name
from rollwright.games.dice_realms.box.power import COIN, GRAIN, REPAIR
from rollwright.games.dice_realms.pieces.board import Board
from rollwright.games.dice_realms.pieces.die import ALL_USED, GRAY, GREEN, new_die
from rollwright.games.dice_realms.pieces.realm import Realm
from rollwright.games.dice_realms.steps.gaining import changes, coming, unused
from rollwright.games.dice_realms.steps.move import (
    BUY,
    MEND,
    REPAIR_AT,
    WARE_GRAY,
    WARE_GREEN,
    WARE_SET,
    WARE_TOKEN,
    WARE_UPGRADE,
    WARES,
    die_of,
    first_of,
    kind_of,
    move_of,
)


def price_of(realm: Realm, ware: int) -> int:
    """What a ware costs this realm now, in coins."""
    if ware == WARE_TOKEN:
        return BOX.token_price
    if ware == WARE_SET:
        return BOX.set_price
    if ware == WARE_UPGRADE:
        return BOX.upgrade_price
    return BOX.die_price - realm.discount()


def legal(board: Board, seat: int) -> list[int]:
    """Everything that this seat can buy or repair."""
    realm = board.realms[seat]
    moves = [
        move_of(BUY, 0, ware)
        for ware in (WARE_UPGRADE, WARE_TOKEN, WARE_SET)
        if realm.coins >= price_of(realm, ware)
    ]
    if realm.coins >= price_of(realm, WARE_GRAY) and realm.grain >= BOX.die_grain:
        for ware, left in ((WARE_GRAY, board.gray), (WARE_GREEN, board.green)):
            if left > _claimed_dice(board, seat):
                moves.append(move_of(BUY, 0, ware))
    if realm.lost and realm.coins >= BOX.repair_price:
        moves += _repairs(realm, REPAIR_AT)
    return moves


def _claimed_dice(board: Board, seat: int) -> int:
    """The most dice of a colour that the seats before this one could still buy."""
    return sum([most_dice(board, board.realms[other]) for other in board.before(seat)])


def most_dice(board: Board, realm: Realm) -> int:
    """The most dice that a realm can pay for, whatever it collects and converts before."""
    price, grain_price = max(1, price_of(realm, WARE_GRAY)), BOX.die_grain
    grain, points, coins = coming(board, realm)
    if changes(realm):
        # At best each good becomes any other, one for one.
        return (coins + grain + points) // (price + grain_price)
    most = min(grain // grain_price, coins // price)
    sale = board.fate_face().sell
    if sale is not None:
        # A sale has a fixed rate, so both prices are counted in the same unit.
        sold, got = sale.price[GRAIN], sale.gain[COIN]
        most = (coins * sold + grain * got) // (price * sold + grain_price * got)
    return most


def mender(realm: Realm) -> bool:
    """Is there a power to repair a face without coins?"""
    return any([unused(die, REPAIR) for die in realm.dice])


def mends(realm: Realm) -> list[int]:
    """Every repair that a power makes without coins."""
    return _repairs(realm, MEND) if realm.lost and mender(realm) else []


def _repairs(realm: Realm, kind: int) -> list[int]:
    """Every lost face that can come back, for each die with a destroyed one."""
    moves: list[int] = []
    for at, die in enumerate(realm.dice):
        if DESTROYED in die.faces:
            side = die.side_of(DESTROYED)
            for face in dict.fromkeys(realm.lost):
                if die.takes(FACES[face], side):
                    moves.append(move_of(kind, at, face))
    return moves


def apply(board: Board, seat: int, move: int, events: Events | None) -> None:
    """Make a legal move."""
    realm = board.realms[seat]
    if kind_of(move) == BUY:
        _buy(board, realm, first_of(move))
        if events is not None:
            ware = Message(f"dice-realms.bought.{WARES[first_of(move)]}")
            events.append(Message("dice-realms.event.buys", {"seat": Who(seat), "ware": ware}))
        return
    if kind_of(move) == REPAIR_AT:
        realm.coins -= BOX.repair_price
    else:
        _use_mender(realm)
    die, face = realm.dice[die_of(move)], first_of(move)
    die.put(die.side_of(DESTROYED), face)
    realm.lost.remove(face)
    board.stock[DESTROYED] += 1
    if events is not None:
        name = face_name(FACES[face])
        events.append(Message("dice-realms.event.repairs", {"seat": Who(seat), "face": name}))


def _use_mender(realm: Realm) -> None:
    for die in realm.dice:
        powers = unused(die, REPAIR)
        if powers:
            die.use(powers[0])
            return


def _buy(board: Board, realm: Realm, ware: int) -> None:
    realm.coins -= price_of(realm, ware)
    if ware == WARE_TOKEN:
        realm.tokens += 1
    elif ware == WARE_SET:
        realm.sets += 1
    elif ware == WARE_UPGRADE:
        realm.upgrades += 1
    else:
        if realm.discount():
            realm.discounts += 1
        board.spend_grain(realm, BOX.die_grain)
        color = GRAY if ware == WARE_GRAY else GREEN
        _add_die(board, realm, color)


def _add_die(board: Board, realm: Realm, color: int) -> None:
    if color == GRAY:
        board.gray -= 1
    else:
        board.green -= 1
    number = 1 + sum([die.color == color for die in realm.dice])
    die = new_die(color, number)
    # It was not rolled, so it has nothing to collect this round.
    die.used = ALL_USED
    realm.dice.append(die)
