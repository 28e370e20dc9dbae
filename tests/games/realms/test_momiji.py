"""Momiji: in a column every further number is one higher; what lies between the cards is gained."""

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.realms.registry import find_realm
from rollwright.games.realms.resource import STAR
from tests.games.realms.scenario import Seat

NAME = "momiji"
FLEET = "fleet-the-dice-game"
USE = f"A>{NAME}:"
CARDS = [column + row for column in "abc" for row in "123"]


def cards(*others: str) -> Seat:
    return Seat(NAME, *others)


# --- numbers -------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 7))
def test_the_first_number_goes_to_any_card(number: int) -> None:
    seat = cards().roll(number, 1 if number > 1 else 2)
    assert seat.legal(USE) == CARDS
    seat.play(USE + "b2")
    assert seat.marks(NAME) == {"b2": str(number)}
    assert (seat.resources(), seat.stars(NAME)) == ((0, 0, 0), 0)


@pytest.mark.parametrize("number", range(1, 7))
def test_the_card_below_takes_exactly_one_more(number: int) -> None:
    seat = cards().write(NAME, a1="2").roll(number, 1 if number > 1 else 2)
    assert ("a2" in seat.legal(USE)) == (number == 3)
    # The card after the next one is free: the middle one may be spoilt by it.
    assert "a3" in seat.legal(USE)


@pytest.mark.parametrize("number", range(1, 7))
def test_the_card_above_takes_exactly_one_more_too(number: int) -> None:
    seat = cards().write(NAME, a2="3").roll(number, 1 if number > 1 else 2)
    assert ("a1" in seat.legal(USE)) == (number == 4)
    assert ("a3" in seat.legal(USE)) == (number == 4)


@pytest.mark.parametrize("number", range(1, 7))
def test_cards_side_by_side_do_not_matter(number: int) -> None:
    seat = cards().write(NAME, a1="3").roll(number, 1 if number > 1 else 2)
    assert "b1" in seat.legal(USE)


def test_a_column_of_2_3_and_4() -> None:
    seat = cards().roll(2, 6).play(USE + "a1").roll(3, 6).play(USE + "a2").roll(4, 6)
    seat.play(USE + "a3")
    between = {"a1-a2": "x", "a2-a3": "x"}
    assert seat.marks(NAME) == {"a1": "2", "a2": "3", "a3": "4", **between}
    assert seat.stars(NAME) == 2


@pytest.mark.parametrize("number", range(1, 7))
def test_between_a_2_and_a_4_nothing_fits(number: int) -> None:
    # Both a 3 and a 5 would be needed.
    seat = cards().roll(2, 6).play(USE + "a1").roll(4, 6).play(USE + "a3")
    seat.roll(number, 1 if number > 1 else 2)
    assert "a2" not in seat.legal(USE)


@pytest.mark.parametrize("number", range(1, 7))
def test_between_two_equal_numbers_one_more_fits(number: int) -> None:
    seat = cards().write(NAME, a1="2", a3="2").roll(number, 1 if number > 1 else 2)
    assert ("a2" in seat.legal(USE)) == (number == 3)


def test_a_column_may_rise_from_the_bottom_or_from_the_middle() -> None:
    seat = cards().roll(2, 6).play(USE + "a3").roll(3, 6).play(USE + "a2").roll(4, 6)
    assert seat.play(USE + "a1").stars(NAME) == 2
    seat = cards().roll(2, 6).play(USE + "a2").roll(3, 6).play(USE + "a1").roll(3, 6)
    assert seat.play(USE + "a3").stars(NAME) == 2


def test_nothing_follows_on_a_6() -> None:
    seat = cards().write(NAME, a1="6")
    for number in range(1, 7):
        assert "a2" not in seat.roll(number, number).legal(USE)


def test_a_card_is_written_once() -> None:
    assert "a1" not in cards().write(NAME, a1="4").roll(4, 4).legal(USE)


# --- what lies between -----------------------------------------------------------------------


def test_two_cards_side_by_side_give_what_lies_between_them() -> None:
    seat = cards().write(NAME, a1="3").roll(5, 1).play(USE + "b1")
    assert seat.marks(NAME) == {"a1": "3", "b1": "5", "a1-b1": "x"}
    assert (seat.resources(), seat.stars(NAME)) == ((1, 0, 0), 0)


def test_two_cards_that_touch_only_at_a_corner_give_nothing() -> None:
    seat = cards().write(NAME, a1="3").roll(5, 1).play(USE + "b2")
    assert seat.marks(NAME) == {"a1": "3", "b2": "5"}


def test_the_first_and_the_last_of_a_row_are_no_neighbours() -> None:
    assert cards().write(NAME, a1="3").roll(5, 1).play(USE + "c1").resources() == (0, 0, 0)


def test_one_number_may_complete_four_pairs() -> None:
    around = {"b1": "2", "b3": "2", "a2": "6", "c2": "1"}
    seat = cards().write(NAME, None, **around).roll(3, 1).play(USE + "b2")
    between = dict.fromkeys(("b1-b2", "b2-b3", "a2-b2", "b2-c2"), "x")
    assert seat.marks(NAME) == {**around, "b2": "3", **between}
    assert (seat.resources(), seat.stars(NAME)) == ((0, 1, 1), 2)


def test_three_full_columns_are_six_stars_and_two_of_each_resource() -> None:
    gains = [gain for place in find_realm(NAME).card.places for gain in place.gains]
    assert sorted(gains) == [0, 0, 1, 1, 2, 2] + [STAR] * 6
    marks = {card: str("123".index(card[1]) + 2) for card in CARDS if card != "c3"}
    pairs = [place.id for place in find_realm(NAME).card.places if "-" in place.id]
    between = {pair: "x" for pair in pairs if "c3" not in pair}
    seat = cards().write(NAME, 5, **marks, **between).roll(4, 1).play(USE + "c3")
    assert seat.stars(NAME) == 6
    assert seat.marks(NAME) == {**marks, **between, "c3": "4", "c2-c3": "x", "b3-c3": "x"}


def test_beside_fleet_another_resource_can_be_chosen() -> None:
    left = {"left1": "x", "left2": "x", "left3": "x", "pick": "o"}
    seat = cards(FLEET).write(FLEET, 1, **left).write(NAME, a1="3").roll(5, 1).play(USE + "b1")
    assert seat.play(f"{FLEET}:coin").resources() == (0, 0, 1)


def test_where_no_card_fits_the_die_may_be_traded() -> None:
    marks = {"a1": "4", "b1": "4", "c1": "4", "a3": "4", "b3": "4", "c3": "4"}
    between = dict.fromkeys(("a1-b1", "b1-c1", "a3-b3", "b3-c3"), "x")
    seat = Seat(NAME, "scythe", "ark-nova").write(NAME, None, **marks, **between)
    seat.write("scythe", 1, top4="x", bottom4="x").roll(4, 1)
    assert seat.legal(USE) == []
    assert "A>heart" in seat.legal()


# --- saved cards -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "marks",
    [
        {"a1": "2", "a2": "4", "a1-a2": "x"},
        {"a1": "2", "a2": "2", "a1-a2": "x"},
        {"a1": "2", "a2": "3"},
        {"a1-a2": "x"},
        {"a1": "2", "a1-b1": "x"},
        {"a1": "x"},
        {"a1": "7"},
    ],
)
def test_a_card_that_no_play_fills_so_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        cards().write(NAME, None, **marks)
