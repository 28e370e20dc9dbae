"""Flamecraft: circles that are enchanted, numbers that are gathered, and three dragons."""

import pytest

from rollwright.core.errors import BadPosition
from tests.games.realms.scenario import Seat

NAME = "flamecraft"
A = f"A>{NAME}:"
B = f"B>{NAME}:"
THEN = f"{NAME}:"
CIRCLES = ["circle1a", "circle1b", "circle2a", "circle2b", "circle3a", "circle3b"]
GAINS = [(0, 1, 0), (0, 0, 1), (0, 0, 1), (1, 0, 0), (0, 0, 1), (0, 1, 0)]
# The shops that each number may be gathered in.
SHOPS = {1: "1", 2: "12", 3: "2", 4: "23", 5: "3", 6: ""}


def village(**marks: str) -> Seat:
    """A card with these marks."""
    return Seat(NAME).write(NAME, None, **marks)


def numbers(shop: int, written: str) -> dict[str, str]:
    """Numbers in the boxes of a shop."""
    return {f"box{shop}{letter}": number for letter, number in zip("abc", written, strict=False)}


# --- enchanting ----------------------------------------------------------------------------------


@pytest.mark.parametrize("value", range(1, 7))
def test_any_number_enchants_any_circle_and_only_some_gather(value: int) -> None:
    seat = Seat(NAME).roll(value, 1)
    assert seat.legal(A) == CIRCLES + [f"gather{shop}" for shop in SHOPS[value]]


@pytest.mark.parametrize("circle", CIRCLES)
def test_an_enchanted_circle_is_outlined_and_gives_nothing_yet(circle: str) -> None:
    seat = Seat(NAME).roll(6, 1).play(A + circle)
    assert seat.marks(NAME) == {circle: "o"}
    assert seat.resources() == (0, 0, 0)


def test_a_circle_is_enchanted_once() -> None:
    assert village(circle1a="o").roll(6, 1).legal(A) == CIRCLES[1:]
    assert village(circle1a="x", box1a="1").roll(6, 1).legal(A) == CIRCLES[1:]


# --- gathering -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "shop"), [(v, s) for v in SHOPS for s in SHOPS[v]])
def test_a_number_is_written_in_a_matching_shop(value: int, shop: str) -> None:
    seat = Seat(NAME).roll(value, 6).play(f"{A}gather{shop}")
    assert seat.marks(NAME) == {f"box{shop}a": str(value)}


@pytest.mark.parametrize(("circle", "gain"), list(zip(CIRCLES, GAINS, strict=True)))
def test_gathering_gains_and_marks_the_outlined_resources_of_the_shop(
    circle: str, gain: tuple[int, int, int]
) -> None:
    value, shop = {"1": (1, 1), "2": (3, 2), "3": (5, 3)}[circle[6]]
    seat = village(**{circle: "o"}).roll(value, 6).play(f"{A}gather{shop}")
    if shop == 3:
        # The third shop adds a pumpkin.
        seat.play(THEN + "pumpkin")
        gain = (gain[0] + 1, gain[1], gain[2])
    assert seat.marks(NAME) == {circle: "x", f"box{shop}a": str(value)}
    assert seat.resources() == gain


def test_both_circles_are_gained_at_once_and_those_of_other_shops_are_not() -> None:
    seat = village(circle1a="o", circle1b="o", circle2a="o").roll(1, 6).play(A + "gather1")
    assert seat.marks(NAME) == {"circle1a": "x", "circle1b": "x", "circle2a": "o", "box1a": "1"}
    assert seat.resources() == (0, 1, 1)


def test_a_marked_circle_is_not_gained_again() -> None:
    seat = village(circle1a="x", circle1b="o", box1a="2").roll(1, 6).play(A + "gather1")
    assert seat.resources() == (0, 0, 1)


def test_a_full_shop_takes_no_number() -> None:
    seat = village(**numbers(1, "122")).roll(2, 6)
    assert seat.legal(A + "gather") == ["2"]


def test_a_number_may_stand_in_a_shop_more_than_once() -> None:
    assert "gather1" in village(**numbers(1, "11")).roll(1, 6).legal(A)


# --- the dragons ---------------------------------------------------------------------------------


def test_the_first_shop_enchants_again() -> None:
    seat = village(circle2a="o").roll(1, 6).play(A + "gather1")
    others = [circle for circle in CIRCLES if circle != "circle2a"]
    assert seat.legal(THEN) == [*others, "stop"]
    assert seat.play(THEN + "circle1b").marks(NAME) == {
        "circle2a": "o",
        "circle1b": "o",
        "box1a": "1",
    }
    # What was enchanted just now waits for the next number in its shop.
    assert seat.resources() == (0, 0, 0)


def test_the_second_shop_gathers_again_with_the_same_number() -> None:
    seat = village(circle1a="o").roll(2, 6).play(A + "gather2")
    assert seat.legal(THEN) == ["gather1", "gather2", "stop"]
    seat.play(THEN + "gather1")
    assert seat.marks(NAME) == {"circle1a": "x", "box1a": "2", "box2a": "2"}
    assert seat.resources() == (0, 1, 0)
    # And the ability of that shop follows.
    assert "circle2a" in seat.legal(THEN)


def test_one_die_may_fill_the_second_shop() -> None:
    seat = Seat(NAME).roll(3, 6).play(A + "gather2", THEN + "gather2", THEN + "gather2")
    assert seat.marks(NAME) == numbers(2, "333")
    assert seat.stars(NAME) == 1
    assert seat.legal(THEN) == []


def test_each_number_in_the_second_shop_leads_on_until_its_owner_leaves_it() -> None:
    seat = village(circle2a="o", circle3a="o").roll(4, 6)
    seat.play(A + "gather2", THEN + "gather2")
    assert seat.legal(THEN) == ["gather2", "gather3", "stop"]
    seat.play(THEN + "gather3", THEN + "heart")
    assert seat.marks(NAME) == {"circle2a": "x", "circle3a": "x", "box3a": "4"} | numbers(2, "44")
    assert seat.resources() == (0, 1, 2)
    # The third shop leads nowhere, and the other die is still there.
    assert seat.legal(THEN) == []
    assert seat.legal("B>wingspan:") != []


def test_the_second_gathering_uses_the_number_as_changed() -> None:
    seat = Seat(NAME).give(pumpkin=2).roll(5, 6).play("A-1", A + "gather2")
    assert seat.legal(THEN) == ["gather2", "gather3", "stop"]
    assert seat.play(THEN + "gather3").marks(NAME) == {"box2a": "4", "box3a": "4"}


def test_the_third_shop_gives_a_pumpkin_or_a_heart() -> None:
    seat = Seat(NAME).roll(5, 6).play(A + "gather3")
    assert sorted(seat.legal(THEN)) == ["heart", "pumpkin"]
    assert seat.play(THEN + "pumpkin").resources() == (1, 0, 0)


@pytest.mark.parametrize(("value", "shop"), [(1, 1), (3, 2)])
def test_the_first_two_abilities_may_be_declined(value: int, shop: int) -> None:
    seat = Seat(NAME).roll(value, 6).play(f"{A}gather{shop}", THEN + "stop")
    assert seat.marks(NAME) == {f"box{shop}a": str(value)}
    assert seat.legal(THEN) == []


def test_without_a_circle_left_the_first_shop_asks_nothing() -> None:
    seat = village(**dict.fromkeys(CIRCLES, "o")).roll(1, 6).play(A + "gather1")
    assert seat.legal(THEN) == []


# --- scoring -----------------------------------------------------------------------------------


@pytest.mark.parametrize("shop", [1, 2, 3])
def test_both_circles_of_a_shop_are_a_star_outlined_or_marked(shop: int) -> None:
    number = {1: "1", 2: "3", 3: "5"}[shop]
    left, right = f"circle{shop}a", f"circle{shop}b"
    assert village(**{left: "o"}).stars(NAME) == 0
    assert village(**{left: "o", right: "o"}).stars(NAME) == 1
    assert village(**{left: "x", right: "o"}, **numbers(shop, number)).stars(NAME) == 1


@pytest.mark.parametrize(("shop", "number"), [(1, "1"), (2, "3"), (3, "5")])
def test_three_numbers_in_a_shop_are_a_star(shop: int, number: str) -> None:
    assert village(**numbers(shop, number * 2)).stars(NAME) == 0
    assert village(**numbers(shop, number * 3)).stars(NAME) == 1


def test_everything_is_six_stars() -> None:
    marks = dict.fromkeys(CIRCLES, "o")
    full = numbers(1, "122") | numbers(2, "234") | numbers(3, "455")
    assert village(**marks, **full).stars(NAME) == 6


# --- saved positions -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "marks",
    [
        {"box1a": "3"},
        {"box2a": "1"},
        {"box3a": "6"},
        {"box1b": "1"},
        {"circle1a": "x"},
        {"circle1a": "x", "box2a": "3"},
        {"ability1": "x"},
    ],
)
def test_what_play_cannot_have_written_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        village(**marks)
