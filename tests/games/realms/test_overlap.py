"""Tests of the helper for overlapping places, with concave shapes."""

import pytest

from rollwright.core.place import Outline, box
from tests.games.realms.overlap import Corner, corners, depth, parts, turn

# An L that stands on its foot: rows go down.
L_SHAPE: list[Corner] = [(0, 0), (2, 0), (2, 4), (6, 4), (6, 6), (0, 6)]
# It has corners on straight lines, and others that lie on one line with an edge.
COMB: list[Corner] = [
    *[(0.0, 0.0), (1.0, 0.0), (1.0, 2.0), (2.0, 2.0), (2.0, 0.0), (3.0, 0.0)],
    *[(3.0, 2.0), (4.0, 2.0), (4.0, 0.0), (5.0, 0.0), (5.0, 3.0), (2.5, 3.0), (0.0, 3.0)],
]
# The ear at its tip has the dent in it, and can't be cut off first.
DART: list[Corner] = [(2, 0), (4, 6), (2, 2), (0, 6)]
SHAPES = [
    (DART, 4),
    (DART[:1] + DART[:0:-1], 4),
    (L_SHAPE, 20),
    (L_SHAPE[::-1], 20),
    (COMB, 11),
    (COMB[::-1], 11),
]


def l_outline() -> Outline:
    return Outline("polygon", tuple(number for corner in L_SHAPE for number in corner), (1, 5))


def test_the_corners_of_a_polygon_are_its_numbers_two_by_two() -> None:
    assert corners(l_outline()) == L_SHAPE


@pytest.mark.parametrize(("shape", "area"), SHAPES)
def test_a_shape_with_a_dent_is_cut_into_triangles_that_fill_it(
    shape: list[Corner], area: float
) -> None:
    triangles = parts(shape)
    assert {len(triangle) for triangle in triangles} == {3}
    assert sum(turn(*triangle) / 2 for triangle in triangles) == area
    assert min(turn(*triangle) for triangle in triangles) > 0
    # Of the right area, and none over another: they are the shape itself.
    for number, triangle in enumerate(triangles):
        assert all(depth(triangle, other) <= 0 for other in triangles[:number])


def test_a_shape_without_a_dent_stays_whole() -> None:
    square = corners(box(0, 0, 2, 2))
    assert parts(square) == [square]
    assert parts(square[::-1]) == [square[::-1]]


@pytest.mark.parametrize("shape", [L_SHAPE, L_SHAPE[::-1]])
@pytest.mark.parametrize(
    ("other", "over"),
    [
        # In the dent, where they touch the upright arm, the foot or both.
        (box(2, 0, 4, 4), False),
        (box(3, 3, 2, 1), False),
        (Outline("circle", (4, 2, 2), (4, 2)), False),
        (Outline("polygon", (2, 0, 6, 4, 2, 4), (3, 3)), False),
        # In the dent, and at the other side of the arms.
        (box(3, 1, 2, 2), False),
        (box(6, 4, 2, 2), False),
        # A bit over an inner edge, or over the inner corner alone.
        (box(1.95, 1, 2, 2), True),
        (box(3, 3.05, 2, 1), True),
        (Outline("circle", (4, 2, 2.05), (4, 2)), True),
        (Outline("polygon", (1.9, 3, 3, 4.1, 3, 3), (2.6, 3.4)), True),
        # One within the other, with no edges that cross.
        (box(0.5, 0.5, 1, 1), True),
        (box(4, 4.5, 1, 1), True),
        (box(-1, -1, 9, 9), True),
    ],
)
def test_what_lies_in_the_dent_of_an_l_is_not_over_it(
    shape: list[Corner], other: Outline, over: bool
) -> None:
    assert (depth(shape, corners(other)) > 0.01) == over
    assert (depth(corners(other), shape) > 0.01) == over


def test_a_shape_may_end_where_it_began() -> None:
    closed: list[Corner] = [(0, 0), (2, 0), (2, 2), (0, 2), (0, 0)]
    aside: list[Corner] = [(1, 1), (3, 1), (3, 3), (1, 3)]
    assert depth(closed, aside) == depth(closed[:-1], aside) == 1
