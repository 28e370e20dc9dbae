"""The outline of each state, traced from the blocks of the map."""

from typing import Final

from rollwright.core.place import Outline
from rollwright.games.rolling_america.map import ROWS, STATES

Corner = tuple[int, int]


def _cells(code: str) -> list[Corner]:
    return [(x, y) for y, row in enumerate(ROWS) for x, cell in enumerate(row) if cell == code]


def _edges(cells: set[Corner]) -> dict[Corner, list[Corner]]:
    """The outer sides of a shape, each running clockwise."""
    edges: dict[Corner, list[Corner]] = {}
    for x, y in sorted(cells):
        sides = (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        )
        for beyond, start, end in sides:
            if beyond not in cells:
                edges.setdefault(start, []).append(end)
    return edges


def _polygon(cells: set[Corner]) -> tuple[float, ...]:
    """The corners of a shape without holes, clockwise from its top left."""
    edges = _edges(cells)
    start = min(edges, key=lambda corner: (corner[1], corner[0]))
    path = [start]
    here = edges[start].pop()
    while here != start:
        path.append(here)
        # Where two cells touch at a corner only, a right turn stays with the same cell.
        here = edges[here].pop(0)
    corners = [
        corner
        for before, corner, behind in zip(
            path[-1:] + path[:-1], path, path[1:] + path[:1], strict=True
        )
        if not (before[0] == corner[0] == behind[0] or before[1] == corner[1] == behind[1])
    ]
    return tuple(float(number) for corner in corners for number in corner)


def _center(cells: set[Corner]) -> tuple[float, float]:
    """The middle of the most central block of three by two cells, where there is room to write."""
    blocks = [
        (x, y)
        for x, y in sorted(cells)
        if all((x + right, y + down) in cells for right in range(3) for down in range(2))
    ]
    middle_x = sum(x for x, _ in cells) / len(cells) - 1
    middle_y = sum(y for _, y in cells) / len(cells) - 0.5
    x, y = min(blocks, key=lambda at: (abs(at[0] - middle_x) + abs(at[1] - middle_y), at))
    return x + 1.5, y + 1.0


def _outline(code: str) -> Outline:
    cells = set(_cells(code))
    return Outline("polygon", _polygon(cells), _center(cells))


OUTLINES: Final[list[Outline]] = [_outline(code) for code in STATES]
