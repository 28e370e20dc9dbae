"""Wyrmspan: rows of rising numbers, and columns with goals."""

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.realms.registry import find_realm
from tests.games.realms.scenario import Seat

NAME = "wyrmspan"
A = f"A>{NAME}:"
B = f"B>{NAME}:"
GAINS = [
    ("a1", (1, 0, 0)),
    ("b1", (0, 1, 0)),
    ("c1", (0, 0, 1)),
    ("a2", (0, 1, 0)),
    ("b2", (0, 0, 1)),
    ("c2", (1, 0, 0)),
    ("a3", (0, 0, 1)),
    ("b3", (1, 0, 0)),
    ("c3", (0, 1, 0)),
]


def written(*rows: str) -> dict[str, str]:
    """The marks of rows such as `124`, with the stars of full rows."""
    marks: dict[str, str] = {}
    for number, row in enumerate(rows, 1):
        marks |= {f"{letter}{number}": value for letter, value in zip("abc", row, strict=False)}
        marks |= {f"row{number}": "x"} if len(row) == 3 else {}
    return marks


# --- writing -----------------------------------------------------------------------------------


def test_any_number_begins_any_row() -> None:
    for value in range(1, 7):
        assert Seat(NAME).roll(value, 1).legal(A) == ["1", "2", "3"]


@pytest.mark.parametrize(("cavern", "gain"), GAINS)
def test_a_number_goes_into_the_first_empty_cavern_and_gives_its_resource(
    cavern: str, gain: tuple[int, int, int]
) -> None:
    before = {"a": "", "b": "2", "c": "24"}[cavern[0]]
    row = int(cavern[1])
    seat = Seat(NAME).write(NAME, 0, **written(*[""] * (row - 1), before))
    seat.roll(5, 1).play(A + cavern[1])
    assert seat.marks(NAME)[cavern] == "5"
    assert seat.resources() == gain


def test_the_numbers_of_a_row_ascend() -> None:
    seat = Seat(NAME).write(NAME, 0, **written("3")).roll(3, 4)
    assert seat.legal(A) == ["2", "3"]
    assert seat.legal(B) == ["1", "2", "3"]
    assert seat.roll(2, 4).legal(A) == ["2", "3"]


def test_after_a_6_a_row_takes_no_more() -> None:
    seat = Seat(NAME).write(NAME, 0, **written("6")).roll(6, 5)
    assert (seat.legal(A), seat.legal(B)) == (["2", "3"], ["2", "3"])


def test_a_full_row_takes_no_more() -> None:
    seat = Seat(NAME).write(NAME, 1, **written("123")).roll(4, 5)
    assert seat.legal(A) == ["2", "3"]


# --- scoring -----------------------------------------------------------------------------------


def test_a_full_row_is_a_star() -> None:
    seat = Seat(NAME).write(NAME, 0, **written("", "12")).roll(3, 4).play(A + "2")
    assert seat.stars(NAME) == 1
    assert seat.marks(NAME)["row2"] == "x"


@pytest.mark.parametrize(("first", "second", "third", "stars"), [(1, 2, 4, 1), (1, 2, 2, 0)])
def test_the_left_column_wants_different_numbers(
    first: int, second: int, third: int, stars: int
) -> None:
    seat = Seat(NAME).write(NAME, 0, **written(str(first), str(second)))
    seat.roll(third, 6).play(A + "3")
    assert seat.stars(NAME) == stars
    assert ("left" in seat.marks(NAME)) == (stars == 1)


@pytest.mark.parametrize(("third", "stars"), [(4, 1), (5, 0)])
def test_the_middle_column_wants_equal_numbers(third: int, stars: int) -> None:
    seat = Seat(NAME).write(NAME, 0, **written("14", "14", "1")).roll(third, 6).play(A + "3")
    assert seat.stars(NAME) == stars
    assert ("middle" in seat.marks(NAME)) == (stars == 1)


@pytest.mark.parametrize(("rows", "third", "met"), [("45", 6, 1), ("55", 5, 1), ("56", 5, 0)])
def test_the_right_column_wants_numbers_that_do_not_fall(rows: str, third: int, met: int) -> None:
    # The middle column is spoiled, and the left one, too.
    marks = written(f"12{rows[0]}", f"13{rows[1]}", "12")
    seat = Seat(NAME).write(NAME, 2, **marks).roll(third, 1).play(A + "3")
    assert seat.stars(NAME) == 3 + met
    assert ("right" in seat.marks(NAME)) == (met == 1)


def test_a_column_is_judged_from_top_to_bottom_whenever_it_is_filled() -> None:
    # The middle row is the last one to be filled: 4, 5, 6.
    marks = written("124", "13", "126")
    seat = Seat(NAME).write(NAME, 2, **marks).roll(5, 1).play(A + "2")
    assert seat.stars(NAME) == 4


def test_one_number_may_complete_a_row_and_a_column() -> None:
    seat = Seat(NAME).write(NAME, 4, left="x", middle="x", **written("145", "245", "34"))
    assert seat.roll(6, 1).play(A + "3").stars(NAME) == 6


# --- saved positions -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "marks",
    [
        {"a1": "3", "b1": "3"},
        {"b1": "3"},
        {"a1": "x"},
        {"row1": "x"},
        {"a1": "1", "b1": "2", "c1": "3"},
        {"a1": "1", "a2": "1", "a3": "2", "left": "x"},
        {"a1": "1", "a2": "2", "a3": "3"},
    ],
)
def test_what_play_cannot_have_written_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        Seat(NAME).write(NAME, None, **marks)


# --- what bots expect ----------------------------------------------------------------------------


def promise(turn: int, stars: int = 0, **marks: str) -> float:
    """The stars to come, as told for the share of the round that is left."""
    seat = Seat(NAME).pass_to(turn).roll(1, 2).write(NAME, stars, **marks)
    pad = seat.position.pads[0]
    left = (pad.round.turns - pad.turn) / pad.round.turns
    return left * find_realm(NAME).realm.promise(pad, pad.realms[0])


def test_bots_see_the_odds_of_a_row() -> None:
    room = promise(7, a1="1", b1="2")
    assert room > promise(7, a1="1", b1="5") > promise(7, a1="1", b1="6")
    assert room > promise(8, a1="1", b1="2")
    assert promise(9, a1="1", b1="2") == 0


def test_bots_see_goals_that_can_not_be_met_any_more() -> None:
    assert promise(2, a1="1", a2="2") > promise(2, a1="1", a2="1")
    equal = promise(4, a1="1", b1="4", a2="2", b2="4")
    assert equal > promise(4, a1="1", b1="4", a2="2", b2="3")
