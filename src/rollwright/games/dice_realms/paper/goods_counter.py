"""The counters of Dice Realms: the goods of a seat, and the supply of the table."""

from functools import cache

from rollwright.core.counter import Counter
from rollwright.core.message import Message
from rollwright.games.dice_realms.box.names import good_name
from rollwright.games.dice_realms.paper.goods_print import SEAT_GOODS, SUPPLY_GOODS
from rollwright.games.dice_realms.pieces.board import Board
from rollwright.games.dice_realms.pieces.realm import Realm


@cache
def goods_counters() -> list[Counter]:
    """What a seat has, then what the supply has, each in the order of its print."""
    own = [
        Counter(good, good_name(good), good, Message(f"dice-realms.counter.{good}"))
        for good in SEAT_GOODS
    ]
    about = Message("dice-realms.counter.supply")
    return own + [
        Counter(
            f"supply:{good}",
            Message("dice-realms.counter.in-supply", {"good": good_name(good)}),
            good,
            about,
            common=True,
        )
        for good in SUPPLY_GOODS
    ]


def goods_of(realm: Realm) -> list[int]:
    """How much a seat has of each good, in the order of its print."""
    coins = realm.coins + realm.treasury
    goods = [realm.grain, realm.vp, coins, realm.upgrades]
    return [*goods, realm.tokens, realm.sets, realm.misery]


def supply_of(board: Board) -> list[int]:
    """How much is left of each good, in the order of the print."""
    return [max(0, left) for left in (board.grain, board.vp, board.misery)]
