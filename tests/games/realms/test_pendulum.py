"""Pendulum: octagons wait for hourglasses."""

import pytest

from tests.games.realms.scenario import Seat

NAME = "pendulum"
PLACE = f"A>{NAME}:"
OCTAGONS = [f"octagon{number}" for number in range(1, 6)]


def clock() -> Seat:
    return Seat(NAME)


@pytest.mark.parametrize("value", range(1, 7))
def test_any_number_outlines_any_octagon(value: int) -> None:
    assert clock().roll(value, 1).legal(PLACE) == [*OCTAGONS, "hourglass"]


@pytest.mark.parametrize("octagon", OCTAGONS)
def test_an_octagon_brings_nothing_yet(octagon: str) -> None:
    seat = clock().roll(3, 1).play(PLACE + octagon)
    assert seat.marks(NAME) == {octagon: "o"}
    assert (seat.resources(), seat.stars(NAME)) == ((0, 0, 0), 0)


def test_adjusted_and_created_dice_outline_octagons_too() -> None:
    seat = clock().roll(3, 1).give(pumpkin=2, coin=4).play("A+1", "coins:4")
    assert seat.legal(PLACE)[:5] == OCTAGONS
    assert seat.legal(f"C>{NAME}:")[:5] == OCTAGONS


def test_an_octagon_is_outlined_once() -> None:
    seat = clock().roll(3, 1).play(PLACE + "octagon2").roll(3, 1)
    assert "octagon2" not in seat.legal(PLACE)


@pytest.mark.parametrize("value", range(1, 7))
def test_an_hourglass_takes_its_specific_numbers_once(value: int) -> None:
    seat = clock().roll(value, 1).play(PLACE + "hourglass")
    assert seat.marks(NAME) == {f"glass{value}": "x"}
    assert seat.roll(value, 1).legal(PLACE) == OCTAGONS


@pytest.mark.parametrize(
    ("before", "last"), [([], 6), ([5], 4), ([4], 5), ([3, 2], 1), ([1, 3], 2), ([2, 1], 3)]
)
def test_completing_an_hourglass_gives_all_outlined_octagons(before: list[int], last: int) -> None:
    # The hourglasses are 6; 5 and 4; 3, 2 and 1, in whatever order they are marked.
    seat = clock().write(NAME, octagon1="o", octagon2="o", octagon4="o")
    for value in before:
        seat.roll(value, 6).play(PLACE + "hourglass")
    assert (seat.resources(), seat.stars(NAME)) == ((0, 0, 0), 0)
    seat.roll(last, 5).play(PLACE + "hourglass")
    assert (seat.resources(), seat.stars(NAME)) == ((1, 2, 1), 1)


@pytest.mark.parametrize(
    ("octagon", "reward", "stars"),
    [
        ("octagon1", (1, 1, 0), 0),
        ("octagon2", (0, 1, 1), 0),
        ("octagon3", (1, 0, 1), 0),
        ("octagon4", (0, 0, 0), 1),
        ("octagon5", (0, 0, 0), 1),
    ],
)
def test_what_is_in_the_octagons(octagon: str, reward: tuple[int, int, int], stars: int) -> None:
    seat = clock().roll(1, 1).play(PLACE + octagon).roll(6, 1).play(PLACE + "hourglass")
    assert (seat.resources(), seat.stars(NAME)) == (reward, stars)


def test_the_octagons_stay_for_every_hourglass() -> None:
    seat = clock().write(NAME, octagon3="o", octagon5="o")
    for value in (6, 4, 5, 1, 2, 3):
        seat.roll(value, 6).play(PLACE + "hourglass")
    assert (seat.resources(), seat.stars(NAME)) == ((3, 0, 3), 3)


def test_an_octagon_outlined_later_gives_nothing_for_an_earlier_hourglass() -> None:
    seat = clock().roll(6, 1).play(PLACE + "hourglass").roll(1, 1).play(PLACE + "octagon4")
    assert seat.stars(NAME) == 0
    seat.roll(5, 1).play(PLACE + "hourglass").roll(4, 1).play(PLACE + "hourglass")
    assert seat.stars(NAME) == 1


def test_both_stars_for_all_three_hourglasses_are_six() -> None:
    seat = clock().write(NAME, octagon4="o", octagon5="o")
    stars = [
        seat.roll(value, 6).play(PLACE + "hourglass").stars(NAME) for value in (6, 5, 4, 3, 2, 1)
    ]
    assert stars == [2, 2, 4, 4, 4, 6]
