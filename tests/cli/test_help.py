"""The help, the version, the list of games and the command for the engine."""

import json
import re

import pytest

from rollwright.games import all_games
from tests.cli.shell import run, run_program

COMMANDS = ["play", "serve", "replay", "sheet", "verify", "simulate", "games", "realms"]
COMMANDS += ["engine", "data"]


def test_the_help_lists_every_command_with_examples() -> None:
    answer = run("--help", COLUMNS="100")
    assert answer.code == 0
    for command in COMMANDS:
        assert re.search(rf"│ {command} +[A-Z]", answer.output)
    assert "Play against a bot: rollwright play" in answer.output


@pytest.mark.parametrize("command", ["", *COMMANDS])
@pytest.mark.parametrize("language", ["en", "es"])
def test_no_help_shows_a_key_instead_of_a_sentence(command: str, language: str) -> None:
    args = ["--language", language, *([command] if command else []), "--help"]
    answer = run(*args, COLUMNS="100")
    assert answer.code == 0
    assert "cli." not in answer.output


def test_help_speaks_spanish() -> None:
    for args in (["--language", "es", "play", "-h"], ["play", "--language", "es", "-h"]):
        assert "Jugar en la terminal" in run(*args).output
    assert "Comprobar un acta" in run("--help", LC_ALL="es_ES.UTF-8").output


def test_the_version() -> None:
    answer = run("--version")
    assert answer.code == 0
    assert re.match(r"rollwright \S.* \((compiled|interpreted)\)\n", answer.output)


def test_without_a_command_the_help_is_shown() -> None:
    answer = run()
    assert answer.code == 2
    assert "verify" in answer.output + answer.errors


@pytest.mark.parametrize("args", [["chess"], ["--nonsense"], ["play", "--nonsense"], ["replay"]])
def test_usage_errors_have_their_own_code(args: list[str]) -> None:
    answer = run(*args)
    assert answer.code == 2
    assert answer.output == ""
    assert "Traceback" not in answer.errors


def test_the_games_are_listed_with_seats_and_options() -> None:
    answer = run("games")
    assert answer.code == 0
    for game_id in all_games():
        assert f"{game_id} · " in answer.output
    assert "Seats: 1 or more." in answer.output
    assert "Asientos: 1 o más." in run("games", "--language", "es").output


def test_the_engine_answers() -> None:
    answer = run_program("engine", typed=b'{"op":"games","id":1}\n')
    assert answer.code == 0
    assert answer.errors == ""
    said = json.loads(answer.output)
    assert said["ok"] is True
    assert said["id"] == 1
