"""The analysis of whole games of the toy: every turn of a seat, with its luck and its cost."""

import pytest

from rollwright.tables.analysis import Analysis, TurnAnalysis, summary_of
from rollwright.tables.table import MANUAL, Table, new_table
from tests.harness.toy import ToyGame


def played(*turns: tuple[int, tuple[str, ...]]) -> Table:
    """A game with these rolls, and the moves of all seats after each."""
    table = new_table(ToyGame(), len(turns[0][1]), dice=MANUAL)
    for roll, moves in turns:
        table.roll(roll)
        for seat, move in enumerate(moves):
            table.play(seat, move)
    return table


GAME = played(
    (3, ("skip", "box1")),
    (1, ("box1", "skip")),
    (2, ("box2", "box2")),
    (3, ("box3", "box3")),
)


def analysed(seat: int) -> list[TurnAnalysis]:
    return list(Analysis(GAME, seat, playouts=200).run())


def test_every_turn_of_a_seat_is_told() -> None:
    turns = analysed(0)
    assert [turn.roll for turn in turns] == [1, 2, 3, 4]
    assert [turn.played for turn in turns] == [("skip",), ("box1",), ("box2",), ("box3",)]
    assert turns[0].loss == pytest.approx(1.25, abs=0.3)
    assert turns[0].best == ("box1",)
    # From there on everything has to be written.
    assert [turn.loss for turn in turns[1:]] == [0, 0, 0]


def test_a_seat_that_errs_nowhere_lost_nothing() -> None:
    assert [turn.loss for turn in analysed(1)] == [0, 0, 0, 0]


def test_luck_is_told_for_each_roll() -> None:
    assert [turn.luck for turn in analysed(1)] == [1.25, -0.75, 0.25, 1.25]


def test_the_summary_has_the_sums_and_what_cost_most() -> None:
    summary = summary_of(analysed(0))
    assert summary.luck == pytest.approx(2.0)
    assert [point.roll for point in summary.points] == [1]
    assert summary.loss == summary.points[0].loss


def test_the_same_game_is_judged_the_same_way_again() -> None:
    assert analysed(0) == analysed(0)
