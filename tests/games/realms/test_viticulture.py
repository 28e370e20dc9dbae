"""Viticulture: grapes first, wine orders later."""

import pytest

from tests.games.realms.scenario import Seat

NAME = "viticulture"
PLACE = f"A>{NAME}:"


def vineyard(*grapes: int) -> Seat:
    """These grapes were gained before."""
    return Seat(NAME).write(NAME, None, **{f"grape{number}": "o" for number in grapes})


@pytest.mark.parametrize(
    ("value", "reward"),
    [
        (1, (0, 0, 1)),
        (2, (0, 0, 1)),
        (3, (0, 1, 0)),
        (4, (0, 1, 0)),
        (5, (1, 0, 0)),
        (6, (1, 0, 0)),
    ],
)
def test_a_number_gains_its_grape_and_the_resource_under_it(
    value: int, reward: tuple[int, int, int]
) -> None:
    seat = vineyard().roll(value, 1).play(PLACE + "grape")
    assert (seat.marks(NAME), seat.resources()) == ({f"grape{value}": "o"}, reward)


def test_a_grape_is_gained_once() -> None:
    assert vineyard(4).roll(4, 1).legal(PLACE) == []


def test_a_used_grape_is_not_gained_again() -> None:
    seat = vineyard(4).roll(6, 1).play(PLACE + "wine10:4").roll(4, 1)
    assert seat.legal(PLACE) == []


def test_a_5_grape_and_a_6_fill_the_10_or_the_11() -> None:
    # The rulebook's example: their sum is 11, too little for the 12.
    assert vineyard(5).roll(6, 1).legal(PLACE) == ["grape", "wine10:5", "wine11:5"]


def test_filling_an_order_crosses_the_grape_off_and_marks_the_order() -> None:
    seat = vineyard(5).roll(6, 1).play(PLACE + "wine11:5")
    assert seat.marks(NAME) == {"grape5": "-", "wine11": "x"}


def test_a_crossed_grape_is_spent() -> None:
    seat = vineyard(5).roll(6, 1).play(PLACE + "wine11:5").roll(6, 1)
    assert seat.legal(PLACE) == ["grape"]


def test_at_least_one_grape_is_needed() -> None:
    assert vineyard().roll(6, 6).legal(PLACE) == ["grape"]


def test_several_grapes_may_be_added() -> None:
    seat = vineyard(2, 5).roll(4, 1)
    assert seat.legal(PLACE) == ["grape", "wine10:2+5", "wine11:2+5"]
    assert seat.play(PLACE + "wine11:2+5").marks(NAME)["grape2"] == "-"


def test_more_grapes_than_needed_may_be_added() -> None:
    # 6 + 6 reaches every order alone; the 1 may go with it.
    orders = ["wine10:1+6", "wine10:6", "wine11:1+6", "wine11:6", "wine12:1+6", "wine12:6"]
    assert sorted(vineyard(1, 6).roll(6, 1).legal(PLACE + "wine")) == [
        order.removeprefix("wine") for order in orders
    ]


def test_grapes_are_named_in_ascending_order() -> None:
    assert "is not a move" in vineyard(2, 5).roll(4, 1).why(PLACE + "wine11:5+2")


def test_exactly_one_die_is_added() -> None:
    # 6 and 6 were rolled with the 3 in hand: 9 is too little, the second 6 doesn't help.
    assert vineyard(3, 6).write(NAME, 2, grape6="-", wine12="x").roll(6, 6).legal(PLACE) == []


@pytest.mark.parametrize(
    ("value", "orders"), [(3, []), (4, [10]), (5, [10, 11]), (6, [10, 11, 12])]
)
def test_an_order_asks_for_no_more_than_the_sum(value: int, orders: list[int]) -> None:
    seat = vineyard(6).roll(value, 1)
    assert seat.legal(PLACE + "wine") == [f"{order}:6" for order in orders]


def test_an_order_is_filled_once() -> None:
    seat = vineyard(6, 5).roll(5, 1).play(PLACE + "wine10:6").roll(6, 1)
    assert seat.legal(PLACE + "wine") == ["11:5"]


def test_grapes_that_were_not_gained_cannot_be_used() -> None:
    assert "12:6" not in vineyard(5).roll(6, 1).legal(PLACE + "wine")
    why = vineyard(5).roll(6, 1).why(PLACE + "wine12:6")
    assert why.startswith("Viticulture does not take a 6 so.")


def test_a_grape_must_be_gained_before_it_is_used() -> None:
    # Each activation is one or the other; a freed die may use the new grape in the same turn.
    seat = vineyard().roll(6, 6).give(pumpkin=3).play(PLACE + "grape")
    assert seat.legal(f"B>{NAME}:") == []
    assert "wine12:6" in seat.play("B*").legal(f"B>{NAME}:")


def test_an_adjusted_or_created_die_counts_as_it_is_now() -> None:
    seat = vineyard(6).roll(3, 1).give(pumpkin=2, coin=6)
    assert seat.play("A+1").legal(PLACE + "wine") == ["10:6"]
    assert seat.play("coins:6").legal(f"C>{NAME}:wine") == ["10:6", "11:6", "12:6"]


def test_each_order_is_two_stars_and_gives_no_resource() -> None:
    seat = vineyard(4, 5, 6)
    for order, grape in ((10, 4), (11, 5), (12, 6)):
        before = seat.stars(NAME)
        seat.roll(6, 1).play(f"{PLACE}wine{order}:{grape}")
        assert seat.stars(NAME) == before + 2
    assert (seat.stars(NAME), seat.resources()) == (6, (0, 0, 0))
