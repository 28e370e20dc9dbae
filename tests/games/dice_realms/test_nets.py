"""The net of a die can be folded and glued to a cube."""

from itertools import product

from rollwright.games.dice_realms.paper.net_print import CELLS, TABS

Spot = tuple[int, ...]


def folded_corners() -> dict[tuple[int, Spot], Spot]:
    """Where each corner of each side of the net comes to lie when it is folded to a cube.

    A side is known by its upper left corner and by its two edges, all as corners of a cube. Seen
    from the side in the middle, whoever rolls on over an edge comes to the next side.
    """
    middle = CELLS.index((1, 1))
    # The upper left corner, the way right, the way down, and the way into the cube.
    frames: dict[int, tuple[Spot, Spot, Spot, Spot]] = {
        middle: ((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1))
    }
    while len(frames) < len(CELLS):
        for side, (column, row) in enumerate(CELLS):
            for near, (start, right, down, inside) in list(frames.items()):
                step = (column - CELLS[near][0], row - CELLS[near][1])
                if side in frames:
                    continue
                if step == (1, 0):
                    frames[side] = (plus(start, right), inside, down, minus(right))
                elif step == (-1, 0):
                    frames[side] = (plus(start, inside), minus(inside), down, right)
                elif step == (0, 1):
                    frames[side] = (plus(start, down), right, inside, minus(down))
                elif step == (0, -1):
                    frames[side] = (plus(start, inside), right, minus(inside), down)
    found: dict[tuple[int, Spot], Spot] = {}
    for side, (start, right, down, _) in frames.items():
        column, row = CELLS[side]
        found[side, (column, row)] = start
        found[side, (column + 1, row)] = plus(start, right)
        found[side, (column, row + 1)] = plus(start, down)
        found[side, (column + 1, row + 1)] = plus(start, plus(right, down))
    return found


def plus(a: Spot, b: Spot) -> Spot:
    return tuple(x + y for x, y in zip(a, b, strict=True))


def minus(a: Spot) -> Spot:
    return tuple(-x for x in a)


def test_of_two_edges_that_meet_in_a_folded_net_one_has_a_tab() -> None:
    corners = folded_corners()
    assert set(corners.values()) == set(product((0, 1), repeat=3)), "it is a cube"
    # Each edge of the cube, and the edges in the net that come to lie there.
    meeting: dict[frozenset[Spot], set[frozenset[Spot]]] = {}
    for side, (column, row) in enumerate(CELLS):
        around = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)]
        for start, end in zip(around, around[1:] + around[:1], strict=True):
            edge = frozenset([corners[side, start], corners[side, end]])
            meeting.setdefault(edge, set()).add(frozenset([start, end]))
    tabs: list[frozenset[Spot]] = [frozenset(tab) for tab in TABS]
    assert len(meeting) == 12
    for flat in meeting.values():
        # Where two sides are joined in the net already, both have the same edge there.
        glued = sum(tabs.count(edge) for edge in flat)
        assert glued == (0 if len(flat) == 1 else 1), flat
