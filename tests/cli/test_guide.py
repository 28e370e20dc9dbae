"""The guide to playing is correct."""

import re
from pathlib import Path

import pytest

from rollwright.core.record import read_record
from rollwright.games import find_game
from rollwright.tables.proof import CONSISTENT, prove
from tests.cli.shell import run

GUIDE = (Path(__file__).parents[2] / "docs" / "playing.md").read_text(encoding="utf-8")


COMMANDS = ("play", "replay", "sheet", "print", "serve", "faces", "verify", "puzzles")


def section(heading: str) -> str:
    return GUIDE.partition(f"## {heading}\n")[2].partition("\n## ")[0]


def test_every_move_of_the_notation_is_a_move() -> None:
    position = find_game("rolling-america").new(1, {})
    moves = re.findall(r"^\| `(\S+)`", section("The moves of Rolling America"), re.M)
    assert len(moves) == 10
    for move in moves:
        assert position.text(0, position.parse(0, move)) == move


def test_every_move_of_rolling_realms_is_a_move() -> None:
    position = find_game("rolling-realms").new(1, {"realms": [["wingspan", "scythe", "tapestry"]]})
    position.roll(position.parse_outcome([3, 4]))
    rows = re.findall(r"^\| (`.*?`) \| ", section("Rolling Realms"), re.M)
    moves = [move for row in rows for move in re.findall(r"`(\S+)`", row)]
    assert len(moves) > 10
    for move in moves:
        assert position.text(0, position.parse(0, move)) == move


def test_2_coins_are_told_to_copy_a_rolled_die() -> None:
    game = find_game("rolling-realms")
    position = game.new(1, {"realms": [["wingspan", "scythe", "tapestry"]]})
    position.roll(position.parse_outcome([3, 4]))
    refusal = game.words.why_not(position, 0, position.parse(0, "coins2:5"))
    assert refusal is not None
    assert refusal.key == "rolling-realms.not-rolled"
    row = re.search(r"^\| `coins2:5` \| (.*) \|$", section("Rolling Realms"), re.M)
    assert row is not None
    assert row[1].endswith("another die with the number of one of the two")


@pytest.mark.parametrize("game", ["Rolling Realms", "Dice Realms"])
def test_every_option_of_a_game_can_be_chosen(game: str) -> None:
    options = re.findall(r"^\| `(--option .*?)` \| ", section(game), re.M)
    assert len(options) > 3
    for option in options:
        answer = run("play", game.lower().replace(" ", "-"), *option.split())
        assert answer.code == 0, answer.errors


def test_every_option_exists() -> None:
    known = "".join(run(name, "--help", COLUMNS="120").output for name in COMMANDS)
    options = set(re.findall(r"--[a-z]+", GUIDE)) - {"--help"}
    assert len(options) > 10
    for option in options:
        assert re.search(rf"│ {option}\b", known), option


def test_every_way_to_sit_down_works() -> None:
    for line in re.findall(r"^\| `rollwright (play.*?)`", section("Who plays"), re.M):
        answer = run(*line.split())
        assert answer.code == 0
        assert "seat 0: " in answer.output


def test_every_game_is_printed_as_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    lines = re.findall(
        r"^rollwright (print .*?)(?: +#.*)?$", section("A whole game on paper"), re.M
    )
    assert len(lines) > 3
    for line in lines:
        answer = run(*line.split(), "--force")
        assert answer.code == 0, answer.errors


def test_every_word_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = re.findall(r"^\| `([a-z]+)[^`]*` \| ", section("Your turn"), re.M)
    assert len(words) == 10
    for word in words:
        answer = run("play", "rolling-america", "--solo", typed=f"{word} 0\n")
        assert "is neither a move nor a command" not in answer.output


def test_the_record_shown_is_a_true_one() -> None:
    text = GUIDE.partition("```text\n")[2].partition("```")[0]
    assert prove(read_record(text)).dice == CONSISTENT


def test_every_way_to_draw_a_sheet_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, finished_record: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my-game.txt").write_text(finished_record, encoding="utf-8")
    lines = re.findall(r"^rollwright (sheet [^#\n]*)", section("Sheets on paper"), re.M)
    assert len(lines) == 3
    for line in lines:
        answer = run(*line.split(), "--force")
        assert (answer.code, answer.errors) == (0, "")
