"""Apiary: bees in columns, ageing, and hibernation."""

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.realms.registry import find_realm
from tests.games.realms.scenario import Seat

NAME = "apiary"
A = f"A>{NAME}:"
B = f"B>{NAME}:"
AGE = A + "age"
# What lies in the gaps of each column, from the top.
GAPS = {"a": "PHC", "b": "HCP", "c": "CPH", "d": "PHC", "e": "HCP", "f": "CPH"}


def bees(*columns: str) -> dict[str, str]:
    """The marks of columns such as `24`: begun with the 2, now at the 4; `5` hibernates."""
    marks: dict[str, str] = {}
    for letter, column in zip("abcdef", columns, strict=False):
        first, now = int(column[0]), int(column[-1])
        marks |= {f"{letter}{strength}": "x" for strength in range(first, now)}
        marks[f"sleep-{letter}" if now == 5 else f"{letter}{now}"] = "o"
    return marks


def hive(*columns: str) -> Seat:
    """A card with such columns; each bee that hibernates has scored."""
    asleep = len([1 for column in columns if column[-1] == "5"])
    return Seat(NAME).write(NAME, asleep, **bees(*columns))


# --- a new bee -----------------------------------------------------------------------------------


@pytest.mark.parametrize("value", range(1, 5))
def test_a_1_to_4_outlines_a_bee_of_its_strength(value: int) -> None:
    seat = Seat(NAME).roll(value, 1)
    assert seat.legal(A) == [f"a{value}"]
    seat.play(f"{A}a{value}")
    assert seat.marks(NAME) == {f"a{value}": "o"}
    assert (seat.resources(), seat.stars(NAME)) == ((0, 0, 0), 0)


@pytest.mark.parametrize("value", [5, 6])
def test_a_5_or_6_is_no_bee(value: int) -> None:
    assert Seat(NAME).roll(value, 1).legal(A) == []
    assert hive("3").roll(value, 1).legal(A) == ["age"]


@pytest.mark.parametrize("number", range(6))
def test_a_bee_goes_into_the_leftmost_empty_column(number: int) -> None:
    seat = hive(*["2"] * number).roll(3, 1)
    assert seat.legal(A)[0] == "abcdef"[number] + "3"


def test_a_column_whose_bee_hibernates_is_not_empty() -> None:
    assert hive("45").roll(1, 2).legal(A) == ["b1"]


def test_when_all_columns_are_taken_dice_only_age() -> None:
    assert hive(*["2"] * 6).roll(3, 1).legal(A) == ["age"]


# --- ageing ------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", range(1, 7))
def test_any_number_ages_bees(value: int) -> None:
    seat = hive("1").roll(value, 1)
    assert "age" in seat.legal(A)
    assert seat.play(AGE).marks(NAME) == {"a1": "x", "a2": "o"}


@pytest.mark.parametrize("column", "abcdef")
@pytest.mark.parametrize("strength", [1, 2, 3])
def test_a_bee_gains_what_lies_between_its_two_places(column: str, strength: int) -> None:
    # The bees before it hibernate already.
    before = ["45"] * "abcdef".index(column)
    seat = hive(*before, str(strength)).roll(6, 1).play(AGE)
    gain = "PHC".index(GAPS[column][strength - 1])
    assert seat.resources() == tuple(int(resource == gain) for resource in range(3))
    assert seat.marks(NAME) == bees(*before, f"{strength}{strength + 1}")


def test_all_active_bees_age_together() -> None:
    seat = hive("13", "2", "4").roll(5, 1).play(AGE)
    assert seat.marks(NAME) == bees("14", "23", "45")
    assert (seat.resources(), seat.stars(NAME)) == ((0, 0, 2), 1)


def test_without_an_active_bee_nothing_ages() -> None:
    assert hive("45", "35").roll(6, 1).legal(A) == []
    assert Seat(NAME).roll(6, 1).legal(A) == []


def test_each_resource_lies_twice_in_every_row() -> None:
    card = find_realm(NAME).card
    columns = card.places_of("columns")
    for row in (1, 2, 3):
        gains = [card.places[column[row]].gains[0] for column in columns]
        assert sorted(gains) == [0, 0, 1, 1, 2, 2]


# --- scoring -----------------------------------------------------------------------------------


def test_a_bee_of_strength_4_that_ages_into_hibernation_is_a_star() -> None:
    seat = hive("4", "4", "3").roll(6, 1).play(AGE)
    assert seat.stars(NAME) == 2
    assert seat.marks(NAME) == bees("45", "45", "34")


def test_a_bee_that_hibernates_ages_no_more() -> None:
    seat = hive("45", "3").roll(6, 1).play(AGE)
    assert seat.stars(NAME) == 1
    assert seat.marks(NAME) == bees("45", "34")


def test_six_bees_are_six_stars() -> None:
    assert hive(*["4"] * 6).roll(6, 1).play(AGE).stars(NAME) == 6


# --- saved positions -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "marks",
    [
        {"b1": "o"},
        {"a1": "o", "a2": "o"},
        {"a1": "x"},
        {"a1": "x", "a3": "o"},
        {"a1": "o", "a2": "x"},
        {"sleep-a": "o"},
        {"a4": "x", "sleep-a": "x"},
        bees("1", "23"),
        bees("24", "15"),
    ],
)
def test_what_play_cannot_have_written_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        Seat(NAME).write(NAME, None, **marks)


def test_a_bee_that_hibernates_does_not_bound_those_after_it() -> None:
    assert hive("45", "14").stars(NAME) == 1


def test_more_stars_than_sleeping_bees_are_refused() -> None:
    with pytest.raises(BadPosition):
        Seat(NAME).write(NAME, 2, **bees("45"))
