"""The engine with an unknown kind of game, and with internal errors."""

import json
import logging

import pytest

from rollwright.core.game import Game
from rollwright.core.message import CATALOGUE
from rollwright.engine.engine import Engine
from tests.engine.coins import COINS
from tests.engine.driver import Answer


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> Engine:
    """An engine with the game of coins."""

    def only_coins(game_id: str) -> Game:
        return COINS

    monkeypatch.setattr("rollwright.engine.table_factory.find_game", only_coins)
    monkeypatch.setattr("rollwright.engine.table_factory.all_games", lambda: {"coins": COINS})
    return Engine()


def ask(engine: Engine, op: str, **fields: object) -> Answer:
    answer: Answer = json.loads(engine.answer(json.dumps({"op": op, **fields}).encode()))
    return answer


def everything(engine: Engine) -> list[Answer]:
    return [ask(engine, op, table="t1") for op in ("status", "position", "record")]


def start(engine: Engine) -> None:
    """A table of two seats after one move; seat 1 has to decide."""
    ask(engine, "new", game="coins", seats=2, dice="manual", options={"rounds": 2})
    ask(engine, "roll", table="t1", outcome="heads")
    assert ask(engine, "play", table="t1", seat=0, move="keep")["ok"]


def test_options_are_listed(engine: Engine) -> None:
    (game,) = ask(engine, "games")["games"]
    assert game["seats"] == {"min": 1, "max": 2}
    rounds = {"name": "rounds", "default": 1, "choices": [1, 2], "lists": None}
    assert game["options"] == [rounds]


def test_options_are_passed_on(engine: Engine) -> None:
    answer = ask(engine, "new", game="coins", seats=2, options={"rounds": 2})
    assert answer["status"]["rounds"] == 2
    refused = ask(engine, "new", game="coins", seats=2, options={"rounds": 3})
    assert refused["error"]["code"] == "bad-options"


def test_another_game_plays_to_its_end(engine: Engine) -> None:
    start(engine)
    ask(engine, "play", table="t1", seat=1, move="drop")
    assert ask(engine, "roll", table="t1", outcome="edge")["error"]["code"] == "bad-outcome"
    assert ask(engine, "roll", table="t1", outcome="tails")["status"]["dice"] == "tails"
    ask(engine, "play", table="t1", seat=1, move="drop")
    status = ask(engine, "play", table="t1", seat=0, move="keep")["status"]
    assert (status["phase"], status["ranking"]) == ("over", [[0], [1]])
    assert status["result"] == [{"heads": 1}, {"heads": 0}]


def test_a_move_that_breaks_halfway_changes_nothing(
    engine: Engine, caplog: pytest.LogCaptureFixture
) -> None:
    start(engine)
    before = everything(engine)
    with caplog.at_level(logging.ERROR):
        answer = ask(engine, "play", table="t1", seat=1, move="trap", id=8)
    assert answer["error"]["code"] == "internal"
    assert answer["id"] == 8
    assert "the trap snapped" in caplog.text
    assert everything(engine) == before
    assert ask(engine, "play", table="t1", seat=1, move="keep")["ok"]


@pytest.mark.parametrize(
    "act",
    [
        {"op": "play", "seat": 1, "move": "keep"},
        {"op": "play", "seat": 1, "move": "drop"},
        {"op": "undo", "seat": 0},
    ],
)
def test_an_act_whose_answer_fails_has_not_happened(
    engine: Engine, monkeypatch: pytest.MonkeyPatch, act: dict[str, object]
) -> None:
    start(engine)
    before = everything(engine)
    with monkeypatch.context() as broken:
        broken.setattr("rollwright.engine.engine_table.status_of", lambda table: 1 / 0)
        line = json.dumps({**act, "table": "t1"}).encode()
        assert json.loads(engine.answer(line))["error"]["code"] == "internal"
    assert everything(engine) == before


def test_an_answer_that_cannot_be_written_has_not_happened(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr("rollwright.engine.engine_table.status_of", lambda table: "\ud800")
        refused = ask(engine, "new", game="coins", seats=1)
    assert refused["error"]["code"] == "internal"
    assert ask(engine, "status", table="t1")["error"]["code"] == "unknown-table"


def test_a_refusal_that_cannot_be_told_does_not_end_the_engine(engine: Engine) -> None:
    start(engine)
    answer = ask(engine, "play", table="t1", seat=1, move="gap", id=9)
    assert (answer["id"], answer["error"]["code"]) == (9, "internal")
    assert ask(engine, "games")["ok"]


def test_the_engine_has_every_sentence_in_every_language() -> None:
    spoken = [
        {key for key in CATALOGUE.keys(language) if key.startswith("engine.")}
        for language in CATALOGUE.languages()
    ]
    assert len(spoken) > 1
    assert all(keys and keys == spoken[0] for keys in spoken)
