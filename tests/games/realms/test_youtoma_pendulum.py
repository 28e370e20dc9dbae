"""Youtoma's Pendulum: a benefit for every number, a star for every hourglass."""

import pytest

from rollwright.core.errors import BadPosition
from tests.games.realms.scenario import Seat, YoutomaSeat

NAME = "youtoma-pendulum"
PLACE = f"A>{NAME}:"
# What each number gives: resources, and stars.
GAINS = {
    1: ((0, 0, 0), 1),
    2: ((1, 0, 1), 0),
    3: ((0, 0, 0), 1),
    4: ((0, 1, 1), 0),
    5: ((0, 0, 0), 1),
    6: ((1, 1, 0), 0),
}


def clock(*numbers: int, stars: int | None = None) -> Seat:
    """These numbers were marked before."""
    return YoutomaSeat(NAME).write(NAME, stars, **{f"glass{number}": "x" for number in numbers})


@pytest.mark.parametrize("value", range(1, 7))
def test_a_number_is_marked_and_gives_its_benefit_at_once(value: int) -> None:
    seat = clock().roll(value, 6)
    assert seat.legal(PLACE) == ["hourglass"]
    seat.play(PLACE + "hourglass")
    resources, stars = GAINS[value]
    assert seat.marks(NAME) == {f"glass{value}": "x"}
    # The 6 is an hourglass of its own.
    assert (seat.resources(), seat.stars(NAME)) == (resources, stars + (value == 6))


@pytest.mark.parametrize("value", range(1, 7))
def test_a_number_is_marked_once(value: int) -> None:
    seat = clock(value).roll(value, 6)
    assert seat.legal(PLACE) == []
    why = seat.why(PLACE + "hourglass")
    assert why == f"Pendulum (Youtoma), hourglass with the {value}: that is taken already (marked)."


@pytest.mark.parametrize(
    ("before", "last"), [([], 6), ([5], 4), ([4], 5), ([3, 2], 1), ([1, 3], 2), ([2, 1], 3)]
)
def test_a_complete_hourglass_is_a_star(before: list[int], last: int) -> None:
    seat = clock(*before, stars=0).roll(last, 6)
    assert seat.play(PLACE + "hourglass").stars(NAME) == GAINS[last][1] + 1


@pytest.mark.parametrize(("before", "last"), [([], 5), ([], 4), ([3], 2), ([3], 1)])
def test_an_incomplete_hourglass_is_none(before: list[int], last: int) -> None:
    seat = clock(*before, stars=0).roll(last, 6)
    assert seat.play(PLACE + "hourglass").stars(NAME) == GAINS[last][1]


def test_hourglasses_and_benefits_are_six_stars_together() -> None:
    seat = clock()
    for value in (6, 5, 4, 3, 2, 1):
        seat.roll(value, 6).play(PLACE + "hourglass")
        seat.play(f"B>{seat.legal('B>')[0]}")
    assert seat.stars(NAME) == 6


def test_no_more_stars_than_the_marks_bring() -> None:
    clock(6, 5, stars=2)
    with pytest.raises(BadPosition):
        clock(6, 5, stars=3)
