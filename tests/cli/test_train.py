"""`rollwright train`: writes weights, goes on after a break, and refuses another's draft."""

import json
from pathlib import Path

import pytest

from rollwright.cli import train as command
from rollwright.core.weights import read_weights
from tests.cli.shell import Answer, run

ARGS = ("train", "dice-realms", "--games", "1", "--lessons", "1", "--jobs", "1")


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compare old and new weights over a single game."""
    monkeypatch.setattr(command, "_LEAST_GAMES", 1)
    monkeypatch.setattr(command, "_VALIDATION_GAMES", 0)


def train(output: Path, *more: str) -> Answer:
    return run(*ARGS, "--output", str(output), *more)


def test_weights_are_written_and_the_draft_is_removed(tmp_path: Path) -> None:
    output = tmp_path / "new.weights"
    answer = train(output)
    assert answer.code == 0, answer.errors
    assert read_weights(output.read_bytes()).game == "dice-realms"
    assert [path.name for path in tmp_path.iterdir()] == ["new.weights"]
    assert "bytes" in answer.output


def test_a_draft_of_another_training_is_refused(tmp_path: Path) -> None:
    output = tmp_path / "new.weights"
    for text in ("rubbish", json.dumps({"game": "rolling-america"}), "[]"):
        (tmp_path / "new.weights.part").write_text(text, encoding="utf-8")
        answer = train(output)
        assert answer.code == 1
        assert "another training" in answer.errors
        assert not output.exists()


def test_a_game_without_traits_has_nothing_to_learn(monkeypatch: pytest.MonkeyPatch) -> None:
    from rollwright.games import find_game

    monkeypatch.setattr(type(find_game("dice-realms").advice), "trait_blocks", lambda self: [])
    answer = run(*ARGS)
    assert answer.code == 1
    assert "names nothing that could be learned" in answer.errors
