"""Crusaders: wedges around a wheel, and numbers that are spread over them."""

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.realms.registry import find_realm
from tests.games.realms.scenario import Seat

NAME = "crusaders"
USE = f"A>{NAME}:"
HEXES = {1: "abcdef", 2: "abcdefg", 3: "abcdefg", 4: "abcdef", 5: "abcdefg", 6: "abcdefg"}
GIVES = "HPPCPP"


def full(*wedges: int) -> dict[str, str]:
    return {f"{wedge}{letter}": "x" for wedge in wedges for letter in HEXES[wedge]}


def fresh(seat: Seat, before: dict[str, str]) -> set[str]:
    return set(seat.marks(NAME)) - set(before)


@pytest.mark.parametrize("wedge", range(1, 7))
def test_a_number_gives_the_benefit_of_its_wedge_once(wedge: int) -> None:
    seat = Seat(NAME).roll(5, 1).play(f"{USE}wedge{wedge}")
    gained = [0, 0, 0]
    gained["PHC".index(GIVES[wedge - 1])] = 1
    assert seat.resources() == tuple(gained)


@pytest.mark.parametrize("number", range(1, 7))
def test_a_number_fills_as_many_hexes_one_to_a_wedge(number: int) -> None:
    seat = Seat(NAME).roll(number, 1).play(USE + "wedge2")
    assert set(seat.marks(NAME)) == {"2a", "3a", "4a", "5a", "6a", "1a"} - {
        f"{(1 + step) % 6 + 1}a" for step in range(number, 6)
    }


def test_it_starts_in_its_wedge_and_goes_clockwise() -> None:
    seat = Seat(NAME).roll(3, 5).play(USE + "wedge5")
    assert seat.marks(NAME) == {"5a": "x", "6a": "x", "1a": "x"}
    seat.roll(2, 5).play(USE + "wedge1")
    assert seat.marks(NAME) == {"5a": "x", "6a": "x", "1a": "x", "1b": "x", "2a": "x"}


def test_any_number_may_start_in_any_incomplete_wedge() -> None:
    for number in range(1, 7):
        seat = Seat(NAME).roll(number, 1)
        assert seat.legal(USE) == [f"wedge{wedge}" for wedge in range(1, 7)]


def test_a_full_wedge_can_not_be_chosen() -> None:
    seat = Seat(NAME).write(NAME, 1, **full(1)).roll(3, 5)
    assert seat.legal(USE) == ["wedge2", "wedge3", "wedge4", "wedge5", "wedge6"]


def test_full_wedges_are_skipped() -> None:
    before = full(1, 2)
    seat = Seat(NAME).write(NAME, 2, **before).roll(3, 5).play(USE + "wedge6")
    assert fresh(seat, before) == {"6a", "3a", "4a"}


def test_a_number_goes_round_again_where_few_wedges_have_room() -> None:
    before = full(1, 2, 3, 4)
    seat = Seat(NAME).write(NAME, 4, **before).roll(5, 1).play(USE + "wedge5")
    assert fresh(seat, before) == {"5a", "6a", "5b", "6b", "5c"}


def test_a_wedge_that_fills_up_on_the_way_is_skipped_from_then_on() -> None:
    before = {**full(1, 2, 3, 4), **{f"5{letter}": "x" for letter in "abcdef"}}
    seat = Seat(NAME).write(NAME, 4, **before).roll(4, 1).play(USE + "wedge5")
    assert fresh(seat, before) == {"5g", "6a", "6b", "6c"}
    assert seat.stars(NAME) == 5


def test_what_is_left_of_a_number_is_lost_when_all_wedges_are_full() -> None:
    before = {**full(1, 2, 3, 4, 5), **{f"6{letter}": "x" for letter in "abcde"}}
    seat = Seat(NAME).write(NAME, 5, **before).roll(6, 1).play(USE + "wedge6")
    assert fresh(seat, before) == {"6f", "6g"}
    assert seat.resources() == (1, 0, 0)
    assert seat.stars(NAME) == 6
    assert seat.roll(2, 1).legal(USE) == []


def test_a_full_wedge_scores_a_star_and_a_wedge_with_room_none() -> None:
    almost = {f"1{letter}": "x" for letter in "abcde"}
    seat = Seat(NAME).write(NAME, 0, **almost).roll(1, 5)
    assert seat.play(USE + "wedge1").stars(NAME) == 1


def test_the_wheel_has_forty_hexes_and_the_small_wedges_give_what_is_rare() -> None:
    card = find_realm(NAME).card
    sizes = [len(wedge) for wedge in card.places_of("wedges")]
    assert sizes == [6, 7, 7, 6, 7, 7]
    gains = [card.places[shield].gains for shield in card.places_of("shields")[0]]
    assert [gain for gain, size in zip(gains, sizes, strict=True) if size == 6] == [[1], [2]]
    assert [gain for gain, size in zip(gains, sizes, strict=True) if size == 7] == [[0]] * 4


@pytest.mark.parametrize("marks", [{"1b": "x"}, {"wedge1": "x"}, {"1a": "o"}])
def test_a_card_that_no_play_fills_so_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        Seat(NAME).write(NAME, None, **marks)
