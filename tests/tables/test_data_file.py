"""A data file that is deleted or replaced is noticed, and nothing more is acknowledged."""

import os
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from rollwright.core.message import Message
from rollwright.tables.commands import Join
from rollwright.tables.data_file import DataFile
from rollwright.tables.errors import FileLost
from rollwright.tables.events import Paused, Resumed, decode
from rollwright.tables.journal import Journal
from rollwright.tables.registry import TableRegistry
from tests.tables.registry_run import RecordingListener, open_table, run
from tests.tables.table_driver import BOB, EVE

pytestmark = pytest.mark.skipif(os.name == "nt", reason="an open file can't be deleted there")


def delete(path: Path) -> None:
    path.unlink()


def move_away(path: Path) -> None:
    path.rename(path.with_suffix(".away"))


def replace(path: Path) -> None:
    other = path.with_suffix(".other")
    other.write_bytes(path.read_bytes())
    other.replace(path)


def delete_wal(path: Path) -> None:
    path.with_name(f"{path.name}-wal").unlink()


def replace_wal(path: Path) -> None:
    replace(path.with_name(f"{path.name}-wal"))


LOSSES = [delete, move_away, replace, delete_wal, replace_wal]


def logged(path: Path, table: str) -> list[object]:
    """The events in a file that no journal has open."""
    with closing(sqlite3.connect(path)) as database:
        query = "SELECT event FROM events WHERE table_id = ? ORDER BY version"
        return [decode(row[0]) for row in database.execute(query, (table,))]


@pytest.mark.parametrize("lose", LOSSES)
def test_nothing_more_is_acknowledged_and_what_was_is_saved(
    tmp_path: Path, lose: Callable[[Path], None]
) -> None:
    path = tmp_path / "tables.db"
    journal = Journal(path)
    journal.append("one", 1, [Paused(), Resumed()]).result()
    assert journal.check().result() == ""
    lose(path)
    for _ in range(2):
        with pytest.raises(FileLost):
            journal.append("one", 3, [Paused()]).result()
        with pytest.raises(FileLost):
            journal.read("one").result()
    told = journal.check().result()
    assert isinstance(told, Message)
    assert told.args["file"] == str(path) + ("-wal" if "wal" in lose.__name__ else "")
    assert journal.events == 2
    if "wal" not in lose.__name__:
        # A server that starts with another file now must not take this for a part of it.
        assert path.with_name("tables.db-wal").stat().st_size == 0
    # Also if the process is killed now: another one reads the copy while it is running.
    rescued = path.with_name("tables.db.rescued")
    assert rescued.exists() == ("wal" not in lose.__name__)
    if rescued.exists():
        assert logged(rescued, "one") == [Paused(), Resumed()]
        assert stat.S_IMODE(rescued.stat().st_mode) == 0o600, "it holds the secrets, too"
    journal.close()
    if not rescued.exists():
        assert logged(path, "one") == [Paused(), Resumed()]


def test_the_very_file_may_come_back(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    journal = Journal(path)
    journal.append("one", 1, [Paused()]).result()
    move_away(path)
    with pytest.raises(FileLost):
        journal.append("one", 2, [Resumed()]).result()
    path.with_suffix(".away").rename(path)
    assert journal.check().result() == ""
    journal.append("one", 2, [Resumed()]).result()
    journal.close()
    assert logged(path, "one") == [Paused(), Resumed()]


class VanishingFile(DataFile):
    """A file that is lost in the middle of a commit."""

    is_asked = False

    def loss(self) -> Message | None:
        # It is there when the commit begins.
        is_lost, self.is_asked = self.is_asked, True
        return Message("table.file-gone", {"file": "it"}) if is_lost else None


def test_what_was_written_into_a_lost_file_is_taken_out_again(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    journal = Journal(path)
    journal.append("one", 1, [Paused()]).result()
    journal._file.__class__ = VanishingFile
    with pytest.raises(FileLost):
        journal.append("one", 2, [Resumed()]).result()
    journal._file.__class__ = DataFile
    journal.close()
    # A refused command has not happened, even if the file is found again.
    assert logged(path, "one") == [Paused()]


def test_copies_of_earlier_losses_stay(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    for table in ("one", "two"):
        journal = Journal(path)
        journal.append(table, 1, [Paused()]).result()
        delete(path)
        assert journal.check().result()
        journal.close()
    assert logged(tmp_path / "tables.db.rescued", "one") == [Paused()]
    assert logged(tmp_path / "tables.db.rescued1", "two") == [Paused()]


def test_a_folder_that_is_gone_has_no_room_for_a_copy(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "data" / "tables.db"
    journal = Journal(path)
    path.parent.rename(tmp_path / "elsewhere")
    with pytest.raises(FileLost):
        journal.append("one", 1, [Paused()]).result()
    assert "could not be copied" in caplog.text
    journal.close()


def test_a_table_tells_why_it_stops(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        writer, listener = await open_table(registry, seats=3), RecordingListener()
        writer.listener = listener
        await writer.execute(BOB, Join(command="j", name="Bob"))
        delete(tmp_path / "tables.db")
        for _ in range(2):
            with pytest.raises(FileLost):
                await writer.execute(EVE, Join(command="k", name="Eve"))
        assert listener.has_failed
        with pytest.raises(FileLost):
            await writer.flush()
        with pytest.raises(FileLost):
            await registry.find(writer.live.id)
        with pytest.raises(FileLost):
            await open_table(registry)

    run(tmp_path, scene)


def test_a_new_file_is_found_after_a_power_loss(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    fsync = os.fsync

    def note(descriptor: int) -> None:
        synced.append(os.fstat(descriptor).st_ino)
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", note)
    folder = tmp_path / "new"
    Journal(folder / "tables.db").close()
    assert synced == [folder.stat().st_ino, tmp_path.stat().st_ino]
    Journal(folder / "tables.db").close()
    assert len(synced) == 2, "the names are there already"
