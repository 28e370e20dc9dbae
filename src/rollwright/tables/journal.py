"""The journal: the logs of all tables in one SQLite file, written by one thread.

What arrives while a commit is under way is kept by the next commit, so that being safe costs
little even for many tables. A future is done when its events would survive a loss of power.
"""

import logging
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, TypeVar

from rollwright.core.message import Message
from rollwright.tables.errors import FileInUse
from rollwright.tables.events import AnyEvent, encode

_LOG: Final = logging.getLogger(__name__)
_FORMAT: Final = 1
_MARK_FORMAT: Final = f"PRAGMA user_version = {_FORMAT}"
_LARGEST_GROUP: Final = 1000
_LARGEST_STATEMENT: Final = 250
_SCHEMA: Final = (
    """
CREATE TABLE IF NOT EXISTS events (
    table_id TEXT NOT NULL, version INTEGER NOT NULL, event BLOB NOT NULL,
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID
""",
    """
CREATE TABLE IF NOT EXISTS snapshots (
    table_id TEXT NOT NULL PRIMARY KEY, version INTEGER NOT NULL, snapshot BLOB NOT NULL
)
""",
)

T = TypeVar("T")
Row = tuple[str, int, bytes]
Job = Callable[[], None]


class Journal:
    """The logs of all tables. Only one process can have a file open."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._jobs: SimpleQueue[tuple[list[Row], Future[None]] | Job | None] = SimpleQueue()
        self.commits = 0
        # How many events were kept since it was opened.
        self.events = 0
        # Why the last commit failed, if the file itself was the reason.
        self._failure = ""
        opened: Future[None] = Future()
        self._thread = Thread(target=self._work, args=(opened,), name="journal", daemon=True)
        self._thread.start()
        opened.result()

    def append(self, table_id: str, first: int, events: list[AnyEvent]) -> Future[None]:
        """Keep events of a table, the first of them with that version."""
        rows = [(table_id, first + at, encode(event)) for at, event in enumerate(events)]
        kept: Future[None] = Future()
        self._jobs.put((rows, kept))
        return kept

    def read(self, table_id: str, after: int = 0) -> Future[list[bytes]]:
        """The log of a table after a version, each event as it is kept; empty if there is none."""
        return self._ask(lambda: self._rows(table_id, after))

    def keep_snapshot(self, table_id: str, version: int, snapshot: bytes) -> Future[None]:
        """Keep a snapshot of a table in place of the one before; it may be lost."""
        return self._ask(lambda: self._replace_snapshot(table_id, version, snapshot))

    def read_snapshot(self, table_id: str) -> Future[tuple[int, bytes] | None]:
        """The version of a table's snapshot, and the snapshot itself; None if there is none."""
        return self._ask(lambda: self._snapshot(table_id))

    def check(self) -> Future[str]:
        """Why nothing can be written; empty if all is well. A failure is tried again."""
        return self._ask(self._check)

    def close(self) -> None:
        """Keep what is still to be kept, and let go of the file."""
        self._jobs.put(None)
        self._thread.join()

    # --- in the thread ---------------------------------------------------------------

    def _work(self, opened: Future[None]) -> None:
        try:
            self._database = _open(self._path)
        except (OSError, sqlite3.Error) as error:
            args: dict[str, object] = {"file": str(self._path), "reason": str(error)}
            opened.set_exception(FileInUse(Message("table.file-in-use", args)))
            return
        opened.set_result(None)
        while True:
            job = self._jobs.get()
            if isinstance(job, tuple):
                job = self._keep([job])
            if job is None:
                break
            if not isinstance(job, tuple):
                job()
        self._database.close()

    def _keep(self, group: list[tuple[list[Row], Future[None]]]) -> Job | None:
        """Commit one job together with all that wait behind it; give back what is no such job."""
        after: Job | None = _nothing
        size = 0
        while size < _LARGEST_GROUP:
            try:
                job = self._jobs.get_nowait()
            except Empty:
                break
            if not isinstance(job, tuple):
                after = job
                break
            group.append(job)
            size += len(job[0])
        for _, kept in group:
            # From here on nobody can cancel it. Whoever has done so no longer waits, but what
            # happened is kept all the same.
            kept.set_running_or_notify_cancel()
        if not self._commit([row for rows, _ in group for row in rows]):
            # One of them may be at fault: keep the others.
            self._commit_alone(group)
        else:
            for _, kept in group:
                _resolve(kept)
        return after

    def _commit_alone(self, group: list[tuple[list[Row], Future[None]]]) -> None:
        for rows, kept in group:
            if self._commit(rows):
                _resolve(kept)
            elif not kept.cancelled():
                kept.set_exception(OSError("the journal could not be written"))

    def _commit(self, rows: list[Row]) -> bool:
        try:
            with self._database:
                # Each statement waits for its turn among the threads: few, with many rows each.
                for at in range(0, len(rows), _LARGEST_STATEMENT):
                    some = rows[at : at + _LARGEST_STATEMENT]
                    values = ",".join(["(?,?,?)"] * len(some))
                    cells = [cell for row in some for cell in row]
                    self._database.execute(f"INSERT INTO events VALUES {values}", cells)
        except sqlite3.Error as error:
            _LOG.error("%s events could not be written to %s: %s", len(rows), self._path, error)
            # What is there already can't be kept twice, but that is no fault of the file.
            if not isinstance(error, sqlite3.IntegrityError):
                self._failure = str(error)
            return False
        self._failure = ""
        self.commits += 1
        self.events += len(rows)
        return True

    def _check(self) -> str:
        try:
            self._rows("", 0)
            if self._failure:
                # The same number again: this writes, and changes nothing.
                self._database.execute(_MARK_FORMAT)
            self._failure = ""
        except sqlite3.Error as error:
            self._failure = str(error)
        return self._failure

    def _rows(self, table_id: str, after: int) -> list[bytes]:
        query = "SELECT event FROM events WHERE table_id = ? AND version > ? ORDER BY version"
        return [row[0] for row in self._database.execute(query, (table_id, after))]

    def _replace_snapshot(self, table_id: str, version: int, snapshot: bytes) -> None:
        with self._database:
            row = (table_id, version, snapshot)
            self._database.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", row)

    def _snapshot(self, table_id: str) -> tuple[int, bytes] | None:
        query = (
            "SELECT version, snapshot FROM snapshots WHERE table_id = ? AND version <= "
            "(SELECT MAX(version) FROM events WHERE table_id = ?)"
        )
        found = self._database.execute(query, (table_id, table_id)).fetchone()
        return None if found is None else (found[0], bytes(found[1]))

    def _ask(self, question: Callable[[], T]) -> Future[T]:
        answer: Future[T] = Future()

        def job() -> None:
            if not answer.set_running_or_notify_cancel():
                return
            try:
                answer.set_result(question())
            except Exception as error:
                # Whatever it is, it is the asker's: all others still need the thread.
                answer.set_exception(error)

        self._jobs.put(job)
        return answer


def _nothing() -> None:
    pass


def _resolve(kept: Future[None]) -> None:
    if not kept.cancelled():
        kept.set_result(None)


def _open(path: Path) -> sqlite3.Connection:
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    # The secrets of the dice are in it: nobody else may read it.
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    database = sqlite3.connect(path, timeout=1.0)
    # Exclusive: two servers with one file would be two authorities over one table.
    database.execute("PRAGMA locking_mode = EXCLUSIVE")
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    found = database.execute("PRAGMA user_version").fetchone()[0]
    if found not in (0, _FORMAT):
        database.close()
        raise OSError(f"format {found}")
    with database:
        for statement in _SCHEMA:
            database.execute(statement)
        database.execute(_MARK_FORMAT)
    return database
