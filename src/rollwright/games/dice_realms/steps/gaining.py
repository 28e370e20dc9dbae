"""Gains: what faces give for free in the Collect step."""

from rollwright.core.message import Message, Who
from rollwright.core.position import Events
from rollwright.games.dice_realms.box.names import goods_list
from rollwright.games.dice_realms.box.power import (
    CONVERT,
    EXCHANGE,
    GAIN,
    GRAIN,
    PER_GRAIN,
    Goods,
    Power,
)
from rollwright.games.dice_realms.pieces.board import Board
from rollwright.games.dice_realms.pieces.die import Die
from rollwright.games.dice_realms.pieces.realm import NOBODY, Realm


def converts(board: Board, realm: Realm) -> bool:
    """Does it have an unused power that converts goods, so that the order may matter?"""
    return changes(realm) or _sells(board, realm)


def _sells(board: Board, realm: Realm) -> bool:
    """May it sell grain, now or after collecting?"""
    sale = board.fate_face().sell
    return sale is not None and coming(board, realm)[GRAIN] >= sale.price[GRAIN]


def changes(realm: Realm) -> bool:
    """Does it have an unused face that converts goods, or a current exchange?"""
    if realm.bank != NOBODY:
        return True
    return any([unused(die, CONVERT) or unused(die, EXCHANGE) for die in realm.dice])


def has_collected(board: Board, realm: Realm) -> bool:
    """Has it taken, given and converted all it could before buying?"""
    return not open_gains(realm) and not converts(board, realm)


def open_gains(realm: Realm) -> list[tuple[int, int]]:
    """The gains not taken yet, as dice and powers by index; those counted by grain come last."""
    plain: list[tuple[int, int]] = []
    by_grain: list[tuple[int, int]] = []
    for at, die in enumerate(realm.dice):
        for number in unused(die, GAIN):
            counted = PER_GRAIN in die.showing().powers[number].per
            (by_grain if counted else plain).append((at, number))
    return plain + by_grain


def unused(die: Die, kind: int) -> list[int]:
    """The unused powers of this kind of an active die in this step."""
    if not die.active:
        return []
    return [number for number in die.showing().collects[kind] if not die.has_used(number)]


def exchanged(die: Die) -> list[int]:
    """The goods that the face on top exchanges for each other; empty if it doesn't."""
    return [
        good
        for number in die.showing().collects[EXCHANGE]
        for good, count in enumerate(die.showing().powers[number].gain)
        if count
    ]


def used_exchange(die: Die) -> bool:
    """Does it show an exchange that was opened this round?"""
    if not die.has_power():
        return False
    return any([die.has_used(number) for number in die.showing().collects[EXCHANGE]])


def coming(board: Board, realm: Realm) -> Goods:
    """The most grain, points and coins that it can have after all its gains."""
    hand = [realm.grain, realm.vp, realm.coins]
    for die in realm.dice:
        for number in unused(die, CONVERT):
            power = die.showing().powers[number]
            hand = [held + power.gain[good] for good, held in enumerate(hand)]
    for at, number in open_gains(realm):
        power = realm.dice[at].showing().powers[number]
        goods = gain_of(board, realm, power)
        if PER_GRAIN in power.per:
            goods = [amount * (sum(hand) // power.each) for amount in power.gain]
        hand = [held + goods[good] for good, held in enumerate(hand)]
    return hand


def collect_all(board: Board, seat: int, events: Events | None) -> None:
    """Take all gains that are left."""
    realm = board.realms[seat]
    gained: Goods = [0, 0, 0, 0, 0]
    for at, number in open_gains(realm):
        goods = take(board, realm, at, number)
        gained = [more + so_far for more, so_far in zip(goods, gained, strict=True)]
    if events is not None:
        events.append(told(seat, gained))


def told(seat: int, gained: Goods) -> Message:
    """A seat's gains as a message."""
    goods = goods_list(gained)
    if not goods:
        return Message("dice-realms.event.collects-nothing", {"seat": Who(seat)})
    return Message("dice-realms.event.collects", {"seat": Who(seat), "goods": goods})


def take(board: Board, realm: Realm, at: int, number: int) -> Goods:
    """Take one gain; returns what it brought."""
    die = realm.dice[at]
    goods = gain_of(board, realm, die.showing().powers[number])
    board.give(realm, goods)
    die.use(number)
    return goods


def gain_of(board: Board, realm: Realm, power: Power) -> Goods:
    """What a gain brings now, the harvest included."""
    times = realm.count_for(power)
    goods = [amount * times for amount in power.gain]
    goods[GRAIN] = board.collect_grain(realm, goods[GRAIN])
    return goods
