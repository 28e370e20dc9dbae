"""Terra Mystica: hexes and bridges beside what is marked, buildings, deserts and the path."""

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.realms.registry import find_realm
from tests.games.realms.scenario import Seat, with_middle_ability

NAME = "terra-mystica"
USE = f"A>{NAME}:"
OTHER = f"B>{NAME}:"
FLEET = "fleet-the-dice-game"


def with_marks(*marked: str) -> Seat:
    """A seat with these places of the map marked."""
    return Seat(NAME).write(NAME, None, **dict.fromkeys(marked, "x"))


# --- the map -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "found"),
    [
        (1, ["e1"]),
        (2, ["b5"]),
        (3, ["c1"]),
        (4, ["c5"]),
        (5, ["d2", "odd"]),
        (6, ["a5", "even"]),
    ],
)
def test_a_number_marks_beside_either_dwelling(value: int, found: list[str]) -> None:
    seat = Seat(NAME).roll(value, value)
    assert seat.legal(USE) == found
    assert seat.play(USE + found[0]).marks(NAME)[found[0]] == "x"
    assert seat.resources() == (0, 0, 0)


def test_a_hex_beside_a_marked_hex_is_marked() -> None:
    assert with_marks("d2").roll(6, 2).legal(USE) == ["a5", "c2", "even"]
    assert with_marks("d2").roll(2, 6).legal(USE) == ["b5", "e2"]


def test_a_dwelling_stays_a_start_when_the_other_one_was_used() -> None:
    assert "b5" in with_marks("c1", "c2").roll(2, 2).legal(USE)


def test_a_bridge_is_marked_beside_a_hex_and_a_hex_beside_a_bridge() -> None:
    seat = with_marks("d2", "c2").roll(4, 5)
    assert seat.legal(USE) == ["bridge2", "c5"]
    assert seat.legal(OTHER) == ["odd"]
    seat.play(USE + "bridge2").roll(5, 3)
    assert seat.legal(USE) == ["d4", "odd"]
    assert "c4" in seat.legal(OTHER)


def test_the_river_parts_what_no_bridge_joins() -> None:
    seat = with_marks("d2", "c2", "b3").roll(1, 3)
    assert "a4" not in seat.legal(USE)
    assert "c4" not in seat.legal(OTHER)


def test_all_bridges_have_the_same_number() -> None:
    places = find_realm(NAME).realm.card.places
    assert {place.number for place in places if place.id.startswith("bridge")} == {4}


def test_a_place_that_is_marked_or_far_takes_no_die() -> None:
    seat = with_marks("d2").roll(5, 3)
    assert seat.legal(USE) == ["odd"]
    assert seat.why(USE + "d4")
    assert seat.why(USE + "d2")
    assert seat.legal(OTHER) == ["c1"]


def test_an_adjusted_or_created_die_marks_its_own_number() -> None:
    seat = Seat(NAME).roll(1, 1).give(pumpkin=2).play("A+1")
    assert seat.legal(USE) == ["b5"]
    seat = Seat(NAME).roll(1, 1).give(coin=3).play("coins:3")
    assert seat.legal(f"C>{NAME}:") == ["c1"]


# --- buildings -----------------------------------------------------------------------------


def test_a_building_is_outlined_and_pays_nothing_yet() -> None:
    seat = Seat(NAME).roll(5, 1).play(USE + "odd")
    assert seat.marks(NAME)["odd"] == "o"
    assert seat.resources() == (0, 0, 0)


def test_one_building_pays_a_heart_in_odd_turns() -> None:
    seat = Seat(NAME).roll(5, 1).play(USE + "odd")
    assert seat.roll(1, 1).resources() == (0, 0, 0)
    assert seat.roll(1, 1).resources() == (0, 1, 0)
    assert seat.roll(1, 1).resources() == (0, 1, 0)
    assert seat.roll(1, 1).resources() == (0, 2, 0)


def test_the_other_building_pays_a_coin_in_even_turns() -> None:
    seat = Seat(NAME).roll(6, 1).play(USE + "even")
    assert seat.roll(1, 1).resources() == (0, 0, 1)
    assert seat.roll(1, 1).resources() == (0, 0, 1)
    assert seat.roll(1, 1).resources() == (0, 0, 2)


def test_a_building_does_not_pay_in_the_turn_it_is_outlined() -> None:
    seat = Seat(NAME).pass_to(9).roll(5, 6).play(USE + "odd", "done")
    assert seat.position.phase == 2
    gained = seat.position.pads[0].gained
    assert gained == [0, 0, 0]


def test_a_building_is_outlined_once() -> None:
    assert Seat(NAME).write(NAME, 0, odd="o").roll(5, 1).legal(USE) == ["d2"]


def test_beside_fleet_what_a_building_pays_may_be_chosen_at_the_start_of_the_turn() -> None:
    left = {"left1": "x", "left2": "x", "left3": "x", "pick": "o"}
    seat = Seat(NAME, FLEET).write(FLEET, 1, **left).write(NAME, 0, odd="o").roll(1, 2)
    assert seat.legal() == [f"{FLEET}:{one}" for one in ("pumpkin", "heart", "coin")]
    assert seat.play(f"{FLEET}:pumpkin").resources() == (1, 0, 0)


def test_a_building_pays_before_fleet_alters_a_die() -> None:
    # What it pays does not depend on the dice, so there is nothing to ask first.
    seat = with_middle_ability(Seat(NAME, FLEET)).write(NAME, 0, odd="o").roll(3, 5)
    assert seat.resources() == (0, 1, 0)
    assert "done" in seat.legal()
    assert f"{FLEET}:A+1" in seat.legal()


# --- stars ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("marked", "stars"),
    [
        (("d2",), 0),
        (("d2", "e2"), 1),
        (("d2", "e2", "b5", "a4"), 2),
        (("d2", "e2", "b5", "a4", "c4"), 4),
    ],
)
def test_deserts_score_one_two_and_four(marked: tuple[str, ...], stars: int) -> None:
    assert with_marks(*marked).stars(NAME) == stars


def test_both_buildings_score_a_star() -> None:
    seat = Seat(NAME).write(NAME, 0, odd="o").roll(6, 1)
    assert seat.play(USE + "even").stars(NAME) == 1


def test_a_path_between_the_dwellings_scores_a_star() -> None:
    seat = with_marks("d2", "c2", "b5", "c4").roll(4, 4)
    assert seat.stars(NAME) == 1
    assert seat.play(USE + "bridge2").stars(NAME) == 2


def test_all_of_it_is_six_stars() -> None:
    marks = dict.fromkeys(("d2", "e2", "bridge3", "d4", "c4", "b5", "a4"), "x")
    Seat(NAME).write(NAME, 6, odd="o", even="o", **marks)


# --- nonsense ------------------------------------------------------------------------------


@pytest.mark.parametrize("marked", [("c2",), ("bridge2",), ("c1", "d4")])
def test_what_was_not_reached_from_a_dwelling_is_not_loaded(marked: tuple[str, ...]) -> None:
    with pytest.raises(BadPosition, match="play can't fill the card so"):
        with_marks(*marked)
