"""The data file of a journal: opened for one process, and watched while it is open.

A file that is deleted or replaced can still be written by whoever has it open, and all of that is
lost with the process. So the journal asks before it acknowledges anything whether the file that it
writes is still the one at its path.
"""

import contextlib
import logging
import os
import sqlite3
from pathlib import Path
from typing import Final

from rollwright.core.message import Message
from rollwright.tables.errors import FileLost

_LOG: Final = logging.getLogger(__name__)
_FORMAT: Final = 1
_MARK_FORMAT: Final = f"PRAGMA user_version = {_FORMAT}"
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
    """
CREATE TABLE IF NOT EXISTS analyses (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, method TEXT NOT NULL, analysis BLOB NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID
""",
)
# Checking takes about a second for so many bytes: larger files are not checked
# when a server starts.
_QUICKLY_CHECKED: Final = 128 * 1024 * 1024
_MOST_FINDINGS: Final = 20
# So much room is looked for after something could not be written.
_TRIAL: Final = 64 * 1024
_MOST_COPIES: Final = 100

# Device and number of a file.
Identity = tuple[int, int]


class DataFile:
    """An open SQLite file; its WAL, which holds the latest commits, counts as a part of it.

    There is no `-shm` file: while one process has the database to itself, that is in its memory.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self.database = _open(path)
        self._wal = path.with_name(f"{path.name}-wal")
        self._known = {file: _identity(file) for file in (path, self._wal)}
        self._is_saved = False

    def loss(self) -> Message | None:
        """How the file was lost, or None if it is in its place."""
        for file, known in self._known.items():
            found = _identity(file)
            if found != known:
                key = "file-gone" if found is None else "file-replaced"
                return Message(f"table.{key}", {"file": str(file)})
        return None

    def check_place(self) -> None:
        """Raise FileLost if the file is no longer the one at its path."""
        if self.loss() is not None:
            self.save()
            raise FileLost(Message("table.file-lost"))
        self._is_saved = False

    def save(self) -> None:
        """Save what only this process can still read, once for each loss."""
        if self._is_saved:
            return
        self._is_saved = True
        _LOG.error("%s is gone or was replaced: nothing more is acknowledged", self._path)
        try:
            # The file itself has everything then, wherever it is. What is left of the WAL is empty,
            # and can't be taken for that of another file in this place.
            self.database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            is_here = _identity(self._path) == self._known[self._path]
            saved = self._path if is_here else self._copy()
            _LOG.error("all that was acknowledged is in %s", saved)
        except (OSError, sqlite3.Error) as error:
            _LOG.error("what was acknowledged could not be copied: %s", error)

    def test_writing(self) -> None:
        """Write something that changes nothing, on new pages; raises sqlite3.Error."""
        with self.database:
            self.database.execute("INSERT INTO snapshots VALUES ('', 0, zeroblob(?))", (_TRIAL,))
            self.database.execute("DELETE FROM snapshots WHERE table_id = ''")
            self.database.execute(_MARK_FORMAT)

    def quick_damage(self) -> list[str]:
        """What SQLite finds damaged, unless the file is too large to look at it quickly."""
        if self._path.stat().st_size > _QUICKLY_CHECKED:
            return []
        return self._findings("quick_check")

    def damage(self) -> list[str]:
        """What SQLite finds damaged; this reads the whole file."""
        return self._findings("integrity_check")

    def _findings(self, check: str) -> list[str]:
        try:
            rows = self.database.execute(f"PRAGMA {check}({_MOST_FINDINGS})").fetchall()
        except sqlite3.DatabaseError as error:
            return [str(error)]
        # One row may have several lines, and begins with the name of the database.
        lines = [line for (text,) in rows for line in str(text).split("\n")]
        return [line for line in lines if line != "ok" and not line.startswith("***")]

    def _copy(self) -> Path:
        names = [f"{self._path.name}.rescued{at or ''}" for at in range(_MOST_COPIES)]
        copy = next(self._path.with_name(name) for name in names if self._is_free(name))
        _create(copy)
        self.database.execute("VACUUM INTO ?", (str(copy),))
        with copy.open("rb+") as file:
            os.fsync(file.fileno())
        _sync_folder(copy.parent)
        return copy

    def _is_free(self, name: str) -> bool:
        return not self._path.with_name(name).exists()


def _identity(file: Path) -> Identity | None:
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _open(path: Path) -> sqlite3.Connection:
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.exists():
        _create(path)
        # A new name would not survive a power loss otherwise, and a new folder neither.
        _sync_folder(path.parent)
        _sync_folder(path.parent.parent)
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


def _create(path: Path) -> None:
    """Create an empty file that only the owner may read: it will hold secret seeds."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _sync_folder(folder: Path) -> None:
    """Make the names in a folder durable, where the system has a way to do it."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
