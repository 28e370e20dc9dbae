"""Biddy & Walter: cravings that every roll calls for, and cats that turn grumpy."""

import pytest

from rollwright.core.message import say
from rollwright.core.position import Events
from tests.games.realms.scenario import Seat, with_middle_ability

NAME = "biddy-and-walter"
FLEET = "fleet-the-dice-game"
USE = f"A>{NAME}:"
PUMPKIN, HEART, COIN, NOTHING = (1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0, 0)
ROWS = ("food", "play", "sleep")


def cats() -> Seat:
    return Seat(NAME)


def calm() -> Seat:
    """A seat whose outlined cravings are all marked."""
    return cats().write(NAME, None, food1="x", play1="x", sleep1="x")


def row(kind: str, mark: str) -> dict[str, str]:
    return {f"{kind}{number}": mark for number in range(1, 7)}


def grumpy(seat: Seat) -> int:
    return len([place for place in seat.marks(NAME) if place.startswith("cat")])


SUMS = [
    *[(1, total - 1, "food", PUMPKIN) for total in (3, 4, 5)],
    *[(1, total - 1, "play", HEART) for total in (6, 7)],
    *[(5, total - 5, "sleep", COIN) for total in (8, 9, 10, 11)],
]


@pytest.mark.parametrize(("first", "second", "kind", "gain"), SUMS)
def test_the_roll_marks_a_craving_by_its_sum_and_gains_the_resource_of_its_row(
    first: int, second: int, kind: str, gain: tuple[int, int, int]
) -> None:
    seat = cats().write(NAME, None, sleep1="o").roll(first, second)
    assert [place for place, mark in seat.marks(NAME).items() if mark == "x"] == [f"{kind}1"]
    assert grumpy(seat) == 0
    assert seat.resources() == gain


def test_a_craving_for_food_and_one_for_play_are_outlined_at_the_start() -> None:
    assert cats().roll(1, 3).marks(NAME) == {"food1": "x"}
    assert cats().roll(1, 5).marks(NAME) == {"play1": "x"}
    assert cats().roll(5, 3).marks(NAME) == {"cat1": "o"}


def test_that_comes_before_any_realm_is_activated() -> None:
    seat = cats().roll(1, 3)
    assert seat.pad()["activated"] == []
    assert seat.legal("A>wingspan:")


@pytest.mark.parametrize("value", [1, 6])
def test_nothing_happens_on_a_2_or_a_12(value: int) -> None:
    seat = calm().roll(value, value)
    assert grumpy(seat) == 0
    assert seat.resources() == NOTHING


@pytest.mark.parametrize("value", [1, 6])
def test_that_nothing_happens_is_told(value: int) -> None:
    events: Events = []
    position = cats().position
    position.roll(position.parse_outcome([value, value]), events)
    _, told = events
    assert say(told) == f"A sum of {2 * value} does nothing in Biddy & Walter."
    assert say(told, "es") == f"Una suma de {2 * value} no hace nada en Biddy & Walter."


def test_only_one_craving_is_marked_in_a_turn() -> None:
    seat = cats().write(NAME, None, food2="o", food3="o").roll(1, 3)
    assert seat.marks(NAME) == {"food1": "x", "food2": "o", "food3": "o"}
    assert seat.resources() == PUMPKIN


@pytest.mark.parametrize(("first", "second", "kind", "gain"), SUMS)
def test_without_a_matching_outlined_craving_a_cat_gets_grumpy(
    first: int, second: int, kind: str, gain: tuple[int, int, int]
) -> None:
    others = {f"{other}2": "o" for other in ROWS if other != kind}
    seat = calm().write(NAME, None, **others).roll(first, second)
    assert grumpy(seat) == 1
    assert seat.marks(NAME)["cat1"] == "o"
    assert seat.resources() == NOTHING


def test_a_marked_craving_does_not_count_as_outlined() -> None:
    assert grumpy(cats().roll(1, 3).roll(2, 2)) == 1


def test_there_are_no_more_than_six_grumpy_cats() -> None:
    seat = calm()
    for _ in range(8):
        seat.roll(5, 4)
    assert grumpy(seat) == 6
    assert seat.stars(NAME) == 0


def test_no_cat_gets_grumpy_once_all_six_matching_cravings_are_marked() -> None:
    seat = cats().write(NAME, None, **row("sleep", "x")).roll(5, 4)
    assert grumpy(seat) == 0
    assert grumpy(seat.roll(1, 3).roll(1, 3)) == 1


@pytest.mark.parametrize(
    ("value", "kinds"),
    [
        (1, ["food"]),
        (2, ["play"]),
        (3, ["sleep"]),
        (4, ["food", "play"]),
        (5, ["food", "sleep"]),
        (6, ["play", "sleep"]),
    ],
)
def test_the_number_says_which_one_or_two_cravings_it_outlines(
    value: int, kinds: list[str]
) -> None:
    seat = cats().roll(value, value).play(f"{USE}{'+'.join(kinds)}")
    outlined = [place for place, mark in seat.marks(NAME).items() if mark == "o"]
    following = {"food": "food2", "play": "play2", "sleep": "sleep1"}
    cravings = [place for place in outlined if not place.startswith("cat")]
    assert cravings == [following[kind] for kind in kinds]


def test_outlining_gains_nothing() -> None:
    seat = cats().roll(6, 6)
    assert seat.play(USE + "play+sleep").resources() == NOTHING


def test_a_number_takes_no_other_cravings() -> None:
    seat = cats().roll(1, 6)
    assert seat.legal(USE) == ["food"]
    assert "not with a 1 now, but with 4." in seat.why(USE + "food+play")
    assert seat.why(USE + "tea")
    assert seat.why(USE)


def test_of_two_cravings_the_one_with_room_is_outlined_alone() -> None:
    full = row("food", "o") | {"food1": "x"}
    seat = cats().write(NAME, None, **full).roll(4, 2)
    assert seat.legal(USE) == ["play"]
    assert "taken already: craving for food 1," in seat.why(USE + "food+play")
    assert seat.play(USE + "play").marks(NAME) == {**full, "play1": "x", "play2": "o"}


def test_a_number_without_any_craving_left_is_not_taken() -> None:
    full = row("food", "o") | row("play", "o") | {"food1": "x", "play1": "x"}
    seat = cats().write(NAME, None, **full).roll(4, 1)
    assert seat.legal(USE) == []
    assert seat.legal(f"B>{NAME}:") == []


@pytest.mark.parametrize("count", range(7))
def test_six_stars_less_one_for_each_grumpy_cat(count: int) -> None:
    marks = {f"cat{number}": "o" for number in range(1, count + 1)}
    assert cats().write(NAME, 6 - count, **marks).stars(NAME) == 6 - count


def fleet_with_its_middle_ability() -> Seat:
    return with_middle_ability(Seat(NAME, FLEET)).roll(3, 5)


def test_beside_fleet_a_die_may_be_altered_before_the_cats_look() -> None:
    seat = fleet_with_its_middle_ability().play(f"{FLEET}:A-1")
    assert seat.marks(NAME) == {"play1": "x"}


def test_beside_fleet_the_cats_may_look_first() -> None:
    seat = fleet_with_its_middle_ability().play(f"{FLEET}:wait", f"{FLEET}:A-1")
    assert seat.marks(NAME) == {"cat1": "o"}


def test_who_feeds_them_in_time_has_six_stars_after_nine_turns() -> None:
    seat = cats()
    seat.roll(1, 5).play(f"B>{NAME}:food+sleep")
    seat.roll(2, 6).play(f"B>{NAME}:play+sleep")
    seat.roll(3, 6).play(f"B>{NAME}:play+sleep")
    seat.roll(5, 5).play(USE + "food+sleep")
    seat.roll(1, 6).play(f"B>{NAME}:play+sleep")
    seat.roll(3, 2).play(USE + "sleep")
    seat.roll(6, 6).roll(4, 5).roll(5, 3)
    assert seat.stars(NAME) == 6
    assert seat.resources() == (1, 2, 5)
