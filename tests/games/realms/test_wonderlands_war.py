"""Wonderland's War: five battlegrounds, fought at the end of five turns."""

from typing import cast

import pytest

from tests.games.realms.scenario import Seat, with_middle_ability

NAME = "wonderlands-war"
USE = f"A>{NAME}:"
GAINS = {
    "4a": 0,
    "4b": 1,
    "5a": 0,
    "5b": 1,
    "5c": 2,
    "7a": 2,
    "7b": 0,
    "8a": 1,
    "8b": 2,
    "9a": 0,
    "9b": 1,
    "9c": 2,
}


def war() -> Seat:
    return Seat(NAME)


def in_turn(turn: int, first: int, second: int) -> Seat:
    """A seat in that turn with those dice, with an empty card."""
    seat = war()
    for _ in range(turn - 1):
        seat.roll(6, 6)
    return seat.roll(first, second)


@pytest.mark.parametrize("value", range(1, 7))
def test_any_number_goes_to_any_circle(value: int) -> None:
    assert war().roll(value, 1).legal(USE) == list(GAINS)


@pytest.mark.parametrize("circle", GAINS)
def test_writing_in_a_circle_gains_its_resource(circle: str) -> None:
    seat = war().roll(4, 1).play(USE + circle)
    assert seat.marks(NAME) == {circle: "4"}
    assert seat.resources()[GAINS[circle]] == 1
    assert sum(seat.resources()) == 1


def test_a_circle_is_written_in_once() -> None:
    seat = war().roll(4, 1).play(USE + "4a").roll(5, 1)
    assert "4a" not in seat.legal(USE)
    assert "circle a: that is taken already (4)." in seat.why(USE + "4a")


@pytest.mark.parametrize("turn", range(1, 9))
def test_battles_are_at_the_end_of_turns_4_5_7_8_and_9(turn: int) -> None:
    seat = in_turn(turn, 2, 3)
    before = seat.marks(NAME)
    assert f"sum{turn}" not in before
    seat.play("done")
    written = {f"sum{turn}": "5"} if turn in (4, 5, 7, 8) else {}
    assert seat.marks(NAME) == before | written


@pytest.mark.parametrize("turn", [4, 5, 7, 8])
@pytest.mark.parametrize(("one", "other", "won"), [(3, 4, False), (4, 4, True), (5, 4, True)])
def test_a_battle_is_won_by_at_least_the_sum_of_the_rolled_dice(
    turn: int, one: int, other: int, won: bool
) -> None:
    seat = in_turn(turn, 3, 5)
    seat.write(NAME, None, **{f"{turn}a": str(one), f"{turn}b": str(other)}).play("done")
    stars = 2 if turn == 5 else 1
    assert seat.stars(NAME) == (stars if won else 0)
    assert (f"stars{turn}" in seat.marks(NAME)) == won


def test_the_battle_of_turn_9_is_fought_before_the_round_ends() -> None:
    seat = in_turn(9, 1, 3).write(NAME, None, **{"9b": "4"}).play("done")
    assert seat.pad()["rounds"] == [10]


def test_an_empty_circle_counts_as_zero() -> None:
    seat = in_turn(4, 1, 5).write(NAME, None, **{"4b": "6"}).play("done")
    assert seat.stars(NAME) == 1


def test_an_empty_ground_loses() -> None:
    assert in_turn(4, 1, 1).play("done").stars(NAME) == 0


def test_numbers_on_other_grounds_do_not_help() -> None:
    seat = in_turn(4, 1, 1).write(NAME, None, **{"5a": "6", "7a": "6"}).play("done")
    assert seat.stars(NAME) == 0


def test_the_sum_is_that_of_the_dice_as_rolled() -> None:
    seat = in_turn(4, 3, 5).give(pumpkin=4).play("A-1", "B-1")
    seat.play("A>wonderlands-war:4a", "done")
    assert seat.marks(NAME)["sum4"] == "8"


def test_beside_fleet_an_altered_die_counts_as_rolled() -> None:
    seat = with_middle_ability(Seat(NAME, "fleet-the-dice-game"))
    for _ in range(3):
        seat.roll(6, 6)
    seat.roll(3, 5).play("fleet-the-dice-game:A-1", "done")
    assert seat.marks(NAME)["sum4"] == "7"


def test_a_number_written_in_the_turn_of_the_battle_still_counts() -> None:
    seat = in_turn(4, 2, 6).write(NAME, None, **{"4a": "2"}).play(f"B>{NAME}:4b", "done")
    assert seat.stars(NAME) == 1


def test_circles_of_past_battles_give_resources_and_change_nothing() -> None:
    seat = in_turn(4, 6, 6).play("done").roll(6, 6).play(USE + "4a")
    assert seat.resources() == (1, 0, 0)
    seat.roll(6, 6).play(USE + "4b").roll(6, 6)
    assert seat.stars(NAME) == 0
    assert seat.marks(NAME)["sum4"] == "12"
    assert "stars4" not in seat.marks(NAME)


def test_good_generals_win_six_stars() -> None:
    seat = war()
    seat.roll(5, 2).play(USE + "4a").roll(6, 3).play(USE + "5a").roll(6, 1).play(USE + "5b")
    seat.roll(2, 3).play(f"B>{NAME}:7a").roll(4, 6)
    assert seat.stars(NAME) == 1
    seat.play(f"B>{NAME}:7b").roll(5, 5).play(USE + "8a")
    assert seat.stars(NAME) == 3
    seat.roll(3, 5).play(f"B>{NAME}:8b").roll(4, 6).play(f"B>{NAME}:9a").roll(1, 5)
    assert seat.stars(NAME) == 5
    left = sum(seat.resources())
    rounds = cast(list[int], seat.play("done").pad()["rounds"])
    assert rounds == [60 + left]
