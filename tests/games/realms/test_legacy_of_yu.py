"""Legacy of Yu: sums of columns that rise along the river."""

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.realms.registry import find_realm
from tests.games.realms.scenario import Seat

NAME = "legacy-of-yu"
FLEET = "fleet-the-dice-game"
USE = f"A>{NAME}:"
BOXES = [f"{row}{column}" for column in range(1, 7) for row in ("upper", "lower")]


def river(*others: str) -> Seat:
    return Seat(NAME, *others)


def filled(*columns: str) -> dict[str, str]:
    """The marks of columns with these numbers: none, one (in the upper box) or two."""
    marks: dict[str, str] = {}
    for column, numbers in enumerate(columns, 1):
        for row, number in zip(("upper", "lower"), numbers, strict=False):
            marks[f"{row}{column}"] = number
        if len(numbers) == 2:
            marks[f"sum{column}"] = str(int(numbers[0]) + int(numbers[1]))
    return marks


# --- a die ---------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 7))
def test_any_number_goes_to_any_box(number: int) -> None:
    seat = river().roll(number, 1 if number > 1 else 2)
    assert seat.legal(USE) == BOXES
    assert seat.play(USE + "lower4").marks(NAME) == {"lower4": str(number)}


@pytest.mark.parametrize("box", BOXES)
def test_a_box_gives_its_resource(box: str) -> None:
    card = find_realm(NAME).card
    wanted = [0, 0, 0]
    for gain in card.places[card.index[box]].gains:
        wanted[gain] += 1
    assert sum(wanted) == 1
    assert river().roll(3, 1).play(USE + box).resources() == tuple(wanted)


def test_each_resource_is_there_four_times() -> None:
    gains = [gain for place in find_realm(NAME).card.places for gain in place.gains]
    assert sorted(gains) == [0] * 4 + [1] * 4 + [2] * 4


def test_the_second_number_of_a_column_brings_its_sum() -> None:
    seat = river().roll(3, 1).play(USE + "lower2")
    assert seat.marks(NAME) == {"lower2": "3"}
    seat.roll(6, 1).play(USE + "upper2")
    assert seat.marks(NAME) == {"lower2": "3", "upper2": "6", "sum2": "9"}


def test_a_box_is_written_once() -> None:
    seat = river().write(NAME, None, upper1="3").roll(5, 1)
    assert seat.legal(USE) == BOXES[1:]


def test_when_the_river_is_full_the_die_may_be_traded() -> None:
    seat = Seat(NAME, "scythe", "ark-nova").write(NAME, None, **filled(*["34"] * 6))
    seat.write("scythe", 1, top4="x", bottom4="x").roll(4, 5)
    assert seat.legal(USE) == []
    assert "A>heart" in seat.legal()


def test_beside_fleet_another_resource_can_be_chosen() -> None:
    left = {"left1": "x", "left2": "x", "left3": "x", "pick": "o"}
    seat = river(FLEET).write(FLEET, 1, **left).roll(3, 1).play(USE + "upper1")
    assert seat.play(f"{FLEET}:coin").resources() == (0, 0, 1)


# --- scoring ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("columns", "stars"),
    [
        ((), 0),
        # The printed 2 has to be exceeded.
        (("11",), 0),
        (("2",), 0),
        (("3",), 1),
        (("12",), 1),
        # A single number is the sum.
        (("3", "4"), 2),
        (("3", "31", "5"), 3),
        (("6", "12"), 1),
        (("6", "24"), 1),
        # A sum that is equal or lower scores nothing, but others go on from the highest.
        (("34", "34"), 1),
        (("34", "12", "33"), 1),
        (("34", "12", "44"), 2),
        # A column that scores nothing itself counts, too.
        (("1", "", "3"), 1),
        # Empty columns are no zeros: they neither score nor matter.
        (("", "", "", "", "", "66"), 1),
        (("3", "", "4", "", "", "5"), 3),
        (("66", "", "6"), 1),
        (("3", "4", "5", "6", "16", "35"), 6),
    ],
)
def test_a_sum_scores_if_it_exceeds_all_to_its_left(columns: tuple[str, ...], stars: int) -> None:
    assert river().write(NAME, None, **filled(*columns)).stars(NAME) == stars


def test_a_second_number_may_take_stars_away() -> None:
    seat = river().write(NAME, 2, **filled("3", "4")).roll(6, 1).play(USE + "lower1")
    assert seat.stars(NAME) == 1


def test_a_column_may_be_filled_left_of_others() -> None:
    seat = river().write(NAME, 1, **filled("", "", "34")).roll(5, 1).play(USE + "upper1")
    assert seat.stars(NAME) == 2


# --- saved cards -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "marks",
    [
        {"sum1": "5"},
        {"upper1": "3", "lower1": "2"},
        {"upper1": "3", "lower1": "2", "sum1": "6"},
        {"upper1": "3", "sum1": "3"},
        {"spring": "3"},
        {"upper1": "7"},
    ],
)
def test_a_card_that_no_play_fills_so_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        river().write(NAME, None, **marks)
