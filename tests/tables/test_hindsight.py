"""What was possible with all rolls known, from a table."""

import pytest

from rollwright.bots.best_play import best_play
from rollwright.core.chance import Luck
from rollwright.core.position import OVER, ROLL
from rollwright.games import find_game
from rollwright.tables.hindsight import best_in_hindsight
from rollwright.tables.table import MANUAL, Table, new_table
from tests.harness.toy import ToyGame


def finished() -> Table:
    """A game of two by chance."""
    luck = Luck("hindsight")
    table = new_table(find_game("rolling-america"), 2, dice=MANUAL)
    while table.position.phase != OVER:
        if table.position.phase == ROLL:
            table.roll(table.position.outcome_json(table.position.sample(luck)))
        for seat in table.position.waiting():
            while table.position.is_waiting(seat):
                moves = table.position.legal(seat)
                move = moves[luck.below(len(moves))]
                table.play(seat, table.position.text(seat, move))
    return table


def test_it_is_no_worse_than_what_was_played() -> None:
    pytest.importorskip("ortools", reason="needs OR-tools, of the extra `bound`")
    table = finished()
    best = best_in_hindsight(table, 1, effort=0.5)
    assert best is not None
    assert 0 <= best.bound <= best.score < table.position.scores()[1]
    assert len(best.turns) == 24


def test_it_is_unknown_before_the_end_and_where_a_game_cannot_tell() -> None:
    assert best_in_hindsight(new_table(find_game("rolling-america"), 1, dice=MANUAL), 0) is None
    toy = ToyGame()
    assert best_play(toy, toy.new(1, {}), 0, [1, 2, 3, 3]) is None
