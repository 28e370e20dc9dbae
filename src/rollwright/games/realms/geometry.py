"""The geometry of cards: neighbours, connected areas, and shapes on a grid.

Sets of places are bit masks: place 3 is bit 3.
"""

from itertools import pairwise

from rollwright.games.realms.card import Card

Cell = tuple[int, int]


# --- neighbours --------------------------------------------------------------------------------


def neighbors_in_lines(places: int, lines: list[list[int]]) -> list[list[int]]:
    """The neighbours of each place: those next to it in a row, a column or a path."""
    found: list[list[int]] = [[] for _ in range(places)]
    for line in lines:
        for one, other in pairwise(line):
            found[one].append(other)
            found[other].append(one)
    return found


def neighbors_on_grid(card: Card) -> list[int]:
    """The places that share a side with each place, as sets, where ids are like `a1`."""
    spots = [cells_of(place.id)[0] for place in card.places]
    return [
        sum([1 << at for at, (x, y) in enumerate(spots) if abs(x - across) + abs(y - down) == 1])
        for across, down in spots
    ]


def neighbors_by_distance(card: Card, places: list[int], factor: float = 1.1) -> list[list[int]]:
    """The neighbours of each of these places: those about as near as the two nearest places.

    For hexes and other places of equal size; all other places of the card get no neighbours.
    """
    card.reads_outlines = True
    middles = {place: card.places[place].outline.center for place in places}
    nearest = min([_distance(middles[a], middles[b]) for a in places for b in places if a != b])
    found: list[list[int]] = [[] for _ in card.places]
    for place in places:
        found[place] = [
            other
            for other in places
            if other != place and _distance(middles[place], middles[other]) < factor * nearest
        ]
    return found


def _distance(one: tuple[float, float], other: tuple[float, float]) -> float:
    across, down = one[0] - other[0], one[1] - other[1]
    return float((across * across + down * down) ** 0.5)


# --- areas -------------------------------------------------------------------------------------


def area_of(places: list[int]) -> int:
    """These places as a set."""
    return sum([1 << place for place in places])


def places_in(area: int) -> list[int]:
    """The places of a set, in their order."""
    return [place for place in range(area.bit_length()) if area >> place & 1]


def beside(neighbors: list[int], area: int) -> int:
    """All neighbours of the places of an area."""
    found = 0
    while area:
        place = area.bit_length() - 1
        found |= neighbors[place]
        area ^= 1 << place
    return found


def reach(neighbors: list[int], area: int, free: int) -> int:
    """The area and all free places connected to it."""
    edge = area
    while edge:
        place = edge.bit_length() - 1
        found = neighbors[place] & free & ~area
        area |= found
        edge = edge ^ 1 << place | found
    return area


# --- shapes on a grid --------------------------------------------------------------------------


def cells_of(text: str) -> list[Cell]:
    """The cells of a shape written as `a1 a2 b1`: column letter and row number."""
    return [(ord(word[0]) - ord("a"), int(word[1:]) - 1) for word in text.split()]


def grid_of(card: Card, places: list[int]) -> dict[Cell, int]:
    """These places by their cells, where ids are like `a1`; column by column within a row."""
    found = {cells_of(card.places[place].id)[0]: place for place in dict.fromkeys(places)}
    return {cell: found[cell] for cell in sorted(found, key=_row_first)}


def _row_first(cell: Cell) -> Cell:
    return (cell[1], cell[0])


def orientations(shape: list[Cell]) -> list[list[Cell]]:
    """All distinct rotations and reflections of the shape, at the top left."""
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


def placements(
    shape: list[Cell], grid: dict[Cell, int], *, turning: bool = True
) -> list[list[int]]:
    """Every way to lay the shape on a grid, as sorted places of the grid."""
    laid: list[list[int]] = []
    for cells in orientations(shape) if turning else [shape]:
        # The first cell goes through the grid, not the corner of the shape: a corner that the shape
        # leaves empty may lie beside the grid, where this has gaps.
        left, top = cells[0]
        for across, down in sorted(grid):
            spots = [(across + x - left, down + y - top) for x, y in cells]
            if all([spot in grid for spot in spots]):
                laid.append(sorted([grid[spot] for spot in spots]))
    return sorted(laid)
