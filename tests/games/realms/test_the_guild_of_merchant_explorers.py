"""The Guild of Merchant Explorers: patterns of one, two and three hexes, and stars at the edge."""

import json

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.realms.registry import find_realm
from tests.games.realms.scenario import Seat
from tests.games.realms.table import GAME

NAME = "the-guild-of-merchant-explorers"
USE = f"A>{NAME}:"
NEXT = f"{NAME}:"
RING = ["b4", "b5", "c3", "c5", "d4", "d5"]


def guild(*hexes: str) -> Seat:
    """A seat whose map has these hexes marked, and as many stars as they bring."""
    card = find_realm(NAME).card
    stars = [place for place in card.places_of("stars")[0] if card.places[place].id in hexes]
    return Seat(NAME).write(NAME, len(stars), **dict.fromkeys(hexes, "x"))


# --- growing from the city ------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 2])
def test_the_first_hex_lies_beside_the_city(number: int) -> None:
    seat = guild().roll(number, 5)
    assert seat.legal(USE) == RING
    assert seat.play(USE + "c3").marks(NAME) == {"c3": "x"}


def test_later_ones_lie_beside_marked_hexes_too() -> None:
    seat = guild("b5").roll(1, 5)
    assert seat.legal(USE) == ["a4", "a5", "b4", "c3", "c5", "d4", "d5"]


def test_a_marked_hex_is_not_marked_again() -> None:
    assert "c3" not in guild("c3").roll(3, 5).legal(USE)


# --- 1 and 2: a single hex ------------------------------------------------------------


def test_a_single_hex_is_not_sea() -> None:
    # c2 is sea, beside c3.
    assert "c2" not in guild("c3").roll(2, 5).legal(USE)


def test_a_single_hex_may_be_a_star() -> None:
    seat = guild("b5").roll(2, 5).play(USE + "a4")
    assert seat.stars(NAME) == 1
    assert "done" in seat.legal()


# --- 3 and 4: two hexes ------------------------------------------------------------


@pytest.mark.parametrize("number", [3, 4])
def test_two_hexes_touch_whatever_their_terrain(number: int) -> None:
    seat = guild().roll(number, 1).play(USE + "c3")
    assert seat.legal(NEXT) == ["b3", "b4", "c2", "d3", "d4"]
    assert seat.play(NEXT + "c2").marks(NAME) == {"c3": "x", "c2": "x"}


def test_the_second_of_two_touches_the_first_not_only_the_city() -> None:
    seat = guild().roll(3, 1).play(USE + "c3")
    assert "c5" not in seat.legal(NEXT)
    assert "done" not in seat.legal()


def test_two_of_sea_may_lie_anywhere() -> None:
    seat = guild("c3", "c5").roll(3, 1).play(USE + "c2")
    # c6 is sea on the other side; c7, sea as well, is out of reach.
    assert "c6" in seat.legal(NEXT)
    assert "c7" not in seat.legal(NEXT)
    assert seat.play(NEXT + "c6").marks(NAME) == dict.fromkeys(["c3", "c5", "c2", "c6"], "x")


def test_each_of_two_of_sea_lies_beside_a_marked_hex() -> None:
    seat = guild("c3").roll(3, 1).play(USE + "c2")
    assert "c6" not in seat.legal(NEXT)


def test_a_star_is_sea_for_two_of_sea() -> None:
    seat = guild("b4", "c5").roll(3, 1).play(USE + "a4")
    assert "c6" in seat.legal(NEXT)


# --- 5 and 6: three hexes ------------------------------------------------------------


@pytest.mark.parametrize("number", [5, 6])
def test_three_hexes_hang_together_from_the_sea_on(number: int) -> None:
    seat = guild("c3").roll(number, 1).play(USE + "c2")
    # Sea, grassland, sea: terrain does not matter after the first.
    assert seat.legal(NEXT) == ["b2", "b3", "c1", "d2", "d3"]
    seat.play(NEXT + "b2")
    assert "a1" in seat.legal(NEXT)
    seat.play(NEXT + "b3")
    assert seat.marks(NAME) == dict.fromkeys(["c3", "c2", "b2", "b3"], "x")


@pytest.mark.parametrize(
    ("marked", "hexes"),
    [("c3", ["d3", "d4", "e3"]), ("c5", ["c6", "b6", "b7"])],
    ids=["sea-grassland-desert", "sea-sea-mountain"],
)
def test_the_examples_of_three_hexes_from_the_sea_on(marked: str, hexes: list[str]) -> None:
    first, second, third = hexes
    seat = guild(marked).roll(5, 1).play(USE + first, NEXT + second, NEXT + third)
    assert seat.marks(NAME) == dict.fromkeys([marked, *hexes], "x")


def test_the_third_may_touch_the_first_or_the_second() -> None:
    seat = guild("c3").roll(5, 1).play(USE + "c2", NEXT + "b2")
    # d2 touches only the first, a2 only the second.
    assert {"d2", "a2"} <= set(seat.legal(NEXT))
    assert "c5" not in seat.legal(NEXT)


def test_three_joined_hexes_do_not_start_on_land() -> None:
    # Grassland and mountain touch; grassland beside them, a3, may not follow, but a desert may.
    seat = guild().roll(5, 1).play(USE + "c3", NEXT + "b4")
    assert seat.legal(NEXT) == ["a4", "c5"]


def test_three_different_lands_may_lie_anywhere() -> None:
    seat = guild().roll(5, 1).play(USE + "b5")
    # A mountain was first: grassland, desert and a star in reach, on any side.
    assert seat.legal(NEXT) == ["a4", "c3", "c5", "d4", "d5"]
    seat.play(NEXT + "c5")
    assert seat.legal(NEXT) == ["a4", "c3", "d4", "d5"]
    assert seat.play(NEXT + "c3").marks(NAME) == dict.fromkeys(["b5", "c5", "c3"], "x")


def test_sea_is_none_of_the_three_lands() -> None:
    seat = guild("c3", "c5").roll(5, 1).play(USE + "b5")
    assert "c6" not in seat.legal(NEXT)


def test_a_star_stands_for_the_missing_land() -> None:
    seat = guild().roll(5, 1).play(USE + "b5", NEXT + "d4")
    assert seat.legal(NEXT) == ["a4", "c5", "e3", "e4"]
    assert seat.play(NEXT + "e4").stars(NAME) == 1


def test_a_star_first_may_become_sea_or_land() -> None:
    seat = guild("b4").roll(5, 1).play(USE + "a4")
    # Grassland: a3 touches the star, as if that were sea; d5 does not.
    assert {"a3", "d5"} <= set(seat.legal(NEXT))
    seat.play(NEXT + "d5")
    # Now the star is land, and other land has to follow.
    assert seat.legal(NEXT) == ["a5", "b5", "c5", "e4"]


# --- whole patterns only ------------------------------------------------------------


def test_a_pattern_that_could_not_be_completed_is_not_begun() -> None:
    hexes = [place.id for place in find_realm(NAME).card.places if place.id != "city"]
    # Free are a mountain and a grassland that do not touch: no pattern of two or three.
    free = ["a5", "e5"]
    seat = guild(*[one for one in hexes if one not in free]).roll(3, 5)
    assert seat.legal(USE) == []
    assert seat.legal(f"B>{NAME}:") == []
    assert seat.roll(1, 2).legal(USE) == free


def test_the_only_hex_that_may_follow_is_marked_by_itself() -> None:
    hexes = [place.id for place in find_realm(NAME).card.places if place.id != "city"]
    free = ["a5", "a6", "e2"]
    seat = guild(*[one for one in hexes if one not in free]).roll(3, 5).play(USE + "a5")
    assert seat.marks(NAME)["a6"] == "x"
    assert "done" in seat.legal()


# --- gains and stars ------------------------------------------------------------


def test_marked_hexes_give_what_they_show() -> None:
    seat = guild("c3", "c2").roll(3, 1).play(USE + "b2", NEXT + "b1")
    assert seat.resources() == (1, 0, 0)


def test_each_star_hex_scores() -> None:
    ways = [f"{row}{number}" for row in "bd" for number in range(2, 8)]
    seat = guild(*ways, "a1", "a4", "a7", "e1", "e4").roll(1, 2).play(USE + "e7")
    assert seat.stars(NAME) == 6


def test_each_resource_is_there_once() -> None:
    gains = [gain for place in find_realm(NAME).card.places for gain in place.gains]
    assert [gains.count(gain) for gain in range(4)] == [1, 1, 1, 6]


# --- saved cards ------------------------------------------------------------


@pytest.mark.parametrize("marks", [{"a1": "x"}, {"c3": "x", "c1": "x"}, {"city": "o"}])
def test_a_card_that_no_play_fills_so_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        Seat(NAME).write(NAME, None, **marks)


def pending(seat: Seat, kind: int, *hexes: str) -> object:
    """The position with such a step pending."""
    index = find_realm(NAME).card.index
    value = index[hexes[0]]
    for name in hexes[1:]:
        value = value * len(index) + index[name]
    data = json.loads(json.dumps(seat.position.to_json()))
    assert [step[:2] for step in data["pads"][0]["pending"]] == [[0, 1]]
    data["pads"][0]["pending"] = [[0, kind, value]]
    return data


def test_a_pending_step_that_fits_the_map_is_read() -> None:
    seat = guild("c3").roll(5, 1).play(USE + "c2")
    GAME.load(pending(seat, 1, "c2"))
    GAME.load(pending(seat, 0, "c2"))


@pytest.mark.parametrize(
    ("kind", "hexes"),
    [
        (1, ["b5"]),
        (1, ["city"]),
        (2, ["c2", "c2"]),
        (2, ["c3", "c2"]),
        (0, ["b3", "c2"]),
    ],
)
def test_a_pending_step_that_the_map_contradicts_is_refused(kind: int, hexes: list[str]) -> None:
    seat = guild("c3").roll(5, 1).play(USE + "c2")
    with pytest.raises(BadPosition):
        GAME.load(pending(seat, kind, *hexes))
