"""Tapestry: whole shapes on empty squares."""

import pytest

from tests.games.realms.scenario import Seat

NAME = "tapestry"
PLACE = f"A>{NAME}:"
PREFILLED = {"b2", "f1", "c3", "f4", "a6", "d6"}
GRID = [column + row for row in "123456" for column in "abcdef"]
# Big squares by row, with their rewards.
BIG = [
    [column + row for row in rows for column in columns]
    for rows in ("12", "34", "56")
    for columns in ("ab", "cd", "ef")
]
REWARDS = ["pumpkin", "heart", "coin", "coin", "pumpkin", "heart", "heart", "coin", "pumpkin"]
# Every shape in every way it can be turned and flipped, rows from the top.
DRAWINGS = {
    1: ["#"],
    2: ["##", "# #"],
    3: ["## #.", "## .#", "#. ##", ".# ##"],
    4: ["### .#.", ".#. ###", "#. ## #.", ".# ## .#"],
    5: ["### #.. #..", "### ..# ..#", "#.. #.. ###", "..# ..# ###"],
    6: ["### ##. #..", "### .## ..#", "#.. ##. ###", "..# .## ###"],
}


def cloth(filled: list[str] | None = None, stars: int = 0) -> Seat:
    """A card with these squares filled beside the prefilled ones."""
    marks = {square: "x" for square in filled or [] if square not in PREFILLED}
    for number, squares in enumerate(BIG, 1):
        if set(squares) <= PREFILLED | set(marks):
            marks[f"big{number}"] = "x"
    return Seat(NAME).write(NAME, stars, **marks)


def drawing(covered: str) -> str:
    """The squares of a move as a drawing, wherever they lie."""
    squares = {(ord(square[0]), int(square[1])) for square in covered.split(",")}
    columns = sorted({column for column, _ in squares})
    rows = sorted({row for _, row in squares})
    width = range(columns[0], columns[-1] + 1)
    height = range(rows[0], rows[-1] + 1)
    return " ".join("".join(".#"[(x, y) in squares] for x in width) for y in height)


@pytest.mark.parametrize("value", range(1, 7))
def test_each_number_has_its_shape_turned_and_flipped(value: int) -> None:
    laid = cloth().roll(value, 1).legal(PLACE)
    assert {drawing(covered) for covered in laid} == set(DRAWINGS[value])


@pytest.mark.parametrize("value", range(1, 7))
def test_a_shape_lies_wherever_it_fits_on_empty_squares_of_the_grid(value: int) -> None:
    free = set(GRID) - PREFILLED
    wanted = set()
    for shape in DRAWINGS[value]:
        cells = [
            (x, y)
            for y, row in enumerate(shape.split())
            for x, cell in enumerate(row)
            if cell == "#"
        ]
        for left in range(6):
            for top in range(6):
                spots = [f"{'abcdefghi'[left + x]}{top + y + 1}" for x, y in cells]
                if set(spots) <= free:
                    wanted.add(",".join(sorted(spots)))
    laid = cloth().roll(value, 1).legal(PLACE)
    assert len(laid) == len(set(laid))
    assert set(laid) == wanted


def test_the_printed_squares_are_filled_from_the_start() -> None:
    free = cloth().roll(1, 1).legal(PLACE)
    assert set(GRID) - set(free) == PREFILLED


def test_the_whole_shape_is_filled() -> None:
    seat = cloth().roll(4, 1).play(PLACE + "a3,a4,a5,b4")
    assert seat.marks(NAME) == {"a3": "x", "a4": "x", "a5": "x", "b4": "x"}


def test_shapes_never_overlap() -> None:
    seat = cloth().roll(2, 1).play(PLACE + "a3,b3").roll(2, 1)
    assert not [covered for covered in seat.legal(PLACE) if "a3" in covered or "b3" in covered]
    assert seat.why(PLACE + "a3,a4") == "Tapestry, square a3: that is taken already (marked)."


def test_a_shape_may_be_used_again_and_again() -> None:
    seat = cloth().roll(2, 1).play(PLACE + "a3,b3").roll(2, 1).play(PLACE + "a4,b4")
    assert set(seat.marks(NAME)) == {"a3", "b3", "a4", "b4", "big4"}


def test_a_shape_without_room_cannot_be_drawn_in_part() -> None:
    filled = [square for square in GRID if square not in ("a3", "a4", "a5", "b3")]
    seat = cloth(filled, 3).roll(5, 4)
    assert (seat.legal(PLACE), seat.legal(f"B>{NAME}:")) == ([], [])
    assert seat.roll(3, 4).legal(PLACE) == ["a3,a4,b3"]


def test_the_squares_of_a_move_are_written_in_order() -> None:
    assert "is not a move" in cloth().roll(2, 1).why(PLACE + "b3,a3")


@pytest.mark.parametrize("number", range(9))
def test_completing_a_big_square_gives_the_resource_in_it(number: int) -> None:
    last, *rest = [square for square in BIG[number] if square not in PREFILLED]
    seat = cloth(rest).roll(1, 6).play(PLACE + last)
    kinds = ("pumpkin", "heart", "coin")
    assert seat.resources() == tuple(int(kind == REWARDS[number]) for kind in kinds)


def test_an_incomplete_big_square_gives_nothing() -> None:
    assert cloth(["c1"]).roll(2, 6).play(PLACE + "c2,d2").resources() == (0, 0, 0)


def test_four_squares_across_two_big_ones_are_none() -> None:
    # b3, c3, b4 and c4: the c3 is prefilled.
    seat = cloth(["b3", "b4"])
    assert seat.roll(1, 6).play(PLACE + "c4").resources() == (0, 0, 0)


def test_one_shape_may_complete_two_big_squares() -> None:
    seat = cloth(["d4", "c4", "e4", "f3"]).roll(2, 6).play(PLACE + "d3,e3")
    assert seat.resources() == (1, 1, 0)


def test_a_created_1_completes_a_big_square_for_a_heart() -> None:
    # Step 3 of the overview.
    seat = cloth(["c2", "d1", "d2"]).roll(6, 2).give(coin=1).play("coins:1", f"C>{NAME}:c1")
    assert seat.resources() == (0, 1, 0)


@pytest.mark.parametrize("line", ["12", "34", "56", "ab", "cd", "ef"])
def test_each_big_row_and_column_is_a_star(line: str) -> None:
    squares = [square for square in GRID if square[0] in line or square[1] in line]
    last, *rest = [square for square in squares if square not in PREFILLED]
    seat = cloth(rest).roll(1, 6)
    assert seat.stars(NAME) == 0
    assert seat.play(PLACE + last).stars(NAME) == 1


def test_a_line_of_small_squares_is_no_big_row() -> None:
    seat = cloth(["a1", "b1", "c1", "d1"]).roll(1, 6).play(PLACE + "e1")
    assert seat.stars(NAME) == 0


def test_the_whole_grid_is_six_stars() -> None:
    seat = cloth(GRID[:-1], 4).roll(1, 6).play(PLACE + "f6")
    assert seat.stars(NAME) == 6
    assert seat.roll(1, 6).legal(PLACE) == []
