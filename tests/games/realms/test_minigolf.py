"""Minigolf: strokes on three lanes, and what is left of par at the hole."""

import pytest

from rollwright.core.errors import BadPosition
from tests.games.realms.scenario import Seat

A = "A>minigolf:"
B = "B>minigolf:"
LENGTHS = {"left": 5, "middle": 7, "right": 9}
# What the hexes give from the bottom up: pumpkins, hearts, coins, stars.
NOTHING = (0, 0, 0, 0)
PARS = {
    "left": [NOTHING, (0, 0, 0, 1), (1, 0, 0, 1), (0, 1, 1, 0)],
    "middle": [NOTHING, NOTHING, (0, 0, 0, 1), (0, 1, 0, 1), (1, 0, 1, 0)],
    "right": [NOTHING, NOTHING, (0, 0, 0, 1), (0, 0, 1, 1), (1, 1, 0, 0)],
}


def lane(name: str, filled: int, strokes: int) -> dict[str, str]:
    """So many circles of a lane, and so many of its hexes."""
    circles = {f"{name}{circle}": "x" for circle in range(1, filled + 1)}
    return {**circles, **{f"{name}par{par}": "x" for par in range(1, strokes + 1)}}


def at(name: str, filled: int, strokes: int) -> Seat:
    return Seat("minigolf").write("minigolf", 0, **lane(name, filled, strokes))


def allowed(name: str, filled: int, strokes: int) -> list[int]:
    """The numbers that this lane takes now."""
    seat = at(name, filled, strokes)
    return [value for value in range(1, 7) if name in seat.roll(value, 1).legal(A)]


# --- strokes -----------------------------------------------------------------------------------


def test_any_lane_may_be_chosen_even_if_another_is_not_finished() -> None:
    seat = Seat("minigolf").roll(3, 1)
    assert seat.legal(A) == ["left", "middle", "right"]
    seat.play(A + "left").roll(3, 1)
    assert seat.legal(A) == ["middle", "right"]
    seat.play(A + "middle").roll(2, 1)
    assert seat.legal(A) == ["left", "middle", "right"]


@pytest.mark.parametrize("name", LENGTHS)
def test_a_stroke_marks_the_lowest_hex_and_fills_circles_from_the_bottom(name: str) -> None:
    seat = Seat("minigolf").roll(2, 6).play(A + name)
    assert seat.marks("minigolf") == lane(name, 2, 1)
    assert (seat.resources(), seat.stars("minigolf")) == ((0, 0, 0), 0)
    seat.roll(2, 6).play(A + name)
    assert seat.marks("minigolf") == lane(name, 4, 2)
    assert (seat.resources(), seat.stars("minigolf")) == ((0, 0, 0), 0)


def test_a_lane_is_not_overfilled() -> None:
    assert allowed("left", 3, 1) == [1, 2]
    assert allowed("left", 2, 1) == [1, 2, 3]
    assert allowed("right", 6, 2) == [1, 2, 3]
    assert "left" not in Seat("minigolf").roll(6, 1).legal(A)


def test_a_finished_lane_takes_no_more() -> None:
    seat = Seat("minigolf").write("minigolf", 1, **lane("left", 5, 2)).roll(1, 2)
    assert "left" not in seat.legal(A)
    assert seat.why(A + "left")


# --- conditions --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "filled", "strokes", "numbers"),
    [
        # The second circle of the left lane: at least 2.
        ("left", 0, 0, [1, 2, 3, 4, 5]),
        ("left", 1, 1, [2, 3, 4]),
        # The fourth circle of the middle lane: at most 5; its hole: at most 2.
        ("middle", 0, 0, [1, 2, 3, 4, 5]),
        ("middle", 2, 1, [1, 2, 3, 4]),
        ("middle", 3, 1, [1, 2, 3]),
        ("middle", 4, 1, [1, 2]),
        # The right lane: at least 2, at most 5, and at most 3 in the hole.
        ("right", 0, 0, [1, 2, 3, 4, 5, 6]),
        ("right", 1, 1, [1, 2, 3, 4, 5]),
        ("right", 2, 1, [2, 3, 4, 5]),
        ("right", 4, 1, [1, 2, 3, 4]),
        ("right", 5, 1, [1, 2, 3]),
    ],
)
def test_a_number_suits_every_circle_that_it_fills(
    name: str, filled: int, strokes: int, numbers: list[int]
) -> None:
    assert allowed(name, filled, strokes) == numbers


def test_a_6_would_fill_a_circle_for_5_or_less() -> None:
    assert Seat("minigolf").roll(6, 1).legal(A) == ["right"]
    seat = at("right", 1, 1).roll(6, 1)
    assert seat.legal(A) == []
    assert seat.why(A + "middle")
    assert seat.why(A + "right")


def test_a_condition_has_no_effect_once_its_circle_is_filled() -> None:
    assert 1 in allowed("left", 2, 1)
    assert 1 in allowed("right", 3, 1)


# --- the hole ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "filled", "strokes", "last"),
    [
        ("left", 0, 0, 5),
        ("left", 3, 1, 2),
        ("left", 4, 2, 1),
        ("middle", 5, 1, 2),
        ("middle", 5, 2, 2),
        ("middle", 6, 3, 1),
        ("right", 6, 1, 3),
        ("right", 7, 2, 2),
        ("right", 8, 3, 1),
    ],
)
def test_the_hole_pays_the_hexes_that_are_left(
    name: str, filled: int, strokes: int, last: int
) -> None:
    seat = at(name, filled, strokes).roll(last, 6).play(A + name)
    assert seat.marks("minigolf") == lane(name, LENGTHS[name], strokes + 1)
    left = PARS[name][strokes + 1 :]
    totals = tuple(sum(gains[kind] for gains in left) for kind in range(4))
    assert (*seat.resources(), seat.stars("minigolf")) == totals


def test_what_the_hole_pays_may_be_spent_at_once() -> None:
    seat = Seat("minigolf").roll(5, 1).play(A + "left")
    assert seat.resources() == (1, 1, 1)
    seat.play("coins:1")
    assert (seat.resources(), seat.legal("C>minigolf:")) == ((1, 1, 0), [])


def test_hexes_of_other_lanes_do_not_pay() -> None:
    marks = {**lane("left", 3, 1), **lane("right", 4, 1)}
    seat = Seat("minigolf").write("minigolf", 0, **marks).roll(2, 6).play(A + "left")
    assert (seat.resources(), seat.stars("minigolf")) == ((1, 1, 1), 1)


def test_a_lane_without_hexes_may_be_played_and_pays_nothing() -> None:
    seat = at("middle", 6, 5)
    seat.roll(1, 6).play(A + "middle")
    assert seat.marks("minigolf") == lane("middle", 7, 5)
    assert (seat.resources(), seat.stars("minigolf")) == ((0, 0, 0), 0)


def test_a_die_for_a_lane_without_hexes_is_no_resource() -> None:
    # Nothing else on these cards takes a 1.
    seat = Seat("minigolf", "gugong", "parks")
    seat.write("gugong", 6, **{f"box{box}": "6" for box in range(1, 11)})
    seat.write("parks", 0, a1="-", a2="-", a3="o", b1="-", b2="o")
    lanes = {**lane("left", 5, 4), **lane("right", 9, 5)}
    seat.write("minigolf", 0, **lanes, **lane("middle", 6, 5)).roll(1, 6)
    assert seat.legal("A>") == ["minigolf:middle"]
    seat.play(A + "middle").roll(1, 6)
    assert seat.legal("A>") == ["pumpkin", "heart", "coin"]


def test_the_fewest_strokes_are_all_six_stars() -> None:
    seat = Seat("minigolf").roll(5, 1).play(A + "left")
    for name, first, last in (("middle", 5, 2), ("right", 6, 3)):
        seat.roll(first, 1).play(A + name).roll(last, 1).play(A + name)
    assert seat.stars("minigolf") == 6


# --- saved positions -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "marks",
    [
        {"left2": "x", "leftpar1": "x"},
        {"left1": "x", "leftpar2": "x"},
        {"left1": "x"},
        {"leftpar1": "x"},
        lane("left", 2, 2),
        lane("right", 7, 1),
        lane("right", 9, 1),
        {"left1": "1", "leftpar1": "x"},
    ],
)
def test_what_play_cannot_have_written_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        Seat("minigolf").write("minigolf", None, **marks)
