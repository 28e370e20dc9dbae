"""Smitten: a die in one grid, the sum of the roll in the other."""

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.realms.registry import find_realm
from rollwright.games.realms.resource import STAR
from tests.games.realms.scenario import Seat, with_middle_ability

NAME = "smitten"
FLEET = "fleet-the-dice-game"
USE = f"A>{NAME}:"
STEP = f"{NAME}:"
CELLS = [column + row for row in "123" for column in "abc"]


def grids(*others: str) -> Seat:
    return Seat(NAME, *others)


def cards_of(seat: Seat, grid: str) -> dict[str, str]:
    """The numbers in a grid."""
    return {
        place.removeprefix(f"{grid}-"): mark
        for place, mark in seat.marks(NAME).items()
        if place.startswith(f"{grid}-") and mark != "x"
    }


# --- the die -------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 7))
def test_the_die_goes_to_any_card_of_either_grid(number: int) -> None:
    seat = grids().roll(number, 1 if number > 1 else 2)
    assert seat.legal(USE) == [f"{grid}-{cell}" for grid in ("left", "right") for cell in CELLS]
    seat.play(USE + "right-b2", STEP + "no-sum")
    assert seat.marks(NAME) == {"right-b2": str(number)}


def test_no_number_repeats_in_a_grid() -> None:
    marks = {"left-a1": "4", "right-c3": "5"}
    assert not grids().write(NAME, None, **marks).roll(4, 1).legal(USE + "left")
    assert len(grids().write(NAME, None, **marks).roll(4, 1).legal(USE + "right")) == 8
    assert not grids().write(NAME, None, **marks).roll(5, 1).legal(USE + "right")


def test_where_both_grids_have_the_number_the_die_may_be_traded() -> None:
    seat = Seat(NAME, "scythe", "ark-nova").write(NAME, None, **{"left-a1": "4", "right-c3": "4"})
    seat.write("scythe", 1, top4="x", bottom4="x").roll(4, 5)
    assert seat.legal(USE) == []
    assert "A>heart" in seat.legal()


# --- the sum -------------------------------------------------------------------------------


def test_the_sum_of_the_roll_may_be_written_in_the_other_grid() -> None:
    seat = grids().roll(4, 5).play(USE + "left-a1")
    sums = [f"right-{cell}+sum" for cell in CELLS]
    assert seat.legal(STEP) == [*sums, "no-sum"]
    seat.play(STEP + "right-b2+sum")
    assert seat.marks(NAME) == {"left-a1": "4", "right-b2": "9"}


def test_a_die_in_the_right_grid_brings_the_sum_to_the_left_one() -> None:
    seat = grids().roll(6, 6).play(USE + "right-a1")
    assert seat.legal(STEP)[0] == "left-a1+sum"
    seat.play(STEP + "left-c3+sum")
    assert seat.marks(NAME) == {"right-a1": "6", "left-c3": "12"}


def test_the_other_die_stays_available() -> None:
    seat = grids().roll(4, 5).play(USE + "left-a1", STEP + "no-sum")
    assert seat.legal("B>wingspan")
    assert seat.legal(f"B>{NAME}:") == []


@pytest.mark.parametrize("step", ["A+1", "A-1"])
def test_pumpkins_change_the_die_but_not_the_sum(step: str) -> None:
    seat = grids().give(pumpkin=2).roll(4, 5).play(step, USE + "left-a1", STEP + "right-b2+sum")
    assert seat.marks(NAME) == {"left-a1": "5" if step == "A+1" else "3", "right-b2": "9"}


def test_pumpkins_on_the_other_die_do_not_change_the_sum() -> None:
    seat = grids().give(pumpkin=2).roll(4, 5)
    seat.play("B+1", USE + "left-a1", STEP + "right-b2+sum")
    assert cards_of(seat, "right") == {"b2": "9"}


def test_with_a_created_die_the_sum_is_still_that_of_the_roll() -> None:
    seat = grids().give(coin=2).roll(4, 5).play("coins:2", f"C>{NAME}:left-a1")
    seat.play(STEP + "right-b2+sum")
    assert seat.marks(NAME) == {"left-a1": "2", "right-b2": "9"}


def test_a_sum_that_is_in_the_grid_already_is_not_written() -> None:
    seat = grids().write(NAME, None, **{"right-a1": "5"}).roll(4, 1).play(USE + "left-a1")
    assert seat.legal(STEP) == []
    assert "done" in seat.legal()


def test_a_sum_is_a_number_like_any_other_for_later_dice() -> None:
    seat = grids().roll(1, 2).play(USE + "left-a1", STEP + "right-b2+sum").roll(3, 1)
    assert seat.legal(USE + "right") == []


def test_a_die_altered_with_fleet_counts_as_rolled_in_the_sum() -> None:
    seat = with_middle_ability(grids(FLEET)).roll(3, 5).play(f"{FLEET}:A+1")
    seat.play(USE + "left-a1", STEP + "right-b2+sum")
    assert seat.marks(NAME) == {"left-a1": "4", "right-b2": "9"}


# --- what lies between -----------------------------------------------------------------------


@pytest.mark.parametrize("grid", ["left", "right"])
def test_a_resource_needs_the_two_cards_beside_it(grid: str) -> None:
    gifts = [
        place
        for place in find_realm(NAME).card.places
        if place.gains and place.gains != [STAR] and place.id.startswith(grid)
    ]
    assert len(gifts) == 6
    for gift in gifts:
        first, second = gift.id.split("-")[1:]
        seat = grids().write(NAME, None, **{f"{grid}-{first}": "12"}).roll(1, 2)
        seat.play(f"{USE}{grid}-{second}", STEP + "no-sum")
        wanted = [0, 0, 0]
        wanted[gift.gains[0]] = 1
        assert seat.resources() == tuple(wanted)
        assert seat.marks(NAME)[gift.id] == "x"


def test_the_grids_do_not_mix() -> None:
    seat = grids().write(NAME, None, **{"right-a1": "12"}).roll(1, 2)
    seat.play(USE + "left-b1", STEP + "no-sum")
    assert seat.resources() == (0, 0, 0)


def test_the_sum_gains_as_well_and_after_the_die() -> None:
    marks = {"left-a1": "12", "right-a1": "11"}
    seat = grids().write(NAME, None, **marks).roll(1, 2).play(USE + "left-b1")
    assert seat.resources() == (0, 1, 0)
    assert seat.play(STEP + "right-b1+sum").resources() == (0, 1, 1)


def test_a_star_needs_the_four_cards_around_it() -> None:
    marks = {"left-a1": "12", "left-b1": "11", "left-a1-b1": "x", "left-a2": "10"}
    seat = grids().write(NAME, 0, **marks).roll(1, 2).play(USE + "left-b2", STEP + "no-sum")
    assert seat.stars(NAME) == 1
    assert seat.marks(NAME) == {**marks, "left-b2": "1", "left-nw": "x"}


@pytest.mark.parametrize(("grid", "row"), [("left", 1), ("right", 2)])
def test_two_stars_beside_each_other_share_two_cards(grid: str, row: int) -> None:
    card = find_realm(NAME).card
    stars = [
        [card.places[place].id for place in line[1:]]
        for line in card.places_of("gifts")
        if len(line) == 5 and card.places[line[0]].id.startswith(grid)
    ]
    assert {place for star in stars for place in star} == {
        f"{grid}-{column}{number}" for column in "abc" for number in (row, row + 1)
    }
    assert set(stars[0]) & set(stars[1]) == {f"{grid}-b{row}", f"{grid}-b{row + 1}"}


def test_the_sum_may_complete_a_star() -> None:
    marks = {"left-a1": "12", "left-b1": "11", "left-a1-b1": "x", "left-a2": "10"}
    seat = grids().write(NAME, 0, **marks).roll(1, 2).play(USE + "right-a1")
    assert seat.stars(NAME) == 0
    assert seat.play(STEP + "left-b2+sum").stars(NAME) == 1
    assert seat.marks(NAME) == {**marks, "right-a1": "1", "left-b2": "3", "left-nw": "x"}


def test_other_corners_have_no_star() -> None:
    marks = {
        "left-c3": "12",
        "left-b3": "11",
        "left-b3-c3": "x",
        "left-c2": "10",
        "left-c2-c3": "x",
    }
    seat = grids().write(NAME, 0, **marks).roll(1, 2).play(USE + "left-b2", STEP + "no-sum")
    assert seat.stars(NAME) == 0


@pytest.mark.parametrize("grid", ["left", "right"])
def test_a_whole_grid_is_three_stars_in_all(grid: str) -> None:
    card = find_realm(NAME).card
    numbers = dict(zip([f"{grid}-{cell}" for cell in CELLS], range(12, 3, -1), strict=True))
    marks = {place: str(number) for place, number in numbers.items() if not place.endswith("c3")}
    for line in card.places_of("gifts"):
        gift, *around = [card.places[place].id for place in line]
        if all(place in marks for place in around):
            marks[gift] = "x"
    stars = 2 if grid == "left" else 1
    seat = grids().write(NAME, stars, **marks).roll(1, 2).play(f"{USE}{grid}-c3", STEP + "no-sum")
    assert seat.stars(NAME) == 3
    assert seat.marks(NAME)[f"{grid}-full"] == "x"


def test_six_stars_and_four_of_each_resource_are_printed() -> None:
    gains = [gain for place in find_realm(NAME).card.places for gain in place.gains]
    assert sorted(gains) == [0] * 4 + [1] * 4 + [2] * 4 + [STAR] * 6


# --- saved cards -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "marks",
    [
        {"left-a1": "4", "left-c3": "4"},
        {"left-a1": "4", "left-b1": "5"},
        {"left-a1-b1": "x"},
        {"left-nw": "x"},
        {"left-a1": "13"},
        {"left-a1": "x"},
    ],
)
def test_a_card_that_no_play_fills_so_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        grids().write(NAME, None, **marks)
