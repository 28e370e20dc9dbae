"""Positions as JSON: their content, and the errors for invalid ones."""

import json
from typing import Any

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games import find_game
from tests.games.rolling_america.board import ALL, Board, board, new_game


def _json(game: Board) -> Any:
    return json.loads(json.dumps(game.position.to_json()))


def _load(data: object) -> Board:
    return Board(find_game("rolling-america").load(data))


def _refusal(data: object) -> str:
    with pytest.raises(BadPosition) as refusal:
        _load(data)
    return str(refusal.value)


def test_a_pad_looks_as_the_protocol_says() -> None:
    game = new_game().roll("r3 w5").play("r3>PA!", "w5>NY")
    pad = game.pad()
    assert pad["cells"] == {"NY": "5", "PA": "3!"}
    assert (pad["color_change"], pad["guard"], pad["dupe"]) == (3, 2, 3)


def test_a_position_looks_as_the_protocol_says() -> None:
    data = _json(new_game(2).roll("r3 w5"))
    assert (data["round"], data["turn"], data["phase"]) == (1, 1, "play")
    assert data["bag"] == ["blue", "green", "yellow", "orange", "purple"]
    assert data["dice"] == [["red", 3], ["wild", 5]]
    assert len(data["pads"]) == 2


@pytest.mark.parametrize("first", ["r3>PA", "r3c>TX", "r3>PA!", "w5>TX"])
def test_a_dupe_survives_saving(first: str) -> None:
    game = new_game().roll("r3 w5").play(first)
    assert _load(_json(game)).legal("dupe") == game.legal("dupe") != []


def test_a_seat_that_is_done_stays_done() -> None:
    game = new_game(2).roll("r3 w5").play("r3>PA", "w5>TX", "done")
    assert _load(_json(game)).position.waiting() == [1]


def _edit(game: Board, value: object, *path: str | int) -> Any:
    data = _json(game)
    inner = data
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return data


ROLLING = "PA3 OH4 NYx"
BROKEN = {
    "another game": ("game", "chess", ("game",)),
    "another rules version": ("version 2", 2, ("rules",)),
    "a phase there isn't": ("phase", "pause", ("phase",)),
    "a ninth round": ("from 1 to 8", 9, ("round",)),
    "a fourth turn": ("from 1 to 3", 4, ("turn",)),
    "no seats": ("pads", [], ("pads",)),
    "a state there isn't": ("pads.0.cells", {"ZZ": "3"}, ("pads", 0, "cells")),
    "a number there isn't": ("pads.0.cells.PA", "7", ("pads", 0, "cells", "PA")),
    "a guarded X": ("pads.0.cells.PA", "x!", ("pads", 0, "cells", "PA")),
    "neighbors that clash": ("clash", "6", ("pads", 0, "cells", "OH")),
    "a guard that was not paid": ("every guard used", "3!", ("pads", 0, "cells", "PA")),
    "a guard without a number": ("every guard used", 2, ("pads", 0, "guard")),
    "four dupes": ("from 0 to 3", 4, ("pads", 0, "dupe")),
    "less than no color change": ("from 0 to 3", -1, ("pads", 0, "color_change")),
    "a bag that lacks a die": ("bag", ["red"], ("bag",)),
    "a bag out of order": (
        "bag",
        ["blue", "red", "green", "yellow", "orange", "purple", "wild"],
        ("bag",),
    ),
    "a bag with a die twice": (
        "bag",
        ["red", "red", "blue", "green", "yellow", "orange", "purple"],
        ("bag",),
    ),
    "dice before the roll": ("dice", [["red", 3], ["blue", 1]], ("dice",)),
    "a seat that plays before the roll": ("busy", True, ("pads", 0, "busy")),
    "a die left before the roll": ("left", ["r3"], ("pads", 0, "left")),
    "a dupe before the roll": ("dupable", "r3", ("pads", 0, "dupable")),
    "play without anybody busy": ("", "play", ("phase",)),
    "the end before the last turn": ("", "over", ("phase",)),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_position_before_a_roll_is_refused_with(name: str) -> None:
    where, value, path = BROKEN[name]
    assert where.lower() in _refusal(_edit(board(ROLLING), value, *path)).lower()


PLAYING = {
    "one die": ([["red", 3]], ("dice",)),
    "dice out of order": ([["wild", 5], ["red", 3]], ("dice",)),
    "two dice of a color": ([["red", 3], ["red", 4]], ("dice",)),
    "a die that is in the bag": ([["red", 3], ["purple", 5]], ("dice",)),
    "a die without a number": ([["red"], ["wild", 5]], ("dice",)),
    "a die left that was not rolled": (["b1"], ("pads", 0, "left")),
    "a die left twice": (["r3", "r3"], ("pads", 0, "left")),
    "dice left out of order": (["w5", "r3"], ("pads", 0, "left")),
    "a finished seat with dice left": (False, ("pads", 0, "busy")),
    "a dupe of a die not resolved yet": ("w5", ("pads", 0, "dupable")),
    "a dupe of another number": ("r4", ("pads", 0, "dupable")),
    "a dupe of another color": ("b3", ("pads", 0, "dupable")),
    "a phase that is over": ("over", ("phase",)),
    "a phase before the roll": ("roll", ("phase",)),
}


@pytest.mark.parametrize("name", PLAYING)
def test_a_position_in_play_is_refused_with(name: str) -> None:
    value, path = PLAYING[name]
    game = new_game().roll("r3 w5").play("r3>PA")
    _refusal(_edit(game, value, *path))


def test_a_dupe_of_a_number_that_is_not_on_the_map_is_refused() -> None:
    game = new_game().roll("r3 w5").play("r3>PA")
    assert "dupable" in _refusal(_edit(game, {}, "pads", 0, "cells"))


def test_a_finished_game_without_all_its_xs_is_refused() -> None:
    game = new_game().finish()
    assert sorted(game.cells()) == ALL.split()
    assert _load(_json(game)).position.to_json() == game.position.to_json()
    cells = {code: mark for code, mark in game.cells().items() if code != "PA"}
    assert "no blank left" in _refusal(_edit(game, cells, "pads", 0, "cells"))


def test_all_seats_done_but_still_in_play_is_refused() -> None:
    game = new_game(2).roll("r3 w5").play("r3>PA", "w5>TX", "done")
    data = _json(game)
    data["pads"][1] = data["pads"][0]
    _refusal(data)
