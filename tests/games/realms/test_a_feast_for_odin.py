"""A Feast for Odin: shapes that are used once, islands, and the 6 that is any shape."""

import json

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.realms.registry import find_realm
from tests.games.realms.scenario import Seat
from tests.games.realms.table import GAME

NAME = "a-feast-for-odin"
USE = f"A>{NAME}:"
FIRST = ["a1", "b1", "a2", "b2", "c2", "a3", "b3", "c3"]
SECOND = ["e1", "f1", "g1", "d2", "e2", "f2", "g2", "d3", "e3"]
THIRD = ["h1", "i1", "j1", "k1", "i2", "j2", "k2", "l2"]


def feast(*others: str) -> Seat:
    return Seat(NAME, *others)


def filled(*squares: str) -> dict[str, str]:
    return dict.fromkeys(squares, "x")


def all_but(*free: str) -> dict[str, str]:
    return filled(*[square for square in FIRST + SECOND + THIRD if square not in free])


# --- shapes --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "squares", "shape"),
    [
        (1, "b1", "shape1a"),
        (1, "b1,c2", None),
        (1, "a2,a3", "shape1b"),
        (2, "i1,j1,k1", "shape2a"),
        (2, "a2,a3,b3", "shape2b"),
        (3, "i1,i2,j1,j2", "shape3a"),
        (3, "d2,e2,f2,g2", "shape3b"),
        (4, "i1,i2,j2,k2", "shape4b"),
        (4, "i2,j1,j2,k2", "shape4a"),
        (5, "a1,a2,a3,b1,b2", "shape5a"),
        (5, "a1,a2,b2,b3", "shape5b"),
        (5, "a1,a2,a3,b3", None),
    ],
)
def test_a_number_fills_one_of_its_shapes_and_uses_it_up(
    number: int, squares: str, shape: str | None
) -> None:
    seat = feast().roll(number, 1 if number != 1 else 2)
    assert (squares in seat.legal(USE)) == (shape is not None)
    if shape is not None:
        seat.play(USE + squares)
        assert seat.marks(NAME) == filled(*squares.split(","), shape)


def test_shapes_are_turned_and_mirrored() -> None:
    legal = feast().roll(4, 1).legal(USE)
    # The L of four, lying and standing, and its mirror image.
    assert {"a1,a2,a3,b3", "a1,a2,a3,b1", "a3,b1,b2,b3", "h1,i1,j1,j2"} <= set(legal)


@pytest.mark.parametrize(
    ("number", "squares"),
    [
        (2, "d2,e1,e2"),
        (4, "d2,e1,e2,f2"),
        (5, "d2,d3,e1,e2"),
        (5, "d2,e1,e2,f1"),
        (5, "d2,d3,e1,e2,e3"),
        (5, "d2,e1,e2,f1,f2"),
    ],
)
def test_a_shape_may_leave_out_the_missing_corner_of_an_island(number: int, squares: str) -> None:
    # The second island has no d1, and these shapes need none.
    assert squares in feast().roll(number, 1).legal(USE)


def test_a_used_shape_is_not_used_again() -> None:
    seat = feast().write(NAME, None, **filled("i1", "j1", "k1", "shape2a")).roll(2, 1)
    assert {len(text.split(",")) for text in seat.legal(USE)} == {3}
    assert "a2,b2,c2" not in seat.legal(USE)
    assert "a1,a2,b2" in seat.legal(USE)


def test_a_number_whose_shapes_are_used_is_of_no_use() -> None:
    marks = filled("i1", "j1", "k1", "shape2a", "a1", "a2", "b2", "shape2b")
    seat = feast().write(NAME, None, **marks).roll(2, 1)
    assert seat.legal(USE) == []
    assert seat.legal(f"B>{NAME}:") != []


def test_a_shape_covers_empty_squares_only() -> None:
    seat = feast().write(NAME, None, **filled("b2")).roll(2, 1)
    assert [text for text in seat.legal(USE) if "b2" in text.split(",")] == []


def test_a_shape_is_drawn_whole_or_not_at_all() -> None:
    seat = feast().write(NAME, 0, **all_but("a1", "c3", "g1", "l2")).roll(2, 1)
    assert seat.legal(USE) == []
    assert seat.legal(f"B>{NAME}:") == ["a1", "c3", "g1", "l2"]


def test_a_shape_lies_on_one_island() -> None:
    islands = [set(FIRST), set(SECOND), set(THIRD)]
    for text in feast().roll(6, 1).legal(USE):
        assert any(set(text.split(",")) <= island for island in islands), text


# --- the joker ------------------------------------------------------------


def test_a_6_is_any_shape_and_marks_none() -> None:
    seat = feast().roll(6, 1)
    both = {text for n in range(1, 6) for text in feast().roll(n, 6).legal(USE)}
    assert set(seat.legal(USE)) == both
    seat.play(USE + "d2,e2,f2,g2")
    assert seat.marks(NAME) == filled("d2", "e2", "f2", "g2")


def test_a_6_is_even_a_used_shape() -> None:
    seat = feast().write(NAME, None, **filled("i1", "j1", "k1", "shape2a")).roll(6, 1)
    assert "a2,b2,c2" in seat.legal(USE)
    seat.play(USE + "a2,b2,c2")
    assert seat.marks(NAME) == filled("i1", "j1", "k1", "shape2a", "a2", "b2", "c2")


def test_a_die_that_was_stepped_to_6_is_any_shape() -> None:
    seat = feast().give(pumpkin=2).roll(5, 1).play("A+1")
    assert "a1" in seat.legal(USE)


# --- gains and stars ------------------------------------------------------------


def test_all_filled_squares_give_what_they_show() -> None:
    seat = feast().roll(5, 1).play(USE + "a1,a2,a3,b1,b2")
    assert seat.resources() == (1, 1, 0)
    assert seat.stars(NAME) == 0


def test_a_square_with_a_star_scores() -> None:
    assert feast().roll(2, 1).play(USE + "a3,b3,c3").stars(NAME) == 1


def test_a_full_island_scores() -> None:
    marks = filled(*[square for square in FIRST if square != "b1"])
    seat = feast().write(NAME, 1, **marks).roll(1, 2).play(USE + "b1")
    assert seat.stars(NAME) == 2


def test_a_full_island_and_its_star_square_score_together() -> None:
    marks = filled(*[square for square in THIRD if square not in ("k2", "l2")])
    seat = feast().write(NAME, 0, **marks).roll(1, 2).play(USE + "k2,l2")
    assert seat.stars(NAME) == 2


def test_an_island_scores_once() -> None:
    seat = feast().write(NAME, 2, **filled(*FIRST)).roll(1, 2).play(USE + "e1")
    assert seat.stars(NAME) == 2


def test_three_star_squares_and_three_islands_are_six_stars() -> None:
    seat = feast().write(NAME, 5, **all_but("h1")).roll(1, 2).play(USE + "h1")
    assert seat.stars(NAME) == 6


# --- the card ------------------------------------------------------------


def test_each_resource_is_there_twice() -> None:
    gains = [gain for place in find_realm(NAME).card.places for gain in place.gains]
    assert [gains.count(gain) for gain in range(4)] == [2, 2, 2, 3]


@pytest.mark.parametrize(
    "marks",
    [
        {"shape1a": "x"},
        {"a1": "x", "shape2a": "x"},
        {"a1": "x", "a2": "x", "shape1a": "x", "shape1b": "x"},
        {"a1": "-"},
    ],
)
def test_a_card_that_no_play_fills_so_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        feast().write(NAME, None, **marks)


@pytest.mark.parametrize(("squares", "stars"), [(["a1"], 1), (["c3"], 2), (FIRST, 3)])
def test_more_stars_than_the_squares_bring_are_refused(squares: list[str], stars: int) -> None:
    data = json.loads(json.dumps(feast().write(NAME, None, **filled(*squares)).position.to_json()))
    data["pads"][0]["stars"][NAME] = stars
    with pytest.raises(BadPosition):
        GAME.load(data)
