"""Hokkaido: patterns of three signs, the darker area, groups and mountains."""

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.realms.registry import find_realm
from tests.games.realms.scenario import Seat

NAME = "hokkaido"
USE = f"A>{NAME}:"
SQUARES = [f"{column}{row}" for row in range(1, 6) for column in "abcdef"]
DARK = [f"{column}{row}" for row in range(2, 5) for column in "bcde"]


def hokkaido(*others: str) -> Seat:
    return Seat(NAME, *others)


def signs(**squares: str) -> dict[str, str]:
    """What is drawn: for each sign its squares, as in `town="a1 a2"`."""
    return {square: sign for sign, found in squares.items() for square in found.split()}


# --- patterns ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "squares", "drawn"),
    [
        (1, "a1,a2,b2", {"a1": "forest", "a2": "forest", "b2": "town"}),
        (2, "b3,b2,c2", {"b3": "town", "b2": "mountain", "c2": "town"}),
        (3, "a1,b1,c1", {"a1": "town", "b1": "town", "c1": "forest"}),
        (4, "c2,c1,b1", None),
        (4, "b2,a2,a1", None),
        (4, "c4,d4,e4", {"c4": "mountain", "d4": "forest", "e4": "forest"}),
        (5, "a2,b2,b1", {"a2": "town", "b2": "mountain", "b1": "forest"}),
        (6, "b3,c3,d3", {"b3": "mountain", "c3": "mountain", "d3": "forest"}),
        (6, "b2,b3,c3", None),
    ],
)
def test_a_number_draws_its_pattern(
    number: int, squares: str, drawn: dict[str, str] | None
) -> None:
    seat = hokkaido().roll(number, 1 if number != 1 else 2)
    assert (squares in seat.legal(USE) or _turned(squares) in seat.legal(USE)) == (
        drawn is not None
    )
    if drawn is not None:
        found = squares if squares in seat.legal(USE) else _turned(squares)
        assert seat.play(USE + found).marks(NAME) == drawn


def _turned(squares: str) -> str:
    return ",".join(reversed(squares.split(",")))


def test_patterns_are_turned_and_flipped() -> None:
    legal = hokkaido().roll(1, 2).legal(USE)
    # Forest, forest, town around the corner b2, with the town on each side.
    around = {"b1,b2,a2", "a2,b2,b1", "b1,b2,c2", "c2,b2,b1", "a2,b2,b3", "b3,b2,c2"}
    assert around <= set(legal)


def test_a_pattern_that_reads_the_same_from_both_ends_is_told_once() -> None:
    legal = hokkaido().roll(2, 1).legal(USE)
    assert "c1,c2,d2" in legal
    assert "d2,c2,c1" not in legal


def test_a_pattern_covers_empty_squares_only_and_lies_anywhere() -> None:
    seat = hokkaido().write(NAME, 0, **signs(town="a1 a2", forest="a3")).roll(3, 1)
    legal = seat.legal(USE)
    assert "f5,e5,d5" in legal
    assert [text for text in legal if {"a1", "a2", "a3"} & set(text.split(","))] == []


def test_a_pattern_that_fits_nowhere_is_not_drawn() -> None:
    # Free are three squares in a row at the edge: no room for a mountain, nor for a corner.
    free = ["a1", "b1", "c1"]
    rest = {square: "town" for square in SQUARES if square not in free}
    for number, possible in ((1, 0), (2, 0), (3, 2), (4, 0), (5, 0), (6, 0)):
        seat = hokkaido().write(NAME, None, **rest).roll(number, number)
        assert len(seat.legal(USE)) == possible, number


# --- the darker area ----------------------------------------------------------------


@pytest.mark.parametrize("number", [2, 4, 5, 6])
def test_mountains_lie_in_the_darker_area_only(number: int) -> None:
    seat = hokkaido().roll(number, 1)
    found: set[str] = set()
    for text in seat.legal(USE):
        drawn = hokkaido().roll(number, 1).play(USE + text).marks(NAME)
        found |= {square for square, sign in drawn.items() if sign == "mountain"}
    assert found == set(DARK)


def test_towns_and_forests_of_a_pattern_with_a_mountain_lie_anywhere() -> None:
    legal = hokkaido().roll(2, 1).legal(USE)
    # The mountain at b2; one town is in the darker area and one is not, or neither is.
    assert {"a2,b2,b3", "b1,b2,c2", "b1,b2,a2"} <= set(legal)


# --- gains and stars ----------------------------------------------------------------


def test_covered_resources_are_gained() -> None:
    seat = hokkaido().roll(6, 1).play(USE + "b3,c3,d3")
    assert seat.resources() == (0, 1, 1)


@pytest.mark.parametrize("sign", ["town", "forest"])
def test_a_group_of_four_scores(sign: str) -> None:
    other = "forest" if sign == "town" else "town"
    hokkaido().write(NAME, 0, **signs(**{sign: "a1 b1 c1"}))
    hokkaido().write(NAME, 1, **signs(**{sign: "a1 b1 c1 c2", other: "f1 f3"}))


def test_a_group_is_joined_by_sides_not_corners() -> None:
    hokkaido().write(NAME, 0, **signs(town="a1 b1 c2 d2", forest="f1 f3"))


def test_a_group_of_eight_is_one_group() -> None:
    marks = signs(town="a1 b1 c1 d1 a2 b2 c2 d2", forest="f5")
    hokkaido().write(NAME, 1, **marks)


def test_separate_groups_score_each() -> None:
    marks = signs(town="a1 a2 a3 a4 c1 c2 c3 c4", forest="e1 e2 e3 e4")
    hokkaido().write(NAME, 3, **marks)


def test_groups_that_grow_together_become_one() -> None:
    marks = signs(town="a1 b1 c1 a2 a4 a5 b5 c5", forest="e1")
    seat = hokkaido().write(NAME, 2, **marks).roll(3, 1)
    assert seat.play(USE + "a3,b3,c3").stars(NAME) == 1


@pytest.mark.parametrize(("count", "stars"), [(2, 0), (3, 1), (5, 1), (6, 2), (9, 2)])
def test_mountains_score_at_three_and_six(count: int, stars: int) -> None:
    # Apart first: they need not be joined.
    apart = ["b2", "d2", "c3", "e3", "b4", "d4", "c2", "e2", "b3"]
    rest = {2: "f1", 5: "f1"}.get(count, "")
    hokkaido().write(NAME, stars, **signs(mountain=" ".join(apart[:count]), town=rest))


def test_no_more_than_six_stars() -> None:
    # Three groups of towns, two of forest, and two stars for the mountains would be seven.
    towns = "a1 b1 c1 d1 f4 f5 e5 d5 b3 c3 d3 c4"
    forests = "e1 f1 f2 f3 c5 b5 a5 a4 a3 a2"
    marks = signs(town=towns, forest=forests, mountain="b2 c2 d2 e2 e3 b4 d4 e4")
    assert hokkaido().write(NAME, None, **marks).stars(NAME) == 6


# --- the card ----------------------------------------------------------------


def test_each_resource_is_there_three_times() -> None:
    gains = [gain for place in find_realm(NAME).card.places for gain in place.gains]
    assert [gains.count(resource) for resource in range(3)] == [3, 3, 3]


@pytest.mark.parametrize(
    "marks",
    [
        signs(town="a1 a2"),
        signs(town="a1 a2", mountain="a3"),
        {"a1": "x", "a2": "x", "a3": "x"},
    ],
)
def test_a_card_that_no_play_fills_so_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        hokkaido().write(NAME, None, **marks)
