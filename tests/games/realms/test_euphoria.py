"""Euphoria: what a mark brings depends on the sum of its area."""

import pytest

from rollwright.core.position import Events
from tests.games.realms.scenario import Seat
from tests.games.realms.table import GAME

NAME = "euphoria"
LEFT = f"A>{NAME}:left"
BOTH = f"A>{NAME}:both"
# The 3, 1 and 2 on the left are two stars, the 4, 1, 2 and 3 on the right are four.
SIX_STARS = dict.fromkeys(("left1", "left2", "left3", "right1", "right2", "right3", "right4"), "x")


def areas() -> Seat:
    return Seat(NAME)


def test_a_number_is_marked_in_one_area_of_choice() -> None:
    seat = areas().roll(3, 5)
    assert seat.legal(f"A>{NAME}:") == ["left", "right"]
    assert seat.play(f"A>{NAME}:right").marks(NAME) == {"right3": "x"}


def test_each_number_is_marked_once_in_each_area() -> None:
    seat = areas().write(NAME, left3="x").roll(3, 5)
    assert seat.legal(f"A>{NAME}:") == ["right"]
    assert seat.write(NAME, right3="x").legal(f"A>{NAME}:") == []


@pytest.mark.parametrize(
    ("marked", "value", "reward", "stars"),
    [
        ([], 1, (0, 0, 1), 0),
        ([1], 2, (0, 0, 1), 0),
        ([], 3, (0, 0, 1), 0),
        ([1], 3, (0, 0, 0), 1),
        ([], 4, (0, 0, 0), 1),
        ([4], 6, (0, 0, 0), 1),
        ([1, 2, 3], 4, (0, 0, 0), 1),
        ([5], 6, (1, 1, 0), 0),
        ([1, 2, 3, 4, 5], 6, (1, 1, 0), 0),
    ],
)
def test_the_sum_of_the_area_decides_what_is_gained(
    marked: list[int], value: int, reward: tuple[int, int, int], stars: int
) -> None:
    # Up to 3 a coin, 4 to 10 a star, 11 or more a heart and a pumpkin.
    seat = areas().write(NAME, None, **{f"left{number}": "x" for number in marked})
    seat.roll(value, value % 6 + 1).play(LEFT)
    assert (seat.resources(), seat.stars(NAME)) == (reward, stars)


def test_only_the_numbers_of_that_area_are_added() -> None:
    seat = areas().write(NAME, right5="x", right6="x").roll(2, 5).play(LEFT)
    assert (seat.resources(), seat.stars(NAME)) == ((0, 0, 1), 0)


def test_an_adjusted_3_completes_a_sum_of_4() -> None:
    # Step 2 of the overview: 2 pumpkins make the 2 a 3, the only 3 left, beside a 1.
    seat = areas().write(NAME, left1="x", right3="x").give(pumpkin=2).roll(6, 2).play("B+1")
    assert seat.legal(f"B>{NAME}:") == ["left"]
    assert seat.play(f"B>{NAME}:left").stars(NAME) == 1


def test_on_a_rolled_pair_the_number_may_be_marked_in_both_areas() -> None:
    seat = areas().write(NAME, left1="x").roll(3, 3)
    assert seat.legal(f"A>{NAME}:") == ["left", "right", "both"]
    seat.play(BOTH)
    assert seat.marks(NAME) == {"left1": "x", "left3": "x", "right3": "x"}


def test_each_area_gives_its_own_benefit() -> None:
    # 1 + 3 is a star on the left; a lone 3 is a coin on the right.
    seat = areas().write(NAME, left1="x").roll(3, 3).play(BOTH)
    assert (seat.resources(), seat.stars(NAME)) == ((0, 0, 1), 1)


def test_the_second_die_of_the_pair_stays_available() -> None:
    seat = areas().roll(3, 3).play(BOTH)
    assert seat.legal("B>wingspan:") == ["1", "2", "3"]
    assert seat.legal(f"B>{NAME}:") == []


def test_a_pair_made_with_pumpkins_is_no_rolled_pair() -> None:
    seat = areas().roll(3, 4).give(pumpkin=2).play("A+1")
    assert seat.legal(f"A>{NAME}:") == ["left", "right"]


def test_a_pair_made_with_a_created_die_is_no_rolled_pair() -> None:
    seat = areas().roll(3, 4).give(coin=3).play("coins:3")
    assert seat.legal(f"A>{NAME}:") == ["left", "right"]


def test_both_needs_a_die_that_shows_the_number_of_the_pair() -> None:
    seat = areas().roll(3, 3).give(pumpkin=4).play("A+1")
    assert seat.legal(f"A>{NAME}:") == ["left", "right"]
    assert "both" in seat.legal(f"B>{NAME}:")
    assert "both" in seat.play("A-1").legal(f"A>{NAME}:")


def test_a_created_die_of_the_pair_may_mark_both() -> None:
    seat = areas().roll(3, 3).give(heart=2).play("hearts2", f"C>{NAME}:both")
    assert seat.marks(NAME) == {"left3": "x", "right3": "x"}


def test_both_needs_the_number_free_in_both_areas() -> None:
    seat = areas().write(NAME, right3="x").roll(3, 3)
    assert seat.legal(f"A>{NAME}:") == ["left"]


def test_four_stars_may_come_from_one_area_and_two_from_the_other() -> None:
    # The compendium: there is no limit for an area.
    seat = areas()
    for value in (4, 1, 2, 3):
        seat.roll(value, 6).play(LEFT)
    assert seat.stars(NAME) == 4
    for value in (6, 4):
        seat.roll(value, 5).play(f"A>{NAME}:right")
    assert seat.stars(NAME) == 6


def test_there_are_never_more_than_six_stars() -> None:
    seat = areas()
    for value in (4, 1, 2, 3):
        seat.roll(value, value).play(BOTH)
    assert seat.stars(NAME) == 6
    assert seat.position.scores() == [60]


def test_a_seventh_star_is_not_announced() -> None:
    seat = areas().write(NAME, 6, **SIX_STARS).roll(4, 6)
    events: Events = []
    GAME.play(seat.position, 0, seat.position.parse(0, LEFT), events)
    assert [event.key for event in events] == ["rolling-realms.event.use"]
