"""The Isle of Cats: a boat filled side by side, and pairs that belong to treasure maps."""

import pytest

from rollwright.core.errors import BadPosition
from tests.games.realms.scenario import Seat

NAME = "the-isle-of-cats"
A = f"A>{NAME}:"
B = f"B>{NAME}:"
MAPS = {"b2": 2, "d2": 4, "c4": 6}
ROWS = ("b1 c1 d1", "a2 b2 c2 d2 e2", "a3 b3 c3 d3 e3", "b4 c4 d4")
PLACES = " ".join(ROWS).split()
BOXES = [place for place in PLACES if place not in MAPS]


def boat(stars: int | None = None, **marks: str) -> Seat:
    return Seat(NAME).write(NAME, stars, **marks)


# --- writing and marking -------------------------------------------------------------------------


@pytest.mark.parametrize("value", range(1, 7))
def test_the_first_number_goes_anywhere(value: int) -> None:
    legal = Seat(NAME).roll(value, 1).legal(A)
    assert legal == [place for place in PLACES if MAPS.get(place, value) == value]


@pytest.mark.parametrize("box", BOXES)
def test_a_number_is_written_in_a_square_and_gains_nothing(box: str) -> None:
    seat = Seat(NAME).roll(3, 1).play(A + box)
    assert seat.marks(NAME) == {box: "3"}
    assert seat.resources() == (0, 0, 0)


@pytest.mark.parametrize(("place", "value"), MAPS.items())
def test_a_map_is_marked_by_its_number_and_gives_its_resources(place: str, value: int) -> None:
    seat = Seat(NAME).roll(value, 1).play(A + place)
    assert seat.marks(NAME) == {place: "x"}
    assert seat.resources() == (1, 1, 1)


@pytest.mark.parametrize(("place", "value"), MAPS.items())
def test_no_other_number_marks_a_map(place: str, value: int) -> None:
    for other in range(1, 7):
        assert (place in Seat(NAME).roll(other, 1).legal(A)) == (other == value)


def test_a_place_is_used_once() -> None:
    seat = boat(0, c2="2", b2="x").roll(2, 1)
    assert "b2" not in seat.legal(A)
    assert "c2" not in seat.legal(A)
    assert "already" in seat.why(A + "c2")


# --- growing -------------------------------------------------------------------------------------


def test_further_numbers_go_beside_a_filled_square() -> None:
    assert boat(0, c3="1").roll(3, 1).legal(A) == ["c2", "b3", "d3"]


def test_sides_count_and_corners_do_not() -> None:
    seat = boat(0, a2="1").roll(3, 1)
    assert seat.legal(A) == ["a3"]
    assert seat.why(A + "b1")
    assert seat.why(A + "b3")


def test_further_numbers_go_beside_a_marked_map() -> None:
    assert boat(0, b2="x").roll(3, 1).legal(A) == ["b1", "a2", "c2", "b3"]


def test_a_map_that_is_not_marked_does_not_carry_on() -> None:
    # The square c2 lies between two maps; e2 is on the other side of one of them.
    assert boat(0, c2="1").roll(3, 1).legal(A) == ["c1", "c3"]


def test_a_map_is_marked_beside_what_is_filled_too() -> None:
    seat = boat(0, c3="1").roll(6, 4)
    assert "c4" in seat.legal(A)
    assert "d2" not in seat.legal(B)
    assert "d2" in boat(0, c2="1").roll(4, 1).legal(A)


# --- scoring -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("marks", "stars"),
    [
        # One number is no pair.
        ({"c2": "2"}, 0),
        # Both touch the map.
        ({"b1": "2", "c1": "5", "c2": "2"}, 2),
        # One touches the map, the other one the first.
        ({"b3": "2", "a3": "2"}, 2),
        # The map may be marked.
        ({"b2": "x", "b1": "2", "b3": "2"}, 2),
        # A pair of another number.
        ({"b3": "3", "a3": "3"}, 0),
        # A pair of the number of another map, which it doesn't touch.
        ({"b3": "6", "a3": "6"}, 0),
        # A pair that doesn't touch the map.
        ({"d3": "2", "e3": "2"}, 0),
        # A chain is broken by another number.
        ({"b1": "2", "c1": "5", "d1": "2"}, 0),
        # A chain of three.
        ({"c2": "4", "c1": "4", "b1": "4"}, 2),
        # Four are one pair.
        ({"b1": "2", "c1": "2", "c2": "2", "c3": "5", "b3": "2"}, 2),
    ],
)
def test_a_map_scores_a_pair_that_is_connected_to_it(marks: dict[str, str], stars: int) -> None:
    assert boat(None, **marks).stars(NAME) == stars


def test_a_pair_scores_once_it_is_there() -> None:
    seat = boat(0, c2="4").roll(4, 1).play(A + "c1")
    assert seat.stars(NAME) == 2
    # The map itself brings resources, but no more stars.
    seat.roll(4, 1).play(A + "d2")
    assert (seat.resources(), seat.stars(NAME)) == ((1, 1, 1), 2)


def test_three_pairs_are_all_six_stars() -> None:
    seat = Seat(NAME)
    for place, value in (("b3", 2), ("a3", 2), ("c3", 6), ("d3", 4), ("e3", 4), ("b4", 6)):
        seat.roll(value, value - 1).play(A + place)
    assert seat.stars(NAME) == 6


# --- saved positions -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "marks",
    [
        {"b1": "3", "d1": "3"},
        {"a2": "3", "b3": "3"},
        {"a2": "3", "c2": "3"},
        {"b1": "x"},
        {"b2": "2"},
    ],
)
def test_what_play_cannot_have_written_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        boat(None, **marks)
