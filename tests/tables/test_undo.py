"""Undo: a seat's own moves since the last roll, until the game is over."""

import pytest

from rollwright.core.errors import NothingToUndo
from rollwright.core.position import PLAY, ROLL
from rollwright.tables.archive import record_of
from rollwright.tables.table import MANUAL, Table, new_table
from tests.tables.recorded_table import GAME, finished


@pytest.fixture
def table() -> Table:
    """A table of two seats after the red 3 and the wild 5 were rolled."""
    table = new_table(GAME, 2, dice=MANUAL)
    table.roll([["red", 3], ["wild", 5]])
    return table


def test_the_last_move_is_taken_back(table: Table) -> None:
    before = table.position.to_json()
    table.play(0, "r3>PA!")
    assert table.undo(0) == "r3>PA!"
    assert table.position.to_json() == before


def test_move_by_move_back_to_the_roll(table: Table) -> None:
    before = table.position.to_json()
    for move in ("r3>PA", "dupe>OH", "w5>TX"):
        table.play(0, move)
    assert [table.undo(0) for _ in range(3)] == ["w5>TX", "dupe>OH", "r3>PA"]
    assert table.position.to_json() == before
    with pytest.raises(NothingToUndo, match="Seat 0 has no move since the last roll"):
        table.undo(0)


def test_moves_of_other_seats_stay(table: Table) -> None:
    table.play(0, "r3>PA")
    table.play(1, "r3>OH")
    table.play(1, "w5>TX")
    assert table.undo(0) == "r3>PA"
    assert table.turns[-1].moves == [(1, "r3>OH"), (1, "w5>TX")]
    pads = table.position.to_json()["pads"]
    assert isinstance(pads, list)
    assert [pad["cells"] for pad in pads] == [{}, {"OH": "3", "TX": "5"}]


def test_a_seat_takes_back_its_own_moves_only(table: Table) -> None:
    table.play(1, "r3>OH")
    for seat in (0, 2, -1):
        with pytest.raises(NothingToUndo):
            table.undo(seat)
    assert table.turns[-1].moves == [(1, "r3>OH")]


def test_the_end_of_a_turn_is_taken_back_until_the_next_roll(table: Table) -> None:
    for seat in (0, 1):
        for move in ("r3>PA", "w5>TX", "done"):
            table.play(seat, move)
    assert table.position.phase == ROLL
    assert table.undo(0) == "done"
    assert (table.position.phase, table.position.waiting()) == (PLAY, [0])
    table.play(0, "done")
    assert table.position.phase == ROLL


def test_nothing_is_taken_back_across_a_roll(table: Table) -> None:
    for seat in (0, 1):
        for move in ("r3>PA", "w5>TX", "done"):
            table.play(seat, move)
    table.roll([["blue", 1], ["green", 1]])
    for seat in (0, 1):
        with pytest.raises(NothingToUndo):
            table.undo(seat)
    assert len(table.turns) == 2


def test_nothing_is_taken_back_before_the_first_roll() -> None:
    with pytest.raises(NothingToUndo):
        new_table(GAME, 1).undo(0)


def test_nothing_is_taken_back_after_the_end() -> None:
    table = finished()
    before = table.position.to_json()
    for seat in (0, 1):
        with pytest.raises(NothingToUndo, match="The game is over"):
            table.undo(seat)
    assert table.position.to_json() == before


def test_what_was_taken_back_is_not_in_the_record(table: Table) -> None:
    table.play(0, "r3>PA")
    table.undo(0)
    table.play(0, "r3>OH")
    (moves,) = record_of(table).rolls[0].seats
    assert moves.moves == ("r3>OH",)


def test_asking_whether_a_move_may_be_taken_back_changes_nothing(table: Table) -> None:
    with pytest.raises(NothingToUndo):
        table.check_undo(0)
    table.play(0, "r3>PA")
    table.play(1, "r3>OH")
    before = table.position.to_json()
    table.check_undo(0)
    assert table.position.to_json() == before
    assert len(table.turns[-1].moves) == 2
