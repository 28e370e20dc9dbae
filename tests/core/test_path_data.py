"""Path data: moved as a whole, and as corners."""

import math

import pytest

from rollwright.core.path_data import BadPath, moved_path, outline_of
from rollwright.core.print import circle, polygon, rounded

# Every command, absolute and relative, with numbers and flags run together.
ALL = (
    "m1 1l2 2L9 9h3H20v3V4c1 1 2 2 3 0C1 2 3 4 5 6s1 1 2 2S9 9 8 8q1 2 3 4Q1 2 3 4t5 5T6 6"
    "a5 5 0 015.5.5A5 5 0 1 0 30-30zM4 4 5 5"
)


def flat(d: str) -> list[float]:
    return [number for part in outline_of(d) for corner in part for number in corner]


def test_a_moved_path_has_the_same_outline_elsewhere() -> None:
    moved = flat(moved_path(ALL, 100, -20))
    expected = [n + (-20 if at % 2 else 100) for at, n in enumerate(flat(ALL))]
    assert moved == pytest.approx(expected)


def test_a_relative_path_moves_by_its_start_alone() -> None:
    assert moved_path("m1 1l2 2h3", 10, 20) == "M11 21l2 2h3"


@pytest.mark.parametrize("radius", [3, 40])
def test_the_corners_of_a_circle_lie_on_it(radius: float) -> None:
    (corners,) = outline_of(circle(10, 20, radius))
    for x, y in corners:
        assert math.hypot(x - 10, y - 20) == pytest.approx(radius)
    assert len(corners) > 20


def test_an_ellipse_on_a_slant_keeps_its_axes() -> None:
    (corners,) = outline_of("M0 0A20 10 30 0 1 30 0")
    assert corners[-1] == (30, 0)
    # An arc that sweeps clockwise from left to right lies above.
    assert min(y for _, y in corners) < -5


def test_curves_end_where_they_end() -> None:
    assert outline_of("M0 0c0 10 10 10 10 0s10-10 10 0")[0][-1] == pytest.approx((20, 0))
    # A smooth curve starts in the direction in which the last one ended.
    (wave,) = outline_of("M0 0q5 10 10 0t10 0")
    assert min(y for _, y in wave) == pytest.approx(-max(y for _, y in wave))


def test_simple_shapes() -> None:
    assert outline_of(polygon([(0, 0), (4, 0), (4, 3)])) == [[(0, 0), (4, 0), (4, 3)]]
    box = outline_of(rounded(10, 20, 30, 40, 5))[0]
    assert (min(x for x, _ in box), max(y for _, y in box)) == pytest.approx((10, 60))


@pytest.mark.parametrize(
    "d", ["", "5 5", "L1 1", "M1", "M1 1X", "M1 1L2", "M0 0A1 1 0 2 0 3 3", "M0 0z5"]
)
def test_what_is_no_path_is_refused(d: str) -> None:
    with pytest.raises(BadPath):
        outline_of(d)
