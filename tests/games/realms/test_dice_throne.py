"""Dice Throne: six rows with conditions, and chips that repeat a number in another row."""

import pytest

from rollwright.core.errors import BadPosition
from tests.games.realms.scenario import Seat

NAME = "dice-throne"
A = f"A>{NAME}:"
B = f"B>{NAME}:"
CHIP = f"{NAME}:chip="
NO_CHIP = f"{NAME}:no-chip"
LENGTHS = (2, 3, 4, 4, 4, 4)
STARS = (1, 2, 3, 1, 2, 3)
# Numbers that complete each row.
COMPLETE = ((2, 2), (4, 4, 4), (1, 1, 1, 1), (3, 6, 3, 1), (2, 3, 4, 5), (5, 5, 6, 6))
NO_CHIPS = {"chip1": "x", "chip2": "x", "chip3": "x"}


def row(number: int, *numbers: int) -> dict[str, str]:
    """The numbers of a row from the left; 0 leaves a square empty."""
    squares = zip("abcd", numbers, strict=False)
    return {f"{number}{square}": str(value) for square, value in squares if value}


def whole(number: int) -> dict[str, str]:
    return {**row(number, *COMPLETE[number - 1]), f"prize{number}": "x"}


def in_row(seat: Seat, number: int) -> list[str]:
    """The squares of a row that die A may fill."""
    return [square for square in seat.legal(A) if square[0] == str(number)]


def values_for(square: str, marks: dict[str, str]) -> list[int]:
    """The numbers that may be filled in a square."""
    found = []
    for value in range(1, 7):
        seat = Seat(NAME).write(NAME, None, **marks).roll(value, value)
        found += [value] if square in seat.legal(A) else []
    return found


# --- the rows ----------------------------------------------------------------------------------


def test_every_number_begins_every_row_but_the_last() -> None:
    for value in range(1, 5):
        squares = Seat(NAME).roll(value, 6).legal(A)
        assert squares == ["1a", "2a", "3a", "4a", "4b", "4c", "4d", "5a", "5b", "5c", "5d"]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_numbers_of_the_first_three_rows_are_equal(number: int) -> None:
    assert values_for(f"{number}b", row(number, 4)) == [4]


def test_equal_rows_are_filled_from_the_left() -> None:
    seat = Seat(NAME).write(NAME, 0, **row(3, 4, 4)).roll(4, 1)
    assert in_row(seat, 3) == ["3c"]


def test_each_equal_row_has_a_number_of_its_own() -> None:
    seat = Seat(NAME).write(NAME, 0, **row(1, 4), **row(2, 2)).roll(2, 1)
    assert (in_row(seat, 1), in_row(seat, 2), in_row(seat, 3)) == ([], ["2b"], ["3a"])


def test_neighbors_in_row_4_are_not_equal() -> None:
    assert values_for("4b", row(4, 3, 0, 5)) == [1, 2, 4, 6]


def test_numbers_in_row_4_may_repeat_apart() -> None:
    assert "4c" in Seat(NAME).write(NAME, 0, **row(4, 3)).roll(3, 1).legal(A)


def test_neighbors_in_row_5_differ_by_exactly_1() -> None:
    assert values_for("5b", row(5, 3)) == [2, 4]
    assert values_for("5b", row(5, 3, 0, 5)) == [4]
    assert values_for("5b", row(5, 3, 0, 3)) == [2, 4]


def test_a_gap_in_row_5_may_make_it_impossible() -> None:
    seat = Seat(NAME).write(NAME, 0, **row(5, 1)).roll(6, 1)
    assert in_row(seat, 5) == ["5c", "5d"]
    assert values_for("5b", row(5, 1, 0, 6)) == []


def test_2_3_4_5_completes_row_5() -> None:
    seat = Seat(NAME).write(NAME, 0, **row(5, 2, 3, 4), **row(1, 6), **row(2, 6, 6), **row(4, 6))
    assert seat.roll(5, 1).play(A + "5d").stars(NAME) == 2


def test_row_6_takes_two_5s_then_two_6s() -> None:
    for value in range(1, 5):
        assert in_row(Seat(NAME).roll(value, 1), 6) == []
    assert in_row(Seat(NAME).roll(5, 1), 6) == ["6a"]
    assert in_row(Seat(NAME).roll(6, 1), 6) == ["6c"]
    seat = Seat(NAME).write(NAME, 0, **row(6, 5, 0, 6))
    assert in_row(seat.roll(5, 1), 6) == ["6b"]
    assert in_row(seat.roll(6, 1), 6) == ["6d"]
    seat = Seat(NAME).write(NAME, 0, **row(6, 5, 5))
    assert in_row(seat.roll(5, 1), 6) == []


# --- chips -------------------------------------------------------------------------------------


def test_a_chip_fills_the_same_number_in_another_row() -> None:
    seat = Seat(NAME).roll(3, 1).play(A + "1a", CHIP + "2a")
    assert seat.marks(NAME) == {"1a": "3", "2a": "3", "chip1": "x"}


def test_a_chip_is_not_for_the_same_row() -> None:
    seat = Seat(NAME).roll(3, 1).play(A + "4a")
    assert [square for square in seat.legal(CHIP) if square[0] == "4"] == []
    assert seat.why(CHIP + "4c")


def test_a_chip_follows_the_condition_of_the_new_row() -> None:
    seat = Seat(NAME).write(NAME, 0, **row(1, 4), **row(5, 0, 5)).roll(3, 1).play(A + "2a")
    squares = ["3a", "4a", "4b", "4c", "4d", "5d"]
    assert [text for text in seat.legal(CHIP) if len(text) == 2] == squares


def test_a_chip_may_be_declined() -> None:
    seat = Seat(NAME).roll(3, 1).play(A + "1a", NO_CHIP)
    assert seat.marks(NAME) == {"1a": "3"}
    assert seat.legal(B) == []
    assert "done" in seat.legal()


def test_one_chip_at_most_is_marked_for_a_die() -> None:
    seat = Seat(NAME).roll(3, 1).play(A + "1a", CHIP + "2a")
    assert seat.legal(CHIP) == []


def test_every_die_used_here_in_a_turn_may_mark_a_chip() -> None:
    # At most one for each activation, and a die with three pumpkins is another activation.
    seat = Seat(NAME).give(pumpkin=3).roll(3, 4).play(A + "1a", CHIP + "2a", "B*")
    seat.play(B + "3a", CHIP + "4a")
    numbers = {"1a": "3", "2a": "3", "3a": "4", "4a": "4"}
    assert seat.marks(NAME) == {**numbers, "chip1": "x", "chip2": "x"}


def test_without_a_chip_left_there_is_no_question() -> None:
    marks = {**NO_CHIPS, **row(3, 4, 4, 4), **row(4, 1, 2, 3)}
    seat = Seat(NAME).write(NAME, 0, **marks).roll(2, 1).play(A + "1a")
    assert "done" in seat.legal()


def test_where_the_number_fits_nowhere_else_there_is_no_question() -> None:
    marks = {**whole(1), **whole(2), **whole(3)}
    seat = Seat(NAME).write(NAME, 6, **marks, **row(4, 0, 4, 0, 4), **row(5, 1))
    assert "done" in seat.roll(4, 1).play(A + "5c").legal()


def test_a_chip_writes_the_number_as_the_die_was_used() -> None:
    seat = Seat(NAME).give(pumpkin=2).roll(3, 1).play("A+1", A + "1a", CHIP + "2a")
    assert seat.marks(NAME) == {"1a": "4", "2a": "4", "chip1": "x"}


# --- scoring -----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 7))
def test_a_complete_row_scores_its_stars(number: int) -> None:
    numbers = COMPLETE[number - 1]
    assert len(numbers) == LENGTHS[number - 1]
    seat = Seat(NAME).write(NAME, 0, **row(number, *numbers[:-1])).roll(numbers[-1], 1)
    seat.play(f"{A}{number}{'abcd'[len(numbers) - 1]}", NO_CHIP)
    assert seat.marks(NAME) == whole(number)
    assert (seat.stars(NAME), seat.resources()) == (STARS[number - 1], (0, 0, 0))


def test_a_chip_may_complete_a_second_row() -> None:
    seat = Seat(NAME).write(NAME, 0, **row(1, 4), **row(2, 4, 4)).roll(4, 1)
    assert seat.play(A + "1b", CHIP + "2c").stars(NAME) == 3


def test_six_stars_at_most_are_scored() -> None:
    seat = Seat(NAME).write(NAME, 5, **whole(2), **whole(3), **row(6, 5, 5, 6))
    assert seat.roll(6, 1).play(A + "6d", NO_CHIP).stars(NAME) == 6


# --- saved positions -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "marks",
    [
        row(1, 0, 3),
        {**row(1, 3, 4), "prize1": "x"},
        row(4, 2, 2),
        row(5, 2, 4),
        row(6, 6),
        row(6, 0, 5),
        row(1, 3, 3),
        {"prize1": "x"},
        {"chip1": "x"},
        {**row(1, 3), **row(2, 3), "chip2": "x"},
        {**row(1, 3), **row(2, 3), **row(3, 3), "chip1": "x", "chip2": "x"},
    ],
)
def test_what_play_cannot_have_written_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        Seat(NAME).write(NAME, None, **marks)
