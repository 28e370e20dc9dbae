"""The game and a second implementation of its rules agree at every moment."""

import json

import pytest

from rollwright.core.chance import Luck
from rollwright.core.position import OVER, PLAY
from rollwright.games import find_game
from tests.games.rolling_america import reference
from tests.games.rolling_america.board import ALL, Board, board
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


def _crowded(seed: int) -> Board:
    """Dice and a map with few blanks and all powers left, which random play rarely reaches."""
    luck = Luck(f"crowded {seed}")
    states = ALL.split()
    blank = {states[luck.below(len(states))] for _ in range(4)}
    cells: dict[str, str] = {}
    for code in states:
        number = "16"[luck.below(2)]
        if code not in blank:
            cells[code] = number if reference.fits({"cells": cells}, code, number) else "x"
    game = board(" ".join(code + mark for code, mark in cells.items()))
    game.position.roll(game.position.sample(luck))
    return game


@pytest.mark.parametrize("seed", range(20))
def test_both_agree_on_crowded_maps_and_so_do_refusals(seed: int) -> None:
    game = _crowded(seed)
    pad: reference.Pad = game.pad()
    allowed = reference.legal(pad)
    assert set(game.legal()) == allowed
    for start in (f"{die}{sign}" for die in pad["left"] for sign in (">", "c>", ">x", "c>x")):
        for text in (start + code for code in ALL.split()):
            assert (game.why(text) == "") == (text in allowed), text
    for text in allowed:
        after = Board(game.position.copy()).play(text)
        assert after.pad() == reference.played(pad, text), f"after {text}"
        saved = after.position.to_json()
        assert find_game("rolling-america").load(saved).to_json() == saved


def test_crowded_maps_know_xs_after_a_color_change() -> None:
    # Otherwise the test above would not try them.
    assert sum(any("c>x" in text for text in _crowded(seed).legal()) for seed in range(20)) > 3
