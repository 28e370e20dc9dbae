"""Shapes on a grid: turned, flipped and laid wherever they fit."""

Cell = tuple[int, int]


def cells_of(text: str) -> list[Cell]:
    """The cells of a shape written as `a1 a2 b1`: column letter and row number."""
    return [(ord(word[0]) - ord("a"), int(word[1:]) - 1) for word in text.split()]


def orientations(shape: list[Cell]) -> list[list[Cell]]:
    """The shape in every way it can be turned and flipped, each once, at the top left."""
    found: list[list[Cell]] = []
    for flipped in (False, True):
        cells = [(-x, y) for x, y in shape] if flipped else shape
        for _ in range(4):
            cells = [(-y, x) for x, y in cells]
            left, top = min([x for x, _ in cells]), min([y for _, y in cells])
            moved = sorted([(x - left, y - top) for x, y in cells])
            if moved not in found:
                found.append(moved)
    return sorted(found)


def placements(shape: list[Cell], grid: dict[Cell, int]) -> list[list[int]]:
    """Every way to lay the shape on a grid, as sorted places of the grid."""
    laid: list[list[int]] = []
    for cells in orientations(shape):
        for across, down in sorted(grid):
            spots = [(across + x, down + y) for x, y in cells]
            if all([spot in grid for spot in spots]):
                laid.append(sorted([grid[spot] for spot in spots]))
    return sorted(laid)
