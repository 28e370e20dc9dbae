"""The analysis of whole games of the toy: every turn of a seat, with its luck and its cost."""

import pytest

from rollwright.core.chance import Luck
from rollwright.core.position import OVER, ROLL
from rollwright.games import find_game
from rollwright.tables.analysis import Analysis, TurnAnalysis, analyse_turn, summary_of
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


def test_a_decision_tells_where_it_lies_in_the_replay() -> None:
    places = [(turn.step, turn.end) for turn in analysed(0)]
    # Each turn has a roll, a move of this seat and one of the other.
    assert places == [(1, 2), (4, 5), (7, 8), (10, 11)]
    assert [(turn.step, turn.end) for turn in analysed(1)] == [(2, 3), (5, 6), (8, 9), (11, 12)]


def test_each_turn_can_be_analysed_by_itself() -> None:
    tasks = list(Analysis(GAME, 0, playouts=200).tasks())
    apart = [analyse_turn(GAME.setting.game, task) for task in reversed(tasks)]
    assert [turn for turns in reversed(apart) for turn in turns] == analysed(0)


def test_the_steps_of_a_turn_are_decisions_of_their_own() -> None:
    game, luck = find_game("dice-realms"), Luck("steps")
    table = new_table(game, 2, seed="steps")
    while table.position.phase != OVER and len(table.turns) < 12:
        if table.position.phase == ROLL:
            table.roll()
            continue
        seat = max(at for at in range(2) if table.position.is_waiting(at))
        moves = table.position.legal(seat)
        table.play(seat, table.position.text(seat, moves[luck.below(len(moves))]))
    turns = [turn for turn in Analysis(table, 0, playouts=2).run() if len(turn.played) > 1]
    assert turns, "the game has some decisions of several moves"
    position = table.setting.first_position()
    steps = [
        step
        for turn in table.turns
        for step in [(None, turn.outcome), *turn.moves]
        if step != (None, "-")
    ]
    ends = {turn.end - 1: (turn.round, turn.turn) for turn in turns}
    for at, (mover, text) in enumerate(steps):
        # The last move of each begins in the turn in which the first one did.
        assert ends.get(at, (position.round, position.turn)) == (position.round, position.turn)
        if mover is None:
            position.roll(position.parse_outcome_text(text))
        else:
            position.apply(mover, position.parse(mover, text))
