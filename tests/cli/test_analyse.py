"""`rollwright analyse`: a table of turns, a document, and a record with remarks."""

import json
from pathlib import Path

import pytest

from rollwright.bots.best_play import BestPlay
from rollwright.core.record import read_record
from tests.cli.shell import run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A short game in which a colour change and a guard are thrown away at once."""
    text = (
        '[Game "rolling-america"]\n[Rules "1"]\n[Options "{}"]\n[Seats "Ann"]\n[Dice "manual"]\n\n'
        "1. r3 w5\n   0: r3c>ME! dupe>NH! w5>OR! done\n"
        "2. g2 y4\n   0: g2>TX y4>FL done\n"
    )
    path = tmp_path / "game.txt"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_table_tells_what_a_turn_cost_and_what_would_have_been_better(record: Path) -> None:
    answer = run("analyse", str(record), "--playouts", "60", COLUMNS="120")
    assert answer.code == 0
    lines = answer.output.splitlines()
    [first] = [line for line in lines if "r3c>ME!" in line]
    assert "±" in first
    assert first.rstrip().endswith("done")
    assert "What cost most: roll 1" in answer.output
    assert "compared with the expert" in answer.output


def test_the_document_has_every_turn(record: Path) -> None:
    answer = run("analyse", str(record), "--playouts", "60", "--json")
    found = json.loads(answer.output)
    assert found["game"] == "rolling-america"
    assert found["turning_points"][0] == 1
    first, second = found["turns"]
    assert first["loss"] > 2 * first["error"] > 0
    assert first["played"] == ["r3c>ME!", "dupe>NH!", "w5>OR!", "done"]
    assert first["best"][-1] == "done"
    assert found["loss"] == pytest.approx(first["loss"] + second["loss"], abs=0.002)


def test_the_record_gets_remarks_and_stays_a_record(record: Path, tmp_path: Path) -> None:
    output = tmp_path / "remarks.txt"
    answer = run("analyse", str(record), "--playouts", "60", "--record", str(output))
    assert answer.code == 0
    before, after = read_record(record.read_text()), read_record(output.read_text())
    assert "better" in after.rolls[0].seats[0].remarks.behind
    assert [roll.outcome for roll in after.rolls] == [roll.outcome for roll in before.rolls]
    assert [roll.seats[0].moves for roll in after.rolls] == [
        roll.seats[0].moves for roll in before.rolls
    ]
    again = run("analyse", str(record), "--playouts", "60", "--record", str(output))
    assert again.code != 0


def test_an_unknown_seat_is_refused(record: Path) -> None:
    answer = run("analyse", str(record), "--seat", "3")
    assert answer.code == 1
    assert "seat" in answer.errors


def test_the_best_that_was_possible_is_unknown_before_the_end(record: Path) -> None:
    answer = run("analyse", str(record), "--playouts", "1", "--bound", COLUMNS="200")
    assert answer.code == 0
    assert "is unknown here" in answer.output
    found = json.loads(run("analyse", str(record), "--playouts", "1", "--bound", "--json").output)
    assert found["bound"] is None


@pytest.mark.parametrize(("bound", "told"), [(3, "and nothing better: 3 Xs."), (1, "than 1 X.")])
def test_what_was_possible_is_told_as_proven_or_not(
    record: Path, monkeypatch: pytest.MonkeyPatch, bound: int, told: str
) -> None:
    best = BestPlay(3, bound, ())
    monkeypatch.setattr("rollwright.cli.analyse.best_in_hindsight", lambda table, seat: best)
    answer = run("analyse", str(record), "--playouts", "1", "--bound", COLUMNS="300")
    assert told in answer.output
    assert "Played: 0 Xs." in answer.output
    asked = ("analyse", str(record), "--playouts", "1", "--bound", "--json")
    assert json.loads(run(*asked).output)["bound"] == {"score": 3, "bound": bound}
