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


def kept_analyses(
    database: sqlite3.Connection, table_id: str, method: str
) -> dict[int, list[TurnAnalysis]]:
    """The analyses of a table by seat, as far as they were made by this method."""
    query = "SELECT seat, analysis FROM analyses WHERE table_id = ? AND method = ?"
    rows = database.execute(query, (table_id, method)).fetchall()
    return {seat: turns for seat, data in rows if (turns := _decoded(data)) is not None}


def _decoded(data: bytes) -> list[TurnAnalysis] | None:
    try:
        return _DECODER.decode(data)
    except msgspec.MsgspecError:
        return None  # it is made again
