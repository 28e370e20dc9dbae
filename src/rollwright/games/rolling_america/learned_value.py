"""The learned value of a map: the estimate and the weights of the traits, in few tables.

What a cell of its own and a shared one say of the same thing, and what the estimate says of it,
is added up once, when the weights are read. So a value takes about a microsecond.
"""

from typing import Final, cast

from mypy_extensions import i64

from rollwright.games.rolling_america.draft import Draft, ones
from rollwright.games.rolling_america.estimate import OPEN, PAIR, RISKS, SAFE, worth_of_powers
from rollwright.games.rolling_america.map import NEIGHBORS, REGION, STATES, WILD
from rollwright.games.rolling_america.rooms import (
    BORDER_AT,
    BORDER_PAIRS,
    FULL_ROOM,
    ROOM_OF,
    ROOM_SIZES,
    ROOMS,
)
from rollwright.games.rolling_america.trait_tables import (
    BLANKS,
    COVERS,
    FITS,
    MOST_FITS,
    REGION_BLANKS,
    ROUNDS_LEFT,
    TRAITS,
    TURNS,
    border_place,
    cover_place,
    dead_end_place,
    fits_place,
    gap_place,
    least,
    number_place,
    pair_place,
    powers_place,
    region_cover_place,
    region_number_place,
    room_place,
    round_left,
    slack_place,
    state_place,
)

_PAIRS: Final = ROOMS * ROOMS
_BORDERS: Final = len(BORDER_PAIRS)


class LearnedValue:
    """Values drafts by weights, one for each trait; with none, by the estimate."""

    def __init__(self, weights: list[float]) -> None:
        self._weights = weights or [0.0] * TRAITS
        self._rooms: list[int] = [0] * len(STATES)
        self._gaps: i64 = 0
        pool: dict[object, object] = {}
        self._by_state: list[float] = _pooled(self._state_table(), pool)
        self._by_border: list[float] = _pooled(self._border_table(), pool)
        self._by_number: list[float] = _pooled(self._number_table(), pool)
        self._by_region: list[float] = _pooled(self._region_table(), pool)
        self._by_fits: list[float] = _pooled(self._fits_table(), pool)

    # --- tables ------------------------------------------------------------------------

    def _state_table(self) -> list[float]:
        weights = self._weights
        table: list[float] = []
        for left in range(TURNS):
            for state in range(len(STATES)):
                for room in range(ROOMS):
                    size = ROOM_SIZES[room]
                    cell = -SAFE if size == 6 else -RISKS[size]
                    if left:
                        cell += weights[room_place(left, state, room)]
                        cell += weights[state_place(left, state, room)]
                    table.append(cell)
        return table

    def _border_table(self) -> list[float]:
        weights = self._weights
        table: list[float] = []
        for round_ in range(ROUNDS_LEFT):
            left = 3 * round_ + 1
            for border in range(_BORDERS):
                for rooms in range(_PAIRS):
                    shared = weights[pair_place(left, rooms)]
                    table.append(shared + weights[border_place(left, border, rooms)] - PAIR)
        return table

    def _number_table(self) -> list[float]:
        weights = self._weights
        table: list[float] = []
        for left in range(TURNS):
            for region in range(WILD):
                for number in range(1, 7):
                    for fits in range(FITS):
                        for blanks in range(1, BLANKS + 1):
                            cell = 0.0
                            if left:
                                cell = weights[number_place(left, number, fits, blanks)]
                                cell += weights[
                                    region_number_place(left, region, number, fits, blanks)
                                ]
                            table.append(cell)
        return table

    def _region_table(self) -> list[float]:
        weights = self._weights
        table: list[float] = []
        for left in range(TURNS):
            for in_bag in range(2):
                for region in range(WILD):
                    for blanks in range(REGION_BLANKS):
                        for cover in range(COVERS):
                            cell = 0.0
                            if left:
                                cell = weights[cover_place(left, in_bag, blanks, cover)]
                                cell += weights[
                                    region_cover_place(left, in_bag, region, blanks, cover)
                                ]
                            table.append(cell)
        return table

    def _fits_table(self) -> list[float]:
        weights = self._weights
        return [
            weights[fits_place(left, number, fits)]
            for left in range(TURNS)
            for number in range(1, 7)
            for fits in range(MOST_FITS)
        ]

    # --- values ------------------------------------------------------------------------

    def value(self, draft: Draft, left: i64, bag: i64) -> float:
        """Minus the expected Xs, with 1 or more turns left and these dice in the bag."""
        worth = worth_of_powers(draft.color_changes, draft.guards, draft.dupes, ones(draft.blank))
        value = worth - float(draft.crosses) + self._states(draft, left)
        value += self._regions(draft, left, bag) + self._fits(draft, left)
        weights = self._weights
        value += weights[powers_place(draft, left)] + weights[slack_place(draft, left)]
        dead_ends = ones(draft.blank & ~(draft.two | draft.three | draft.four | draft.five))
        value += weights[dead_end_place(draft, left, dead_ends)]
        return value + weights[gap_place(draft, left, self._gaps)]

    def _states(self, draft: Draft, left: i64) -> float:
        """What blank states and the borders between them are worth."""
        total = 0.0
        table = self._by_state
        row: i64 = left * len(STATES) * ROOMS
        blank = draft.blank
        todo = blank
        while todo:
            lowest = todo & -todo
            todo ^= lowest
            state: i64 = ones(lowest - 1)
            room: i64 = ROOM_OF[draft.room_mask(state)]
            self._rooms[state] = room
            total += table[row + state * ROOMS + room]
            near: i64 = NEIGHBORS[state]
            near &= blank
            if near:
                if room == FULL_ROOM:
                    total -= OPEN - SAFE
                near &= lowest - 1
                if near:
                    total += self._borders(left, state, room, near)
        return total

    def _borders(self, left: i64, state: i64, room: i64, others: i64) -> float:
        total = 0.0
        table = self._by_border
        rooms = self._rooms
        row = round_left(left) * _BORDERS
        while others:
            lowest = others & -others
            others ^= lowest
            other: i64 = ones(lowest - 1)
            first: i64 = rooms[other]
            border: i64 = BORDER_AT[state * len(STATES) + other]
            total += table[(row + border) * _PAIRS + first * ROOMS + room]
        return total

    def _regions(self, draft: Draft, left: i64, bag: i64) -> float:
        """What regions are worth; counts the numbers that fit nowhere in theirs."""
        total = 0.0
        gaps: i64 = 0
        for region in range(WILD):
            reach: i64 = REGION[region]
            blanks = ones(draft.blank & reach)
            if not blanks:
                continue
            row = (left * WILD + region) * 6
            column = least(blanks, BLANKS) - 1
            cover: i64 = 0
            for number in range(1, 7):
                fits = ones(draft.fits(number) & reach)
                cover += 1 if fits else 0
                at = ((row + number - 1) * FITS + least(fits, FITS - 1)) * BLANKS + column
                total += self._by_number[at]
            row = (left * 2 + (bag >> region & 1)) * WILD + region
            total += self._by_region[(row * REGION_BLANKS + blanks) * COVERS + cover]
            gaps += 6 - cover
        self._gaps = gaps
        return total

    def _fits(self, draft: Draft, left: i64) -> float:
        total = 0.0
        for number in range(1, 7):
            fits = least(ones(draft.fits(number)), MOST_FITS - 1)
            total += self._by_fits[(left * 6 + number - 1) * MOST_FITS + fits]
        return total


def _pooled(table: list[float], pool: dict[object, object]) -> list[float]:
    """The table with equal numbers as one object: so it is small, and read faster.

    Compiled code would make a new object of a `float`, but not of an `object`.
    """
    cells: list[object] = []
    for cell in cast(list[object], table):
        cells.append(pool.setdefault(cell, cell))
    return cast(list[float], cells)
