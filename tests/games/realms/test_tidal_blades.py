"""Tidal Blades: dice marked on monsters are steps on the champion track."""

import pytest

from rollwright.core.errors import BadPosition
from tests.games.realms.scenario import Seat

NAME = "tidal-blades"
A = f"A>{NAME}:"
FLEET = "fleet-the-dice-game"
# The dice of each monster, and its kill bonus.
MONSTERS = {
    "crab": ((1, 4), 1),
    "eel": ((2, 3, 5), 3),
    "squid": ((1, 3, 4), 3),
    "whale": ((2, 3, 4, 5), 4),
}
# What lies on the spots of the track.
TRACK = "PHC*PH*CP*HC*PH*C*"
DICE = [(name, at) for name, (dice, _) in MONSTERS.items() for at in range(1, len(dice) + 1)]


def dice_of(name: str, count: int | None = None) -> dict[str, str]:
    """The first dice of a monster, or all of them and its bonus."""
    numbers = MONSTERS[name][0]
    marks = {f"{name}{at}": "x" for at in range(1, len(numbers) + 1)[:count]}
    return marks if count is not None else {**marks, f"{name}-kill": "x"}


def steps(count: int) -> dict[str, str]:
    return {f"step{at}": "x" for at in range(1, count + 1)}


def gains(first: int, last: int) -> tuple[int, int, int]:
    """The resources on some spots of the track."""
    passed = TRACK[first - 1 : last]
    return passed.count("P"), passed.count("H"), passed.count("C")


# --- the monsters ------------------------------------------------------------------------------


def test_a_die_is_marked_where_a_monster_shows_its_number() -> None:
    for value in range(1, 6):
        wanted = [f"{name}{at}" for name, at in DICE if MONSTERS[name][0][at - 1] == value]
        assert Seat(NAME).roll(value, 6).legal(A) == wanted


def test_a_6_is_marked_anywhere() -> None:
    assert Seat(NAME).roll(6, 1).legal(A) == [f"{name}{at}" for name, at in DICE]
    assert all(6 not in dice for dice, _ in MONSTERS.values())


def test_a_marked_die_is_not_marked_again() -> None:
    seat = Seat(NAME).write(NAME, 0, **dice_of("crab", 1), **steps(1)).roll(1, 2)
    assert seat.legal(A) == ["squid1"]
    assert "already" in seat.why(A + "crab1")


def test_dice_of_a_monster_are_marked_in_any_order() -> None:
    seat = Seat(NAME).roll(5, 1).play(A + "whale4")
    assert seat.marks(NAME) == {"whale4": "x", **steps(1)}


# --- the track ---------------------------------------------------------------------------------


def test_each_die_is_one_step() -> None:
    seat = Seat(NAME).roll(1, 2).play(A + "squid1")
    assert seat.marks(NAME) == {"squid1": "x", **steps(1)}
    assert seat.resources() == (1, 0, 0)
    seat.roll(3, 2).play(A + "whale2")
    assert seat.marks(NAME) == {"squid1": "x", "whale2": "x", **steps(2)}
    assert seat.resources() == (1, 1, 0)


@pytest.mark.parametrize("name", MONSTERS)
def test_the_last_die_of_a_monster_brings_its_kill_bonus(name: str) -> None:
    numbers, bonus = MONSTERS[name]
    before = len(numbers) - 1
    stars = TRACK[:before].count("*")
    seat = Seat(NAME).write(NAME, stars, **dice_of(name, before), **steps(before))
    seat.roll(numbers[-1], 6).play(f"{A}{name}{len(numbers)}")
    after = before + 1 + bonus
    assert seat.marks(NAME) == {**dice_of(name), **steps(after)}
    assert seat.resources() == gains(before + 1, after)
    assert seat.stars(NAME) == TRACK[:after].count("*")


def test_four_steps_for_the_monster_at_the_lower_right() -> None:
    seat = Seat(NAME).write(NAME, 0, **dice_of("whale", 3), **steps(3)).roll(5, 6)
    assert (
        len([mark for mark in seat.play(A + "whale4").marks(NAME) if "step" in mark]) == 3 + 1 + 4
    )


def test_a_6_may_kill() -> None:
    seat = Seat(NAME).write(NAME, 0, **dice_of("crab", 1), **steps(1)).roll(6, 1)
    assert seat.play(A + "crab2").marks(NAME) == {**dice_of("crab"), **steps(3)}


def test_every_spot_that_is_passed_gives_what_lies_there() -> None:
    seat = Seat(NAME).write(NAME, 0, **dice_of("eel", 2), **dice_of("crab", 1), **steps(3))
    seat.roll(5, 6).play(A + "eel3")
    assert (seat.stars(NAME), seat.resources()) == (2, (1, 1, 0))


def test_steps_beyond_the_end_of_the_track_are_lost() -> None:
    marks = {**dice_of("crab"), **dice_of("eel"), **dice_of("whale"), **steps(17)}
    seat = Seat(NAME).write(NAME, 5, **marks).roll(1, 6).play(A + "squid1")
    assert seat.stars(NAME) == 6
    seat.roll(3, 6).play(A + "squid2").roll(4, 6).play(A + "squid3")
    assert seat.marks(NAME)["squid-kill"] == "x"
    assert (seat.stars(NAME), seat.resources()) == (6, (0, 0, 0))


def test_there_are_six_stars_on_the_track() -> None:
    assert TRACK.count("*") == 6


def test_resources_of_the_track_may_be_chosen_where_another_realm_allows_it() -> None:
    seat = Seat(NAME, FLEET).write(FLEET, 1, left1="x", left2="x", left3="x", pick="o")
    seat.roll(1, 2).play(A + "squid1", f"{FLEET}:coin")
    assert seat.resources() == (0, 0, 1)


# --- saved positions -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "marks",
    [
        {"crab1": "x"},
        steps(1),
        {"crab1": "x", "step2": "x"},
        {**dice_of("crab", 2), **steps(3)},
        {**dice_of("crab"), **steps(2)},
        {"crab1": "x", "crab-kill": "x", **steps(2)},
        {"crab1": "o", **steps(1)},
    ],
)
def test_what_play_cannot_have_marked_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        Seat(NAME).write(NAME, None, **marks)
