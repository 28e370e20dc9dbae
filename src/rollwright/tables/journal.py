"""The journal: the logs of all tables in one SQLite file, written by one thread.

Group commit: what arrives while a commit is under way is written by the next one, so durability
stays cheap even for many tables. A future resolves once its events would survive a power loss, and
only while the file is in its place.
"""

import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, TypeVar

from rollwright.core.message import Message
from rollwright.tables.data_file import DataFile
from rollwright.tables.errors import DamagedLog, FileInUse, FileLost
from rollwright.tables.events import AnyEvent, encode

_LOG: Final = logging.getLogger(__name__)
_MAX_GROUP_ROWS: Final = 1000
_MAX_STATEMENT_ROWS: Final = 250
# SQLite's code for a page that can't be read.
_CORRUPT: Final = sqlite3.SQLITE_CORRUPT

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
        # What SQLite found damaged when the file was opened.
        self.damage: list[str] = []
        # Why the last commit failed, unless only its rows were at fault.
        self._failure: str | Message = ""
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
        """The encoded events of a table after a version; raises DamagedLog if one is missing."""
        return self._run(lambda: self._rows(table_id, after))

    def save_snapshot(self, table_id: str, version: int, snapshot: bytes) -> Future[None]:
        """Replace the snapshot of a table; a lost snapshot does no harm."""
        return self._run(lambda: self._replace_snapshot(table_id, version, snapshot))

    def read_snapshot(self, table_id: str) -> Future[tuple[int, bytes] | None]:
        """The version of a table's snapshot, and the snapshot itself; None if there is none.

        Raises DamagedLog if an event is missing in the log up to there.
        """
        return self._run(lambda: self._snapshot(table_id))

    def keep_cards(self, cards: list[Card]) -> Future[None]:
        """Keep the texts of cards that tables are played with; those that are kept stay."""
        return self._run(lambda: self._keep_cards(cards))

    def read_card(self, game: str, card: str, edition: str) -> Future[str | None]:
        """The text of a card; None if it was never kept."""
        return self._run(lambda: self._card(game, card, edition))

    def table_ids(self) -> Future[list[str]]:
        """The ids of all tables, also of those whose first event is missing."""
        return self._run(self._table_ids)

    def check(self) -> Future[str | Message]:
        """Why nothing is saved, or an empty text. After a failure, writing is tried again."""
        return self._run(self._check, is_anywhere=True)

    def check_pages(self) -> Future[list[str]]:
        """What SQLite finds damaged; this reads the whole file."""
        return self._run(lambda: self._file.damage())

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
            self._file = DataFile(self._path)
            self._database = self._file.database
            self._note_damage()
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

    def _note_damage(self) -> None:
        self.damage = self._file.quick_damage()
        for line in self.damage:
            _LOG.error("%s is damaged: %s", self._path, line)

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
        error = self._commit([row for rows, _ in group for row in rows])
        if error is None or isinstance(error, FileLost):
            for _, kept in group:
                _resolve(kept, error)
        else:
            # One of them may be at fault: commit each on its own.
            for rows, kept in group:
                _resolve(kept, self._commit(rows))
        return after

    def _commit(self, rows: list[Row]) -> Exception | None:
        """Why these rows can't be acknowledged, or None."""
        try:
            self._file.check_place()
            self._insert(rows)
            if self._file.loss() is not None:
                # They are on the disk, but nobody will find them there.
                self._remove(rows)
                self._file.check_place()
        except sqlite3.Error as error:
            return self._not_written(rows, error)
        except FileLost as error:
            return error
        self._failure = ""
        self.commits += 1
        self.events += len(rows)
        return None

    def _insert(self, rows: list[Row]) -> None:
        with self._database:
            # Each statement waits for the GIL, so use few statements with many rows each.
            for at in range(0, len(rows), _MAX_STATEMENT_ROWS):
                some = rows[at : at + _MAX_STATEMENT_ROWS]
                values = ",".join(["(?,?,?)"] * len(some))
                cells = [cell for row in some for cell in row]
                self._database.execute(f"INSERT INTO events VALUES {values}", cells)

    def _remove(self, rows: list[Row]) -> None:
        """Take rows out again that nobody was told of."""
        with self._database:
            query = "DELETE FROM events WHERE table_id = ? AND version = ?"
            self._database.executemany(query, [row[:2] for row in rows])

    def _not_written(self, rows: list[Row], error: sqlite3.Error) -> Exception:
        _LOG.error("%s events could not be written to %s: %s", len(rows), self._path, error)
        if _is_corrupt(error):
            # A page is damaged: other tables are on other pages.
            return _unreadable(error)
        # A duplicate version is a fault of its rows, not of the file.
        if not isinstance(error, sqlite3.IntegrityError):
            self._failure = str(error)
        return OSError("the journal could not be written")

    def _check(self) -> str | Message:
        loss = self._file.loss()
        if loss is not None:
            self._file.save()
            return loss
        try:
            self._database.execute("SELECT 1 FROM events LIMIT 1").fetchone()
            if self._failure:
                self._file.test_writing()
            self._failure = ""
        except sqlite3.Error as error:
            self._failure = str(error)
        return self._failure

    def _rows(self, table_id: str, after: int) -> list[bytes]:
        query = "SELECT version, event FROM events WHERE table_id = ? AND version > ? ORDER BY 1"
        rows = self._database.execute(query, (table_id, after)).fetchall()
        # Versions are unique and in order: it is enough to look at the last one.
        if rows and rows[-1][0] != after + len(rows):
            versions = enumerate((row[0] for row in rows), after + 1)
            missing = next(wanted for wanted, found in versions if found != wanted)
            raise DamagedLog(Message("table.log-gap", {"version": missing}))
        return [row[1] for row in rows]

    def _replace_snapshot(self, table_id: str, version: int, snapshot: bytes) -> None:
        with self._database:
            row = (table_id, version, snapshot)
            self._database.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", row)

    def _snapshot(self, table_id: str) -> tuple[int, bytes] | None:
        query = "SELECT version, snapshot FROM snapshots WHERE table_id = ?"
        try:
            found = self._database.execute(query, (table_id,)).fetchone()
        except sqlite3.DatabaseError:
            found = None  # it is only a cache
        if found is None:
            return None
        # What a snapshot holds was in the log before: a part of it that is missing now was lost.
        query = "SELECT COUNT(*) FROM events WHERE table_id = ? AND version BETWEEN 1 AND ?"
        (count,) = self._database.execute(query, (table_id, found[0])).fetchone()
        if count != found[0]:
            args: dict[str, object] = {"found": count, "wanted": found[0]}
            raise DamagedLog(Message("table.log-short", args))
        return found[0], bytes(found[1])

    def _keep_cards(self, cards: list[Card]) -> None:
        with self._database:
            self._database.executemany("INSERT OR IGNORE INTO cards VALUES (?, ?, ?, ?)", cards)

    def _card(self, game: str, card: str, edition: str) -> str | None:
        query = "SELECT text FROM cards WHERE game = ? AND card = ? AND edition = ?"
        found = self._database.execute(query, (game, card, edition)).fetchone()
        return None if found is None else str(found[0])

    def _table_ids(self) -> list[str]:
        """From both ends: what lies between two damaged pages can't be listed."""
        ids: set[str] = set()
        for sign, order in ((">", "ASC"), ("<", "DESC")):
            query = (
                f"SELECT table_id FROM events WHERE table_id {sign} ? "
                f"ORDER BY table_id {order} LIMIT 1"
            )
            last = "" if order == "ASC" else "~"
            try:
                while found := self._database.execute(query, (last,)).fetchone():
                    last = found[0]
                    ids.add(last)
            except sqlite3.DatabaseError as error:
                _LOG.error("the tables of %s can't all be listed: %s", self._path, error)
                continue
            break
        return sorted(ids)

    def _run(self, query: Callable[[], T], *, is_anywhere: bool = False) -> Future[T]:
        """Run a query in the thread; raises FileLost, unless the file may be anywhere."""
        result: Future[T] = Future()

        def job() -> None:
            if not result.set_running_or_notify_cancel():
                return
            try:
                if not is_anywhere:
                    self._file.check_place()
                result.set_result(query())
            except sqlite3.Error as error:
                result.set_exception(_unreadable(error) if _is_corrupt(error) else error)
            except Exception as error:
                # It belongs to the caller: the thread must go on for the others.
                result.set_exception(error)

        self._jobs.put(job)
        return result


def _nothing() -> None:
    pass


def _resolve(kept: Future[None], error: Exception | None) -> None:
    if kept.cancelled():
        return
    if error is None:
        kept.set_result(None)
    else:
        kept.set_exception(error)


def _is_corrupt(error: sqlite3.Error) -> bool:
    # The low byte is the code, the rest tells more of it.
    return getattr(error, "sqlite_errorcode", 0) & 0xFF == _CORRUPT


def _unreadable(error: sqlite3.Error) -> DamagedLog:
    return DamagedLog(Message("table.unreadable-log", {"reason": str(error)}))
