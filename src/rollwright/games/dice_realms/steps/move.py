"""Moves as numbers: the kind of a move, its die, and its details."""

from typing import Final

from rollwright.games.dice_realms.box.face import FACES
from rollwright.games.dice_realms.box.power import GOODS
from rollwright.games.dice_realms.pieces.realm import Realm

DONE: Final = 0
# In the Roll step.
FREE: Final = 1
TOKEN_ROLL: Final = 2
RESOLVE: Final = 3
SET: Final = 4
TURN_TO: Final = 5
# When attacked.
SUFFER: Final = 6
BLOCK: Final = 7
LOSE: Final = 8
DESTROY: Final = 9
# In the Collect step.
COLLECT_ALL: Final = 10
TAKE: Final = 11
CONVERT_WITH: Final = 12
SELL: Final = 13
BANK: Final = 14
SWAP: Final = 15
CLOSE: Final = 16
BUY: Final = 17
REPAIR_AT: Final = 18
MEND: Final = 19
# In the Upgrade step.
IMPROVE: Final = 20
PROMOTE_TO: Final = 21

# What can be bought.
WARES: Final = ("token", "set", "upgrade", "gray", "green")
WARE_TOKEN: Final = 0
WARE_SET: Final = 1
WARE_UPGRADE: Final = 2
WARE_GRAY: Final = 3
WARE_GREEN: Final = 4


def move_of(kind: int, die: int = 0, first: int = 0, second: int = 0) -> int:
    """The number of a move."""
    return kind + die * 32 + first * 512 + second * 65536


def kind_of(move: int) -> int:
    """What a move does."""
    return move % 32


def die_of(move: int) -> int:
    """The index of its die among those of the seat."""
    return move // 32 % 16


def first_of(move: int) -> int:
    """Its first detail: a face, a power, a good or a ware."""
    return move // 512 % 128


def second_of(move: int) -> int:
    """Its second detail: the new face, or the good received."""
    return move // 65536


def is_well_formed(realm: Realm, move: int) -> bool:
    """Is this the number of a move?"""
    if move < 0 or kind_of(move) > PROMOTE_TO or die_of(move) >= len(realm.dice):
        return False
    first, second = first_of(move), second_of(move)
    if kind_of(move) == SWAP:
        return max(first, second) < len(GOODS)
    if kind_of(move) == BUY:
        return first < len(WARES) and second == die_of(move) == 0
    return max(first, second) < len(FACES)
