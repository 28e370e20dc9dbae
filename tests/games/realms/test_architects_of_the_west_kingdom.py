"""Architects of the West Kingdom: falling numbers, rising numbers, and trades."""

import pytest

from rollwright.core.errors import BadPosition
from tests.games.realms.scenario import Seat

NAME = "architects-of-the-west-kingdom"
A = f"A>{NAME}:"
B = f"B>{NAME}:"
FLEET = "fleet-the-dice-game"
# What the boxes of a row give, from the left: pumpkins, hearts, coins, stars.
CATHEDRAL = [(1, 1, 0, 0), (0, 0, 0, 1), (0, 0, 2, 0), (0, 0, 0, 1), (1, 1, 0, 0)]
FIELD = [(0, 1, 1, 0), (0, 0, 0, 1), (1, 1, 0, 0), (0, 0, 0, 1), (1, 0, 1, 0)]
# What a trade costs, and what it gives.
TRADES = [
    (1, (1, 0, 0), (0, 1, 1), 0),
    (2, (0, 1, 0), (1, 0, 1), 0),
    (3, (0, 0, 1), (1, 1, 0), 0),
    (4, (0, 1, 1), (4, 0, 0), 0),
    (5, (1, 1, 0), (0, 0, 0), 1),
    (6, (1, 0, 1), (0, 0, 0), 1),
]


def row(name: str, *numbers: int) -> dict[str, str]:
    return {f"{name}{box}": str(number) for box, number in enumerate(numbers, 1)}


# --- the rows ----------------------------------------------------------------------------------


def test_any_number_begins_either_row() -> None:
    for value in range(1, 7):
        assert Seat(NAME).roll(value, 1).legal(A) == ["cathedral", "field"]


def test_numbers_are_written_from_left_to_right() -> None:
    seat = Seat(NAME).roll(5, 1).play(A + "cathedral").roll(3, 1).play(A + "cathedral")
    assert seat.marks(NAME) == row("cathedral", 5, 3)
    seat.roll(2, 1).play(A + "field").roll(4, 1).play(A + "field")
    assert seat.marks(NAME) == {**row("cathedral", 5, 3), **row("field", 2, 4)}


@pytest.mark.parametrize(("name", "gains"), [("cathedral", CATHEDRAL), ("field", FIELD)])
@pytest.mark.parametrize("box", range(5))
def test_a_box_gives_what_stands_below_it(
    name: str, gains: list[tuple[int, int, int, int]], box: int
) -> None:
    numbers = (6, 5, 4, 3, 2) if name == "cathedral" else (1, 2, 3, 4, 5)
    before = sum(stars for _, _, _, stars in gains[:box])
    seat = Seat(NAME).write(NAME, before, **row(name, *numbers[:box]))
    # The last number is left over for another realm.
    seat.roll(numbers[box], 6).play(A + name)
    pumpkins, hearts, coins, stars = gains[box]
    assert seat.resources() == (pumpkins, hearts, coins)
    assert seat.stars(NAME) == before + stars


def test_after_a_5_the_cathedral_takes_a_4_or_less() -> None:
    allowed = []
    for value in range(1, 7):
        seat = Seat(NAME).write(NAME, 0, cathedral1="5").roll(value, 1)
        allowed += [value] if "cathedral" in seat.legal(A) else []
    assert allowed == [1, 2, 3, 4]


def test_after_a_2_the_field_takes_a_3_or_more() -> None:
    allowed = []
    for value in range(1, 7):
        seat = Seat(NAME).write(NAME, 0, field1="2").roll(value, 1)
        allowed += [value] if "field" in seat.legal(A) else []
    assert allowed == [3, 4, 5, 6]


def test_a_row_that_came_to_its_end_takes_no_more() -> None:
    seat = Seat(NAME).write(NAME, 0, cathedral1="1", field1="6")
    for value in range(1, 7):
        assert seat.roll(value, 1).legal(A) == []


def test_a_full_row_takes_no_more() -> None:
    seat = Seat(NAME).write(NAME, 2, **row("cathedral", 6, 5, 4, 3, 2)).roll(1, 2)
    assert seat.legal(A) == ["field"]
    assert "already" in seat.why(A + "cathedral")


def test_the_rows_do_not_depend_on_each_other() -> None:
    seat = Seat(NAME).write(NAME, 0, cathedral1="3").roll(3, 1)
    assert seat.legal(A) == ["field"]
    assert seat.legal(B) == ["cathedral", "field"]


# --- the trades --------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "cost", "gain", "stars"), TRADES)
def test_a_trade_is_paid_and_gives_its_benefit(
    value: int, cost: tuple[int, int, int], gain: tuple[int, int, int], stars: int
) -> None:
    seat = Seat(NAME).give(*cost).roll(value, 1).play(A + "trade")
    assert seat.marks(NAME) == {f"trade{value}": "x"}
    assert (seat.resources(), seat.stars(NAME)) == (gain, stars)


@pytest.mark.parametrize(("value", "cost", "gain", "stars"), TRADES)
def test_a_trade_needs_its_whole_price(
    value: int, cost: tuple[int, int, int], gain: tuple[int, int, int], stars: int
) -> None:
    for resource, count in enumerate(cost):
        if count:
            short = [6, 6, 6]
            short[resource] = count - 1
            assert "trade" not in Seat(NAME).give(*short).roll(value, 1).legal(A)


def test_a_benefit_does_not_pay_for_its_own_trade() -> None:
    # The trade of the 3 gives a heart and a pumpkin, but no coin to begin with.
    seat = Seat(NAME).give(pumpkin=1, heart=1).roll(3, 1)
    assert "trade" not in seat.legal(A)
    reason = seat.why(A + "trade")
    assert reason.endswith("trade 3: that costs a coin, and a coin is missing.")


def test_a_trade_is_made_instead_of_writing() -> None:
    seat = Seat(NAME).give(pumpkin=1).roll(1, 2).play(A + "trade")
    assert seat.marks(NAME) == {"trade1": "x"}
    assert seat.legal(B) == []


def test_each_trade_is_made_once() -> None:
    seat = Seat(NAME).give(3, 3, 3).write(NAME, 0, trade1="x").roll(1, 2)
    assert "trade" not in seat.legal(A)
    assert "trade" in seat.legal(B)
    assert "already" in seat.why(A + "trade")


def test_a_die_makes_the_trade_of_its_number_only() -> None:
    seat = Seat(NAME).give(pumpkin=1).roll(1, 2)
    assert "trade" in seat.legal(A)
    assert "trade" not in seat.legal(B)


def test_a_trade_is_paid_even_if_another_realm_lets_choose_its_benefit() -> None:
    seat = Seat(NAME, FLEET).write(FLEET, 1, left1="x", left2="x", left3="x", pick="o")
    seat.give(pumpkin=1).roll(1, 2).play(A + "trade")
    assert seat.resources() == (0, 0, 0)
    assert seat.play(f"{FLEET}:coin", f"{FLEET}:coin").resources() == (0, 0, 2)


# --- scoring -----------------------------------------------------------------------------------


def test_four_numbers_in_each_row_and_two_trades_are_all_six_stars() -> None:
    seat = Seat(NAME).write(NAME, 1, **row("cathedral", 6, 5, 4))
    assert seat.roll(3, 1).play(A + "cathedral").stars(NAME) == 2
    seat.write(NAME, 3, **row("field", 1, 2, 3))
    assert seat.roll(4, 1).play(A + "field").stars(NAME) == 4
    seat.give(2, 1, 1).roll(5, 1).play(A + "trade").roll(6, 1).play(A + "trade")
    assert seat.stars(NAME) == 6


def test_nothing_else_scores() -> None:
    rest = {f"trade{value}": "x" for value in range(1, 5)}
    seat = Seat(NAME).write(NAME, 0, cathedral1="6", field1="1", **rest)
    assert seat.stars(NAME) == 0


# --- saved positions -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "marks",
    [
        {"cathedral1": "3", "cathedral2": "3"},
        {"cathedral1": "3", "cathedral2": "4"},
        {"field1": "4", "field2": "3"},
        {"field2": "3"},
        {"field1": "x"},
        {"trade1": "1"},
    ],
)
def test_what_play_cannot_have_written_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        Seat(NAME).write(NAME, None, **marks)
