"""Atiwa: terrain cards, bats that are circled on them, and bats that are marked."""

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.realms.registry import find_realm
from tests.games.realms.scenario import Seat

NAME = "atiwa"
A = f"A>{NAME}:"
B = f"B>{NAME}:"
# The blank cards of each number; the upper hill is outlined from the start.
CARDS = {
    1: ["hill2"],
    2: ["hill2"],
    3: ["wood1", "wood2"],
    4: ["wood1", "wood2"],
    5: ["river1", "river2"],
    6: ["river1", "river2"],
}
LANDS = ["hill2", "wood1", "wood2", "river1", "river2"]
BATS = {
    "hill1": ["bat1", "bat2", "bat3"],
    "hill2": ["bat4"],
    "wood1": ["bat5", "bat6", "bat7"],
    "wood2": ["bat8"],
    "river1": ["bat9", "bat10", "bat11"],
    "river2": ["bat12"],
}


def land(*lands: str, circled: str = "", marked: str = "") -> Seat:
    """These cards are outlined besides the upper hill; bats by their numbers."""
    marks = dict.fromkeys(lands, "o")
    marks |= {f"bat{number}": "o" for number in circled.split()}
    marks |= {f"bat{number}": "x" for number in marked.split()}
    return Seat(NAME).write(NAME, None, **marks)


def bats(seat: Seat, mark: str) -> list[int]:
    """The numbers of the bats with this mark."""
    marks = seat.marks(NAME)
    return [number for number in range(1, 13) if marks.get(f"bat{number}") == mark]


# --- terrain -----------------------------------------------------------------------------------


@pytest.mark.parametrize("value", range(1, 7))
def test_a_number_outlines_a_card_of_its_column_or_calls_bats(value: int) -> None:
    assert Seat(NAME).roll(value, 1).legal(A) == [*CARDS[value], "bats"]


@pytest.mark.parametrize("name", LANDS)
def test_a_card_gives_its_resources_or_its_star(name: str) -> None:
    value = {"h": 2, "w": 3, "r": 5}[name[0]]
    seat = Seat(NAME).roll(value, 6).play(A + name)
    assert seat.marks(NAME) == {name: "o"}
    upper = name.endswith("1")
    assert seat.resources() == {"wood1": (1, 1, 1), "river1": (0, 2, 1)}.get(name, (0, 0, 0))
    assert seat.stars(NAME) == (0 if upper else 1)


def test_a_card_is_outlined_once() -> None:
    assert land("wood1").roll(3, 1).legal(A) == ["wood2", "bats"]
    assert land("hill2").roll(1, 3).legal(A) == ["bats"]


def test_the_bats_lie_on_the_cards_as_printed() -> None:
    card = find_realm(NAME).card
    lands = [place for column in card.places_of("columns") for place in column]
    found = {
        card.places[place].id: [card.places[bat].id for bat in group]
        for place, group in zip(lands, card.places_of("bats"), strict=True)
    }
    assert found == BATS


# --- bats --------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", range(1, 7))
def test_a_number_circles_so_many_bats_on_outlined_cards(value: int) -> None:
    seat = land("river1").roll(value, 1).play(A + "bats")
    wanted = [1, 2, 3, 9, 10, 11][:value]
    assert sorted(bats(seat, "o") + bats(seat, "x")) == wanted


def test_bats_on_cards_that_are_not_outlined_are_not_circled() -> None:
    seat = Seat(NAME).roll(6, 1).play(A + "bats")
    assert bats(seat, "o") + bats(seat, "x") == [1, 2, 3]
    assert land(marked="1 2 3").roll(6, 1).legal(A) == ["river1", "river2"]


def test_fewer_than_three_circled_bats_are_not_marked() -> None:
    seat = Seat(NAME).roll(2, 6).play(A + "bats")
    assert (bats(seat, "o"), bats(seat, "x")) == ([1, 2], [])
    assert seat.legal(f"{NAME}:") == []


@pytest.mark.parametrize(
    ("resource", "gain"), [("pumpkin", (1, 0, 0)), ("heart", (0, 1, 0)), ("coin", (0, 0, 1))]
)
def test_three_circled_bats_are_marked_for_a_resource(
    resource: str, gain: tuple[int, int, int]
) -> None:
    seat = land(circled="1 2").roll(1, 6).play(A + "bats")
    assert bats(seat, "x") == [1, 2, 3]
    assert sorted(seat.legal(f"{NAME}:")) == ["coin", "heart", "pumpkin"]
    assert seat.play(f"{NAME}:{resource}").resources() == gain


def test_bats_are_marked_after_a_card_is_outlined_too() -> None:
    seat = land("wood1", circled="5 6 7").roll(1, 6).play(A + "hill2", f"{NAME}:coin")
    assert bats(seat, "x") == [5, 6, 7]
    assert seat.resources() == (0, 0, 1)


def test_an_activation_never_marks_six_bats() -> None:
    seat = land("wood1").roll(6, 1).play(A + "bats", f"{NAME}:heart")
    assert (bats(seat, "x"), bats(seat, "o")) == ([1, 2, 3], [5, 6, 7])
    assert seat.resources() == (0, 1, 0)
    seat.roll(1, 6).play(A + "hill2", f"{NAME}:heart")
    assert bats(seat, "x") == [1, 2, 3, 5, 6, 7]


# --- scoring -----------------------------------------------------------------------------------


def test_all_bats_circled_are_a_star_and_all_marked_are_two_more() -> None:
    first = "1 2 3 4 5 6 7 8 9"
    assert land(*LANDS, marked=first, circled="10 11").stars(NAME) == 3
    assert land(*LANDS, marked=first, circled="10 11 12").stars(NAME) == 4
    seat = land(*LANDS, marked=first, circled="10 11").roll(1, 2).play(A + "bats")
    assert seat.stars(NAME) == 6


# --- saved positions -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "marks",
    [
        {"bat4": "o"},
        {"bat2": "o"},
        {"bat1": "x"},
        {"hill2": "x"},
        {"roost": "x"},
        {"bat1": "x", "bat2": "x", "bat3": "o"},
    ],
)
def test_what_play_cannot_have_written_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        Seat(NAME).write(NAME, None, **marks)
