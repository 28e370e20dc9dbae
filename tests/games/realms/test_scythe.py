"""Scythe: the top row gives resources, the bottom row costs them."""

import pytest

from tests.games.realms.scenario import Seat

NAME = "scythe"
PLACE = f"A>{NAME}:"
KINDS = ("pumpkin", "heart", "coin")
# Top number, what it gives; the number below it, what that costs.
COLUMNS = [
    (1, "coin", 5, "heart"),
    (2, "heart", 6, "pumpkin"),
    (3, "pumpkin", 2, "coin"),
    (4, "coin", 1, "pumpkin"),
    (5, "heart", 4, "coin"),
    (6, "pumpkin", 3, "heart"),
]


def mat() -> Seat:
    return Seat(NAME)


def one_of(kind: str) -> tuple[int, int, int]:
    pumpkin, heart, coin = (int(kind == other) for other in KINDS)
    return pumpkin, heart, coin


@pytest.mark.parametrize(("top", "gain", "bottom", "cost"), COLUMNS)
def test_a_number_of_the_top_row_gives_its_resource(
    top: int, gain: str, bottom: int, cost: str
) -> None:
    seat = mat().roll(top, 1).play(PLACE + "top")
    assert (seat.marks(NAME), seat.resources()) == ({f"top{top}": "x"}, one_of(gain))
    assert seat.stars(NAME) == 0


@pytest.mark.parametrize(("top", "gain", "bottom", "cost"), COLUMNS)
def test_a_number_of_the_bottom_row_costs_a_resource_and_is_a_star(
    top: int, gain: str, bottom: int, cost: str
) -> None:
    seat = mat().give(**{cost: 1}).roll(bottom, 1).play(PLACE + "bottom")
    assert (seat.marks(NAME), seat.resources()) == ({f"bottom{bottom}": "x"}, (0, 0, 0))
    assert seat.stars(NAME) == 1


@pytest.mark.parametrize(("top", "gain", "bottom", "cost"), COLUMNS)
def test_the_bottom_row_needs_the_right_resource(
    top: int, gain: str, bottom: int, cost: str
) -> None:
    others = {kind: 6 for kind in KINDS if kind != cost}
    assert "bottom" not in mat().give(**others).roll(bottom, 1).legal(PLACE)


@pytest.mark.parametrize(("top", "gain", "bottom", "cost"), COLUMNS)
def test_whoever_marks_the_top_may_pay_for_the_bottom_of_the_column(
    top: int, gain: str, bottom: int, cost: str
) -> None:
    seat = mat().give(**{cost: 1}).roll(top, top).play(PLACE + "top+bottom")
    assert seat.marks(NAME) == {f"top{top}": "x", f"bottom{bottom}": "x"}
    assert (seat.resources(), seat.stars(NAME)) == (one_of(gain), 1)


def test_paying_for_the_bottom_is_a_choice() -> None:
    seat = mat().give(heart=1).roll(1, 1)
    assert seat.legal(PLACE) == ["top", "top+bottom"]
    assert seat.play(PLACE + "top").resources() == (0, 1, 1)


def test_no_die_is_needed_for_the_bottom_of_a_double_mark() -> None:
    seat = mat().give(heart=1).roll(1, 5).play(PLACE + "top+bottom")
    assert seat.legal("B>wingspan:") == ["1", "2", "3"]


def test_the_bottom_of_a_column_cannot_be_paid_later() -> None:
    seat = mat().roll(1, 3).play(PLACE + "top").roll(1, 3).give(heart=1)
    assert seat.legal(PLACE) == []


def test_the_bottom_below_is_paid_only_if_it_is_not_marked_yet() -> None:
    seat = mat().write(NAME, 1, bottom5="x").give(heart=2).roll(1, 3)
    assert seat.legal(PLACE) == ["top"]


def test_a_number_is_marked_once_in_each_row() -> None:
    seat = mat().write(NAME, 1, top1="x", bottom1="x").give(pumpkin=2).roll(1, 3)
    assert seat.legal(PLACE) == []


def test_a_number_stands_in_both_rows() -> None:
    # The 1 is the first of the top row and the fourth of the bottom row.
    seat = mat().give(pumpkin=1, heart=1).roll(1, 3)
    assert seat.legal(PLACE) == ["top", "top+bottom", "bottom"]


def test_a_resource_earned_in_the_same_turn_pays() -> None:
    seat = mat().roll(3, 2)
    assert seat.legal(f"B>{NAME}:") == ["top"]
    assert "top+bottom" in seat.play("A>wingspan:1").legal(f"B>{NAME}:")


def test_a_resource_gained_beyond_the_limit_pays_for_nothing() -> None:
    # All 18 coins were gained and spent: the coin of the 4 is lost, and so are coins to pay with.
    seat = mat().give(coin=18).roll(5, 5)
    for _ in range(3):
        seat.play("coins:6")
    assert seat.legal(PLACE) == ["top"]


@pytest.mark.parametrize(
    ("chosen", "marks", "left"),
    [
        ("heart", {"top1": "x", "bottom5": "x"}, (0, 0, 0)),
        ("coin", {"top1": "x"}, (0, 0, 1)),
    ],
)
def test_the_cost_is_paid_after_the_gain(
    chosen: str, marks: dict[str, str], left: tuple[int, int, int]
) -> None:
    # Fleet lets its owner choose what the top gives: only a heart pays for the 5.
    fleet = "fleet-the-dice-game"
    seat = Seat(NAME, fleet).write(fleet, 1, left1="x", left2="x", left3="x", pick="o")
    seat.roll(1, 4).play(PLACE + "top+bottom").give()
    assert seat.legal(f"{fleet}:") == ["pumpkin", "heart", "coin"]
    seat.play(f"{fleet}:{chosen}")
    assert (seat.marks(NAME), seat.resources()) == (marks, left)


def test_six_bottom_numbers_are_six_stars() -> None:
    seat = mat().give(pumpkin=2, heart=2, coin=2)
    for top, _, _, _ in COLUMNS:
        seat.roll(top, 1).play(PLACE + "top+bottom")
    assert (seat.stars(NAME), seat.resources()) == (6, (2, 2, 2))


def test_the_refusal_names_the_price() -> None:
    why = mat().roll(5, 1).why(PLACE + "bottom")
    assert why == "Scythe, bottom row, 5: that costs a heart, and a heart is missing."
