"""Planet Unknown: numbers are given shapes, shapes come in pairs, rows and columns fill up."""

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.realms.registry import find_realm
from tests.games.realms.scenario import Seat

NAME = "planet-unknown"
USE = f"A>{NAME}:"
ROWS = ["b1 c1 d1", *[f"a{n} b{n} c{n} d{n} e{n}" for n in range(2, 6)], "b6 c6 d6"]
SQUARES = " ".join(ROWS).split()
# One way to draw each shape.
DRAWN = {
    1: "b1,c1",
    2: "b2,b3,b4,c2,c3",
    3: "a2,a3,b3",
    4: "a2,b2,b3,c2",
    5: "b1,c1,d1",
    6: "b1,b2,b3,c3",
}


def planet(*others: str) -> Seat:
    return Seat(NAME, *others)


def filled(*squares: str) -> dict[str, str]:
    return dict.fromkeys(squares, "x")


def shapes(seat: Seat, die: str = "A") -> list[int]:
    """The shapes that a die may draw, if there is room for those in `DRAWN`."""
    legal = seat.legal(f"{die}>{NAME}:")
    return [shape for shape, squares in DRAWN.items() if squares in legal]


# --- numbers and shapes ----------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 7))
def test_a_new_number_takes_any_free_shape(number: int) -> None:
    assert shapes(planet().roll(number, number)) == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("shape", range(1, 7))
def test_a_new_number_is_written_at_the_shape_it_draws(shape: int) -> None:
    seat = planet().roll(4, 1).play(USE + DRAWN[shape])
    assert seat.marks(NAME) == {f"shape{shape}": "4", **filled(*DRAWN[shape].split(","))}


def test_a_number_keeps_its_shape() -> None:
    seat = planet().roll(4, 1).play(USE + "a2,a3").roll(4, 1)
    assert {len(text.split(",")) for text in seat.legal(USE)} == {2}
    seat.play(USE + "a4,a5")
    assert seat.marks(NAME) == {"shape1": "4", **filled("a2", "a3", "a4", "a5")}


def test_two_numbers_do_not_share_a_shape() -> None:
    seat = planet().write(NAME, None, shape1="4", **filled("a4", "a5")).roll(6, 1)
    assert shapes(seat) == [2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("left", "right", "number", "free"),
    [
        ("3", "", 2, [3, 4, 5, 6]),
        ("3", "", 4, [2, 3, 4, 5, 6]),
        ("", "3", 2, [1, 3, 4, 5, 6]),
        ("", "3", 4, [3, 4, 5, 6]),
    ],
)
def test_the_left_number_of_a_pair_is_the_lower_one(
    left: str, right: str, number: int, free: list[int]
) -> None:
    given = {"shape1": left, "shape2": right}
    marks = {shape: number for shape, number in given.items() if number}
    # The squares at the edge are not needed by any way in `DRAWN`.
    seat = planet().write(NAME, None, **marks, **filled("e2", "e3", "e4", "e5", "d6"))
    assert shapes(seat.roll(number, number)) == free


def test_a_shape_may_be_used_before_its_partner_has_a_number() -> None:
    seat = planet().roll(3, 1).play(USE + "a2,a3").roll(3, 1).play(USE + "a4,a5").roll(3, 1)
    assert shapes(seat) == [1]


def test_the_value_that_counts_is_that_of_the_stepped_die() -> None:
    seat = planet().give(pumpkin=2).roll(4, 1).play("A+1", USE + "a2,a3")
    assert seat.marks(NAME)["shape1"] == "5"


# --- drawing ---------------------------------------------------------------------------------


def test_shapes_are_turned_and_flipped() -> None:
    legal = planet().roll(4, 1).legal(USE)
    # The L of four: standing, lying, mirrored.
    assert {"b1,b2,b3,c3", "b1,b2,b3,c1", "a2,a3,b2,c2", "b3,c1,c2,c3"} <= set(legal)


def test_shapes_cover_empty_squares_only_and_need_not_touch() -> None:
    seat = planet().write(NAME, None, shape1="4", **filled("c3", "c4")).roll(2, 1)
    legal = seat.legal(USE)
    assert [text for text in legal if {"c3", "c4"} & set(text.split(","))] == []
    assert "b6,c6,d6" in legal


def test_the_corners_are_no_part_of_the_planet() -> None:
    covered = {square for text in planet().roll(4, 1).legal(USE) for square in text.split(",")}
    assert covered == set(SQUARES)


@pytest.mark.parametrize("corner", ["a2,b1,b2", "d1,d2,e2", "a5,b5,b6", "d5,d6,e5"])
def test_a_shape_may_bend_around_a_missing_corner(corner: str) -> None:
    assert corner in planet().roll(4, 1).legal(USE)


def test_shapes_lie_in_the_same_ways_on_each_side_of_the_planet() -> None:
    legal = set(planet().roll(4, 1).legal(USE))
    beside, over = (
        dict(zip("abcde", "edcba", strict=True)),
        dict(zip("123456", "654321", strict=True)),
    )
    for text in legal:
        squares = text.split(",")
        assert ",".join(sorted(beside[square[0]] + square[1] for square in squares)) in legal
        assert ",".join(sorted(square[0] + over[square[1]] for square in squares)) in legal


def test_a_number_whose_shape_fits_nowhere_is_not_used() -> None:
    free = ("b1", "c1", "e3")
    rest = filled(*[square for square in SQUARES if square not in free])
    marks = {"shape1": "1", "shape6": "6", "columnd": "o"}
    seat = planet().write(NAME, None, **marks, **rest).roll(6, 1)
    assert seat.legal(USE) == []
    assert seat.legal(f"B>{NAME}:") == ["b1,c1"]
    # A new number finds no room for any shape but that of the 1.
    assert seat.roll(3, 1).legal(USE) == []


# --- columns and rows --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("column", "gains"), [("b", (1, 0, 0)), ("c", (0, 1, 0)), ("d", (0, 0, 1))]
)
def test_a_full_middle_column_gives_its_resource(column: str, gains: tuple[int, int, int]) -> None:
    marks = {"shape1": "4", **filled(*[f"{column}{n}" for n in range(1, 5)])}
    seat = planet().write(NAME, None, **marks).roll(4, 1).play(f"{USE}{column}5,{column}6")
    assert seat.marks(NAME)[f"column{column}"] == "o"
    assert seat.resources() == gains


def test_the_outer_columns_give_nothing() -> None:
    marks = {"shape1": "4", **filled("a2", "a3", "e2", "e3", "e4", "e5")}
    seat = planet().write(NAME, None, **marks).roll(4, 1).play(USE + "a4,a5")
    assert seat.resources() == (0, 0, 0)


def test_a_shape_may_complete_two_columns() -> None:
    rest = [f"{column}{n}" for column in "bc" for n in range(1, 6)]
    seat = planet().write(NAME, None, shape1="4", **filled(*rest)).roll(4, 1)
    assert seat.play(USE + "b6,c6").resources() == (1, 1, 0)


@pytest.mark.parametrize("row", ROWS)
def test_each_full_row_scores(row: str) -> None:
    planet().write(NAME, 0, shape1="4", **filled(*row.split()[1:]))
    planet().write(NAME, 1, shape1="4", **filled(*row.split()))


def test_six_rows_are_six_stars() -> None:
    rewards = dict.fromkeys(["columnb", "columnc", "columnd"], "o")
    planet().write(NAME, 6, shape1="4", **filled(*SQUARES), **rewards)


# --- the card ----------------------------------------------------------------------------------


def test_all_shapes_differ() -> None:
    rules = find_realm(NAME).realm
    texts = [option.text for option in rules.all_options]
    assert len(set(texts)) == len(texts)


def test_what_a_move_touches_is_told() -> None:
    marks = {"shape1": "4", **filled("b1", "b2", "b3", "b4")}
    seat = planet().write(NAME, None, **marks).roll(2, 4)
    rules, state = find_realm(NAME).realm, seat.position.pads[0].realms[0]
    names = [place.id for place in rules.card.places]
    die = seat.position.pads[0].dice[0]
    touched = rules.touches(state, rules.option_of["b5,b6,c6"], die)
    assert [names[place] for place in touched] == ["b5", "b6", "c6", "shape3", "columnb"]


@pytest.mark.parametrize(
    "marks",
    [
        {"shape1": "4"},
        {"a2": "x", "a3": "x"},
        {"a2": "x", "a3": "x", "shape3": "1"},
        {"shape1": "4", "shape3": "4", **filled(*SQUARES[:10])},
        {"shape1": "4", "shape2": "3", **filled(*SQUARES[:10])},
        {"shape1": "4", **filled("b1", "b2", "b3", "b4", "b5", "b6")},
        {"shape1": "4", "columnb": "o", **filled("b1", "b2")},
        {"shape1": "7", **filled("b1", "b2")},
    ],
)
def test_a_card_that_no_play_fills_so_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        planet().write(NAME, None, **marks)
