"""Tidal Blades: dice marked on monsters are resources or steps on the champion track."""

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.realms.registry import find_realm
from rollwright.games.realms.resource import STAR
from tests.games.realms.scenario import Seat

NAME = "tidal-blades"
A = f"A>{NAME}:"
FLEET = "fleet-the-dice-game"
# The dice of each monster, what they show (`>` is a step), and the kill bonus.
MONSTERS = {
    "crab": ((1, 4), ">C", 2),
    "eel": ((2, 3, 5), "H>P", 3),
    "squid": ((1, 3, 4), "PH>", 3),
    "whale": ((2, 3, 4, 5), "CPHC", 4),
}
# The stars on the spots of the track.
TRACK = " * * * * * *"
DICE = [(name, at) for name, (dice, _, _) in MONSTERS.items() for at in range(1, len(dice) + 1)]
# The dice that show a step, and with what number.
STEPS = [("crab1", 1), ("eel2", 3), ("squid3", 4)]


def dice_of(name: str, count: int | None = None) -> dict[str, str]:
    """The first dice of a monster, or all of them and its bonus."""
    numbers = MONSTERS[name][0]
    marks = {f"{name}{at}": "x" for at in range(1, len(numbers) + 1)[:count]}
    return marks if count is not None else {**marks, f"{name}-kill": "x"}


def steps(count: int) -> dict[str, str]:
    return {f"step{at}": "x" for at in range(1, count + 1)}


def resources_in(shown: str) -> tuple[int, int, int]:
    return shown.count("P"), shown.count("H"), shown.count("C")


# --- the monsters ------------------------------------------------------------------------------


def test_a_die_is_marked_where_a_monster_shows_its_number() -> None:
    for value in range(1, 6):
        wanted = [f"{name}{at}" for name, at in DICE if MONSTERS[name][0][at - 1] == value]
        assert Seat(NAME).roll(value, 6).legal(A) == wanted


def test_a_6_is_marked_anywhere() -> None:
    assert Seat(NAME).roll(6, 1).legal(A) == [f"{name}{at}" for name, at in DICE]


def test_no_monster_shows_a_6() -> None:
    card = find_realm(NAME).card
    dice = [place for monster in card.places_of("monsters") for place in monster]
    assert {card.places[die].number for die in dice} == {1, 2, 3, 4, 5}


def test_a_marked_die_is_not_marked_again() -> None:
    seat = Seat(NAME).write(NAME, 0, **dice_of("crab", 1), **steps(1)).roll(1, 2)
    assert seat.legal(A) == ["squid1"]
    assert "already" in seat.why(A + "crab1")


def test_dice_of_a_monster_are_marked_in_any_order() -> None:
    seat = Seat(NAME).roll(5, 1).play(A + "whale4")
    assert seat.marks(NAME) == {"whale4": "x"}


# --- what a die brings -------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "at"), DICE)
def test_a_marked_die_brings_what_it_shows(name: str, at: int) -> None:
    numbers, shown, _ = MONSTERS[name]
    seat = Seat(NAME).roll(numbers[at - 1], 6).play(f"{A}{name}{at}")
    step = shown[at - 1] == ">"
    assert seat.marks(NAME) == {f"{name}{at}": "x", **steps(1 if step else 0)}
    assert seat.resources() == resources_in(shown[at - 1])


def test_a_step_marks_the_next_spot_of_the_track() -> None:
    seat = Seat(NAME)
    for made, (die, number) in enumerate(STEPS, 1):
        seat.roll(number, 6).play(A + die)
        marked = {place: mark for place, mark in seat.marks(NAME).items() if "step" in place}
        assert marked == steps(made)
    assert (seat.stars(NAME), seat.resources()) == (1, (0, 0, 0))


def test_a_6_brings_what_the_die_shows_that_it_marks() -> None:
    seat = Seat(NAME).roll(6, 1).play(A + "eel2")
    assert (seat.marks(NAME), seat.resources()) == ({"eel2": "x", **steps(1)}, (0, 0, 0))
    seat.roll(6, 1).play(A + "whale3")
    assert seat.resources() == (0, 1, 0)


def test_a_resource_may_be_chosen_where_another_realm_allows_it() -> None:
    seat = Seat(NAME, FLEET).write(FLEET, 1, left1="x", left2="x", left3="x", pick="o")
    seat.roll(1, 2).play(A + "squid1", f"{FLEET}:coin")
    assert seat.resources() == (0, 0, 1)


# --- the kill bonus ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", MONSTERS)
def test_the_last_die_of_a_monster_brings_its_kill_bonus(name: str) -> None:
    numbers, shown, bonus = MONSTERS[name]
    before = shown[:-1].count(">")
    seat = Seat(NAME).write(NAME, 0, **dice_of(name, len(numbers) - 1), **steps(before))
    seat.roll(numbers[-1], 6).play(f"{A}{name}{len(numbers)}")
    after = shown.count(">") + bonus
    assert seat.marks(NAME) == {**dice_of(name), **steps(after)}
    assert seat.resources() == resources_in(shown[-1])
    assert seat.stars(NAME) == TRACK[:after].count("*")


@pytest.mark.parametrize("last", [1, 2, 3, 4])
def test_exactly_four_steps_for_the_monster_at_the_lower_right(last: int) -> None:
    marks = {f"whale{at}": "x" for at in range(1, 5) if at != last}
    seat = Seat(NAME).write(NAME, 0, **marks).roll(6, 1).play(f"{A}whale{last}")
    assert seat.marks(NAME) == {**dice_of("whale"), **steps(4)}
    assert seat.stars(NAME) == 2


def test_a_monster_that_is_not_complete_brings_no_bonus() -> None:
    seat = Seat(NAME).write(NAME, 0, **dice_of("whale", 2)).roll(4, 6).play(A + "whale3")
    assert seat.marks(NAME) == dice_of("whale", 3)


def test_a_6_may_kill() -> None:
    seat = Seat(NAME).write(NAME, 0, **dice_of("crab", 1), **steps(1)).roll(6, 1)
    assert seat.play(A + "crab2").marks(NAME) == {**dice_of("crab"), **steps(3)}
    assert (seat.stars(NAME), seat.resources()) == (1, (0, 0, 1))


def test_steps_are_made_at_once() -> None:
    seat = Seat(NAME).write(NAME, 0, **dice_of("whale", 3)).roll(5, 1).play(A + "whale4")
    assert seat.marks(NAME) == {**dice_of("whale"), **steps(4)}
    assert "done" in seat.legal()


def test_a_move_shows_all_that_it_marks() -> None:
    realm = find_realm(NAME).realm
    ids = [place.id for place in realm.card.places]
    seat = Seat(NAME).write(NAME, 0, **dice_of("squid", 2), **dice_of("crab", 1), **steps(1))
    state = seat.position.pads[0].realms[0]
    touched = {
        option: [ids[place] for place in realm.touches(state, realm.option_of[option], None)]
        for option in ("squid3", "eel2", "whale1")
    }
    assert touched == {
        "squid3": ["squid3", "squid-kill", "step2", "step3", "step4", "step5"],
        "eel2": ["eel2", "step2"],
        "whale1": ["whale1"],
    }


# --- the track ---------------------------------------------------------------------------------


def test_the_stars_of_marked_spots_are_scored() -> None:
    marks = {**dice_of("crab"), "eel1": "x", "eel3": "x", **steps(3)}
    seat = Seat(NAME).write(NAME, 1, **marks)
    seat.roll(3, 6).play(A + "eel2")
    assert seat.marks(NAME)["step7"] == "x"
    assert seat.stars(NAME) == 3


def test_the_track_has_six_stars_and_nothing_else() -> None:
    card = find_realm(NAME).card
    gains = [card.places[spot].gains for spot in card.places_of("track")[0]]
    assert gains == [[STAR] if spot == "*" else [] for spot in TRACK]
    assert TRACK.count("*") == 6


def test_steps_beyond_the_end_of_the_track_are_lost() -> None:
    marks = {**dice_of("crab"), **dice_of("eel"), **dice_of("whale"), **steps(11)}
    seat = Seat(NAME).write(NAME, 5, **marks).roll(4, 6).play(A + "squid3")
    assert seat.stars(NAME) == 6
    seat.roll(3, 6).play(A + "squid2").roll(1, 6).play(A + "squid1")
    assert seat.marks(NAME)["squid-kill"] == "x"
    assert (seat.stars(NAME), seat.resources()) == (6, (1, 1, 0))


# --- what bots expect, and saved positions -------------------------------------------------------


def promise(stars: int, **marks: str) -> float:
    pad = Seat(NAME).write(NAME, stars, **marks).position.pads[0]
    return find_realm(NAME).realm.promise(pad, pad.realms[0])


def test_bots_see_steps_and_kills_ahead() -> None:
    half_a_star = promise(0, **dice_of("crab", 1), **steps(1))
    assert half_a_star > promise(0) + 0.5
    assert promise(0, **dice_of("whale", 1)) < promise(0, **dice_of("whale", 3))
    three = {**dice_of("eel"), **dice_of("squid"), **dice_of("whale")}
    assert promise(6, **three, **steps(12)) == 0


@pytest.mark.parametrize(
    "marks",
    [
        {"crab1": "x"},
        steps(1),
        {"crab1": "x", "step2": "x"},
        {"crab2": "x", **steps(1)},
        {**dice_of("crab", 2), **steps(1)},
        {**dice_of("crab", 2), **steps(3)},
        {**dice_of("crab"), **steps(2)},
        {"crab1": "x", "crab-kill": "x", **steps(3)},
        {"crab1": "o", **steps(1)},
    ],
)
def test_what_play_cannot_have_marked_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        Seat(NAME).write(NAME, None, **marks)
