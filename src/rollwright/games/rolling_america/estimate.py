"""A rough guess of how a map of Rolling America will end; advice for bots, not a rule."""

from typing import Final

from rollwright.games.rolling_america.map import ALL
from rollwright.games.rolling_america.markings import EMPTY, Markings, X

# How many Xs a blank state is worth to expect, by how many numbers still fit there.
_RISK: Final[list[float]] = [0.95, 0.7, 0.5, 0.36, 0.26, 0.2, 0.16]
# How many Xs a power in hand is worth to avoid.
_COLOR_CHANGE: Final = 0.45
_GUARD: Final = 0.7
_DUPE: Final = 0.55


def estimate(pad: Markings) -> float:
    """Minus the number of Xs to expect at the end."""
    value = -float(pad.marks[X].bit_count())
    fitting: list[int] = [int(pad.fits(number, ALL)) for number in range(1, 7)]
    blank = pad.marks[EMPTY]
    while blank:
        lowest = blank & -blank
        value -= _RISK[sum([1 for mask in fitting if mask & lowest])]
        blank ^= lowest
    value += _COLOR_CHANGE * pad.color_changes + _GUARD * pad.guards + _DUPE * pad.dupes
    return value
