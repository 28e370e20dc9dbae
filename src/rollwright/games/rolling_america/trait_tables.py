"""The traits of a map: which cells of which tables count for it.

Most things have a cell in two tables: one that is shared by all states, borders or regions, and
tells turns apart, and one of their own. The shared ones learn soon what the others then refine.

Blank states count by their room, borders between blanks by both rooms, regions by their blanks and
by how many of them take each number; then there are the powers, and what they are good for.
"""

from typing import Final

from mypy_extensions import i64

from rollwright.core.advice import Traits
from rollwright.games.rolling_america.draft import Draft, ones
from rollwright.games.rolling_america.map import (
    BIT,
    NEIGHBORS,
    REGION,
    STATE_OF_BIT,
    STATES,
    WILD,
)
from rollwright.games.rolling_america.rooms import (
    BORDER_AT,
    BORDER_PAIRS,
    LOOSE_KIND_COUNT,
    LOOSE_KINDS,
    PAIR_KIND_COUNT,
    PAIR_KINDS,
    ROOM_KIND_COUNT,
    ROOM_KINDS,
    ROOM_OF,
)

# The turns to come are counted up to 23; three of them are a round, and six an age.
TURNS: Final = 24
ROUNDS_LEFT: Final = 8
AGES: Final = 4
# Counts beyond these are taken for the last one.
FITS: Final = 4
BLANKS: Final = 6
MOST_FITS: Final = 8
SLACKS: Final = 10
DEAD_ENDS: Final = 8
GAPS: Final = 13
# A region has 9 states at most.
REGION_BLANKS: Final = 10
COVERS: Final = 7
# Numbers and their mirror images.
_NUMBERS: Final = 3

# Where each table begins.
ROOMS_AT: Final = 0
STATES_AT: Final = ROOMS_AT + TURNS * 2 * ROOM_KIND_COUNT
PAIRS_AT: Final = STATES_AT + ROUNDS_LEFT * len(STATES) * ROOM_KIND_COUNT
BORDERS_AT: Final = PAIRS_AT + ROUNDS_LEFT * LOOSE_KIND_COUNT
NUMBERS_AT: Final = BORDERS_AT + AGES * len(BORDER_PAIRS) * PAIR_KIND_COUNT
REGION_NUMBERS_AT: Final = NUMBERS_AT + TURNS * _NUMBERS * FITS * BLANKS
COVERS_AT: Final = REGION_NUMBERS_AT + ROUNDS_LEFT * WILD * _NUMBERS * FITS * BLANKS
REGION_COVERS_AT: Final = COVERS_AT + TURNS * 2 * REGION_BLANKS * COVERS
FITS_AT: Final = REGION_COVERS_AT + ROUNDS_LEFT * 2 * WILD * REGION_BLANKS * COVERS
POWERS_AT: Final = FITS_AT + TURNS * _NUMBERS * MOST_FITS
SLACKS_AT: Final = POWERS_AT + TURNS * 64
DEAD_ENDS_AT: Final = SLACKS_AT + TURNS * SLACKS * 4
GAPS_AT: Final = DEAD_ENDS_AT + TURNS * DEAD_ENDS * 4
TRAITS: Final = GAPS_AT + TURNS * GAPS * 4


def room_place(left: i64, state: i64, room: i64) -> i64:
    """The cell of a room, with this many turns left; those without neighbours are apart."""
    near: i64 = NEIGHBORS[state]
    alone: i64 = 0 if near else 1
    kind: i64 = ROOM_KINDS[room]
    return ROOMS_AT + (left * 2 + alone) * ROOM_KIND_COUNT + kind


def state_place(left: i64, state: i64, room: i64) -> i64:
    """The cell of a room in this state."""
    kind: i64 = ROOM_KINDS[room]
    return STATES_AT + (round_left(left) * len(STATES) + state) * ROOM_KIND_COUNT + kind


def pair_place(left: i64, rooms: i64) -> i64:
    """The cell of a pair of rooms beside each other."""
    kind: i64 = LOOSE_KINDS[rooms]
    return PAIRS_AT + round_left(left) * LOOSE_KIND_COUNT + kind


def border_place(left: i64, border: i64, rooms: i64) -> i64:
    """The cell of a pair of rooms at this border."""
    kind: i64 = PAIR_KINDS[rooms]
    age = round_left(left) >> 1
    return BORDERS_AT + (age * len(BORDER_PAIRS) + border) * PAIR_KIND_COUNT + kind


def number_place(left: i64, number: i64, fits: i64, blanks: i64) -> i64:
    """The cell of a number that so many of the blanks of a region take."""
    return NUMBERS_AT + _number_cell(left * _NUMBERS, number, fits, blanks)


def region_number_place(left: i64, region: i64, number: i64, fits: i64, blanks: i64) -> i64:
    """The cell of a number that so many of the blanks of this region take."""
    row = (round_left(left) * WILD + region) * _NUMBERS
    return REGION_NUMBERS_AT + _number_cell(row, number, fits, blanks)


def _number_cell(row: i64, number: i64, fits: i64, blanks: i64) -> i64:
    folded = number - 1 if number < 4 else 6 - number
    return ((row + folded) * FITS + least(fits, FITS - 1)) * BLANKS + least(blanks, BLANKS) - 1


def cover_place(left: i64, in_bag: i64, blanks: i64, cover: i64) -> i64:
    """The cell of a region whose blanks take so many numbers; is its die in the bag?"""
    return COVERS_AT + ((left * 2 + in_bag) * REGION_BLANKS + blanks) * COVERS + cover


def region_cover_place(left: i64, in_bag: i64, region: i64, blanks: i64, cover: i64) -> i64:
    """The cell of this region whose blanks take so many numbers."""
    row = (round_left(left) * 2 + in_bag) * WILD + region
    return REGION_COVERS_AT + (row * REGION_BLANKS + blanks) * COVERS + cover


def fits_place(left: i64, number: i64, fits: i64) -> i64:
    """The cell of a number that so many blanks of the whole map take."""
    folded = number - 1 if number < 4 else 6 - number
    return FITS_AT + (left * _NUMBERS + folded) * MOST_FITS + least(fits, MOST_FITS - 1)


def powers_place(draft: Draft, left: i64) -> i64:
    """The cell of the unspent powers."""
    return POWERS_AT + left * 64 + draft.color_changes * 16 + draft.guards * 4 + draft.dupes


def slack_place(draft: Draft, left: i64) -> i64:
    """The cell of how many blanks there are beyond the dice to come, and of the dupes."""
    slack = ones(draft.blank) - 2 * left + 1
    slack = least(slack, SLACKS - 1) if slack > 0 else 0
    return SLACKS_AT + (left * SLACKS + slack) * 4 + draft.dupes


def dead_end_place(draft: Draft, left: i64, dead_ends: i64) -> i64:
    """The cell of so many blanks where nothing fits, and of the guards."""
    return DEAD_ENDS_AT + (left * DEAD_ENDS + least(dead_ends, DEAD_ENDS - 1)) * 4 + draft.guards


def gap_place(draft: Draft, left: i64, gaps: i64) -> i64:
    """The cell of so many numbers that fit nowhere in their region, and of the color changes."""
    return GAPS_AT + (left * GAPS + least(gaps // 3, GAPS - 1)) * 4 + draft.color_changes


def round_left(left: i64) -> i64:
    """The round by the turns left, from 0, the last one."""
    return (left - 1) // 3


def least(count: i64, most: i64) -> i64:
    """The count, or the most that is told apart."""
    return count if count < most else most


class TraitList:
    """Lists the traits of drafts."""

    def __init__(self) -> None:
        self._places: list[int] = []
        self._rooms: list[int] = [0] * len(STATES)

    def traits(self, draft: Draft, left: i64, bag: i64) -> Traits:
        """The traits of a draft, with this many turns left and these dice in the bag."""
        places: list[int] = []
        self._places = places
        dead_ends = self._add_states(draft, left)
        gaps = self._add_regions(draft, left, bag)
        for number in range(1, 7):
            places.append(fits_place(left, number, ones(draft.fits(number))))
        places.append(powers_place(draft, left))
        places.append(slack_place(draft, left))
        places.append(dead_end_place(draft, left, dead_ends))
        places.append(gap_place(draft, left, gaps))
        return Traits(places, [1.0] * len(places))

    def _add_states(self, draft: Draft, left: i64) -> i64:
        dead_ends: i64 = 0
        for state in range(len(STATES)):
            bit: i64 = BIT[state]
            if not draft.blank & bit:
                continue
            room: i64 = ROOM_OF[draft.room_mask(state)]
            self._rooms[state] = room
            dead_ends += 1 if room == 0 else 0
            self._places.append(room_place(left, state, room))
            self._places.append(state_place(left, state, room))
            near: i64 = NEIGHBORS[state]
            self._add_borders(left, state, room, near & draft.blank & (bit - 1))
        return dead_ends

    def _add_borders(self, left: i64, state: i64, room: i64, others: i64) -> None:
        while others:
            lowest = others & -others
            others ^= lowest
            other: i64 = STATE_OF_BIT[lowest % 67]
            first: i64 = self._rooms[other]
            border: i64 = BORDER_AT[state * len(STATES) + other]
            self._places.append(pair_place(left, first * 17 + room))
            self._places.append(border_place(left, border, first * 17 + room))

    def _add_regions(self, draft: Draft, left: i64, bag: i64) -> i64:
        gaps: i64 = 0
        for region in range(WILD):
            reach: i64 = REGION[region]
            blanks = ones(draft.blank & reach)
            if not blanks:
                continue
            cover: i64 = 0
            for number in range(1, 7):
                fits = ones(draft.fits(number) & reach)
                cover += 1 if fits else 0
                self._places.append(number_place(left, number, fits, blanks))
                self._places.append(region_number_place(left, region, number, fits, blanks))
            in_bag = bag >> region & 1
            self._places.append(cover_place(left, in_bag, blanks, cover))
            self._places.append(region_cover_place(left, in_bag, region, blanks, cover))
            gaps += 6 - cover
        return gaps
