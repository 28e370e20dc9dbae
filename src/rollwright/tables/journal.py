"""The journal: the logs of all tables in one SQLite file, written by one thread.

Group commit: what arrives while a commit is under way is written by the next one, so durability
stays cheap even for many tables. A future resolves once its events would survive a power loss.
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
_MAX_GROUP_ROWS: Final = 1000
_MAX_STATEMENT_ROWS: Final = 250
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
    """
CREATE TABLE IF NOT EXISTS cards (
    game TEXT NOT NULL, card TEXT NOT NULL, edition TEXT NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (game, card, edition)
) WITHOUT ROWID
""",
)

T = TypeVar("T")
Row = tuple[str, int, bytes]
# The game, the id, the edition and the text of a card.
Card = tuple[str, str, str, str]
Job = Callable[[], None]


class Journal:
    """The logs of all tables. Only one process can have a file open."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._jobs: SimpleQueue[tuple[list[Row], Future[None]] | Job | None] = SimpleQueue()
        self.commits = 0
        # How many events were written since it was opened.
        self.events = 0
        # Why the last commit failed, unless only its rows were at fault.
        self._failure = ""
        opened: Future[None] = Future()
        self._thread = Thread(target=self._work, args=(opened,), name="journal", daemon=True)
        self._thread.start()
        opened.result()

    def append(self, table_id: str, first: int, events: list[AnyEvent]) -> Future[None]:
        """Append events to the log of a table; the first of them gets that version."""
        rows = [(table_id, first + at, encode(event)) for at, event in enumerate(events)]
        kept: Future[None] = Future()
        self._jobs.put((rows, kept))
        return kept

    def read(self, table_id: str, after: int = 0) -> Future[list[bytes]]:
        """The encoded events of a table after a version; empty if there are none."""
        return self._run(lambda: self._rows(table_id, after))

    def save_snapshot(self, table_id: str, version: int, snapshot: bytes) -> Future[None]:
        """Replace the snapshot of a table; a lost snapshot does no harm."""
        return self._run(lambda: self._replace_snapshot(table_id, version, snapshot))

    def read_snapshot(self, table_id: str) -> Future[tuple[int, bytes] | None]:
        """The version of a table's snapshot, and the snapshot itself; None if there is none."""
        return self._run(lambda: self._snapshot(table_id))

    def keep_cards(self, cards: list[Card]) -> Future[None]:
        """Keep the texts of cards that tables are played with; those that are kept stay."""
        return self._run(lambda: self._keep_cards(cards))

    def read_card(self, game: str, card: str, edition: str) -> Future[str | None]:
        """The text of a card; None if it was never kept."""
        return self._run(lambda: self._card(game, card, edition))

    def table_ids(self) -> Future[list[str]]:
        """The ids of all tables."""
        return self._run(self._table_ids)

    def check(self) -> Future[str]:
        """Why writing fails, or an empty text. After a failure, writing is tried again."""
        return self._run(self._check)

    def run(self, work: Callable[[sqlite3.Connection], T]) -> Future[T]:
        """Let the thread do something else with the file, between two commits."""
        return self._run(lambda: work(self._database))

    def close(self) -> None:
        """Write what is queued, and close the file."""
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
        """Commit a job with the appends queued behind it; return the first other job, if any."""
        after: Job | None = _nothing
        size = 0
        while size < _MAX_GROUP_ROWS:
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
            # From here on it can't be cancelled. A cancelled append is written all the same: its
            # caller no longer waits, but the events have happened.
            kept.set_running_or_notify_cancel()
        if not self._commit([row for rows, _ in group for row in rows]):
            # One of them may be at fault: commit each on its own.
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
                # Each statement waits for the GIL, so use few statements with many rows each.
                for at in range(0, len(rows), _MAX_STATEMENT_ROWS):
                    some = rows[at : at + _MAX_STATEMENT_ROWS]
                    values = ",".join(["(?,?,?)"] * len(some))
                    cells = [cell for row in some for cell in row]
                    self._database.execute(f"INSERT INTO events VALUES {values}", cells)
        except sqlite3.Error as error:
            _LOG.error("%s events could not be written to %s: %s", len(rows), self._path, error)
            # A duplicate version is a fault of its rows, not of the file.
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
                # Writing the same value again tests the file and changes nothing.
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

    def _keep_cards(self, cards: list[Card]) -> None:
        with self._database:
            self._database.executemany("INSERT OR IGNORE INTO cards VALUES (?, ?, ?, ?)", cards)

    def _card(self, game: str, card: str, edition: str) -> str | None:
        query = "SELECT text FROM cards WHERE game = ? AND card = ? AND edition = ?"
        found = self._database.execute(query, (game, card, edition)).fetchone()
        return None if found is None else str(found[0])

    def _table_ids(self) -> list[str]:
        query = "SELECT table_id FROM events WHERE version = 1 ORDER BY table_id"
        return [row[0] for row in self._database.execute(query)]

    def _run(self, query: Callable[[], T]) -> Future[T]:
        result: Future[T] = Future()

        def job() -> None:
            if not result.set_running_or_notify_cancel():
                return
            try:
                result.set_result(query())
            except Exception as error:
                # It belongs to the caller: the thread must go on for the others.
                result.set_exception(error)

        self._jobs.put(job)
        return result


def _nothing() -> None:
    pass


def _resolve(kept: Future[None]) -> None:
    if not kept.cancelled():
        kept.set_result(None)


def _open(path: Path) -> sqlite3.Connection:
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    # It holds the secret seeds: only the owner may read it.
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    database = sqlite3.connect(path, timeout=1.0)
    # Exclusive: two processes must never write the same table.
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
