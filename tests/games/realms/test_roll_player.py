"""Roll Player: a walk over a grid, with a number for each direction."""

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.realms.registry import find_realm
from tests.games.realms.scenario import Seat

NAME = "roll-player"
USE = f"A>{NAME}:"
# Left, up, right, down, as seen from the middle.
AROUND = ["b3", "c2", "d3", "c4"]


def walked(*circles: str) -> dict[str, str]:
    """A walk from the middle that ends in the last of these circles."""
    return {"c3": "x", **dict.fromkeys(circles[:-1], "x"), circles[-1]: "o"}


@pytest.mark.parametrize("number", range(1, 5))
def test_four_numbers_are_a_direction_each(number: int) -> None:
    assert Seat(NAME).roll(number, 5).legal(USE) == [AROUND[number - 1]]


@pytest.mark.parametrize("number", [5, 6])
def test_two_numbers_are_any_direction(number: int) -> None:
    assert Seat(NAME).roll(number, 1).legal(USE) == AROUND


def test_the_walk_starts_in_the_middle_which_gives_nothing() -> None:
    seat = Seat(NAME)
    middle = find_realm(NAME).card.index["c3"]
    assert seat.position.pads[0].realms[0].outlined([middle]) == [middle]
    assert (seat.resources(), seat.stars(NAME)) == ((0, 0, 0), 0)


def test_a_step_fills_the_previous_circle_and_outlines_the_current_one() -> None:
    seat = Seat(NAME).roll(2, 5).play(USE + "c2")
    assert seat.marks(NAME) == {"c3": "x", "c2": "o"}
    seat.roll(3, 5).play(USE + "d2")
    assert seat.marks(NAME) == {"c3": "x", "c2": "x", "d2": "o"}


def test_the_current_circle_gives_its_benefit_once() -> None:
    seat = Seat(NAME).roll(2, 5).play(USE + "c2")
    assert seat.resources() == (0, 0, 1)
    assert seat.roll(3, 5).play(USE + "d2").resources() == (1, 0, 1)


def test_a_filled_circle_is_neither_entered_nor_jumped_over() -> None:
    seat = Seat(NAME).write(NAME, 0, **walked("c2")).roll(4, 6)
    assert seat.legal(USE) == []
    assert seat.legal(f"B>{NAME}:") == ["b2", "c1", "d2"]


def test_the_grid_is_not_left() -> None:
    seat = Seat(NAME).write(NAME, 0, **walked("c2", "c1")).roll(2, 5)
    assert seat.legal(USE) == []
    assert seat.legal(f"B>{NAME}:") == ["b1", "d1"]


def test_a_walk_that_has_locked_itself_in_takes_no_number() -> None:
    trapped = walked("c2", "d2", "e2", "e1", "d1", "c1", "b1", "b2", "a2", "a1")
    seat = Seat(NAME).write(NAME, 2, **trapped).roll(5, 6)
    assert seat.legal(USE) == []
    assert seat.legal(f"B>{NAME}:") == []


def test_stars_count_when_reached_and_stay_when_left() -> None:
    seat = Seat(NAME).roll(1, 5).play(USE + "b3")
    assert seat.stars(NAME) == 1
    assert seat.resources() == (0, 0, 0)
    assert seat.roll(2, 5).play(USE + "b2").stars(NAME) == 2
    assert seat.roll(1, 5).play(USE + "a2").stars(NAME) == 2


def test_all_six_stars() -> None:
    walk = walked("b3", "b2", "b1", "c1", "d1", "d2", "d3", "d4")
    seat = Seat(NAME).write(NAME, 5, **walk).roll(4, 1).play(USE + "d5")
    assert seat.stars(NAME) == 6


def test_there_are_six_stars_and_six_of_each_resource() -> None:
    gains = [gain for place in find_realm(NAME).card.places for gain in place.gains]
    assert sorted(gains) == [0] * 6 + [1] * 6 + [2] * 6 + [3] * 6


@pytest.mark.parametrize(
    "marks",
    [
        # Two circles outlined, or none.
        {"b3": "o"},
        {"c3": "x"},
        # A leap, a walk from elsewhere, and a walk with a branch.
        {"c3": "x", "a3": "o"},
        {"c3": "", "b3": "o"},
        {"c3": "x", "b3": "x", "d3": "x", "c2": "o"},
        {"c3": "x", "b3": "-", "b2": "o"},
    ],
)
def test_a_card_that_no_walk_fills_so_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        Seat(NAME).write(NAME, None, **marks)
