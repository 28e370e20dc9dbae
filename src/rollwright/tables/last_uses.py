"""When tables were last used, in the journal's file; all of this runs in the journal's thread."""

import sqlite3
from collections.abc import Iterable
from typing import Final

_SCHEMA: Final = (
    "CREATE TABLE IF NOT EXISTS uses "
    "(table_id TEXT NOT NULL PRIMARY KEY, used INTEGER NOT NULL) WITHOUT ROWID"
)
# How many tables are looked at between two commits of others.
_CHUNK: Final = 500
_OF_A_TABLE: Final = ("events", "snapshots", "analyses", "uses")


def note_uses(database: sqlite3.Connection, table_ids: Iterable[str], now: int) -> None:
    """These tables are used now."""
    with database:
        database.execute(_SCHEMA)
        rows = [(table_id, now) for table_id in table_ids]
        database.executemany("INSERT OR REPLACE INTO uses VALUES (?, ?)", rows)


def adopt_tables(database: sqlite3.Connection, after: str, now: int) -> str:
    """Let some tables of which no use is known, after that id, count as used now.

    Returns the last id that was looked at; empty if there are no more.
    """
    found: list[str] = []
    last = after
    while len(found) < _CHUNK:
        # Each step leaps over the whole log of a table.
        query = "SELECT table_id FROM events WHERE table_id > ? ORDER BY table_id LIMIT 1"
        row = database.execute(query, (last,)).fetchone()
        if row is None:
            break
        last = row[0]
        found.append(last)
    with database:
        database.execute(_SCHEMA)
        rows = [(table_id, now) for table_id in found]
        database.executemany("INSERT OR IGNORE INTO uses VALUES (?, ?)", rows)
    return last if len(found) == _CHUNK else ""


def unused_tables(database: sqlite3.Connection, since: int) -> list[str]:
    """The tables that nobody has used since that time, the longest unused first."""
    database.execute(_SCHEMA)
    query = "SELECT table_id FROM uses WHERE used < ? ORDER BY used LIMIT ?"
    return [row[0] for row in database.execute(query, (since, _CHUNK))]


def remove_table(database: sqlite3.Connection, table_id: str) -> None:
    """Remove all of a table at once."""
    with database:
        database.execute(_SCHEMA)
        for name in _OF_A_TABLE:
            database.execute(f"DELETE FROM {name} WHERE table_id = ?", (table_id,))
