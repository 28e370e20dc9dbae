"""What is written on one map, as bit masks, and where a number fits."""

from typing import Final

from mypy_extensions import i64

from rollwright.core.pads import Pad
from rollwright.games.rolling_america.map import ALL, BIT, NEIGHBORS

POWERS: Final = 3
EMPTY: Final = 0
X: Final = 7

# The numbers that clash with each number in a neighbouring state.
CLASHES: Final[list[list[int]]] = [
    [other for other in range(1, 7) if abs(other - number) > 1] for number in range(7)
]


class Markings(Pad):
    """A map with its powers, and the dice its owner still has to resolve."""

    __slots__ = (
        "beside",
        "color_changes",
        "dupe_reach",
        "dupe_value",
        "dupes",
        "guarded",
        "guards",
        "left",
        "marks",
    )

    # The states by what is written there: EMPTY, 1 to 6, or X.
    marks: list[int]
    # The states next to an unguarded 1 to 6.
    beside: list[int]
    guarded: int
    # What is left of each power.
    color_changes: int
    guards: int
    dupes: int
    # The dice not resolved yet; the number just written and the states it may be duped to.
    left: list[int]
    dupe_value: int
    dupe_reach: int

    def clear(self) -> None:
        """Reset to an empty map."""
        self.busy = False
        self.marks = [ALL, 0, 0, 0, 0, 0, 0, 0]
        self.beside = [0] * 7
        self.guarded = 0
        self.color_changes = self.guards = self.dupes = POWERS
        self.left = []
        self.dupe_value = self.dupe_reach = 0

    def copy_from(self, other: "Markings") -> None:
        """Copy everything from another map."""
        self.busy = other.busy
        self.marks = other.marks[:]
        self.beside = other.beside[:]
        self.guarded = other.guarded
        self.color_changes = other.color_changes
        self.guards = other.guards
        self.dupes = other.dupes
        self.left = other.left
        self.dupe_value = other.dupe_value
        self.dupe_reach = other.dupe_reach

    def fits(self, value: i64, reach: i64) -> i64:
        """The blank states within reach where this number breaks no rule."""
        mask: i64 = self.marks[EMPTY]
        mask &= reach
        for other in CLASHES[value]:
            shut: i64 = self.beside[other]
            mask &= ~shut
        return mask

    def content(self, state: int) -> int:
        """What is written in a state: EMPTY, 1 to 6, or X."""
        bit = BIT[state]
        for content in range(8):
            if self.marks[content] & bit:
                return content
        raise AssertionError(state)

    def write(self, state: int, value: int, guarded: bool) -> None:
        """Write a number in a blank state."""
        bit = BIT[state]
        self.marks[EMPTY] &= ~bit
        self.marks[value] |= bit
        if guarded:
            self.guarded |= bit
        else:
            self.beside[value] |= NEIGHBORS[state]

    def cross(self, state: int) -> None:
        """Mark an X in a blank state."""
        self.marks[EMPTY] &= ~BIT[state]
        self.marks[X] |= BIT[state]

    def powers_used(self) -> int:
        """The number of powers spent so far."""
        return 3 * POWERS - self.color_changes - self.guards - self.dupes
