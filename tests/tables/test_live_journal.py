"""The journal is durable and private, and one server at a time has it."""

import os
import sqlite3
import stat
from pathlib import Path
from threading import Event

import pytest

from rollwright.tables.errors import FileInUse
from rollwright.tables.events import AnyEvent, Paused, Resumed, decode
from rollwright.tables.journal import Journal


class FullDisk(Journal):
    """A journal with a disk that can be full."""

    def fill(self, full: bool) -> None:
        """Make the disk full, or empty again."""
        self._run(lambda: self._database.execute(f"PRAGMA query_only = {int(full)}")).result()


def read(journal: Journal, table_id: str) -> list[AnyEvent]:
    return [decode(row) for row in journal.read(table_id).result()]


def test_what_was_kept_is_there_after_opening_again(tmp_path: Path) -> None:
    path = tmp_path / "new" / "tables.db"
    journal = Journal(path)
    journal.append("one", 1, [Paused(guest="ann", command="c"), Resumed()]).result()
    journal.append("two", 1, [Paused()])
    journal.append("one", 3, [Paused()])
    journal.close()
    journal = Journal(path)
    assert read(journal, "one") == [Paused(guest="ann", command="c"), Resumed(), Paused()]
    assert read(journal, "two") == [Paused()]
    assert read(journal, "three") == []
    journal.close()


def test_a_version_is_kept_once(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "tables.db")
    journal.append("one", 1, [Paused()]).result()
    wrong = journal.append("one", 1, [Resumed()])
    right = journal.append("two", 1, [Resumed()])
    with pytest.raises(OSError, match="journal"):
        wrong.result()
    right.result()
    assert read(journal, "one") == [Paused()]
    assert read(journal, "two") == [Resumed()]
    journal.close()


def test_many_writers_share_commits(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "tables.db")
    kept = [journal.append(f"table {at}", 1, [Paused()]) for at in range(500)]
    for future in kept:
        future.result()
    assert journal.commits < 500
    journal.close()


def test_two_servers_cannot_have_one_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    journal = Journal(path)
    journal.append("one", 1, [Paused()]).result()
    with pytest.raises(FileInUse):
        Journal(path)
    journal.close()
    Journal(path).close()


def test_a_file_of_another_kind_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_text("This is not a database, and long enough to be sure of it." * 20)
    with pytest.raises(FileInUse):
        Journal(path)
    later = tmp_path / "later.db"
    database = sqlite3.connect(later)
    database.execute("PRAGMA user_version = 99")
    database.close()
    with pytest.raises(FileInUse):
        Journal(later)


def held(journal: Journal) -> Event:
    """The journal waits until this is set; requests queue behind it."""
    may_go_on = Event()
    journal._run(lambda: may_go_on.wait(60))
    return may_go_on


def test_whoever_waits_no_longer_does_not_stop_it(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "tables.db")
    may_go_on = held(journal)
    assert journal.read("one").cancel()
    assert journal.save_snapshot("one", 1, b"").cancel()
    assert journal.append("one", 1, [Paused()]).cancel()
    assert journal.append("one", 1, [Resumed()]).cancel()
    may_go_on.set()
    # What happened is kept, whether or not somebody waits for it.
    assert [decode(row) for row in journal.read("one").result(60)] == [Paused()]
    journal.append("two", 1, [Resumed()]).result(60)
    journal.close()


def test_a_question_that_fails_is_the_askers_trouble_alone(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "tables.db")
    with pytest.raises(UnicodeEncodeError):
        journal.read("\ud800").result(60)
    assert journal.read("one").result(60) == []
    journal.close()


def test_a_commit_survives_a_loss_of_power(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "tables.db")

    def setting(name: str) -> object:
        return journal._run(
            lambda: journal._database.execute(f"PRAGMA {name}").fetchone()[0]
        ).result(60)

    # 2 is FULL: each commit waits for the disk.
    assert (setting("journal_mode"), setting("synchronous")) == ("wal", 2)
    journal.close()


@pytest.mark.skipif(os.name == "nt", reason="there are no such modes")
def test_the_secrets_are_for_nobody_else(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    Journal(path).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_file_that_cannot_be_written_is_told_and_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    journal = FullDisk(tmp_path / "tables.db")
    assert journal.check().result() == ""
    journal.fill(True)
    with pytest.raises(OSError, match="journal"):
        journal.append("one", 1, [Paused()]).result()
    assert "readonly database" in journal.check().result()
    assert "readonly database" in caplog.text
    assert journal.events == 0
    journal.fill(False)
    assert journal.check().result() == ""
    journal.append("one", 1, [Paused(), Resumed()]).result()
    assert journal.events == 2
    journal.close()


def test_a_file_that_may_not_grow_is_not_well(tmp_path: Path) -> None:
    """Its first page can still be written, which says nothing of what is to come."""
    journal = Journal(tmp_path / "tables.db")
    pages = "PRAGMA max_page_count"
    journal.run(lambda database: database.execute(f"{pages} = 1").fetchone()).result()
    for version in range(1, 1000):
        try:
            journal.append("one", version, [Paused(guest="x" * 500)]).result()
        except OSError:
            break
    assert "full" in journal.check().result()
    journal.run(lambda database: database.execute(f"{pages} = 1000").fetchone()).result()
    assert journal.check().result() == ""
    journal.append("one", version, [Paused()]).result()
    journal.close()


def test_what_cannot_be_kept_twice_is_no_fault_of_the_file(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "tables.db")
    journal.append("one", 1, [Paused()]).result()
    with pytest.raises(OSError, match="journal"):
        journal.append("one", 1, [Paused()]).result()
    assert journal.check().result() == ""
    journal.close()
