"""Wingspan: three birds, each filled from the left."""

import pytest

from tests.games.realms.scenario import Seat

NAME = "wingspan"
PLACE = f"A>{NAME}:"
# What stands under the squares of each bird: pumpkins, hearts, coins, stars.
PUMPKIN, HEART, COIN = (1, 0, 0), (0, 1, 0), (0, 0, 1)
UNDER = {"1": (PUMPKIN, COIN), "2": (COIN, HEART), "3": (HEART, PUMPKIN)}


def birds() -> Seat:
    return Seat(NAME)


@pytest.mark.parametrize("value", range(1, 7))
def test_any_number_goes_to_any_bird(value: int) -> None:
    assert birds().roll(value, 1).legal(PLACE) == ["1", "2", "3"]


def test_birds_come_in_any_order() -> None:
    seat = birds().roll(5, 1).play(PLACE + "3").roll(4, 1).play(PLACE + "1")
    assert seat.marks(NAME) == {"3a": "5", "1a": "4"}


@pytest.mark.parametrize("bird", ["1", "2", "3"])
def test_within_a_bird_squares_are_filled_from_left_to_right(bird: str) -> None:
    seat = birds()
    for value in (6, 6, 5):
        seat.roll(value, 1).play(PLACE + bird)
    written = {f"{bird}a": "6", f"{bird}b": "6", f"{bird}c": "5"}
    assert seat.marks(NAME) == written


@pytest.mark.parametrize("bird", ["1", "2", "3"])
def test_each_square_gives_what_is_below_it(bird: str) -> None:
    seat = birds()
    first, second = UNDER[bird]
    assert seat.roll(6, 1).play(PLACE + bird).resources() == first
    both = tuple(one + other for one, other in zip(first, second, strict=True))
    assert seat.roll(6, 1).play(PLACE + bird).resources() == both
    assert seat.stars(NAME) == 0
    seat.roll(6, 1).play(PLACE + bird)
    assert (seat.resources(), seat.stars(NAME)) == (both, 1)


def test_a_complete_bird_takes_nothing_more() -> None:
    seat = birds().write(NAME, 1, **{"2a": "1", "2b": "1", "2c": "1"}).roll(3, 1)
    assert seat.legal(PLACE) == ["1", "3"]


@pytest.mark.parametrize(("bird", "wingspan"), [("1", 7), ("2", 12), ("3", 16)])
@pytest.mark.parametrize("miss", [-1, 0, 1])
def test_a_bird_that_adds_up_to_its_wingspan_is_a_star_more(
    bird: str, wingspan: int, miss: int
) -> None:
    start = {"1": (1, 2), "2": (3, 5), "3": (6, 5)}[bird]
    seat = birds().write(NAME, None, **{f"{bird}a": str(start[0]), f"{bird}b": str(start[1])})
    seat.roll(wingspan - sum(start) + miss, 1).play(PLACE + bird)
    assert seat.stars(NAME) == (1 if miss else 2)
    assert (f"bird{bird}" in seat.marks(NAME)) == (miss == 0)


def test_two_squares_that_reach_the_wingspan_are_not_a_complete_bird() -> None:
    seat = birds().roll(6, 1).play(PLACE + "1").roll(1, 1).play(PLACE + "1")
    assert seat.stars(NAME) == 0


def test_three_perfect_birds_are_six_stars() -> None:
    seat = birds()
    for bird, values in (("1", (1, 2, 4)), ("2", (4, 4, 4)), ("3", (6, 6, 4))):
        for value in values:
            seat.roll(value, 1).play(PLACE + bird)
    assert (seat.stars(NAME), seat.resources()) == (6, (2, 2, 2))
