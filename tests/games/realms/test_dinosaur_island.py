"""Dinosaur Island: dinosaurs, their visitors, and the security level."""

import pytest

from rollwright.core.errors import BadPosition
from tests.games.realms.scenario import Seat

NAME = "dinosaur-island"
A = f"A>{NAME}:"
B = f"B>{NAME}:"
SMALL = {1: (1, 0, 0), 2: (0, 1, 0), 3: (0, 0, 1), 4: (1, 0, 0), 5: (0, 1, 0), 6: (0, 0, 1)}
LARGE = {1: (0, 1, 1), 2: (1, 0, 1), 3: (1, 1, 0)}
CHOICES = {4: ["coin", "pumpkin"], 5: ["heart", "pumpkin"], 6: ["coin", "heart"]}


def park(*dinosaurs: str, level: int = 7) -> Seat:
    """A park with these dinosaurs and this security level."""
    marks = dict.fromkeys(dinosaurs, "o") | {f"shield{at}": "x" for at in range(7, level)}
    return Seat(NAME).write(NAME, None, **marks)


# --- security ----------------------------------------------------------------------------------


def test_a_3_in_the_first_turn_raises_the_level_to_10() -> None:
    seat = Seat(NAME).roll(3, 1).play(A + "security")
    assert seat.marks(NAME) == {"shield7": "x", "shield8": "x", "shield9": "x"}
    # Six visitors and four more fit now.
    seat = park("small1", "small2", "small4", level=10)
    assert seat.roll(2, 6).legal(A) == ["large2", "security"]


@pytest.mark.parametrize("value", range(1, 7))
def test_a_number_marks_as_many_shields(value: int) -> None:
    seat = park(level=8).roll(value, 1).play(A + "security")
    assert list(seat.marks(NAME)) == [f"shield{at}" for at in range(7, 8 + value)]


def test_the_last_shields_are_marked_by_a_larger_number_but_never_the_18() -> None:
    seat = park(level=16).roll(6, 1).play(A + "security")
    assert list(seat.marks(NAME)) == [f"shield{at}" for at in range(7, 18)]
    assert "security" not in seat.roll(6, 1).legal(A)


# --- dinosaurs ---------------------------------------------------------------------------------


@pytest.mark.parametrize("value", range(1, 7))
def test_a_number_adds_a_matching_dinosaur(value: int) -> None:
    seat = Seat(NAME).roll(value, 1)
    assert seat.legal(A) == [f"small{value}", f"large{value}", "security"]
    seat.play(f"{A}small{value}")
    assert seat.marks(NAME) == {f"small{value}": "o"}
    assert seat.resources() == SMALL[value]


@pytest.mark.parametrize("value", LARGE)
def test_the_large_ones_of_low_numbers_give_two_resources(value: int) -> None:
    assert Seat(NAME).roll(value, 6).play(f"{A}large{value}").resources() == LARGE[value]


@pytest.mark.parametrize("value", CHOICES)
def test_the_large_ones_of_high_numbers_give_a_choice(value: int) -> None:
    seat = Seat(NAME).roll(value, 1).play(f"{A}large{value}")
    assert sorted(seat.legal(f"{NAME}:")) == CHOICES[value]
    assert sum(seat.play(f"{NAME}:{CHOICES[value][0]}").resources()) == 1


def test_a_dinosaur_is_added_once() -> None:
    assert park("small3").roll(3, 1).legal(A) == ["large3", "security"]
    assert park("small3", "large3").roll(3, 1).legal(A) == ["security"]


@pytest.mark.parametrize("value", range(1, 7))
def test_small_ones_bring_2_visitors_and_large_ones_4_or_3(value: int) -> None:
    # Eight visitors are there: the dinosaur comes if it fits exactly.
    large = 4 if value <= 3 else 3
    fillers = [at for at in range(1, 7) if at != value][:4]
    crowd = [f"small{at}" for at in fillers]
    for name, visitors in ((f"small{value}", 2), (f"large{value}", large)):
        seat = park(*crowd, level=8 + visitors).roll(value, 1)
        assert name in seat.legal(A)
        seat = park(*crowd, level=7 + visitors).roll(value, 1)
        assert name not in seat.legal(A)


def test_a_dinosaur_that_would_bring_too_many_visitors_is_refused() -> None:
    # Four visitors: three more make 7, four more would be 8.
    seat = park("large1").roll(2, 5)
    assert seat.legal(A) == ["small2", "security"]
    assert seat.legal(B) == ["small5", "large5", "security"]
    assert park("large1", "large4").roll(2, 5).legal(A) == ["security"]


# --- scoring -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dinosaurs", "stars"),
    [
        (["small1"], 0),
        (["large4"], 1),
        (["large1", "small1"], 2),
        (["large1", "large2"], 2),
        (["large1", "large2", "large3", "large4", "large5"], 6),
    ],
)
def test_three_visitors_are_a_star(dinosaurs: list[str], stars: int) -> None:
    assert park(*dinosaurs, level=18).stars(NAME) == stars


def test_a_dinosaur_scores_at_once() -> None:
    assert park("small1").roll(4, 1).play(A + "small4").stars(NAME) == 1


# --- saved positions -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "marks",
    [
        {"shield8": "x"},
        {"shield7": "o"},
        {"small1": "x"},
        {"large1": "o", "large2": "o"},
        {f"shield{at}": "x" for at in range(7, 19)},
    ],
)
def test_what_play_cannot_have_written_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        Seat(NAME).write(NAME, None, **marks)
