"""What still fits in a blank state: its room.

Numbers that fit are consecutive, so there are 17 rooms: none, one number, two, three, or all. The
game is the same with every number n replaced by 7 - n, so what is learned about a room holds for
its mirror image as well, and so with pairs of rooms on both sides of a border.
"""

from typing import Final

from rollwright.games.rolling_america.map import NEIGHBORS, STATES, states_in

# The numbers that fit, as masks: bit 0 is the 1.
_MASKS: Final[list[int]] = [
    0,
    *[(2**length - 1) * 2**low for length in (1, 2, 3) for low in range(7 - length)],
    63,
]
ROOMS: Final = 17
FULL_ROOM: Final = 16
# The room by the mask of the numbers that fit.
ROOM_OF: Final[list[int]] = [
    _MASKS.index(mask) if mask in _MASKS else FULL_ROOM for mask in range(64)
]
# How many numbers fit.
ROOM_SIZES: Final[list[int]] = [mask.bit_count() for mask in _MASKS]


def _mirrored(room: int) -> int:
    mask = _MASKS[room]
    bits = [32, 16, 8, 4, 2, 1]
    return ROOM_OF[sum([bits[at] for at in range(6) if mask & bits[5 - at]])]


def _numbered(kinds: list[tuple[int, int]]) -> list[int]:
    """Every kind as a small number, the same for equal ones."""
    numbers: dict[tuple[int, int], int] = {}
    return [numbers.setdefault(kind, len(numbers)) for kind in kinds]


def _pair_kind(one: int, other: int) -> tuple[int, int]:
    return min((one, other), (_mirrored(one), _mirrored(other)))


def _loose_kind(one: int, other: int) -> tuple[int, int]:
    return min(_pair_kind(one, other), _pair_kind(other, one))


# The kind of a room: mirror images are of the same one.
ROOM_KINDS: Final[list[int]] = _numbered([(min(room, _mirrored(room)), 0) for room in range(ROOMS)])
ROOM_KIND_COUNT: Final = max(ROOM_KINDS) + 1
# The kind of a pair of rooms, by 17 times the first and the second; the same loosely, where the two
# may also change places.
PAIR_KINDS: Final[list[int]] = _numbered(
    [_pair_kind(one, other) for one in range(ROOMS) for other in range(ROOMS)]
)
PAIR_KIND_COUNT: Final = max(PAIR_KINDS) + 1
LOOSE_KINDS: Final[list[int]] = _numbered(
    [_loose_kind(one, other) for one in range(ROOMS) for other in range(ROOMS)]
)
LOOSE_KIND_COUNT: Final = max(LOOSE_KINDS) + 1

# All borders as pairs of states, the lower number first.
BORDER_PAIRS: Final[list[tuple[int, int]]] = [
    (state, other)
    for other in range(len(STATES))
    for state in states_in(NEIGHBORS[other])
    if state < other
]
# The border between two states, by 50 times the higher number and the lower one.
BORDER_AT: Final[list[int]] = [0] * (len(STATES) * len(STATES))
for _border, (_lower, _higher) in enumerate(BORDER_PAIRS):
    BORDER_AT[_higher * len(STATES) + _lower] = _border
