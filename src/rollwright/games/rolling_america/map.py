"""The map: states, regions and borders as bit masks, read from `map.toml`.

States are numbered in the order of their postal codes; bit n of a mask is state n.
Single bits are looked up in `BIT`: `1 << n` fails in compiled code from n = 31 on.
"""

from typing import Final, cast

from rollwright.games.data import read_toml

_DATA: Final = read_toml("rollwright.games.rolling_america", "map.toml")
_REGIONS: Final = cast(dict[str, list[str]], _DATA["regions"])
_BORDERS: Final = cast(dict[str, list[str]], _DATA["borders"])
_DRAWING: Final = cast(dict[str, str], _DATA["drawing"])

COLORS: Final = ("red", "blue", "green", "yellow", "orange", "purple", "wild")
COLOR_LETTERS: Final = "rbgyopw"
WILD: Final = 6

STATES: Final[list[str]] = sorted(code for codes in _REGIONS.values() for code in codes)
NUMBER: Final[dict[str, int]] = {code: number for number, code in enumerate(STATES)}
BIT: Final[list[int]] = [2**number for number in range(len(STATES))]
ALL: Final[int] = sum(BIT)
# The state of a single bit, by the bit modulo 67: 2 generates every residue.
STATE_OF_BIT: Final[list[int]] = [0] * 67
for _state in range(len(STATES)):
    STATE_OF_BIT[BIT[_state] % 67] = _state

ROWS: Final[list[list[str]]] = [
    [row[at : at + 2] for at in range(0, len(row), 2)] for row in _DRAWING["rows"].split()
]


def mask_of(codes: list[str]) -> int:
    """The mask of these states."""
    mask = 0
    for code in codes:
        mask |= BIT[NUMBER[code]]
    return mask


def states_in(mask: int) -> list[int]:
    """The numbers of the states in a mask, in order."""
    return [number for number in range(len(STATES)) if mask & BIT[number]]


def _neighbors() -> list[int]:
    masks = [0] * len(STATES)
    for code, others in _BORDERS.items():
        for other in others:
            masks[NUMBER[code]] |= BIT[NUMBER[other]]
            masks[NUMBER[other]] |= BIT[NUMBER[code]]
    for code in cast(list[str], _DATA["immune"]):
        masks[NUMBER[code]] = 0
    return masks


NEIGHBORS: Final[list[int]] = _neighbors()
# By color; the last entry is for wild dice.
REGION: Final[list[int]] = [mask_of(_REGIONS[color]) for color in COLORS[:WILD]] + [ALL]
COLOR_OF: Final[list[int]] = [
    next(color for color in range(WILD) if REGION[color] & BIT[number])
    for number in range(len(STATES))
]
