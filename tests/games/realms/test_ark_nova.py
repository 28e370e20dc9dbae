"""Ark Nova: circles outlined at the end of turns, and columns that pay by them."""

import json

import pytest

from rollwright.core.errors import BadPosition
from tests.games.realms.scenario import Seat, with_middle_ability

NAME = "ark-nova"
USE = f"A>{NAME}:"
END = f"{NAME}:outline"


def zoo() -> Seat:
    return Seat(NAME)


# --- using a die -------------------------------------------------------------------------


@pytest.mark.parametrize("value", range(1, 6))
def test_the_first_circles_of_three_columns_are_outlined_at_the_start(value: int) -> None:
    expected = [f"column{value}"] if value <= 3 else []
    assert zoo().roll(value, 1).legal(USE) == expected


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("column", [1, 2, 3])
def test_a_number_pays_once_for_each_outlined_circle(column: int, count: int) -> None:
    circles = {f"{column}{letter}": "o" for letter in "bcd"[: count - 1]}
    seat = zoo().write(NAME, None, **circles).roll(column, 6).play(f"{USE}column{column}")
    assert seat.resources()[column - 1] == count
    assert sum(seat.resources()) == count


def test_the_circles_are_crossed_off_and_pay_no_second_time() -> None:
    seat = zoo().write(NAME, None, **{"2b": "o"}).roll(2, 4).play(USE + "column2")
    assert seat.marks(NAME) == {"2a": "-", "2b": "-"}
    assert seat.roll(2, 5).legal(USE) == []


def test_circles_outlined_after_the_column_was_used_pay_alone() -> None:
    seat = zoo().write(NAME, None, **{"2a": "-", "2b": "-", "2c": "o"}).roll(2, 4)
    assert seat.play(USE + "column2").resources() == (0, 1, 0)


@pytest.mark.parametrize("column", [4, 5])
def test_two_columns_pay_stars(column: int) -> None:
    circles = {f"{column}a": "o", f"{column}b": "o"}
    seat = zoo().write(NAME, None, **circles).roll(column, 1).play(f"{USE}column{column}")
    assert (seat.stars(NAME), seat.resources()) == (2, (0, 0, 0))


def test_a_six_counts_as_any_number() -> None:
    seat = zoo().write(NAME, None, **{"5a": "o"}).roll(6, 1)
    assert seat.legal(USE) == ["column1", "column2", "column3", "column5"]
    assert seat.play(USE + "column5").stars(NAME) == 1


# --- the end of a turn -------------------------------------------------------------------


def test_at_the_end_of_the_turn_a_circle_is_outlined_under_a_rolled_die() -> None:
    seat = zoo().roll(3, 4).play("done")
    assert seat.legal() == [END + "3", END + "4"]
    assert seat.play(END + "3").marks(NAME) == {"3b": "o"}


def test_exactly_one_circle_is_outlined_in_a_turn() -> None:
    seat = zoo().roll(3, 4).play("done", END + "4")
    assert seat.marks(NAME) == {"4a": "o"}
    assert seat.position.turn == 2


def test_dice_used_in_other_realms_count() -> None:
    seat = zoo().roll(3, 4).play("A>wingspan:1", "B>pendulum:octagon4", "done")
    assert seat.legal(END) == ["3", "4"]


def test_a_die_used_here_does_not() -> None:
    seat = zoo().roll(3, 4).play(USE + "column3", "done")
    assert seat.marks(NAME) == {"3a": "-", "4a": "o"}


def test_no_circle_when_both_rolled_dice_were_used_here() -> None:
    seat = zoo().roll(3, 2).give(pumpkin=3)
    seat.play(USE + "column3", "B*", f"B>{NAME}:column2", "done")
    assert seat.marks(NAME) == {"3a": "-", "2a": "-"}
    assert seat.position.turn == 2


def test_the_number_counts_as_rolled_however_the_die_was_adjusted() -> None:
    seat = zoo().roll(3, 5).give(pumpkin=4).play("A+1", "B-1", "done")
    assert seat.legal(END) == ["3", "5"]


def test_created_dice_outline_nothing() -> None:
    seat = zoo().roll(3, 5).give(coin=4).play("coins:4", "done")
    assert seat.legal(END) == ["3", "5"]


def test_a_created_die_used_here_leaves_both_rolled_dice() -> None:
    seat = zoo().roll(3, 5).give(coin=2).play("coins:2", f"C>{NAME}:column2", "done")
    assert seat.legal(END) == ["3", "5"]


def test_a_die_traded_for_a_resource_was_not_used_here() -> None:
    seat = Seat(NAME, "my-little-scythe", "scythe")
    seat.write("my-little-scythe", None, pumpkin4="x", heart4="x", pair4="x")
    seat.write("scythe", 1, top4="x", bottom4="x").roll(4, 1).play("A>coin", "done")
    assert seat.legal(END) == ["1", "4"]


def test_a_rolled_six_outlines_in_any_column() -> None:
    seat = zoo().roll(6, 2).play("done")
    assert seat.legal(END) == ["1", "2", "3", "4", "5"]


def test_a_six_used_here_leaves_the_column_of_the_other_die() -> None:
    seat = zoo().roll(6, 2).play(USE + "column1", "done")
    assert seat.marks(NAME) == {"1a": "-", "2b": "o"}


def test_a_pair_leaves_no_choice() -> None:
    assert zoo().roll(5, 5).play("done").marks(NAME) == {"5a": "o"}


def test_of_a_pair_one_die_used_here_leaves_the_other() -> None:
    seat = zoo().roll(1, 1).play(USE + "column1", "done")
    assert seat.marks(NAME) == {"1a": "-", "1b": "o"}


def test_where_a_column_is_full_the_other_die_remains() -> None:
    full = {"4a": "-", "4b": "o", "4c": "o"}
    seat = zoo().write(NAME, None, **full).roll(4, 2).play("done")
    assert seat.marks(NAME) == full | {"2b": "o"}


def test_where_every_such_column_is_full_nothing_is_outlined() -> None:
    full = {"4a": "-", "4b": "o", "4c": "o"}
    seat = zoo().write(NAME, None, **full).roll(4, 4).play("done")
    assert seat.marks(NAME) == full
    assert seat.position.turn == 2


def test_turn_9_outlines_nothing() -> None:
    seat = zoo()
    for _ in range(8):
        seat.roll(1, 1)
    assert seat.roll(2, 4).position.turn == 9
    assert seat.play("done").position.phase == 2


def test_beside_fleet_an_altered_die_counts_as_rolled() -> None:
    seat = with_middle_ability(Seat(NAME, "fleet-the-dice-game"))
    seat.roll(3, 5).play("fleet-the-dice-game:A+1", "done")
    assert seat.legal(END) == ["4", "5"]


def test_the_example_of_two_turns() -> None:
    seat = zoo().roll(1, 4).play("A>wingspan:1", "B>pendulum:octagon4", "done", END + "1")
    assert seat.resources() == (1, 0, 0)
    seat.roll(1, 5).play(USE + "column1")
    assert seat.resources() == (3, 0, 0)
    seat.play("done")
    assert seat.marks(NAME) == {"1a": "-", "1b": "-", "5a": "o"}


def test_patient_play_earns_six_stars() -> None:
    seat = zoo()
    seat.roll(1, 4).play(USE + "column1", "done")
    seat.roll(2, 5).play("done", END + "5")
    seat.roll(6, 3).play("done", END + "4")
    seat.roll(5, 5).play("A>wingspan:1", "done")
    seat.roll(2, 6).play(USE + "column2", "done", END + "4")
    seat.roll(4, 3).play(USE + "column4", "done")
    assert seat.stars(NAME) == 3
    seat.roll(1, 5).play("done", END + "5")
    seat.roll(6, 2).play(USE + "column5")
    assert seat.stars(NAME) == 6


# --- words and nonsense ------------------------------------------------------------------


def test_while_a_circle_is_to_be_outlined_nothing_else_goes() -> None:
    seat = zoo().roll(3, 4).play("done")
    assert "waits for a choice" in seat.why("done")
    assert "waits for a choice" in seat.why(USE + "column3")
    assert seat.why(END + "5")
    assert seat.why(END + "6")


def test_the_choice_survives_saving() -> None:
    seat = zoo().roll(3, 4).play("done").give()
    assert seat.legal() == [END + "3", END + "4"]


@pytest.mark.parametrize("pending", [[0, 0, 0], [0, 0, 8], [0, 0, 33], [0, 1, 12], [0, 0, 2**40]])
def test_a_choice_that_cannot_be_is_refused(pending: list[int]) -> None:
    data = json.loads(json.dumps(zoo().roll(3, 4).play("done").position.to_json()))
    assert data["pads"][0]["pending"] == [[0, 0, 12]]
    data["pads"][0]["pending"] = [pending]
    with pytest.raises(BadPosition):
        zoo().game.load(data)


def test_a_choice_of_a_full_column_is_refused() -> None:
    data = json.loads(json.dumps(zoo().roll(3, 4).play("done").position.to_json()))
    data["pads"][0]["realms"][NAME] = {"4a": "o", "4b": "o", "4c": "o"}
    with pytest.raises(BadPosition):
        zoo().game.load(data)


@pytest.mark.parametrize(("used", "slot"), [(True, 3), (True, -2), (False, 0)])
def test_a_die_used_in_no_such_realm_is_refused(used: bool, slot: int) -> None:
    data = json.loads(json.dumps(zoo().roll(3, 4).position.to_json()))
    data["pads"][0]["dice"][0].update(used=used, slot=slot)
    with pytest.raises(BadPosition):
        zoo().game.load(data)
