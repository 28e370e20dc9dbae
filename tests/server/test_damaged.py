"""Tables that can't be restored from their logs report it; all others still work."""

import json
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from rollwright.server.damaged_tables import DamagedTables
from tests.server.live_server import RunningServer, run_in_thread, settings_for
from tests.tables.test_damage import damaged_file


def spoil(folder: Path, table: str, change: str) -> None:
    """Change the log of a table while no server has it open, and remove its snapshot."""
    database = sqlite3.connect(folder / "tables.db")
    with database:
        database.execute("DELETE FROM snapshots")
        database.execute(f"UPDATE events SET event = {change} WHERE table_id = ?", (table,))
    database.close()


OTHER_RULES = "CAST(replace(CAST(event AS TEXT), '\"rules\":', '\"rules\":99') AS BLOB)"
OTHER_GAME = "CAST(replace(CAST(event AS TEXT), 'rolling-america', 'chess') AS BLOB)"
ILLEGAL = "CAST(replace(CAST(event AS TEXT), '\"seat\":0', '\"seat\":7') AS BLOB)"


@pytest.mark.parametrize(
    ("change", "status", "code", "word"),
    [
        (OTHER_RULES, 409, "other-rules", "rules"),
        (OTHER_GAME, 409, "other-rules", "rules"),
        (ILLEGAL, 500, "unreadable-table", "damaged"),
        ("x'00ff'", 500, "unreadable-table", "damaged"),
    ],
    ids=["rules", "game", "illegal", "garbage"],
)
def test_it_says_why_and_no_client_comes_again(
    tmp_path: Path, change: str, status: int, code: str, word: str
) -> None:
    with run_in_thread(settings_for(tmp_path)) as first:
        ann = first.new_client()
        table, well = ann.open(start=True), ann.open(start=True)
        token = ann.token
    spoil(tmp_path, table, change)
    with run_in_thread(settings_for(tmp_path)) as second:
        ann = second.new_client(token)
        for path in ("", "/record", "/replay/0"):
            answer = ann.http.get(f"/api/tables/{table}{path}")
            assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
            assert word in answer.json()["error"]["message"]
        check_socket(second, table, code)
        assert ann.look(well)["you"]["seat"] == 0
        told = ann.http.get("/healthz")
        assert told.status_code == 200, "the others go on"
        assert told.text.split("\n") == [
            "ok",
            "1 table can't be read; the others go on.",
            f"Can't be read: {table}.",
        ]
        elsewhere = ann.http.get("/healthz", headers={"x-forwarded-for": "203.0.113.7"})
        assert table not in elsewhere.text, "whoever knows an id may watch the table"
        assert "1 table can't be read" in elsewhere.text
        assert "rollwright_damaged 1.0" in ann.http.get("/metrics").text


def check_socket(running: RunningServer, table: str, code: str) -> None:
    """Its socket gets the reason, and is closed for good."""
    with running.new_client().connect(table) as socket:
        message = json.loads(socket.recv(30))
        assert (message["op"], message["code"]) == ("gone", code)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(30)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_damaged_pages_are_told_and_the_server_goes_on(tmp_path: Path) -> None:
    damaged_file(tmp_path)
    with run_in_thread(settings_for(tmp_path)) as running:
        ann = running.new_client()
        told = ann.http.get("/healthz")
        assert told.status_code == 200
        assert told.text.startswith("ok\nThe data file is damaged")
        assert ann.look(ann.open(start=True))["you"]["seat"] == 0


def test_not_every_damaged_table_is_remembered(caplog: pytest.LogCaptureFixture) -> None:
    tables = DamagedTables(most=30)
    for number in range(40):
        tables.note(f"table {number}", "out of order")
        tables.note(f"table {number}", "out of order")
    assert tables.count() == 30
    assert tables.some() == [f"table {number}" for number in range(20)]
    assert caplog.text.count("table 7 can't be read: out of order") == 1
    tables.forget("table 3")
    assert tables.count() == 29
