"""Analyses in the journal's file: kept with their table, and removed with it."""

import sqlite3
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from rollwright.tables.analysis import TurnAnalysis
from rollwright.tables.analysis_rows import keep_analysis, kept_analyses
from rollwright.tables.events import BotSat, Opened, Sat
from rollwright.tables.guest_rows import forget_guest
from rollwright.tables.journal import Journal
from rollwright.tables.last_uses import remove_table

TURN = TurnAnalysis(1, 3, 1, 1, 1, 0.5, 2.0, 0.1, ("a", "b"), ("c",), 4)
OPENED = Opened(
    game="rolling-america", rules=1, options={}, kind="table", seats=2, dice="auto", seed="s",
    guest="ann",
)  # fmt: skip


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    """A journal with the tables `own`, where Ann is alone, and `shared`, where Bob is as well."""
    journal = Journal(tmp_path / "tables.db")
    sat = Sat(seat=0, name="Ann", guest="ann")
    journal.append("own", 1, [OPENED, sat, BotSat(seat=1, bot="greedy")]).result()
    journal.append("shared", 1, [OPENED, sat, Sat(seat=1, name="Bob", guest="bob")]).result()
    for table in ("own", "shared"):
        journal.run(keeping(table)).result()
    yield journal
    journal.close()


def keeping(table: str, seat: int = 0, method: str = "1") -> Callable[[sqlite3.Connection], None]:
    return lambda file: keep_analysis(file, table, seat, method, [TURN])


def kept(journal: Journal, table: str, method: str = "1") -> dict[int, list[TurnAnalysis]]:
    return journal.run(lambda file: kept_analyses(file, table, method)).result()


def test_an_analysis_is_read_as_it_was_kept(journal: Journal) -> None:
    assert kept(journal, "own") == {0: [TURN]}
    journal.run(keeping("own", 1)).result()
    assert kept(journal, "own") == {0: [TURN], 1: [TURN]}
    # One that was made in another way is made anew.
    assert kept(journal, "own", "2") == {}
    journal.run(keeping("own", 0, "2")).result()
    assert kept(journal, "own") == {1: [TURN]}


def test_nothing_is_kept_of_a_table_that_is_gone(journal: Journal) -> None:
    journal.run(lambda file: remove_table(file, "own")).result()
    assert kept(journal, "own") == {}
    journal.run(keeping("own")).result()
    assert kept(journal, "own") == {}
    assert kept(journal, "shared") == {0: [TURN]}


def test_it_goes_with_a_guest_who_was_alone(journal: Journal) -> None:
    for table in ("own", "shared"):
        journal.run(partial(forget_guest, table, "ann")).result()
    assert kept(journal, "own") == {}
    assert kept(journal, "shared") == {0: [TURN]}


def test_what_cannot_be_read_counts_as_nothing(journal: Journal) -> None:
    def damage(file: sqlite3.Connection) -> None:
        with file:
            file.execute("UPDATE analyses SET analysis = x'c1' WHERE table_id = 'own'")

    journal.run(damage).result()
    assert kept(journal, "own") == {}
