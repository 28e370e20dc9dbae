"""Boonlake: levers in three rows, and areas below them that are a benefit or a star."""

import pytest

from rollwright.core.errors import BadPosition
from tests.games.realms.scenario import Seat

NAME = "boonlake"
A = f"A>{NAME}:"
B = f"B>{NAME}:"
TAKE = f"{NAME}:"
FLEET = "fleet-the-dice-game"
DICE = {1: (1, 2, 3), 2: (2, 3, 4, 5), 3: (4, 5, 6)}
# What each lever costs, and what its area gives: pumpkins, hearts, coins.
LEVERS = {
    "1a": ((0, 0, 0), (1, 1, 1)),
    "1b": ((0, 1, 1), (2, 1, 0)),
    "1c": ((2, 1, 0), (0, 1, 2)),
    "2a": ((0, 0, 0), (1, 1, 1)),
    "2b": ((1, 0, 1), (0, 2, 1)),
    "2c": ((0, 2, 1), (2, 0, 1)),
    "3a": ((0, 0, 0), (1, 1, 1)),
    "3b": ((1, 1, 0), (1, 0, 2)),
    "3c": ((1, 0, 2), (1, 2, 0)),
}


def ringed(*levers: str) -> dict[str, str]:
    return dict.fromkeys(levers, "o")


def taken(*levers: str) -> dict[str, str]:
    """Outlined levers whose areas are marked."""
    return {**ringed(*levers), **{f"area{lever}": "x" for lever in levers}}


def die_for(lever: str) -> int:
    return DICE[int(lever[0])][0]


# --- levers ------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", range(1, 7))
def test_the_number_tells_the_rows(value: int) -> None:
    seat = Seat(NAME).give(4, 4, 4).roll(value, value)
    rows = {int(lever[0]) for lever in seat.legal(A)}
    assert rows == {row for row, dice in DICE.items() if value in dice}


@pytest.mark.parametrize("lever", LEVERS)
def test_a_lever_is_paid_and_outlined(lever: str) -> None:
    seat = Seat(NAME).give(*LEVERS[lever][0]).roll(die_for(lever), 1).play(A + lever)
    assert seat.marks(NAME) == {lever: "o"}
    assert (seat.resources(), seat.stars(NAME)) == ((0, 0, 0), 1)


@pytest.mark.parametrize("lever", LEVERS)
def test_a_lever_needs_its_whole_price(lever: str) -> None:
    for resource, count in enumerate(LEVERS[lever][0]):
        if count:
            have = [4, 4, 4]
            have[resource] = count - 1
            assert lever not in Seat(NAME).give(*have).roll(die_for(lever), 1).legal(A)


def test_levers_of_a_row_are_outlined_in_any_order() -> None:
    seat = Seat(NAME).give(4, 4, 4).roll(1, 6)
    assert seat.legal(A) == ["1a", "1b", "1c"]
    assert seat.legal(B) == ["3a", "3b", "3c"]


def test_a_lever_is_outlined_once() -> None:
    seat = Seat(NAME).write(NAME, 1, **ringed("1a")).roll(1, 6)
    assert seat.legal(A) == []
    assert "already" in seat.why(A + "1a")


# --- areas -------------------------------------------------------------------------------------


@pytest.mark.parametrize("lever", LEVERS)
def test_an_area_gives_its_resources_for_the_star(lever: str) -> None:
    seat = Seat(NAME).write(NAME, 1, **ringed(lever)).roll(1, 2).play(f"{TAKE}area{lever}")
    assert seat.marks(NAME) == taken(lever)
    assert (seat.resources(), seat.stars(NAME)) == (LEVERS[lever][1], 0)


def test_an_area_may_be_marked_in_the_turn_of_its_lever() -> None:
    seat = Seat(NAME).roll(1, 6).play(A + "1a", TAKE + "area1a")
    assert (seat.marks(NAME), seat.resources()) == (taken("1a"), (1, 1, 1))


def test_areas_are_marked_without_a_die_in_this_realm() -> None:
    seat = Seat(NAME).write(NAME, 2, **ringed("1a", "2a")).roll(1, 6)
    seat.play(TAKE + "area1a", TAKE + "area2a")
    assert (seat.stars(NAME), seat.resources()) == (0, (2, 2, 2))
    assert seat.legal(B) == ["3a", "3b", "3c"]


def test_an_area_may_be_marked_after_all_dice_and_its_resources_used_at_once() -> None:
    seat = Seat(NAME, "wingspan").write(NAME, 1, **ringed("1a")).roll(1, 6)
    seat.play("A>wingspan:1", B + "3a")
    before = seat.resources()
    seat.play(TAKE + "area1a", TAKE + "area3a", "coins:2")
    assert seat.resources() == (before[0] + 2, before[1] + 2, before[2])
    assert seat.stars(NAME) == 0


def test_an_area_needs_an_outlined_lever() -> None:
    seat = Seat(NAME).write(NAME, 1, **ringed("1a")).roll(1, 6)
    assert seat.legal(TAKE) == ["area1a"]
    assert seat.why(TAKE + "area1b")


def test_an_area_is_marked_once() -> None:
    assert Seat(NAME).write(NAME, 0, **taken("1a")).roll(1, 6).legal(TAKE) == []


def test_an_area_may_pay_for_another_lever() -> None:
    seat = Seat(NAME).write(NAME, 1, **ringed("2a")).roll(1, 6)
    assert "1b" not in seat.legal(A)
    seat.play(TAKE + "area2a", A + "1b")
    assert seat.resources() == (1, 0, 0)


def test_the_resources_of_an_area_may_be_chosen_where_another_realm_allows_it() -> None:
    seat = Seat(NAME, FLEET).write(FLEET, 1, left1="x", left2="x", left3="x", pick="o")
    seat.write(NAME, 1, **ringed("1a")).roll(1, 2).play(TAKE + "area1a", *[f"{FLEET}:coin"] * 3)
    assert seat.resources() == (0, 0, 3)


# --- scoring -----------------------------------------------------------------------------------


def test_each_lever_with_an_unmarked_area_is_a_star() -> None:
    seat = Seat(NAME).write(NAME, None, **ringed("1a", "2a", "3b"), **taken("1b", "3c"))
    assert seat.stars(NAME) == 3


def test_six_stars_at_most_are_scored() -> None:
    seat = Seat(NAME).write(NAME, 6, **ringed(*list(LEVERS)[:7]))
    # The seventh is worth nothing, so its area is free.
    assert seat.roll(1, 2).play(TAKE + "area1a").stars(NAME) == 6
    assert seat.play(TAKE + "area2a").stars(NAME) == 5


# --- saved positions -----------------------------------------------------------------------------


@pytest.mark.parametrize("marks", [{"area1a": "x"}, {"1a": "x"}, {"1a": "o", "area1a": "o"}])
def test_what_play_cannot_have_marked_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        Seat(NAME).write(NAME, None, **marks)
