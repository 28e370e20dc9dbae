"""Saving, leaving and resuming: nothing is lost, and no file is overwritten without asking."""

import re
from pathlib import Path

import pytest

from rollwright.cli.save_file import load_save, save_text
from rollwright.cli.seating import Player
from rollwright.core.errors import RollwrightError
from rollwright.games import find_game
from rollwright.tables.table import MANUAL, new_table
from tests.cli.shell import rolls_in, run

PEOPLE = ("--seats", "3", "--name", "Ann", "--bot", "random", "--bot", "random", "--seed", "9")
FIRST = "1\n" * 300


def ending(output: str) -> str:
    return output[output.rindex("The game is over\n") :].partition("\n>")[0]


def test_a_resumed_game_goes_on_as_if_it_had_not_stopped(tmp_path: Path) -> None:
    file = str(tmp_path / "game.txt")
    whole = run("play", "rolling-america", *PEOPLE, typed=FIRST).output
    part = run("play", "rolling-america", *PEOPLE, typed="1\n" * 31 + f"save {file}\nquit\n").output
    rest = run("play", "--resume", file, typed=FIRST).output
    assert 5 < len(rolls_in(part)) < 20
    assert rolls_in(part) + rolls_in(rest) == rolls_in(whole)
    assert ending(rest) == ending(whole)


def test_a_saved_game_says_who_plays_and_warns_of_its_seed(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    answer = run("play", "rolling-america", *PEOPLE, typed=f"save {file}\nquit\n")
    text = file.read_text(encoding="utf-8")
    assert '[Bots "" "random" "random"]' in text
    assert "; Whoever reads the seed below can work out the rolls to come.\n[Seed" in text
    assert f"rollwright play --resume {file}" in answer.output
    assert "not saved" not in answer.output


def test_a_finished_record_needs_no_warning(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run("play", "rolling-america", *PEOPLE, "--record", str(file), typed=FIRST)
    text = file.read_text(encoding="utf-8")
    assert "Whoever" not in text
    assert "[Scores" in text
    assert run("verify", str(file)).code == 0
    assert "The game is over" in run("play", "--resume", str(file)).output


def test_a_finished_game_without_its_secret_is_shown_without_one(
    tmp_path: Path, finished_record: str
) -> None:
    file, copy = tmp_path / "game.txt", tmp_path / "copy.txt"
    file.write_text(re.sub(r"\[Seed .*\n", "", finished_record), encoding="utf-8")
    shown = run("play", "--resume", str(file), typed=f"save {copy}\n").output
    assert "The game is over" in shown
    assert "The secret of the dice was" not in shown
    assert "You will see the secret" not in shown
    assert "[Seed" not in copy.read_text(encoding="utf-8")


def test_typed_dice_are_saved_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run(
        "play",
        "rolling-america",
        "--solo",
        "--dice",
        "manual",
        typed=f"r3 b5\nr3>PA\nsave {file}\n",
    )
    rest = run("play", "--resume", str(file), typed="undo\nr3>OH\nb5>IA\ndone\ng1 y1\n")
    assert "Taken back: r3>PA" in rest.output
    assert "The red 3 goes to Ohio." in rest.output
    assert rolls_in(rest.output) == ["the green 1 and the yellow 1"]


def test_an_existing_file_is_kept_unless_the_person_agrees(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("dear diary", encoding="utf-8")
    refused = run("play", "rolling-america", "--solo", typed=f"save {file}\nn\n")
    assert "Write over it?" in refused.output
    assert file.read_text(encoding="utf-8") == "dear diary"
    run("play", "rolling-america", "--solo", typed=f"save {file}\ny\n")
    assert "[Game" in file.read_text(encoding="utf-8")


def test_saving_twice_to_the_same_file_does_not_ask(tmp_path: Path) -> None:
    answer = run(
        "play",
        "rolling-america",
        "--solo",
        typed=f"save {tmp_path / 'a'}\n1\nsave {tmp_path / 'a'}\n",
    )
    assert "Write over it?" not in answer.output
    assert answer.output.count("Saved.") == 2


def test_record_refuses_an_existing_file_before_the_game(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("dear diary", encoding="utf-8")
    refused = run("play", "rolling-america", "--solo", "--record", str(file), typed=FIRST)
    assert refused.code == 1
    assert refused.output == ""
    assert file.read_text(encoding="utf-8") == "dear diary"
    run("play", "rolling-america", "--solo", "--record", str(file), "--force", typed="1\n")
    assert "[Game" in file.read_text(encoding="utf-8")


def test_a_file_that_cannot_be_written_does_not_end_the_game(tmp_path: Path) -> None:
    typed = f"save {tmp_path}\ny\nsave /no/such/folder/x\nsave ~nobody-here/x\n1\n"
    answer = run("play", "rolling-america", "--solo", "--seed", "7", typed=typed)
    assert answer.output.count("Can't write") == 3
    assert "goes to" in answer.output
    assert list(tmp_path.iterdir()) == []


def test_leaving_asks_where_to_save(tmp_path: Path) -> None:
    for leaving in ("quit\n", ""):
        file = tmp_path / f"game{len(leaving)}.txt"
        answer = run("play", "rolling-america", "--solo", typed=f"1\n{leaving}")
        assert "Save the game in which file?" in answer.output
        assert "The game was not saved." in answer.output
        assert not file.exists()
    answer = run("play", "rolling-america", "--solo", typed=f"1\nquit\n{file}\n")
    assert answer.code == 0
    assert file.exists()
    assert "The game was not saved." not in answer.output


def test_leaving_with_a_record_keeps_the_game_unasked(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    answer = run("play", "rolling-america", "--solo", "--record", str(file), typed="1\n")
    assert f"rollwright play --resume {file}" in answer.output
    assert run("play", "--resume", str(file), "--record", str(file), typed="1\n").code == 0


def test_leaving_with_a_record_keeps_a_game_in_which_nobody_has_moved(tmp_path: Path) -> None:
    file, other = tmp_path / "game.txt", tmp_path / "other.txt"
    run("play", "rolling-america", "--seed", "7", "--record", str(file), typed="quit\n")
    assert '[Seed "7"]' in file.read_text(encoding="utf-8")
    run("play", "--resume", str(file), "--record", str(other), typed="quit\n")
    assert other.read_text(encoding="utf-8") == file.read_text(encoding="utf-8")


def test_typed_dice_are_not_dropped_without_a_question(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    game = ("play", "rolling-america", "--solo", "--dice", "manual")
    assert "Save the game in which file?" not in run(*game, typed="quit\n").output
    assert "Save the game in which file?" in run(*game, typed=f"r3 b5\nquit\n{file}\n").output
    assert "1. r3 b5" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("pattern", "replacement", "reason"),
    [
        (r"\[Seed .*\n", "", "does not hold the secret"),
        (r"\[Bots .*\]", '[Bots "greedy"]', "The tag Bots has no value that fits"),
        (r"\[Bots .*\]", '[Bots "" "karl"]', "There is no bot “karl”"),
        (r"\[Seed .*\]", '[Seed "another"]', "SHA-256 differs|bring"),
        (r"^1\. .*", "1. r1 b1", "bring"),
        (r"(?s).*", "not a record", "Line 1: a roll looks like"),
    ],
)
def test_a_game_that_was_tampered_with_is_not_resumed(
    tmp_path: Path, pattern: str, replacement: str, reason: str
) -> None:
    file = tmp_path / "game.txt"
    run("play", "rolling-america", "--seed", "7", typed=f"save {file}\n")
    text = file.read_text(encoding="utf-8")
    changed = re.sub(pattern, replacement, text, count=1, flags=re.MULTILINE)
    file.write_text(changed, encoding="utf-8")
    answer = run("play", "--resume", str(file))
    assert answer.code == 1
    assert re.search(reason, answer.errors)
    assert answer.output == ""


def test_what_was_saved_reads_back_equal() -> None:
    players = [Player("A “quoted” \\ name"), Player("random", "random")]
    table = new_table(find_game("rolling-america"), 2, names=[p.name for p in players])
    table.roll()
    again, same = load_save(save_text(table, players, "en"))
    assert same == players
    assert again.turns == table.turns
    assert again.position.to_json() == table.position.to_json()
    assert again.setting.seed == table.setting.seed


def test_a_record_of_typed_dice_can_always_go_on() -> None:
    table = new_table(find_game("rolling-america"), 1, names=["Ann"], dice=MANUAL)
    again, players = load_save(save_text(table, [Player("Ann")], "en"))
    assert again.setting.dice == MANUAL
    with pytest.raises(RollwrightError):
        again.roll()
    assert players == [Player("Ann")]
