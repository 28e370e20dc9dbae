"""Trickerion: components, tricks outlined at once, rolled pairs, links and columns."""

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.realms.registry import find_realm
from tests.games.realms.scenario import Seat, with_middle_ability

NAME = "trickerion"
USE = f"A>{NAME}:"
OTHER = f"B>{NAME}:"


def tricks(*numbers: int) -> dict[str, str]:
    """The marks of these tricks, complete."""
    marks: dict[str, str] = {}
    for number in numbers:
        marks |= {f"{number}a": "x", f"{number}b": "x", f"trick{number}": "o"}
    return marks


# --- components ----------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 7))
def test_a_number_marks_one_of_its_two_components_and_gains_its_resource(number: int) -> None:
    card = find_realm(NAME).realm.card
    for part in (f"{number}a", f"{number}b"):
        seat = Seat(NAME).roll(number, number % 6 + 1)
        assert seat.legal(USE) == [f"{number}a", f"{number}b"]
        seat.play(USE + part)
        assert seat.marks(NAME) == {part: "x"}
        gains = [0, 0, 0]
        gains[card.places[card.index[part]].gains[0]] = 1
        assert seat.resources() == tuple(gains)


def test_the_second_component_is_what_is_left() -> None:
    seat = Seat(NAME).write(NAME, None, **{"3a": "x"}).roll(3, 5)
    assert seat.legal(USE) == ["3b"]
    assert seat.why(USE + "3a")


def test_a_trick_is_outlined_as_soon_as_both_components_are_marked() -> None:
    seat = Seat(NAME).write(NAME, None, **{"3a": "x"}).roll(3, 5).play(USE + "3b")
    assert seat.marks(NAME) == tricks(3)


def test_a_complete_trick_takes_no_die() -> None:
    seat = Seat(NAME).write(NAME, 0, **tricks(3)).roll(3, 3)
    assert seat.legal(USE) == []
    assert seat.why(USE + "3b")


def test_an_adjusted_or_created_die_marks_its_own_number() -> None:
    seat = Seat(NAME).roll(1, 3).give(pumpkin=2).play("A+1")
    assert seat.legal(USE) == ["2a", "2b"]
    seat = Seat(NAME).roll(1, 3).give(coin=2).play("coins:1")
    assert seat.legal(f"C>{NAME}:") == ["1a", "1b"]


# --- a rolled pair -------------------------------------------------------------------------


def test_after_a_rolled_pair_one_die_may_mark_both() -> None:
    seat = Seat(NAME).roll(4, 4)
    assert seat.legal(USE) == ["4a", "4b", "both4"]
    seat.play(USE + "both4")
    assert seat.marks(NAME) == tricks(4)
    assert seat.resources() == (1, 1, 0)
    assert seat.legal(OTHER) == []


def test_after_a_rolled_pair_one_die_may_still_mark_one() -> None:
    seat = Seat(NAME).roll(4, 4).play(USE + "4b")
    assert (seat.marks(NAME), seat.resources()) == ({"4b": "x"}, (0, 1, 0))


def test_a_pair_with_one_component_left_marks_that_one() -> None:
    seat = Seat(NAME).write(NAME, None, **{"4a": "x"}).roll(4, 4)
    assert seat.legal(USE) == ["4b"]


def test_a_pair_that_was_made_is_none() -> None:
    seat = Seat(NAME).roll(3, 4).give(pumpkin=2).play("A+1")
    assert seat.legal(USE) == ["4a", "4b"]
    seat = Seat(NAME).roll(3, 4).give(coin=3).play("coins:3")
    assert seat.legal(f"C>{NAME}:") == ["3a", "3b"]


def test_after_a_rolled_pair_an_adjusted_or_created_die_may_mark_both_too() -> None:
    seat = Seat(NAME).roll(4, 4).give(pumpkin=2).play("A+1", USE + "both5")
    assert seat.marks(NAME) == tricks(5)
    seat = Seat(NAME).roll(4, 4).give(coin=2).play("coins:1", f"C>{NAME}:both1")
    assert seat.marks(NAME) == tricks(1)


def test_a_die_that_fleet_alters_counts_as_rolled() -> None:
    fleet = "fleet-the-dice-game"
    seat = with_middle_ability(Seat(NAME, fleet)).roll(3, 3)
    assert "both3" in seat.legal(USE)
    seat.play(f"{fleet}:A+1")
    assert seat.legal(USE) == ["4a", "4b"]
    assert seat.legal(OTHER) == ["3a", "3b"]


# --- stars ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("one", "other"), [(1, 3), (3, 5), (2, 4), (4, 6), (3, 4)])
def test_each_of_five_links_scores_a_star(one: int, other: int) -> None:
    seat = Seat(NAME).write(NAME, 0, **tricks(one), **{f"{other}a": "x"})
    seat.roll(other, 1 + other % 6).play(f"{USE}{other}b")
    assert seat.stars(NAME) == 1


def test_tricks_without_a_link_between_them_score_nothing() -> None:
    assert Seat(NAME).write(NAME, 0, **tricks(1, 2)).stars(NAME) == 0
    assert Seat(NAME).write(NAME, 0, **tricks(5, 6, 1, 2)).stars(NAME) == 0


@pytest.mark.parametrize(("first", "last"), [((1, 3), 5), ((2, 6), 4)])
def test_a_column_of_three_scores_one_more(first: tuple[int, int], last: int) -> None:
    seat = Seat(NAME).write(NAME, None, **tricks(*first))
    seat.roll(last, last).play(f"{USE}both{last}")
    assert seat.stars(NAME) == 3


def test_the_second_column_scores_only_its_links() -> None:
    seat = Seat(NAME).write(NAME, 5, **tricks(1, 2, 3, 4, 5))
    assert seat.roll(6, 6).play(USE + "both6").stars(NAME) == 6


# --- nonsense ------------------------------------------------------------------------------


@pytest.mark.parametrize("marks", [{"trick3": "o"}, {"3a": "x", "3b": "x"}])
def test_a_trick_is_outlined_exactly_with_both_components(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition, match="play can't fill the card so"):
        Seat(NAME).write(NAME, None, **marks)
