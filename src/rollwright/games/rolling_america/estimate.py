"""A rough estimate of the final score of a map of Rolling America, written by hand.

Every blank state is a risk of an X: the fewer numbers still fit there, the greater. A number in
a neighbouring state leaves three at most, so there are few kinds of blank states. The constants
are in Xs. They were fitted to games of the greedy bot, repeatedly, until its play no longer
improved.
"""

from typing import Final

from mypy_extensions import i64

from rollwright.games.rolling_america.map import ALL, BIT, NEIGHBORS, STATES, states_in
from rollwright.games.rolling_america.markings import EMPTY, POWERS, Markings

# The risk of a blank state by how many numbers fit: none, one, two, three.
RISKS: Final[list[float]] = [0.85, 0.56, 0.45, 0.36]
# Where all fit, it matters whether a neighbour can change that: Alaska is nearly safe.
OPEN: Final = 0.26
SAFE: Final = 0.05
# The risk of two blank neighbours: the number in one limits the other.
PAIR: Final = 0.09

# The value of an unspent power: a constant, and an increase per die to come. A dupe is best kept
# while many dice are to come, and worthless in the last three turns.
_COLOR_CHANGE: Final = 0.43
_GUARD: Final = 0.73
_DUPE: Final = -0.36
_MORE_PER_DIE: Final = 0.015
_MORE_DUPE_PER_DIE: Final = 0.06
# With the last dice a power loses its value, except for the tie that an unused one may break.
_LAST_DICE: Final = 8
UNUSED: Final = 0.01

# 8 rounds of 3 draws of 2.
_DICE: Final = 48
_BORDERS: Final[list[int]] = [
    BIT[state] | BIT[other]
    for state in range(len(STATES))
    for other in states_in(NEIGHBORS[state])
    if state < other
]


def worth_of_powers(color_changes: i64, guards: i64, dupes: i64, blanks: i64) -> float:
    """The expected number of Xs that the unspent powers avoid."""
    coming = float(_dice_to_come(dupes, blanks))
    change = _COLOR_CHANGE + _MORE_PER_DIE * coming
    guard = _GUARD + _MORE_PER_DIE * coming
    dupe = max(0.0, _DUPE + _MORE_DUPE_PER_DIE * coming)
    worth = float(color_changes) * change + float(guards) * guard + float(dupes) * dupe
    unused = float(color_changes + guards + dupes)
    return worth * min(1.0, coming / _LAST_DICE) + UNUSED * unused


def _dice_to_come(dupes: i64, blanks: i64) -> i64:
    """Each die and each dupe fills a state; a die for a full region is not counted."""
    coming = _DICE - (len(STATES) - blanks - (POWERS - dupes))
    if coming > blanks:
        coming = blanks
    return coming if coming > 0 else 0


def risk_of_blanks(pad: Markings) -> float:
    """The expected number of Xs in the blank states."""
    blank = pad.marks[EMPTY]
    one, two, three, four, five, six = [int(pad.fits(number, ALL)) for number in range(1, 7)]
    # Numbers that fit are consecutive, so three fit where two with one between them fit.
    any_fits = two | three | four | five
    two_fit = one | (two & three) | (three & four) | (four & five) | six
    three_fit = (one & three) | (two & four) | (three & five) | (four & six)
    all_fit = one & six
    crowded = pairs = 0
    for border in _BORDERS:
        if blank & border == border:
            crowded |= border
            pairs += 1
    return (
        RISKS[0] * (blank & ~any_fits).bit_count()
        + RISKS[1] * (any_fits & ~two_fit).bit_count()
        + RISKS[2] * (two_fit & ~three_fit).bit_count()
        + RISKS[3] * (three_fit & ~all_fit).bit_count()
        + OPEN * (all_fit & crowded).bit_count()
        + SAFE * (all_fit & ~crowded).bit_count()
        + PAIR * pairs
    )
