"""Genotype: dice at the edge of squares, benefits where they cross, and dice for free."""

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.realms.registry import find_realm
from rollwright.games.realms.resource import STAR
from tests.games.realms.scenario import Seat

NAME = "genotype"
USE = f"A>{NAME}:"
OTHER = f"B>{NAME}:"
FLEET = "fleet-the-dice-game"
SQUARES = ("top", "left", "right")


def full(square: str) -> dict[str, str]:
    """The marks of a complete square."""
    ids = [place.id for place in find_realm(NAME).realm.card.places]
    return {place: "x" for place in ids if place.startswith(square)}


TOP = full("top")
# All but the 5 of the top square.
NEARLY = {"top2": "x", "top1": "x", "top4": "x", "top2x1": "x", "top2x4": "x"}


# --- filling dice --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "found"),
    [
        (1, ["top1", "left1"]),
        (2, ["top2", "right2"]),
        (3, ["left3", "right3"]),
        (4, ["top4", "right4"]),
        (5, ["top5", "left5"]),
        (6, ["left6", "right6"]),
    ],
)
def test_a_number_fills_a_matching_die_of_any_square(value: int, found: list[str]) -> None:
    for die in found:
        seat = Seat(NAME).roll(value, value)
        assert seat.legal(USE) == found
        assert seat.play(USE + die).marks(NAME) == {die: "x"}
        assert (seat.resources(), seat.stars(NAME)) == ((0, 0, 0), 0)


def test_a_die_is_filled_once() -> None:
    assert Seat(NAME).write(NAME, 0, top1="x").roll(1, 1).legal(USE) == ["left1"]
    assert Seat(NAME).write(NAME, 0, top1="x", left1="x").roll(1, 1).legal(USE) == []


def test_an_adjusted_or_created_die_fills_its_own_number() -> None:
    seat = Seat(NAME).roll(2, 1).give(pumpkin=2).play("A+1")
    assert seat.legal(USE) == ["left3", "right3"]
    seat = Seat(NAME).roll(1, 1).give(coin=2).play("coins:2")
    assert seat.legal(f"C>{NAME}:") == ["top2", "right2"]


# --- crossings -----------------------------------------------------------------------------


def test_where_two_filled_dice_cross_the_benefit_is_marked_and_gained() -> None:
    seat = Seat(NAME).write(NAME, 0, top2="x").roll(1, 6).play(USE + "top1")
    assert seat.marks(NAME) == {"top1": "x", "top2": "x", "top2x1": "x"}
    assert seat.resources() == (1, 0, 0)


def test_a_die_may_cross_two() -> None:
    seat = Seat(NAME).write(NAME, 0, top1="x", top4="x").roll(2, 3).play(USE + "top2")
    assert seat.marks(NAME) == NEARLY
    assert seat.resources() == (1, 0, 1)


def test_two_columns_or_dice_of_two_squares_do_not_cross() -> None:
    seat = Seat(NAME).write(NAME, 0, top2="x").roll(5, 1).play(USE + "top5")
    assert seat.marks(NAME) == {"top2": "x", "top5": "x"}
    seat = Seat(NAME).write(NAME, 0, top2="x").roll(1, 6).play(USE + "left1")
    assert seat.marks(NAME) == {"top2": "x", "left1": "x"}


@pytest.mark.parametrize("square", SQUARES)
def test_each_square_has_four_numbers_and_one_of_each_benefit(square: str) -> None:
    places = [one for one in find_realm(NAME).realm.card.places if one.id.startswith(square)]
    assert len({place.number for place in places if place.number}) == 4
    assert sorted([gain for place in places for gain in place.gains]) == [0, 1, 2, STAR]


# --- a complete square -----------------------------------------------------------------------


def test_a_complete_square_fills_any_other_die() -> None:
    seat = Seat(NAME).write(NAME, 0, left3="x", **NEARLY).roll(5, 1).play(USE + "top5")
    left = ["left1", "left6", "left5", "right3", "right4", "right2", "right6"]
    assert seat.legal() == [f"{NAME}:{die}" for die in left]
    assert "waits for a choice" in seat.why("done")
    seat.play(f"{NAME}:right6")
    assert seat.marks(NAME) == {**TOP, "left3": "x", "right6": "x"}
    assert seat.legal("done") == [""]


def test_the_die_for_a_square_gains_what_it_crosses() -> None:
    seat = Seat(NAME).write(NAME, 0, left3="x", **NEARLY).roll(5, 1)
    seat.play(USE + "top5", f"{NAME}:left6")
    assert seat.marks(NAME)["left6x3"] == "x"
    assert seat.stars(NAME) == 3


def test_one_square_may_complete_the_next() -> None:
    left = {"left1": "x", "left6": "x", "left3": "x", "left1x3": "x", "left6x3": "x"}
    seat = Seat(NAME).write(NAME, 1, **left, **NEARLY).roll(5, 1)
    seat.play(USE + "top5", f"{NAME}:left5")
    assert seat.stars(NAME) == 4
    seat.play(f"{NAME}:right4")
    assert seat.marks(NAME) == {**TOP, **full("left"), "right4": "x"}


def test_the_only_die_left_fills_itself_and_then_nothing_is_due() -> None:
    right = {place: "x" for place in full("right") if "3" not in place}
    seat = Seat(NAME).write(NAME, None, **right, **full("left"), **NEARLY).roll(5, 1)
    seat.play(USE + "top5")
    assert seat.marks(NAME) == {**TOP, **full("left"), **full("right")}
    assert seat.stars(NAME) == 6
    assert seat.legal("done") == [""]


def test_the_choice_survives_saving() -> None:
    seat = Seat(NAME).write(NAME, 0, **NEARLY).roll(5, 1).play(USE + "top5").write(NAME)
    assert len(seat.legal(f"{NAME}:")) == 8


def test_beside_fleet_gains_are_chosen_before_the_die() -> None:
    pick = {"left1": "x", "left2": "x", "left3": "x", "pick": "o"}
    seat = Seat(NAME, FLEET).write(FLEET, 1, **pick).write(NAME, 0, **NEARLY).roll(5, 1)
    seat.play(USE + "top5")
    assert seat.legal() == [f"{FLEET}:{one}" for one in ("pumpkin", "heart", "coin")]
    seat.play(f"{FLEET}:coin", f"{NAME}:left6")
    assert seat.resources() == (0, 0, 1)


# --- stars ---------------------------------------------------------------------------------


def test_marked_stars_and_complete_squares_score() -> None:
    seat = Seat(NAME).write(NAME, 0, top5="x").roll(4, 1).play(USE + "top4")
    assert seat.stars(NAME) == 1
    assert Seat(NAME).write(NAME, 2, **TOP).stars(NAME) == 2
    Seat(NAME).write(NAME, 4, **TOP, **full("right"))


# --- nonsense ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "marks",
    [{"top2x1": "x"}, {"top1": "x", "top2": "x"}, {"top1": "x", "top5": "x", "top2x1": "x"}],
)
def test_benefits_are_marked_exactly_where_both_dice_are(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition, match="play can't fill the card so"):
        Seat(NAME).write(NAME, None, **marks)
