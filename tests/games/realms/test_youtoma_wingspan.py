"""Youtoma's Wingspan: another card and one overridden rule."""

import pytest

from rollwright.games.realms.registry import all_realms, listed_realms, realms_of_set
from tests.games.realms.scenario import Seat, YoutomaSeat

NAME = "youtoma-wingspan"


def birds(**marks: str) -> Seat:
    return Seat(NAME).write(NAME, None, **marks)


def test_the_first_bird_has_its_star_under_the_second_square() -> None:
    seat = birds(**{"1a": "3"}).roll(2, 5).play(f"A>{NAME}:1")
    assert seat.stars(NAME) == 1
    assert seat.roll(2, 5).play(f"A>{NAME}:1").resources() == (0, 0, 1)


@pytest.mark.parametrize(("first", "marked"), [(2, "wingspan7"), (3, "wingspan10")])
def test_a_bird_marks_the_highest_wingspan_that_its_sum_reaches(first: int, marked: str) -> None:
    # 2 + 2 + 5 is 9 and reaches the 7; 3 + 2 + 5 is exactly 10.
    seat = birds(**{"2a": str(first), "2b": "2"}).roll(5, 1).play(f"A>{NAME}:2")
    assert seat.marks(NAME)[marked] == "x"
    assert seat.stars(NAME) == 2


def test_the_rulebook_s_example_a_total_of_11_scores_from_the_10() -> None:
    seat = birds(**{"1a": "1", "1b": "5"}).roll(2, 5).play(f"B>{NAME}:1")
    assert [name for name in seat.marks(NAME) if name.startswith("wing")] == ["wingspan10"]


def test_the_rulebook_s_example_the_2_is_free_and_the_5_has_to_score() -> None:
    full = {"2a": "2", "2b": "3", "2c": "3", "wingspan7": "x"}
    seat = YoutomaSeat(NAME).write(NAME, 3, **{"1a": "1", "1b": "5"}, **full).roll(2, 5)
    assert seat.legal(f"A>{NAME}:") == ["1", "3"]
    assert seat.legal(f"B>{NAME}:") == ["1"]
    assert "A 5 can score a star" in seat.why(f"B>{NAME}:3")


def test_a_marked_wingspan_leaves_the_next_lower_one() -> None:
    best = {"1a": "5", "1b": "5", "1c": "3", "wingspan13": "x"}
    seat = birds(**best, **{"2a": "6", "2b": "6"}).roll(6, 1).play(f"A>{NAME}:2")
    assert seat.marks(NAME)["wingspan10"] == "x"


def test_a_sum_below_all_that_are_left_marks_none() -> None:
    low = {"1a": "1", "1b": "5", "1c": "3", "wingspan7": "x"}
    seat = birds(**low, **{"2a": "2", "2b": "2"}).roll(5, 1).play(f"A>{NAME}:2")
    assert seat.stars(NAME) == 1


def test_a_variant_has_an_id_of_its_own_and_is_in_no_usual_game() -> None:
    assert NAME in all_realms()
    assert NAME not in listed_realms()
    assert NAME not in realms_of_set("all")
