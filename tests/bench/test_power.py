"""What was acknowledged survives power losses, and the model of them is as hard as it says."""

import os
import random
import sqlite3
from pathlib import Path

import pytest

from bench.power import Figures, RecordedJournal, Recording, cut, moments_of, record
from bench.power_loss import CUT, KEPT, LOST, MIXED, SECTOR, Disk
from bench.write_recorder import (
    DELETE,
    OPEN,
    SYNC,
    TRUNCATE,
    WRITE,
    Operation,
    can_record,
    recorded,
)

needs_recorder = pytest.mark.skipif(
    os.name == "nt" or not can_record(), reason="SQLite can't be reached"
)


# --- the journal -----------------------------------------------------------------------------


def cuts_of(recording: Recording, count: int) -> Figures:
    figures = Figures()
    cut(recording, moments_of(recording, count, random.Random(1)), 1, figures)
    return figures


@needs_recorder
def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    recording = record(tmp_path, tables=5, moves=8, seed=1, checkpoint=20)
    figures = cuts_of(recording, 60)
    assert figures.faults == []
    assert (figures.cuts, figures.lost) == (60, 0)
    # The cuts were hard enough to matter.
    assert figures.cuts_in_writing > 20
    assert figures.played_on > 50


class Hasty(RecordedJournal):
    """A journal that acknowledges before the disk has it."""

    settings = ("synchronous = NORMAL",)


@needs_recorder
def test_a_journal_that_does_not_wait_for_the_disk_is_found_out(tmp_path: Path) -> None:
    recording = record(tmp_path, tables=2, moves=8, seed=1, checkpoint=1000, kind=Hasty)
    figures = cuts_of(recording, 40)
    assert figures.lost > 0
    assert any("acknowledged commits are lost" in fault for fault in figures.faults)


@needs_recorder
def test_a_log_with_other_rows_than_the_first_commits_is_found_out(tmp_path: Path) -> None:
    recording = record(tmp_path, tables=1, moves=5, seed=1, checkpoint=1000)
    table, version, _ = recording.commits[-1][-1]
    recording.commits[-1][-1] = (table, version, b"another event")
    figures = Figures()
    cut(recording, [len(recording.operations)], 1, figures)
    assert len(figures.faults) == 1


@needs_recorder
def test_writes_are_recorded_in_order_and_happen(tmp_path: Path) -> None:

    path = tmp_path / "some.db"
    with recorded(str(path)) as recorder:
        with sqlite3.connect(path) as database:
            database.execute("PRAGMA journal_mode = WAL")
            database.execute("CREATE TABLE t (x)")
            recorder.mark("between")
        database.close()
        sqlite3.connect(tmp_path / "other.db").execute("CREATE TABLE t (x)").close()
    kinds = [operation.kind for operation in recorder.operations]
    assert {OPEN, WRITE, SYNC, DELETE} <= set(kinds)
    assert all("other" not in operation.file for operation in recorder.operations)
    disk = Disk()
    for operation in recorder.operations:
        disk.take(operation)
    kept = disk.after_loss(random.Random(1), KEPT)
    assert kept[str(path)] == path.read_bytes()
    before = len(recorder.operations)
    sqlite3.connect(path).close()
    assert len(recorder.operations) == before


# --- the model -------------------------------------------------------------------------------

A = "a"
OLD, NEW = b"o" * 3 * SECTOR, b"n" * 3 * SECTOR


def disk_after(*operations: Operation) -> Disk:
    disk = Disk()
    for operation in operations:
        disk.take(operation)
    return disk


def written(data: bytes, offset: int = 0) -> Operation:
    return Operation(WRITE, A, offset, data)


SAFE = (Operation(OPEN, A, size=1), written(OLD), Operation(SYNC, A))


def left(disk: Disk, style: str) -> set[bytes | None]:
    """What may be left of the file; None if it is not there."""
    return {disk.after_loss(random.Random(seed), style).get(A) for seed in range(300)}


def test_what_was_synced_is_kept() -> None:
    for style in (LOST, KEPT, CUT, MIXED):
        assert left(disk_after(*SAFE), style) == {OLD}
    disk = disk_after(*SAFE, written(NEW), Operation(SYNC, A))
    assert not disk.has_pending()
    assert left(disk, MIXED) == {NEW}


def test_what_was_not_synced_may_be_lost_cut_or_mixed() -> None:
    disk = disk_after(*SAFE, written(NEW))
    assert disk.has_pending()
    assert left(disk, LOST) == {OLD}
    assert left(disk, KEPT) == {NEW}
    assert all(
        found == NEW[:at] + OLD[at:]
        for found in left(disk, CUT)
        if found
        for at in [found.count(b"n")]
    )
    mixed = left(disk, MIXED)
    sectors = {
        tuple(found[at : at + SECTOR] for at in range(0, len(found), SECTOR))
        for found in mixed
        if found
    }
    old, new = OLD[:SECTOR], NEW[:SECTOR]
    # In any order, and torn.
    assert (old, new, old) in sectors
    assert (new, old, new) in sectors
    assert any(part not in (old, new) for found in sectors for part in found)


def test_bytes_beside_a_write_stay() -> None:
    disk = disk_after(*SAFE, written(b"n" * 10, 100))
    for found in left(disk, MIXED):
        assert found is not None
        assert found[:100] + found[110:] == OLD[:100] + OLD[110:]


def test_a_longer_file_may_hold_zeros_or_rubbish() -> None:
    disk = disk_after(*SAFE, written(NEW, len(OLD)))
    ends = {found[len(OLD) :] for found in left(disk, MIXED) if found}
    assert b"" in ends
    assert any(end and not end.strip(b"\0") for end in ends)
    assert any(end.strip(b"\0on") for end in ends)


def test_a_truncation_may_be_lost() -> None:
    disk = disk_after(*SAFE, Operation(TRUNCATE, A, size=SECTOR))
    assert left(disk, MIXED) == {OLD, OLD[:SECTOR]}


def test_a_new_name_may_be_missing_until_it_is_synced() -> None:
    disk = disk_after(Operation(OPEN, A, size=1), written(NEW))
    assert left(disk, KEPT) == {None, NEW}
    disk.take(Operation(SYNC, A))
    assert left(disk, KEPT) == {NEW}


def test_a_deleted_file_may_come_back_until_the_folder_is_synced() -> None:
    disk = disk_after(*SAFE, Operation(DELETE, A))
    assert left(disk, KEPT) == {None, OLD}
    disk.take(Operation(OPEN, A, size=1))
    disk.take(written(NEW))
    assert left(disk, KEPT) == {OLD, NEW}
    disk.take(Operation(SYNC, A))
    assert left(disk, KEPT) == {NEW}
