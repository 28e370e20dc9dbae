"""The findings of `rollwright verify`."""

import json
import re
from pathlib import Path

import pytest

from rollwright.core.record import write_record
from rollwright.tables.archive import record_of
from rollwright.tables.events import BrokenOff, Frozen, Skipped
from tests.cli.shell import run, run_program
from tests.tables.recorded_table import finished
from tests.tables.table_driver import ANN, BOB, EVE
from tests.tables.tossing import (
    FIRST_COMMITMENT,
    WORDS,
    frozen,
    pledge,
    reveal,
    toss_of,
    tossed,
)


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
    assert "The dice are consistent" in output
    # Neither seat added a word, so this proves nothing to anybody else.
    assert "a record can be made up" in told(output)
    assert "whoever drew the secret could choose the dice" in told(output)
    assert re.search(r"^The (winner is|victory is shared by) (Ann|Bob)", output, re.M)


def told(output: str) -> str:
    """What was said, however its lines are broken."""
    return " ".join(output.split())


def test_a_commitment_that_was_seen_makes_a_witness(tmp_path: Path, finished_record: str) -> None:
    found = re.search(r'Commitment "(\w+)"', finished_record)
    assert found is not None
    output, _, code = verify(tmp_path, finished_record, "--commitment", found[1].upper())
    assert code == 0
    assert "The dice are those of the commitment that you saw" in told(output)
    output, errors, code = verify(tmp_path, finished_record, "--commitment", "0" * 64)
    assert (output, code) == ("", 1)
    assert "The commitment that you saw is not in this record" in errors


def test_the_own_word_is_looked_for(tmp_path: Path) -> None:
    driver = tossed(BOB)
    record = write_record(record_of(driver.live.running, with_seed=True))
    output, _, code = verify(tmp_path, record, "--word", WORDS[BOB])
    assert code == 0
    assert "Your word went into the dice, at seat 1" in told(output)
    assert "Words of Ann, Bob are in the dice" in told(output)
    assert "attempt" not in output
    _, errors, code = verify(tmp_path, record, "--word", "x" * 32)
    assert code == 1
    assert "Your word did not go into these dice" in errors


def test_words_without_pledges_are_called_that(tmp_path: Path) -> None:
    record = write_record(record_of(finished()))
    output, _, code = verify(tmp_path, record, "--word", "south")
    assert code == 0
    assert "It was not pledged" in told(output)
    assert "whoever added the last one and knew the secret could choose" in told(output)


def test_it_says_between_how_many_results_somebody_could_choose(tmp_path: Path) -> None:
    driver = frozen(BOB, EVE)
    reveal(driver, ANN)
    reveal(driver, EVE)
    driver.apply(BrokenOff(seed="second secret"))
    for guest in (ANN, EVE):
        pledge(driver, guest)
    driver.apply(Frozen())
    reveal(driver, ANN)
    driver.apply(Skipped())
    driver.roll()
    record = write_record(record_of(driver.live.running, with_seed=True))
    output, _, code = verify(tmp_path, record, "--commitment", FIRST_COMMITMENT)
    assert code == 0
    assert "belongs to an attempt that was broken off" in told(output)
    assert "words were withheld by Bob" in told(output)
    assert "could choose between 2 results" in told(output)
    assert "the pledged word of one seat was withheld and skipped" in told(output)
    assert "could choose between 3 results" in told(output)
    spanish, _, _ = verify(tmp_path, record, "--language", "es")
    assert "pudo elegir entre 3 resultados" in told(spanish)


def test_what_the_page_saved_is_compared(tmp_path: Path) -> None:
    driver = tossed(BOB)
    live = driver.live
    record = write_record(record_of(live.running, with_seed=True))
    saw = {
        "table": live.id,
        "commitment": FIRST_COMMITMENT,
        "list": toss_of(live).list_hash,
        "seat": 0,
        "word": WORDS[ANN],
        "rolls": {"1": live.running.turns[0].outcome},
    }
    file = tmp_path / "seen.json"
    file.write_text(json.dumps(saw))
    output, _, code = verify(tmp_path, record, "--seen", str(file))
    assert code == 0
    assert "at seat 0" in output
    for name, value, reason in (
        ("list", "0" * 64, "list of pledges that you saw"),
        ("rolls", {"1": "r1 b1"}, "Roll 1 was r1 b1 when you saw it"),
        ("seat", 1, "Your word did not go"),
        ("rolls", [], "not a file that the page has saved"),
    ):
        file.write_text(json.dumps({**saw, name: value}))
        output, errors, code = verify(tmp_path, record, "--seen", str(file))
        assert (output, code) == ("", 1)
        assert reason in errors


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
    assert "The dice can't be checked yet" in output
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
