"""Skulk Hollow: targets that are paid for, and a guardian who strikes at every pair."""

import json

import pytest

from rollwright.core.errors import BadPosition
from rollwright.core.message import say
from rollwright.core.position import Events
from rollwright.games.realms.registry import find_realm
from tests.games.realms.scenario import Seat, with_middle_ability
from tests.games.realms.table import GAME

NAME = "skulk-hollow"
FLEET = "fleet-the-dice-game"
USE = f"A>{NAME}:"
COSTS = "PHCPHC"
GIFTS = "HCPCPH"


def hollow(*others: str) -> Seat:
    return Seat(NAME, *others)


def rich(*others: str) -> Seat:
    return hollow(*others).give(pumpkin=2, heart=2, coin=2)


# --- targets -------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 7))
def test_a_number_marks_its_target_for_a_star_and_a_gift(number: int) -> None:
    left = [2, 2, 2]
    left["PHC".index(COSTS[number - 1])] -= 1
    left["PHC".index(GIFTS[number - 1])] += 1
    other = 1 if number != 1 else 2
    seat = rich().roll(number, other)
    assert seat.legal(USE) == [f"target{number}"]
    seat.play(f"{USE}target{number}")
    assert seat.marks(NAME) == {f"target{number}": "x", f"gift{number}": "o"}
    assert seat.resources() == tuple(left)
    assert seat.stars(NAME) == 1


def test_each_resource_is_paid_twice_and_given_twice() -> None:
    places = find_realm(NAME).card.places
    costs = [cost for place in places for cost in place.costs]
    gains = [gain for place in places for gain in place.gains if gain < 3]
    assert sorted(costs) == sorted(gains) == [0, 0, 1, 1, 2, 2]


@pytest.mark.parametrize("number", range(1, 7))
def test_without_its_cost_a_target_is_not_marked(number: int) -> None:
    wealth = {
        name: 3 for name in ("pumpkin", "heart", "coin") if name[0].upper() != COSTS[number - 1]
    }
    seat = hollow().give(**wealth).roll(number, 1 if number != 1 else 2)
    assert seat.legal(USE) == []
    assert "is missing" in seat.why(f"{USE}target{number}")


def test_a_gift_does_not_pay_for_its_own_target() -> None:
    # Target 1 costs a pumpkin and gives a heart; only hearts are there.
    seat = hollow().give(heart=1).roll(1, 2)
    assert seat.legal(USE) == []
    assert seat.legal(f"B>{NAME}:") == ["target2"]


def test_a_target_is_marked_once() -> None:
    seat = rich().write(NAME, 1, target3="x", gift3="o").roll(3, 1)
    assert seat.legal(USE) == []


@pytest.mark.parametrize("pumpkins", [0, 1])
def test_a_target_that_can_be_paid_for_forbids_the_trade(pumpkins: int) -> None:
    seat = Seat(NAME, "scythe", "ark-nova").give(pumpkin=pumpkins)
    seat.write("scythe", 1, top4="x", bottom4="x").roll(4, 5)
    assert ("A>heart" in seat.legal()) == (pumpkins == 0)


def test_all_six_targets_are_six_stars() -> None:
    marks = {f"target{number}": "x" for number in range(1, 6)}
    gifts = {f"gift{number}": "o" for number in range(1, 6)}
    seat = rich().write(NAME, 5, **marks, **gifts).roll(6, 1).play(USE + "target6")
    assert seat.stars(NAME) == 6


# --- the guardian ----------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 7))
def test_a_rolled_pair_takes_the_gift_of_its_target(number: int) -> None:
    assert rich().roll(number, number).marks(NAME) == {f"gift{number}": "-"}


def test_cost_and_star_of_the_target_stay() -> None:
    seat = rich().roll(1, 1).play(USE + "target1")
    assert seat.marks(NAME) == {"target1": "x", "gift1": "-"}
    assert (seat.resources(), seat.stars(NAME)) == ((1, 2, 2), 1)


def test_other_rolls_take_nothing() -> None:
    assert rich().roll(1, 2).marks(NAME) == {}


def test_a_marked_target_is_safe() -> None:
    seat = rich().roll(3, 4).play(USE + "target3").roll(3, 3)
    assert seat.marks(NAME) == {"target3": "x", "gift3": "o"}


def test_a_second_pair_of_a_number_takes_nothing_more() -> None:
    assert rich().roll(2, 2).roll(2, 2).marks(NAME) == {"gift2": "-"}


def test_a_pair_that_is_made_with_pumpkins_is_none() -> None:
    seat = rich().roll(2, 3).play("A+1")
    assert seat.marks(NAME) == {}


def test_a_created_die_makes_no_pair() -> None:
    assert rich().roll(2, 3).play("coins:2").marks(NAME) == {}


def test_beside_fleet_a_pair_can_be_altered_before_the_guardian_strikes() -> None:
    seat = with_middle_ability(rich(FLEET)).roll(3, 3)
    assert seat.marks(NAME) == {}
    assert seat.play(f"{FLEET}:A+1").marks(NAME) == {}


def test_beside_fleet_who_waits_is_struck_and_may_alter_the_die_later() -> None:
    seat = with_middle_ability(rich(FLEET)).roll(3, 3).play(f"{FLEET}:wait")
    assert seat.marks(NAME) == {"gift3": "-"}
    seat.play(f"{FLEET}:A+1")
    assert seat.legal(USE) == ["target4"]
    assert seat.marks(NAME) == {"gift3": "-"}


def test_fleet_alters_no_even_pair() -> None:
    assert with_middle_ability(rich(FLEET)).roll(4, 4).marks(NAME) == {"gift4": "-"}


def test_beside_fleet_another_gift_can_be_chosen() -> None:
    left = {"left1": "x", "left2": "x", "left3": "x", "pick": "o"}
    seat = rich(FLEET).write(FLEET, 1, **left).roll(1, 2).play(USE + "target1")
    assert seat.legal() == [f"{FLEET}:pumpkin", f"{FLEET}:heart", f"{FLEET}:coin"]
    assert seat.play(f"{FLEET}:coin").resources() == (1, 2, 3)


def test_the_strike_is_told() -> None:
    position = rich().position
    events: Events = []
    position.roll(position.parse_outcome([5, 5]), events)
    assert "Skulk Hollow, gift of target 5: crossed off." in [say(event) for event in events]


# --- saved cards -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "marks",
    [
        {"gift1": "o"},
        {"target1": "x"},
        {"target1": "-", "gift1": "o"},
        {"gift1": "x"},
    ],
)
def test_a_card_that_no_play_fills_so_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        hollow().write(NAME, None, **marks)


def test_stars_of_targets_that_are_not_marked_are_refused() -> None:
    data = json.loads(json.dumps(hollow().position.to_json()))
    data["pads"][0]["stars"][NAME] = 1
    with pytest.raises(BadPosition):
        GAME.load(data)
