"""The analyses of games in the journal's file; all of this runs in the journal's thread."""

import sqlite3
from collections.abc import Sequence

import msgspec

from rollwright.tables.analysis import TurnAnalysis

_DECODER = msgspec.msgpack.Decoder(list[TurnAnalysis])


def keep_analysis(
    database: sqlite3.Connection,
    table_id: str,
    seat: int,
    method: str,
    turns: Sequence[TurnAnalysis],
) -> None:
    """Keep the analysis of a seat, unless the table was removed meanwhile."""
    query = (
        "INSERT OR REPLACE INTO analyses SELECT ?, ?, ?, ? "
        "WHERE EXISTS (SELECT 1 FROM events WHERE table_id = ?)"
    )
    with database:
        data = msgspec.msgpack.encode(list(turns))
        database.execute(query, (table_id, seat, method, data, table_id))


def kept_analysis(
    database: sqlite3.Connection, table_id: str, seat: int, method: str
) -> list[TurnAnalysis] | None:
    """The analysis of a seat; None if there is none that was made by this method."""
    query = "SELECT analysis FROM analyses WHERE table_id = ? AND seat = ? AND method = ?"
    found = database.execute(query, (table_id, seat, method)).fetchone()
    if found is None:
        return None
    try:
        return _DECODER.decode(found[0])
    except msgspec.MsgspecError:
        return None  # it is made again
