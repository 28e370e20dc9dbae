"""A map to think with: masks in machine words, as fast as can be copied and written on.

A pad of the game has lists of masks, and knows what was written where. A draft knows only what
decides the future: which states are blank, where each number fits, the Xs and the powers.
"""

from mypy_extensions import i64

from rollwright.games.rolling_america.map import BIT, NEIGHBORS
from rollwright.games.rolling_america.markings import EMPTY, Markings, X
from rollwright.games.rolling_america.notation import (
    CHANGE,
    CHANGE_CROSS,
    CHANGE_GUARDED,
    CROSS,
    DUPE,
    DUPE_GUARDED,
    END,
    PASS,
    WRITE_GUARDED,
)


def ones(mask: i64) -> i64:
    """How many bits of a mask are set."""
    mask = mask - ((mask >> 1) & 0x5555555555555555)
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask = mask + (mask >> 8)
    mask = mask + (mask >> 16)
    return (mask + (mask >> 32)) & 127


class Draft:
    """The future of a map: `one` to `six` are the blank states where that number fits."""

    blank: i64
    one: i64
    two: i64
    three: i64
    four: i64
    five: i64
    six: i64
    crosses: i64
    color_changes: i64
    guards: i64
    dupes: i64

    def __init__(self) -> None:
        self.blank = self.one = self.two = self.three = self.four = self.five = self.six = 0
        self.crosses = self.color_changes = self.guards = self.dupes = 0

    def load(self, pad: Markings) -> None:
        """Copy a pad."""
        blank: i64 = pad.marks[EMPTY]
        by_one: i64 = pad.beside[1]
        by_two: i64 = pad.beside[2]
        by_three: i64 = pad.beside[3]
        by_four: i64 = pad.beside[4]
        by_five: i64 = pad.beside[5]
        by_six: i64 = pad.beside[6]
        self.blank = blank
        self.one = blank & ~(by_three | by_four | by_five | by_six)
        self.two = blank & ~(by_four | by_five | by_six)
        self.three = blank & ~(by_one | by_five | by_six)
        self.four = blank & ~(by_one | by_two | by_six)
        self.five = blank & ~(by_one | by_two | by_three)
        self.six = blank & ~(by_one | by_two | by_three | by_four)
        self.crosses = ones(pad.marks[X])
        self.color_changes = pad.color_changes
        self.guards = pad.guards
        self.dupes = pad.dupes

    def copy_from(self, other: "Draft") -> None:
        """Copy another draft."""
        self.blank = other.blank
        self.one = other.one
        self.two = other.two
        self.three = other.three
        self.four = other.four
        self.five = other.five
        self.six = other.six
        self.crosses = other.crosses
        self.color_changes = other.color_changes
        self.guards = other.guards
        self.dupes = other.dupes

    def key(self) -> tuple[int, ...]:
        """All of it; drafts with the same key have the same future."""
        fits = (self.one, self.two, self.three, self.four, self.five, self.six)
        powers = (self.color_changes, self.guards, self.dupes)
        return (self.blank, self.crosses, *fits, *powers)

    def fits(self, number: i64) -> i64:
        """The blank states where a number fits."""
        if number == 1:
            return self.one
        if number == 2:
            return self.two
        if number == 3:
            return self.three
        if number == 4:
            return self.four
        return self.five if number == 5 else self.six

    def make(self, number: i64, action: i64, state: i64) -> None:
        """Do what a move does with this number; whether it is legal is not asked."""
        if action in (CHANGE, CHANGE_GUARDED, CHANGE_CROSS):
            self.color_changes -= 1
        if action in (PASS, END):
            return
        if action in (DUPE, DUPE_GUARDED):
            self.dupes -= 1
        bit: i64 = BIT[state]
        if action in (CROSS, CHANGE_CROSS):
            self.crosses += 1
            self._fill(bit, 0, 0)
        elif action in (WRITE_GUARDED, CHANGE_GUARDED, DUPE_GUARDED):
            self.guards -= 1
            self._fill(bit, 0, 0)
        else:
            near: i64 = NEIGHBORS[state]
            self._fill(bit, near, number)

    def _fill(self, bit: i64, near: i64, number: i64) -> None:
        """Fill a blank; numbers more than one away from this one no longer fit nearby."""
        keep = ~bit
        shut = ~(bit | near)
        self.blank &= keep
        self.one &= shut if number > 2 else keep
        self.two &= shut if number > 3 else keep
        self.three &= shut if number < 2 or number > 4 else keep
        self.four &= shut if number < 3 or number > 5 else keep
        self.five &= shut if number < 4 else keep
        self.six &= shut if number < 5 else keep

    def room_mask(self, state: i64) -> i64:
        """The numbers that fit in a state, as a mask: bit 0 is the 1."""
        return (
            (self.one >> state & 1)
            | (self.two >> state & 1) << 1
            | (self.three >> state & 1) << 2
            | (self.four >> state & 1) << 3
            | (self.five >> state & 1) << 4
            | (self.six >> state & 1) << 5
        )
