"""The game and a second, plainer writing of its rules agree at every moment."""

import json

import pytest

from rollwright.core.position import OVER, PLAY
from tests.games.rolling_america import reference
from tests.games.rolling_america.board import Board
from tests.harness.cases import all_cases
from tests.harness.walks import Walk

CASES = [case for case in all_cases() if case.game.id == "rolling-america"]


@pytest.mark.parametrize("seed", range(12))
def test_both_allow_the_same_moves_and_write_the_same(seed: int) -> None:
    walk = Walk(CASES[seed % len(CASES)], seed)
    for position in walk.moments():
        game = Board(position)
        for seat in position.waiting():
            assert set(game.legal(seat=seat)) == reference.legal(game.pad(seat))
        if position.phase == PLAY:
            _check_moves(walk, game)
    assert position.phase == OVER


def _check_moves(walk: Walk, game: Board) -> None:
    """A few moves lead to the pad that the reference writes."""
    seat = game.position.waiting()[0]
    texts = game.legal(seat=seat)
    for text in texts[walk.luck.below(len(texts)) :: 40]:
        after = Board(game.position.copy())
        expected = reference.played(game.pad(seat), text)
        after.play(text, seat=seat)
        if after.position.phase != OVER:
            assert json.dumps(after.pad(seat), sort_keys=True) == json.dumps(
                expected, sort_keys=True
            ), f"after {text}"
