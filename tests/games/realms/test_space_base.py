"""Space Base: circles that are marked, windows that are ringed, and what they give."""

import pytest

from rollwright.core.errors import BadPosition
from tests.games.realms.scenario import Seat

NAME = "space-base"
A = f"A>{NAME}:"
B = f"B>{NAME}:"
OUTLINE = f"{NAME}:outline"
# What the lower windows give.
LOWER = {1: (1, 0, 0), 2: (0, 1, 0), 3: (0, 0, 1), 4: (1, 0, 0), 5: (0, 1, 0), 6: (0, 0, 1)}


def base(stars: int = 0, **marks: str) -> Seat:
    """A card with these marks besides the first row, which starts ringed."""
    return Seat(NAME).write(NAME, stars, **marks)


# --- a use -------------------------------------------------------------------------------------


def test_the_first_row_starts_ringed_and_nothing_else() -> None:
    state = Seat(NAME).position.pads[0].realms[0]
    places = state.rules.card.places
    ringed = [place.id for at, place in enumerate(places) if state.is_outlined(at)]
    assert ringed == ["1a", "2a", "3a", "4a", "5a", "6a"]
    assert Seat(NAME).marks(NAME) == {}


@pytest.mark.parametrize("number", range(1, 7))
def test_a_number_marks_a_circle_of_its_column(number: int) -> None:
    seat = Seat(NAME).roll(number, 1)
    assert seat.legal(A) == [f"rocket{number}"]
    assert seat.play(f"{A}rocket{number}").marks(NAME) == {f"use{number}a": "x"}


def test_a_column_without_an_unmarked_circle_takes_no_die() -> None:
    marks = {"use3a": "x", "use3b": "x", "use3c": "x", "3b": "o", "3c": "o", "3d": "o"}
    seat = base(1, **marks).roll(3, 4)
    assert seat.legal(A) == []
    assert seat.legal(B) == ["rocket4"]


def test_a_die_may_use_a_column_a_third_time_and_takes_all_that_is_ringed_there() -> None:
    marks = {"use2a": "x", "use2b": "x", "use5a": "x", "2b": "o", "2c": "o", "2d": "o"}
    seat = base(1, **marks).roll(2, 1).play(A + "rocket2")
    assert (seat.resources(), seat.stars(NAME)) == ((0, 1, 0), 3)


# --- the new card --------------------------------------------------------------------------------


def test_every_use_rings_the_next_benefit_of_any_column() -> None:
    seat = Seat(NAME).roll(6, 4).play(A + "rocket6")
    assert seat.legal(OUTLINE) == ["1", "2", "3", "4", "5", "6"]
    assert seat.play(OUTLINE + "2").marks(NAME) == {"use6a": "x", "2b": "o"}


def test_benefits_are_ringed_from_the_bottom_up() -> None:
    seat = base(0, **{"use6a": "x", "2b": "o"}).roll(6, 4).play(A + "rocket6", OUTLINE + "2")
    assert seat.marks(NAME)["2c"] == "o"
    seat.roll(6, 4).play(A + "rocket6", OUTLINE + "2")
    assert seat.marks(NAME)["2d"] == "o"
    assert seat.roll(5, 4).play(A + "rocket5").legal(OUTLINE) == ["1", "3", "4", "5", "6"]


def test_a_benefit_just_ringed_gives_nothing_before_the_next_use() -> None:
    seat = Seat(NAME).roll(3, 4).play(A + "rocket3", OUTLINE + "3")
    assert seat.resources() == (0, 0, 0)
    seat.roll(3, 4).play(A + "rocket3")
    assert seat.resources() == (0, 0, 1)


@pytest.mark.parametrize("number", range(1, 7))
def test_the_example_improves_a_column_and_uses_it_next(number: int) -> None:
    first, third = number % 6 + 1, (number + 1) % 6 + 1
    seat = Seat(NAME).roll(first, 1).play(f"{A}rocket{first}", f"{OUTLINE}{number}")
    seat.roll(number, 1).play(f"{A}rocket{number}", f"{OUTLINE}{third}")
    assert seat.resources() == LOWER[number]
    seat.roll(third, 1).play(f"{A}rocket{third}")
    both = zip(LOWER[number], LOWER[third], strict=True)
    assert seat.resources() == tuple(one + other for one, other in both)
    assert len(seat.legal(OUTLINE)) == 6


def test_a_column_may_be_improved_that_can_no_longer_be_used() -> None:
    marks = {"use3a": "x", "use3b": "x", "use3c": "x", "1b": "o", "1c": "o", "1d": "o"}
    seat = base(0, **marks).roll(4, 1).play(A + "rocket4")
    assert seat.legal(OUTLINE) == ["2", "3", "4", "5", "6"]


def full(*blank: str) -> dict[str, str]:
    """All windows are ringed and all circles marked, but for these."""
    windows = {f"{number}{row}": "o" for number in range(1, 7) for row in "bcd"}
    circles = {f"use{number}{row}": "x" for number in range(1, 7) for row in "abc"}
    return {place: mark for place, mark in (windows | circles).items() if place not in blank}


def test_the_last_benefit_is_ringed_without_a_choice() -> None:
    seat = base(6, **full("use1c", "4d")).roll(1, 2).play(A + "rocket1")
    assert seat.legal(OUTLINE) == []
    assert seat.marks(NAME)["4d"] == "o"


# --- scoring -----------------------------------------------------------------------------------


@pytest.mark.parametrize("row", ["c", "d"])
@pytest.mark.parametrize("number", range(1, 7))
def test_the_two_upper_windows_are_stars(number: int, row: str) -> None:
    rows = {"c": "bc", "d": "bcd"}[row]
    ringed = {f"{number}{one}": "o" for one in rows}
    other = number % 6 + 1
    used = {f"use{other}{one}": "x" for one in "abc"[: len(rows)]}
    seat = base(0, **ringed, **used).roll(number, 1).play(f"{A}rocket{number}")
    assert seat.stars(NAME) == len(rows) - 1
    assert seat.resources() == LOWER[number]


def test_stars_above_six_do_not_count() -> None:
    seat = base(5, **full("use1c", "4d")).roll(1, 2).play(A + "rocket1")
    assert seat.stars(NAME) == 6


# --- saved positions -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "marks",
    [
        {"use1a": "x"},
        {"1b": "o"},
        {"use1a": "x", "1c": "o"},
        {"use1b": "x", "1b": "o"},
        {"use1a": "x", "1b": "x"},
        {"rocket1": "x"},
        {"1a": ""},
    ],
)
def test_what_play_cannot_have_written_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        Seat(NAME).write(NAME, None, **marks)


def test_more_stars_than_all_uses_could_give_are_refused() -> None:
    with pytest.raises(BadPosition):
        base(2, **{"use1a": "x", "use2a": "x", "1b": "o", "1c": "o"})
