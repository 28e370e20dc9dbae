"""What the journal's file knows of guests; all of this runs in the journal's thread."""

import secrets
import sqlite3
from typing import Final

import msgspec

from rollwright.tables.events import AnyEvent, Opened, Renamed, Sat, decode, encode

# Nobody's name, in every language.
NO_NAME: Final = "N. N."
_SCHEMA: Final = (
    "CREATE TABLE IF NOT EXISTS guests "
    "(guest TEXT NOT NULL PRIMARY KEY, generation INTEGER NOT NULL) WITHOUT ROWID"
)
# How many events are looked at between two commits of others.
_CHUNK: Final = 5000
Cursor = tuple[str, int]
START: Final[Cursor] = ("", 0)


def generations(database: sqlite3.Connection) -> dict[str, int]:
    """Of each guest who has ended sessions, the first generation of tokens that is valid."""
    database.execute(_SCHEMA)
    return dict(database.execute("SELECT guest, generation FROM guests").fetchall())


def set_generation(database: sqlite3.Connection, guest: str, generation: int) -> None:
    """Let only tokens of this generation on be valid for a guest."""
    with database:
        database.execute(_SCHEMA)
        database.execute("INSERT OR REPLACE INTO guests VALUES (?, ?)", (guest, generation))


def tables_of(
    database: sqlite3.Connection, guest: str, after: Cursor
) -> tuple[set[str], Cursor | None]:
    """Tables whose log names a guest, among some events; and where to go on, None at the end."""
    query = (
        "SELECT table_id, version, event FROM events WHERE (table_id, version) > (?, ?) "
        "ORDER BY table_id, version LIMIT ?"
    )
    rows = database.execute(query, (*after, _CHUNK)).fetchall()
    sought = guest.encode()
    found = {table_id for table_id, _, event in rows if sought in event}
    return found, (rows[-1][0], rows[-1][1]) if len(rows) == _CHUNK else None


def forget_guest(table_id: str, guest: str, database: sqlite3.Connection) -> None:
    """Take a guest out of the log of a table; a table where nobody else was is removed."""
    # What is deleted is overwritten, too.
    database.execute("PRAGMA secure_delete = ON")
    query = "SELECT version, event FROM events WHERE table_id = ? ORDER BY version"
    rows = database.execute(query, (table_id,)).fetchall()
    log = [(version, decode(event)) for version, event in rows]
    is_shared = any(event.guest not in ("", guest) for _, event in log)
    changed = _changed(table_id, log, guest) if is_shared else []
    delete = ["snapshots"] if is_shared else ["snapshots", "analyses", "events"]
    with database:
        for name in delete:
            database.execute(f"DELETE FROM {name} WHERE table_id = ?", (table_id,))
        database.executemany(
            "UPDATE events SET event = ? WHERE table_id = ? AND version = ?", changed
        )


def shrink_log(database: sqlite3.Connection) -> None:
    """Let the file beside the database forget what was overwritten."""
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _changed(
    table_id: str, log: list[tuple[int, AnyEvent]], guest: str
) -> list[tuple[bytes, str, int]]:
    """The events that are others without a guest, as rows."""
    after = _without([event for _, event in log], guest)
    return [
        (encode(new), table_id, version)
        for (version, old), new in zip(log, after, strict=True)
        if new is not old
    ]


def _without(log: list[AnyEvent], guest: str) -> list[AnyEvent]:
    """The same log with somebody whom nobody knows in place of a guest."""
    ghost, others = secrets.token_hex(16), [event for event in log if event.guest != guest]
    names = {event.name for event in others if isinstance(event, Sat | Renamed)}
    name, number = NO_NAME, 1
    while name in names:
        number += 1
        name = f"{NO_NAME} {number}"
    return [_replaced(event, guest, ghost, name) for event in log]


def _replaced(event: AnyEvent, guest: str, ghost: str, name: str) -> AnyEvent:
    if isinstance(event, Opened) and guest in event.barred:
        barred = [ghost if one == guest else one for one in event.barred]
        event = msgspec.structs.replace(event, barred=barred)
    if event.guest != guest:
        return event
    if isinstance(event, Sat | Renamed):
        return msgspec.structs.replace(event, guest=ghost, name=name)
    return msgspec.structs.replace(event, guest=ghost)
