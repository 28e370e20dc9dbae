"""Shapes on a grid of characters."""

from rollwright.core.place import Outline, box
from rollwright.sheets.raster import Raster, rasterize


def picture(raster: Raster) -> list[str]:
    return ["".join(".ABC"[owner + 1] for owner in line) for line in raster.owners]


def test_a_rectangle_and_a_polygon_fill_exactly_their_units() -> None:
    corner = Outline(
        "polygon", (2.0, 0.0, 4.0, 0.0, 4.0, 2.0, 3.0, 2.0, 3.0, 1.0, 2.0, 1.0), (3.0, 0.5)
    )
    raster = rasterize((box(0.0, 0.0, 2.0, 2.0), corner), 2, 1)
    assert picture(raster) == ["AAAABBBB", "AAAA..BB"]


def test_the_grid_starts_where_the_shapes_start() -> None:
    raster = rasterize((box(-3.0, 7.0, 1.0, 1.0), box(-2.0, 8.0, 1.0, 1.0)), 1, 1)
    assert picture(raster) == ["A.", ".B"]
    assert (raster.left, raster.top) == (-3, 7)


def test_circles_and_hexes_are_round() -> None:
    for kind in ("circle", "hex"):
        rows = picture(rasterize((Outline(kind, (0.0, 0.0, 2.0), (0.0, 0.0)),), 4, 2))
        widths = [row.count("A") for row in rows]
        assert max(widths) >= len(rows)
        assert widths[0] < max(widths)
        assert widths == widths[::-1]


def test_later_shapes_lie_on_top() -> None:
    raster = rasterize((box(0.0, 0.0, 3.0, 1.0), box(1.0, 0.0, 1.0, 1.0)), 1, 1)
    assert picture(raster) == ["ABA"]


def test_neighbors_share_an_edge_not_a_corner() -> None:
    squares = tuple(box(x, y) for x, y in ((0, 0), (1, 0), (2, 1)))
    assert rasterize(squares, 2, 1).neighbors == {0: {1}, 1: {0}}


def test_borders_meet_at_the_upper_left() -> None:
    raster = rasterize((box(0.0, 0.0, 2.0, 1.0),), 1, 1)
    assert raster.borders == [[10, 12, 6], [9, 12, 5]]


def test_text_stays_clear_of_borders() -> None:
    raster = rasterize((box(0.0, 0.0, 3.0, 2.0), box(3.0, 0.0, 3.0, 2.0)), 2, 1)
    for fenced, rows in ((True, {1}), (False, {0, 1})):
        runs = raster.runs(fenced)
        assert {row for row, _, _ in runs[0]} == rows
        assert max(length for _, _, length in runs[1]) == 5
        assert min(column for _, column, _ in runs[1]) == 7
