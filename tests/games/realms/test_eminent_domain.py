"""Eminent Domain: six columns of boxes, marked from the bottom up."""

import pytest

from rollwright.core.errors import BadPosition
from tests.games.realms.scenario import Seat

NAME = "eminent-domain"
A = f"A>{NAME}:"
B = f"B>{NAME}:"
FLEET = "fleet-the-dice-game"
# What the boxes of each column give, from the bottom up: pumpkins, hearts, coins, stars.
P, H, C, PH, HC, CP = (1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 0), (0, 1, 1), (1, 0, 1)
NONE = (0, 0, 0)
COLUMNS = {
    1: [(P, 0), (NONE, 1), (HC, 0), (NONE, 2)],
    2: [(H, 0), (CP, 0), (NONE, 2)],
    3: [(C, 0), (P, 0), (H, 1), (NONE, 2)],
    4: [(P, 0), (HC, 0), (NONE, 2)],
    5: [(H, 0), (NONE, 1), (CP, 0), (NONE, 2)],
    6: [(C, 0), (PH, 0), (NONE, 2)],
}
BOXES = [(column, box) for column, boxes in COLUMNS.items() for box in range(len(boxes))]


def column(number: int, count: int) -> dict[str, str]:
    """The lowest boxes of a column, marked."""
    return {f"{number}{box}": "x" for box in "abcd"[:count]}


@pytest.mark.parametrize("value", COLUMNS)
def test_a_number_goes_to_its_own_column(value: int) -> None:
    seat = Seat(NAME).roll(value, value % 6 + 1)
    assert seat.legal(A) == [f"column{value}"]
    assert seat.play(f"{A}column{value}").marks(NAME) == column(value, 1)


@pytest.mark.parametrize(("value", "box"), BOXES)
def test_the_lowest_unmarked_box_is_marked_and_gives_all_in_it(value: int, box: int) -> None:
    before = sum(stars for _, stars in COLUMNS[value][:box])
    seat = Seat(NAME).write(NAME, before, **column(value, box))
    seat.roll(value, value % 6 + 1).play(f"{A}column{value}")
    gains, stars = COLUMNS[value][box]
    assert seat.marks(NAME) == column(value, box + 1)
    assert (seat.resources(), seat.stars(NAME)) == (gains, before + stars)


def test_a_full_column_takes_no_more() -> None:
    seat = Seat(NAME).write(NAME, 2, **column(2, 3)).roll(2, 1)
    assert seat.legal(A) == []
    assert seat.legal(B) == ["column1"]
    assert "already" in seat.why(A + "column2")


def test_another_column_is_refused() -> None:
    seat = Seat(NAME).roll(2, 1)
    assert seat.legal(A) == ["column2"]
    assert seat.why(A + "column3")


def test_an_adjusted_die_goes_to_the_column_of_its_new_number() -> None:
    seat = Seat(NAME).give(pumpkin=2).roll(2, 6).play("A+1")
    assert seat.legal(A) == ["column3"]


def test_resources_of_a_box_may_be_chosen_where_another_realm_allows_it() -> None:
    seat = Seat(NAME, FLEET).write(FLEET, 1, left1="x", left2="x", left3="x", pick="o")
    seat.roll(1, 2).play(A + "column1", f"{FLEET}:coin")
    assert seat.resources() == (0, 0, 1)


def test_stars_of_all_columns_add_up_to_six_at_most() -> None:
    marks = {**column(2, 3), **column(4, 3), **column(6, 2), **column(1, 2)}
    seat = Seat(NAME).write(NAME, 5, **marks).roll(6, 1).play(A + "column6")
    assert seat.stars(NAME) == 6


@pytest.mark.parametrize("marks", [{"1b": "x"}, {"3a": "x", "3c": "x"}, {"1a": "o"}, {"1a": "3"}])
def test_what_play_cannot_have_marked_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        Seat(NAME).write(NAME, None, **marks)
