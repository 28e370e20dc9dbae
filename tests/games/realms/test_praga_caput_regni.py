"""Praga Caput Regni: walks around a wheel, with a red line and open circles."""

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.realms.registry import find_realm
from tests.games.realms.scenario import Seat

NAME = "praga-caput-regni"
USE = f"A>{NAME}:"


def at(circle: str, *visited: str) -> dict[str, str]:
    """A card on which this circle is outlined, and the start and some others are marked."""
    return {"s1a": "x", **dict.fromkeys(visited, "x"), circle: "o"}


@pytest.mark.parametrize("number", range(1, 7))
def test_a_number_moves_as_many_sectors_clockwise(number: int) -> None:
    seat = Seat(NAME).roll(number, 1)
    assert seat.legal(USE) == [f"sector{number + 1}"]


def test_the_old_circle_is_marked_and_the_new_one_outlined() -> None:
    seat = Seat(NAME).roll(2, 1).play(USE + "sector3")
    assert seat.marks(NAME) == {"s1a": "x", "s3a": "o"}
    seat.roll(4, 1).play(USE + "sector7")
    assert seat.marks(NAME) == {"s1a": "x", "s3a": "x", "s7a": "o"}


def test_the_start_is_outlined_from_the_beginning_and_gives_nothing() -> None:
    seat = Seat(NAME)
    start = find_realm(NAME).card.index["s1a"]
    assert seat.position.pads[0].realms[0].outlined([start]) == [start]
    assert (seat.resources(), seat.stars(NAME)) == ((0, 0, 0), 0)


@pytest.mark.parametrize(("number", "gained"), [(1, (0, 1, 0)), (2, (0, 0, 1)), (4, (1, 0, 0))])
def test_the_sector_where_the_walk_ends_gives_its_benefit(
    number: int, gained: tuple[int, int, int]
) -> None:
    seat = Seat(NAME).roll(number, 6).play(f"{USE}sector{number + 1}")
    assert (seat.resources(), seat.stars(NAME)) == (gained, 0)


def test_a_sector_with_a_star_scores() -> None:
    assert Seat(NAME).roll(3, 6).play(USE + "sector4").stars(NAME) == 1


def test_a_sector_takes_as_many_walks_as_it_has_circles() -> None:
    seat = Seat(NAME).write(NAME, 0, **at("s2a", "s5a")).roll(3, 1)
    assert seat.legal(USE) == ["sector5"]
    assert seat.play(USE + "sector5").marks(NAME)["s5b"] == "o"
    seat = Seat(NAME).write(NAME, 0, **at("s2a", "s5a", "s5b")).roll(3, 1)
    assert seat.legal(USE) == []


def test_full_sectors_are_counted_when_moving() -> None:
    seat = Seat(NAME).write(NAME, 1, **at("s3a", "s4a")).roll(2, 1)
    assert seat.legal(USE) == ["sector5"]
    assert seat.legal(f"B>{NAME}:") == []


def test_crossing_the_red_line_scores_a_star() -> None:
    seat = Seat(NAME).write(NAME, 0, **at("s10a")).roll(4, 1).play(USE + "sector3")
    assert seat.stars(NAME) == 1
    assert seat.resources() == (0, 0, 1)


def test_the_first_sector_lies_behind_the_line_and_the_last_one_before_it() -> None:
    seat = Seat(NAME).write(NAME, 0, **at("s10a")).roll(1, 2).play(USE + "sector11")
    assert seat.stars(NAME) == 0
    seat = Seat(NAME).write(NAME, 0, **at("s10a")).roll(2, 2).play(USE + "sector1")
    assert seat.stars(NAME) == 1
    assert seat.resources() == (1, 0, 0)


def test_a_walk_across_the_line_to_a_star_scores_two() -> None:
    seat = Seat(NAME).write(NAME, 0, **at("s9a")).roll(6, 1).play(USE + "sector4")
    assert seat.stars(NAME) == 2


def test_more_than_six_stars_do_not_count() -> None:
    visited = ["s4a", "s8a", "s8b", "s2a", "s2b", "s3a", "s3b", "s5a"]
    seat = Seat(NAME).write(NAME, 6, **at("s10a", *visited)).roll(3, 1)
    assert seat.legal(USE) == []
    assert seat.roll(2, 1).play(USE + "sector1").stars(NAME) == 6


def test_eleven_sectors_with_three_of_each_resource_and_two_stars() -> None:
    card = find_realm(NAME).card
    gains = [gain for place in card.places for gain in place.gains]
    assert sorted(gains) == [0] * 3 + [1] * 3 + [2] * 3 + [3] * 2
    sizes = [len(sector) for sector in card.places_of("sectors")]
    assert sizes == [2, 2, 2, 1, 2, 2, 2, 2, 1, 1, 1]


@pytest.mark.parametrize(
    "marks",
    [
        # Two circles outlined or none, no start, an inner circle first, an old circle outlined.
        {"s2a": "o"},
        {"s1a": "x"},
        {"s1a": "", "s2a": "o"},
        {"s1a": "x", "s2b": "o"},
        {"s1a": "x", "s2a": "o", "s2b": "x"},
        {"gain2": "x"},
    ],
)
def test_a_card_that_no_play_fills_so_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        Seat(NAME).write(NAME, None, **marks)


def test_more_stars_than_laps_and_sectors_could_bring_are_refused() -> None:
    with pytest.raises(BadPosition):
        Seat(NAME).write(NAME, 2, **at("s10a"))
