"""Can't Stop: triangles that give nothing until their owner stops in their column."""

import pytest

from rollwright.core.errors import BadPosition
from tests.games.realms.scenario import Seat

NAME = "cant-stop"
A = f"A>{NAME}:"
B = f"B>{NAME}:"
FLEET = "fleet-the-dice-game"
# What the triangles of each column give, from the bottom up: resources as pumpkins, hearts and
# coins, and stars.
P, H, C = (1, 0, 0), (0, 1, 0), (0, 0, 1)
NONE = (0, 0, 0)
COLUMNS = {
    1: [(P, 0), (NONE, 1), (NONE, 1)],
    2: [(H, 0), (NONE, 1), (C, 0), (NONE, 2)],
    3: [(C, 0), (NONE, 1), ((1, 1, 0), 0), (NONE, 2), (NONE, 2)],
    4: [(H, 0), (NONE, 1), ((0, 1, 1), 0), (NONE, 2), (NONE, 2)],
    5: [(C, 0), (NONE, 1), (P, 0), (NONE, 2)],
    6: [(H, 0), (NONE, 1), (NONE, 1)],
}
TRIANGLES = [(column, at) for column, gains in COLUMNS.items() for at in range(len(gains))]


def column(number: int, count: int, *, stop: bool = False) -> dict[str, str]:
    """The lowest triangles of a column, outlined, and its stop sign."""
    marks = {f"{number}{triangle}": "o" for triangle in "abcde"[:count]}
    return {**marks, f"stop{number}": "x"} if stop else marks


def other(value: int) -> int:
    return value % 6 + 1


# --- outlining ---------------------------------------------------------------------------------


@pytest.mark.parametrize("value", COLUMNS)
def test_a_number_goes_to_its_own_column(value: int) -> None:
    seat = Seat(NAME).roll(value, other(value))
    assert seat.legal(A) == [f"column{value}", f"column{value}+stop"]
    assert seat.play(f"{A}column{value}").marks(NAME) == column(value, 1)


@pytest.mark.parametrize(("value", "at"), [item for item in TRIANGLES if item[1] < 2])
def test_the_lowest_free_triangle_is_outlined_and_gives_nothing_yet(value: int, at: int) -> None:
    seat = Seat(NAME).write(NAME, 0, **column(value, at)).roll(value, other(value))
    seat.play(f"{A}column{value}")
    assert seat.marks(NAME) == column(value, at + 1)
    assert (seat.resources(), seat.stars(NAME)) == (NONE, 0)


# --- stopping ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "at"), TRIANGLES)
def test_a_stop_gives_all_outlined_benefits_of_the_column(value: int, at: int) -> None:
    seat = Seat(NAME).write(NAME, 0, **column(value, at)).roll(value, other(value))
    seat.play(f"{A}column{value}+stop")
    gained = COLUMNS[value][: at + 1]
    assert seat.marks(NAME) == column(value, at + 1, stop=True)
    assert seat.resources() == tuple(sum(gains[kind] for gains, _ in gained) for kind in range(3))
    assert seat.stars(NAME) == sum(stars for _, stars in gained)


def test_a_stop_gives_nothing_of_other_columns() -> None:
    seat = Seat(NAME).write(NAME, 0, **column(2, 3)).roll(1, 3).play(A + "column1+stop")
    assert (seat.resources(), seat.stars(NAME)) == ((1, 0, 0), 0)


def test_no_stop_is_made_in_a_column_that_is_not_activated() -> None:
    seat = Seat(NAME).write(NAME, 0, **column(6, 2)).roll(3, 1)
    assert "column6+stop" not in seat.legal(A) + seat.legal(B)
    assert seat.why(A + "column6+stop")


def test_a_stop_comes_with_the_die_and_not_later() -> None:
    seat = Seat(NAME).roll(3, 1).play(A + "column3")
    assert [move for move in seat.legal() if "stop" in move] == []


def test_a_column_takes_no_more_after_its_stop() -> None:
    seat = Seat(NAME).write(NAME, 1, **column(2, 2, stop=True)).roll(2, 1)
    assert seat.legal(A) == []
    assert seat.legal(B) == ["column1", "column1+stop"]


@pytest.mark.parametrize("value", COLUMNS)
def test_the_last_triangle_comes_with_the_stop(value: int) -> None:
    count = len(COLUMNS[value])
    seat = Seat(NAME).write(NAME, 0, **column(value, count - 1)).roll(value, other(value))
    assert seat.legal(A) == [f"column{value}+stop"]


def test_a_column_that_was_not_stopped_scores_nothing() -> None:
    assert Seat(NAME).write(NAME, 0, **column(3, 4), **column(4, 4)).stars(NAME) == 0


def test_stars_of_stopped_columns_add_up_to_six_at_most() -> None:
    marks = {**column(2, 4, stop=True), **column(5, 4, stop=True), **column(1, 2)}
    seat = Seat(NAME).write(NAME, 6, **marks).roll(1, 2).play(A + "column1+stop")
    assert seat.stars(NAME) == 6


def test_benefits_may_be_chosen_where_another_realm_allows_it() -> None:
    seat = Seat(NAME, FLEET).write(FLEET, 1, left1="x", left2="x", left3="x", pick="o")
    seat.roll(1, 2).play(A + "column1+stop", f"{FLEET}:coin")
    assert seat.resources() == (0, 0, 1)


# --- saved positions -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "marks",
    [
        {"1b": "o"},
        {"1a": "x"},
        {"stop1": "x"},
        {"1a": "o", "stop1": "o"},
        {"1a": "o", "1b": "o", "1c": "o"},
    ],
)
def test_what_play_cannot_have_marked_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        Seat(NAME).write(NAME, None, **marks)


def test_stars_of_a_column_without_a_stop_are_refused() -> None:
    with pytest.raises(BadPosition):
        Seat(NAME).write(NAME, 1, **column(1, 2))
