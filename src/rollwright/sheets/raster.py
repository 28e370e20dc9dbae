"""Shapes on a grid of characters: which place each character belongs to."""

import math
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import Final

from rollwright.core.place import Corners, Outline, corners_of

NO_PLACE: Final = -1


@dataclass(frozen=True, eq=False)
class Raster:
    """A grid of characters, each with the number of the place that owns it, or NO_PLACE.

    `left` and `top` are the coordinates of its corner, `columns` and `lines` the size of a
    unit in characters.
    """

    owners: tuple[tuple[int, ...], ...]
    left: float
    top: float
    columns: float
    lines: int

    @property
    def width(self) -> int:
        """How many characters a line has."""
        return len(self.owners[0])

    @property
    def height(self) -> int:
        """How many lines there are."""
        return len(self.owners)

    def owner(self, row: int, column: int) -> int:
        """The owner of a character; NO_PLACE outside the grid."""
        if 0 <= row < self.height and 0 <= column < self.width:
            return self.owners[row][column]
        return NO_PLACE

    @cached_property
    def borders(self) -> list[list[int]]:
        """Which borders meet at the upper left of each character: up 1, down 2, left 4, right 8.

        There is one more line and column than in the grid, for the borders at its end.
        """
        edge = [NO_PLACE] * (self.width + 2)
        rows = [edge, *([NO_PLACE, *line, NO_PLACE] for line in self.owners), edge]
        return [
            [
                (before != above)
                + 2 * (beside != here)
                + 4 * (before != beside)
                + 8 * (above != here)
                for before, above, beside, here in zip(
                    upper, upper[1:], lower, lower[1:], strict=False
                )
            ]
            for upper, lower in pairwise(rows)
        ]

    def runs(self, fenced: bool) -> dict[int, list[tuple[int, int, int]]]:
        """Where text can start in each place: row, column, and how long it may be.

        It stays clear of the border on the left; where the places are fenced, borders take up
        characters above as well.
        """
        found: dict[int, list[tuple[int, int, int]]] = {}
        for row, line in enumerate(self.owners):
            length = 0
            for column in range(self.width - 1, 0, -1):
                owner = line[column]
                shut = self.borders[row][column] if fenced else line[column - 1] != owner
                length = 0 if shut or owner == NO_PLACE else length + 1
                if length:
                    found.setdefault(owner, []).append((row, column, length))
        return found

    @cached_property
    def neighbors(self) -> dict[int, set[int]]:
        """The places that share an edge with each place."""
        found: dict[int, set[int]] = {}
        for row in range(self.height):
            for column in range(self.width):
                here = self.owner(row, column)
                for there in (self.owner(row + 1, column), self.owner(row, column + 1)):
                    if here != there and NO_PLACE not in (here, there):
                        found.setdefault(here, set()).add(there)
                        found.setdefault(there, set()).add(here)
        return found


@lru_cache(maxsize=64)
def rasterize(shapes: tuple[Outline, ...], columns: float, lines: int) -> Raster:
    """Rasterize shapes with this many characters per unit; later shapes are on top."""
    outlines = [corners_of(shape) for shape in shapes]
    left = min(x for outline in outlines for x, _ in outline)
    top = min(y for outline in outlines for _, y in outline)
    right = max(x for outline in outlines for x, _ in outline)
    bottom = max(y for outline in outlines for _, y in outline)
    width = max(1, round((right - left) * columns))
    height = max(1, round((bottom - top) * lines))
    grid = [[NO_PLACE] * width for _ in range(height)]
    for number, outline in enumerate(outlines):
        moved = [((x - left) * columns, (y - top) * lines) for x, y in outline]
        _fill(grid, number, moved)
    return Raster(tuple(tuple(row) for row in grid), left, top, columns, lines)


def _fill(grid: list[list[int]], number: int, outline: Corners) -> None:
    """Fill every character whose center is inside."""
    rows = [y for _, y in outline]
    for row in range(max(0, math.floor(min(rows))), min(len(grid), math.ceil(max(rows)))):
        crossings = _crossings(outline, row + 0.5)
        for enter, leave in zip(crossings[::2], crossings[1::2], strict=True):
            for column in range(math.ceil(enter - 0.5), math.ceil(leave - 0.5)):
                if 0 <= column < len(grid[row]):
                    grid[row][column] = number


def _crossings(outline: Corners, y: float) -> list[float]:
    """Where the outline crosses a horizontal line, from left to right."""
    found: list[float] = []
    for (x1, y1), (x2, y2) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (y1 <= y) != (y2 <= y):
            found.append(x1 + (x2 - x1) * (y - y1) / (y2 - y1))
    return sorted(found)
