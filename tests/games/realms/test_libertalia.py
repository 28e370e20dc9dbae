"""Libertalia: digits that complete ranks, in rising order, and benefits with a cost."""

import json

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.realms.registry import find_realm
from rollwright.games.realms.resource import STAR
from tests.games.realms.scenario import Seat
from tests.games.realms.table import GAME

NAME = "libertalia"
FLEET = "fleet-the-dice-game"
USE = f"A>{NAME}:"
# 1_ _8 2_ _5 _1 4_ _9 6_
COSTLY = (2, 4, 7, 8)
# A whole crew but for the last pirate: 13 18 24 35 41 46 59.
CREW = {f"pirate{number}": digit for number, digit in enumerate("3143465", 1)}


def pirates(*others: str) -> Seat:
    return Seat(NAME, *others)


def fitting(number: int, **written: str) -> list[int]:
    """The pirates that a number fits, without resources to pay with."""
    seat = pirates().write(NAME, None, **written).roll(number, 1 if number > 1 else 2)
    return sorted([int(text.removesuffix("-unpaid")) for text in seat.legal(USE)])


# --- ranks ---------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 7))
def test_the_first_number_fits_any_pirate(number: int) -> None:
    assert fitting(number) == [1, 2, 3, 4, 5, 6, 7, 8]


def test_a_number_is_the_ones_or_the_tens_of_a_rank() -> None:
    ranks = [place.print for place in find_realm(NAME).card.places if place.print]
    assert ranks == ["1_", "_8", "2_", "_5", "_1", "4_", "_9", "6_"]
    # 24 stands: 1_ is lower with any digit, _8 only as 18; _5 is higher from 25 on, _1 from 31 on.
    assert fitting(1, pirate3="4") == [1, 2, 6, 8]
    assert fitting(2, pirate3="4") == [1, 4, 6, 7, 8]
    assert fitting(3, pirate3="4") == [1, 4, 5, 6, 7, 8]


def test_a_rank_lies_between_those_before_and_behind_it_even_across_rows() -> None:
    # 35 is the last one of the upper row, 46 stands in the lower row: only 41 lies between.
    written = {"pirate4": "3", "pirate6": "6"}
    assert [number for number in range(1, 7) if 5 in fitting(number, **written)] == [4]


def test_empty_pirates_between_do_not_matter() -> None:
    # 16 and 41: anything between them fits the pirates there.
    written = {"pirate1": "6", "pirate5": "4"}
    assert [number for number in range(1, 7) if 3 in fitting(number, **written)] == [
        1,
        2,
        3,
        4,
        5,
        6,
    ]
    assert [number for number in range(1, 7) if 4 in fitting(number, **written)] == [2, 3]


def test_ranks_are_never_equal() -> None:
    # 41 in the fifth place: the sixth one can't be 41.
    assert 6 not in fitting(1, pirate5="4")
    assert 6 in fitting(2, pirate5="4")
    # 41 in the sixth place: the fifth one can't be 41.
    assert 5 not in fitting(4, pirate6="1")
    assert 5 in fitting(3, pirate6="1")


def test_ranks_are_not_equal_with_empty_pirates_between_them_either() -> None:
    # 15 stands first: the fourth one can't be 15, though it is not the next.
    assert 4 not in fitting(1, pirate1="5")
    assert 4 in fitting(1, pirate1="4")


def test_a_rank_may_leave_another_pirate_without_any_number() -> None:
    # 28 is higher than every 2_.
    seat = pirates().roll(2, 1).play(USE + "2-unpaid")
    assert seat.marks(NAME) == {"pirate2": "2"}
    assert [number for number in range(1, 7) if 3 in fitting(number, pirate2="2")] == []


def test_a_pirate_is_completed_once() -> None:
    assert 1 not in fitting(5, pirate1="3")


def test_where_no_pirate_fits_the_die_may_be_traded() -> None:
    # From 68 on nothing rises: 61 to 66 are lower, and 69 would have to be a 6.
    seat = Seat(NAME, "scythe", "ark-nova").write(NAME, None, pirate1="6", pirate2="6")
    seat.write("scythe", 1, top4="x", bottom4="x").roll(4, 6)
    assert seat.legal(USE) == []
    assert "A>heart" in seat.legal()
    assert seat.legal(f"B>{NAME}:") == ["7-unpaid"]


# --- benefits --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pirate", "resources"),
    [(1, (1, 1, 0)), (3, (0, 1, 1)), (5, (1, 0, 1)), (6, (1, 1, 1))],
)
def test_a_benefit_without_a_cost_is_gained(pirate: int, resources: tuple[int, int, int]) -> None:
    seat = pirates().roll(3, 1).play(f"{USE}{pirate}")
    assert seat.marks(NAME) == {f"pirate{pirate}": "3"}
    assert (seat.resources(), seat.stars(NAME)) == (resources, 0)


@pytest.mark.parametrize(
    ("pirate", "left"), [(2, (1, 1, 2)), (4, (2, 1, 1)), (7, (1, 2, 1)), (8, (1, 1, 1))]
)
def test_a_benefit_may_cost_something(pirate: int, left: tuple[int, int, int]) -> None:
    seat = pirates().give(2, 2, 2).roll(3, 1).play(f"{USE}{pirate}")
    assert (seat.resources(), seat.stars(NAME)) == (left, 1)


@pytest.mark.parametrize("pirate", COSTLY)
def test_who_can_pay_may_still_do_without(pirate: int) -> None:
    seat = pirates().give(2, 2, 2).roll(3, 1).play(f"{USE}{pirate}-unpaid")
    assert seat.marks(NAME) == {f"pirate{pirate}": "3"}
    assert (seat.resources(), seat.stars(NAME)) == ((2, 2, 2), 0)


@pytest.mark.parametrize("pirate", COSTLY)
def test_who_can_not_pay_may_complete_the_pirate_without_the_benefit(pirate: int) -> None:
    seat = pirates().roll(3, 1)
    assert [text for text in seat.legal(USE) if text[0] == str(pirate)] == [f"{pirate}-unpaid"]
    assert "missing" in seat.why(f"{USE}{pirate}")


def test_what_costs_nothing_is_never_left() -> None:
    seat = pirates().give(2, 2, 2).roll(3, 1)
    unpaid = [int(text[0]) for text in seat.legal(USE) if text.endswith("-unpaid")]
    assert unpaid == list(COSTLY)


@pytest.mark.parametrize("pirate", COSTLY)
def test_a_benefit_that_was_left_is_not_sold_later(pirate: int) -> None:
    seat = pirates().give(2, 2, 2).roll(3, 1).play(f"{USE}{pirate}-unpaid").roll(3, 3)
    assert [text for text in seat.legal(USE) if text[0] == str(pirate)] == []
    assert [text for text in seat.legal() if text.startswith(f"{NAME}:")] == []


def test_six_stars_are_printed_and_each_resource_three_times() -> None:
    places = find_realm(NAME).card.places
    gains = [gain for place in places for gain in place.gains]
    assert sorted(gains) == [0] * 3 + [1] * 3 + [2] * 3 + [STAR] * 6
    assert sorted([cost for place in places for cost in place.costs]) == [0] * 3 + [1] * 3 + [2] * 3


def test_beside_fleet_another_resource_can_be_chosen() -> None:
    left = {"left1": "x", "left2": "x", "left3": "x", "pick": "o"}
    seat = pirates(FLEET).write(FLEET, 1, **left).roll(3, 1).play(USE + "1")
    assert seat.play(f"{FLEET}:coin", f"{FLEET}:coin").resources() == (0, 0, 2)


# --- the crew --------------------------------------------------------------------------------


def test_a_whole_crew_is_two_stars_more() -> None:
    seat = pirates().give(1, 1, 1).write(NAME, 3, **CREW).roll(2, 1).play(USE + "8")
    assert seat.stars(NAME) == 6
    assert seat.marks(NAME) == {**CREW, "pirate8": "2", "crew": "x"}


def test_stars_of_the_crew_do_not_need_the_benefits() -> None:
    seat = pirates().write(NAME, 0, **CREW).roll(2, 1).play(USE + "8-unpaid")
    assert seat.stars(NAME) == 2


# --- saved cards -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "marks",
    [
        {"pirate2": "2", "pirate3": "4"},
        {"pirate5": "4", "pirate6": "1"},
        {"crew": "x"},
        {**CREW, "pirate8": "2"},
        {"pirate1": "x"},
        {"pirate1": "7"},
    ],
)
def test_a_card_that_no_play_fills_so_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        pirates().write(NAME, None, **marks)


def test_more_stars_than_its_pirates_offer_are_refused() -> None:
    data = json.loads(json.dumps(pirates().write(NAME, None, pirate1="3").position.to_json()))
    data["pads"][0]["stars"][NAME] = 1
    with pytest.raises(BadPosition):
        GAME.load(data)
