"""The findings of `rollwright verify`."""

import re
from pathlib import Path

import pytest

from tests.cli.shell import run, run_program


def verify(tmp_path: Path, text: str, *args: str) -> tuple[str, str, int]:
    file = tmp_path / "record.txt"
    file.write_text(text, encoding="utf-8")
    answer = run("verify", str(file), *args)
    return answer.output, answer.errors, answer.code


def test_a_good_record_holds(tmp_path: Path, finished_record: str) -> None:
    output, errors, code = verify(tmp_path, finished_record)
    assert code == 0
    assert errors == ""
    assert "Rolling America, rules version 1, with Ann, Bob." in output
    moves = sum(len(found.split()) for found in re.findall(r"^   \d: (.*)$", finished_record, re.M))
    assert f"24 rolls and {moves} moves: every one is legal." in output
    assert "The dice are proven" in output
    assert re.search(r"^The (winner is|victory is shared by) (Ann|Bob)", output, re.M)


def test_standard_input_and_spanish(finished_record: str) -> None:
    answer = run_program("verify", "-", "--language", "es", typed=finished_record.encode())
    assert answer.code == 0
    assert "El acta es correcta." in answer.output
    assert "24 tiradas" in answer.output


def test_a_running_game_is_not_provable_without_its_seed(
    tmp_path: Path, finished_record: str
) -> None:
    running = re.sub(r"\[(Seed|Scores|Ranking) .*\n", "", finished_record)
    running = running[: running.index("\n12. ")] + "\n"
    output, _, code = verify(tmp_path, running)
    assert code == 0
    assert "The dice can't be proven yet" in output
    assert "The game is not over: it stands in round 4, turn 3." in output


def test_a_finished_record_without_its_seed_does_not_hold(
    tmp_path: Path, finished_record: str
) -> None:
    secretive = re.sub(r"\[Seed .*\n", "", finished_record)
    output, errors, code = verify(tmp_path, secretive)
    assert (output, code) == ("", 1)
    assert "the secret of its dice is not in it" in errors
    assert "yet" not in errors
    assert len(errors.splitlines()) == 1


def test_typed_dice_have_nothing_to_prove(tmp_path: Path, finished_record: str) -> None:
    typed = re.sub(r"\[(Seed|Commitment) .*\n", "", finished_record)
    typed = typed.replace('[Dice "provable"]', '[Dice "manual"]')
    output, _, code = verify(tmp_path, typed)
    assert code == 0
    assert "The dice were typed by hand" in output


@pytest.mark.parametrize(
    ("pattern", "replacement", "reason"),
    [
        (r"^3\. (\w)\d", r"3. \g<1>0", "Roll 3"),
        (r"^1\. .*", "1. r1 b1", "Roll 1 was r1 b1, but the seed"),
        (r"^   1: \S+", "   1: r9>PA", "Roll 1, seat 1, r9>PA"),
        (r" done$", "", "Roll 2 comes too early"),
        (r"\[Seed .*\]", '[Seed "another"]', "."),
        (r"\[Commitment .*\]", '[Commitment "00"]', "SHA-256 differs"),
        (r"\[Scores .*\]", '[Scores "0" "0"]', "The tag Scores"),
        (r"\[Game .*\]", '[Game "chess"]', "There is no game “chess”"),
        (r"\[Rules .*\]", '[Rules "99"]', "belongs to other rules of Rolling America"),
        (r"\[Seats .*\]", "[Seats]", "."),
        (r"\[Seats .*\]", '[Seats "Ann" "Bob', "Line 4"),
        (r"\[Options .*\]", '[Options "[]"]', "The tag Options"),
    ],
)
def test_a_changed_record_does_not_hold(
    tmp_path: Path, finished_record: str, pattern: str, replacement: str, reason: str
) -> None:
    changed = re.sub(pattern, replacement, finished_record, count=1, flags=re.MULTILINE)
    assert changed != finished_record
    output, errors, code = verify(tmp_path, changed)
    assert code == 1
    assert output == ""
    assert re.search(reason, errors)
    assert len(errors.splitlines()) == 1


def test_files_that_are_no_records(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(bytes(range(256)))
    empty = tmp_path / "empty"
    empty.touch()
    for file in (binary, empty, tmp_path, tmp_path / "missing", Path("a\x00b")):
        for command in ("verify", "replay"):
            answer = run(command, str(file))
            assert answer.code == 1
            assert answer.output == ""
            assert len(answer.errors.splitlines()) == 1


def test_a_file_is_wanted() -> None:
    assert run("verify").code == 2
