"""What lies before a seat, and what it may do: marks on prints, dice, and moves."""

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

# The number of a place in all prints of a board, its mark, what is written there, and the tile
# that lies there. Empty texts at the end are left out.
WrittenMark = Annotated[tuple[int | str, ...], Meta(title="[number, string, string?, string?]")]

# The text of a move, the number of the place to tap (-1: none), and the places it marks, if these
# are others or more.
OfferedMove = Annotated[
    tuple[str | int | list[int], ...], Meta(title="[string, number, number[]?]")
]


class ShownDie(msgspec.Struct, frozen=True, omit_defaults=True):
    """A die on the table."""

    id: str
    value: str
    name: str
    tint: str = ""
    mark: str = "blank"
    tile: str = ""


class Board(msgspec.Struct, frozen=True):
    """What lies before a seat: the digests of its prints, what is written on them, stars, dice.

    Places without a mark are as they are printed. `counters` has the numbers of the counters of
    the game, in their order.
    """

    prints: list[str]
    marks: list[WrittenMark]
    stars: list[int]
    dice: list[ShownDie]
    counters: list[int]


class BoardChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has changed on a board. With new prints, all marks are given; else the changed ones."""

    prints: list[str] | UnsetType = UNSET
    marks: list[WrittenMark] | UnsetType = UNSET
    stars: list[int] | UnsetType = UNSET
    dice: list[ShownDie] | UnsetType = UNSET
    counters: list[int] | UnsetType = UNSET


class MoveGroup(msgspec.Struct, frozen=True, omit_defaults=True):
    """Legal moves with the same die, price and sources.

    `makes` is the sign or the tile of what they give and no place shows, such as `die4`.
    `like` is the id of an earlier die with which the same moves lead to the same.
    `forfeits` are the signs of what is lost for good though it could still be used: a surface asks
    before it makes such a move. `harms` is the sign of what they write though nobody wants it, such
    as `x`: a surface tells them apart from those that do somebody good. `skips`: the die is put
    aside because nothing can be done with it.
    """

    moves: list[OfferedMove]
    die: str = ""
    price: tuple[str, ...] = ()
    plain: bool = False
    ends: bool = False
    sources: tuple[int, ...] = ()
    makes: str = ""
    like: str = ""
    forfeits: tuple[str, ...] = ()
    harms: str = ""
    skips: bool = False
