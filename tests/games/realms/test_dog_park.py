"""Dog Park: one dog after the other, past mud and home."""

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.realms.registry import find_realm
from tests.games.realms.scenario import Seat

NAME = "dog-park"
USE = f"A>{NAME}:"
SPOTS = "abcdefghi"
# Row 1 has mud at a, b, d, e, g and h.
MUD = ["1a", "1b", "1d", "1e", "1g", "1h"]


def ringed(*spots: str) -> dict[str, str]:
    return dict.fromkeys(spots, "o")


@pytest.mark.parametrize("number", range(1, 7))
def test_a_dog_walks_up_to_the_number_to_the_right(number: int) -> None:
    seat = Seat(NAME).roll(number, 1)
    assert seat.legal(USE) == [f"{dog}{spot}" for dog in "1234" for spot in SPOTS[:number]]


def test_the_sign_where_it_stops_is_outlined_and_no_other() -> None:
    seat = Seat(NAME).roll(5, 1).play(USE + "2d")
    assert seat.marks(NAME) == {"2d": "o"}


@pytest.mark.parametrize(
    ("spot", "gained"),
    [
        ("a", (0, 1, 0)),
        ("b", (0, 0, 1)),
        ("c", (0, 0, 0)),
        ("d", (0, 1, 0)),
        ("e", (1, 0, 0)),
        ("f", (0, 0, 0)),
    ],
)
def test_a_stop_gives_the_resource_of_its_column_in_every_row(
    spot: str, gained: tuple[int, int, int]
) -> None:
    for dog in "1234":
        seat = Seat(NAME).roll(6, 1).play(f"{USE}{dog}{spot}")
        assert seat.resources() == gained


@pytest.mark.parametrize(("spot", "gained"), [("g", (1, 0, 0)), ("h", (0, 0, 1)), ("i", (0, 0, 0))])
def test_so_does_a_later_stop(spot: str, gained: tuple[int, int, int]) -> None:
    for dog in "1234":
        seat = Seat(NAME).write(NAME, 0, **ringed(f"{dog}f")).roll(6, 1)
        assert seat.play(f"{USE}{dog}{spot}").resources() == gained


def test_only_the_dog_that_is_out_is_walked() -> None:
    seat = Seat(NAME).write(NAME, 0, **ringed("3b")).roll(3, 1)
    assert seat.legal(USE) == ["3c", "3d", "3e"]


def test_after_one_dog_is_home_any_other_may_be_chosen() -> None:
    marks = {**ringed("3c", "3h"), "home3": "-"}
    seat = Seat(NAME).write(NAME, 2, **marks).roll(1, 2)
    assert seat.legal(USE) == ["1a", "2a", "4a"]


def test_the_walk_may_end_before_home_and_what_is_beyond_is_lost() -> None:
    seat = Seat(NAME).write(NAME, 0, **ringed("1c", "1g")).roll(6, 1)
    assert seat.legal(USE) == ["1h", "1i", "home1"]
    seat.play(USE + "home1")
    assert seat.marks(NAME) == {"1c": "o", "1g": "o", "home1": "-"}
    assert seat.resources() == (0, 0, 0)


def test_no_single_number_brings_a_dog_home() -> None:
    assert not [move for move in Seat(NAME).roll(6, 5).legal(USE) if move.startswith("home")]


@pytest.mark.parametrize(("stops", "stars"), [(0, 2), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_a_dog_scores_by_its_stops_in_mud(stops: int, stars: int) -> None:
    # The clean stops c, f and i do not count.
    marks = ringed("1c", "1f", "1i", *MUD[:stops])
    seat = Seat(NAME).write(NAME, 0, **marks).roll(1, 2).play(USE + "home1")
    assert seat.stars(NAME) == stars


def test_only_the_mud_of_its_own_row_counts() -> None:
    marks = {**ringed("1a", "1b", "1d", "2b", "2f"), "home1": "-"}
    seat = Seat(NAME).write(NAME, 0, **marks).roll(6, 2).play(USE + "home2")
    assert seat.stars(NAME) == 2


def test_a_dog_that_is_not_home_scores_nothing() -> None:
    assert Seat(NAME).roll(3, 1).play(USE + "1c").stars(NAME) == 0


def test_four_clean_dogs_are_six_stars() -> None:
    home = {"home1": "-", "home2": "-", "home3": "-"}
    marks = {**ringed("1f", "2f", "3d", "3h", "4c", "4h"), **home}
    seat = Seat(NAME).write(NAME, 6, **marks).roll(2, 1)
    assert seat.play(USE + "home4").stars(NAME) == 6
    assert seat.roll(2, 1).legal(USE) == []


def test_nine_spots_and_a_home_for_each_of_four_dogs() -> None:
    card = find_realm(NAME).card
    assert [len(row) for row in card.places_of("rows")] == [10] * 4
    gains = [gain for place in card.places for gain in place.gains]
    assert sorted(gains) == [0, 0, 1, 1, 2, 2]


@pytest.mark.parametrize(
    "marks",
    [
        # Two dogs out, a dog home without a stop, other marks.
        {"1a": "o", "2a": "o"},
        {"home1": "-"},
        {"1a": "x"},
        {"1a": "o", "home1": "x"},
        {"column1": "x"},
    ],
)
def test_a_card_that_no_walk_fills_so_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        Seat(NAME).write(NAME, None, **marks)
