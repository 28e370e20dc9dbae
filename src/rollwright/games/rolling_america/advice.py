"""A rough estimate of the final score of a map of Rolling America; advice for bots, not a rule.

Every blank state is a risk of an X: the fewer numbers still fit there, the greater. A number in
a neighbouring state leaves three at most, so there are few kinds of blank states. The constants
are in Xs. They were fitted to games of the greedy bot, repeatedly, until its play no longer
improved.
"""

from typing import Final

from rollwright.core.advice import Advice
from rollwright.games.rolling_america.map import ALL, BIT, NEIGHBORS, STATES, states_in
from rollwright.games.rolling_america.markings import EMPTY, POWERS, Markings, X
from rollwright.games.rolling_america.position import AmericaPosition

# The risk of a blank state by how many numbers fit: none, one, two, three.
_NONE: Final = 0.85
_ONE: Final = 0.56
_TWO: Final = 0.45
_THREE: Final = 0.36
# Where all fit, it matters whether a neighbour can change that: Alaska is nearly safe.
_OPEN: Final = 0.26
_SAFE: Final = 0.05
# The risk of two blank neighbours: the number in one limits the other.
_PAIR: Final = 0.09

# The value of an unspent power: a constant, and an increase per die to come. A dupe is best kept
# while many dice are to come, and worthless in the last three turns.
_COLOR_CHANGE: Final = (0.43, 0.015)
_GUARD: Final = (0.73, 0.015)
_DUPE: Final = (-0.36, 0.06)
# With the last dice a power loses its value, except for the tie that an unused one may break.
_LAST_DICE: Final = 8
_UNUSED: Final = 0.01

# 8 rounds of 3 draws of 2.
_DICE: Final = 48
_BORDERS: Final[list[int]] = [
    BIT[state] | BIT[other]
    for state in range(len(STATES))
    for other in states_in(NEIGHBORS[state])
    if state < other
]


class AmericaAdvice(Advice[AmericaPosition]):
    """The estimate for a map."""

    def estimate(self, position: AmericaPosition, seat: int) -> float:
        """Minus the expected number of Xs at the end."""
        pad = position.pads[seat]
        return _powers(pad) - _blanks(pad) - pad.marks[X].bit_count()


def _powers(pad: Markings) -> float:
    """The expected number of Xs that the unspent powers avoid."""
    coming = _dice_to_come(pad)
    change = _COLOR_CHANGE[0] + _COLOR_CHANGE[1] * coming
    guard = _GUARD[0] + _GUARD[1] * coming
    dupe = max(0.0, _DUPE[0] + _DUPE[1] * coming)
    worth = pad.color_changes * change + pad.guards * guard + pad.dupes * dupe
    unused = pad.color_changes + pad.guards + pad.dupes
    return worth * min(1.0, coming / _LAST_DICE) + _UNUSED * unused


def _dice_to_come(pad: Markings) -> int:
    """Each die and each dupe fills a state; a die for a full region is not counted."""
    blanks = pad.marks[EMPTY].bit_count()
    duped = POWERS - pad.dupes
    return max(0, min(blanks, _DICE - (len(STATES) - blanks - duped)))


def _blanks(pad: Markings) -> float:
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
        _NONE * (blank & ~any_fits).bit_count()
        + _ONE * (any_fits & ~two_fit).bit_count()
        + _TWO * (two_fit & ~three_fit).bit_count()
        + _THREE * (three_fit & ~all_fit).bit_count()
        + _OPEN * (all_fit & crowded).bit_count()
        + _SAFE * (all_fit & ~crowded).bit_count()
        + _PAIR * pairs
    )
