"""Pending steps: what a realm still has to settle after a move, with or without a choice."""

from typing import Final, final

from rollwright.games.realms.resource import GAINS, RESOURCES, STAR

# Kinds that are the same for all realms; the kinds that a realm declares are numbered from 0.
CHOOSE_RESOURCE: Final = -1
AT_ROLL: Final = -2
NEXT_CELL: Final = -3
LOWEST_KIND: Final = NEXT_CELL

ANY_RESOURCE: Final = (1 << len(RESOURCES)) - 1
WITH_STAR: Final = 1 << STAR
# The values of the shared kinds combine a count of resources and a set of them (a star in it is
# added as a large number), or the cells already chosen and the number of all.
_SETS: Final = ANY_RESOURCE + 1
_STARRED: Final = 1024
_NUMBERS: Final = 16
NO_OPTION: Final = -1


@final
class Pending:
    """A pending step. The meaning of `value` depends on the kind."""

    __slots__ = ("kind", "slot", "value")

    def __init__(self, slot: int, kind: int, value: int) -> None:
        self.slot = slot
        self.kind = kind
        self.value = value


@final
class FollowUp:
    """A kind of step that a realm declares.

    It has the bounds of its value, the option to skip it, and the name of its question.
    """

    __slots__ = ("asks", "least", "most", "skip")

    def __init__(
        self, least: int = 0, most: int = 0, skip: int = NO_OPTION, asks: str = "more"
    ) -> None:
        self.least = least
        self.most = most
        self.skip = skip
        self.asks = asks


def resources_to_choose(count: int, among: int = ANY_RESOURCE) -> int:
    """The value of CHOOSE_RESOURCE: the number still to choose, and the set as a bit mask."""
    starred = _STARRED if among & WITH_STAR else 0
    return starred + count * _SETS + (among & ANY_RESOURCE)


def count_to_choose(value: int) -> int:
    """The number of resources still to choose."""
    return value % _STARRED // _SETS


def set_to_choose(value: int) -> int:
    """The set to choose from, as a bit mask."""
    return (value & ANY_RESOURCE) + (WITH_STAR if value >= _STARRED else 0)


def choosable(value: int) -> list[int]:
    """What may be chosen: resources, and perhaps a star."""
    among = set_to_choose(value)
    return [gain for gain in range(len(GAINS)) if among >> gain & 1]


def cells_to_choose(number: int, done: int) -> int:
    """The value of NEXT_CELL: the number of cells in all, and those chosen, as a bit mask."""
    return done * _NUMBERS + number


def number_of_cells(value: int) -> int:
    """The number of cells in all."""
    return value % _NUMBERS


def cells_done(value: int) -> int:
    """The cells chosen so far, as a bit mask."""
    return value // _NUMBERS
