"""A client that leaves in the middle, and a full disk: one line in the log, no traceback."""

import logging
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from rollwright.server.quiet_log import REPEATS
from tests.server.live_server import PATIENCE, RunningServer, run_in_thread, settings_for
from tests.server.raw_line import raw_line

POST = (
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\ncontent-type: application/json\r\n"
    b"content-length: 500\r\n\r\n"
)


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    """The log, where nothing has been written in the last minute."""
    REPEATS.forget()
    caplog.set_level(logging.WARNING)
    return caplog


def wait_for(happened: Callable[[], object]) -> None:
    """Wait until the server has noticed something."""
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.01)


def tracebacks(log: pytest.LogCaptureFixture) -> list[str]:
    return [entry.getMessage() for entry in log.records if entry.exc_info]


def test_who_leaves_in_the_middle_of_a_body(
    server: RunningServer, log: pytest.LogCaptureFixture
) -> None:
    with raw_line(server) as line:
        line.send(POST + b'{"game":')
        assert server.new_client().get("/api/games")
    wait_for(lambda: log.records)
    assert len(log.records) == 1
    assert "left" in log.records[0].getMessage()
    assert tracebacks(log) == []


def test_who_leaves_while_a_socket_is_opened(
    server: RunningServer, log: pytest.LogCaptureFixture
) -> None:
    table = server.new_client().open(start=True)
    head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {server.host}\r\n"
    upgrade = "Upgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Version: 13\r\n"
    for _ in range(20):
        with raw_line(server) as line:
            line.send(f"{head}{upgrade}Sec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode())
    assert server.new_client().get("/api/games")
    assert tracebacks(log) == []
    assert len(log.records) <= 1


def fill_disk(server: RunningServer, pages: int) -> None:
    """Let the file have only so many pages more."""
    assert server.state is not None
    journal = server.state.registry.journal

    def limit(database: sqlite3.Connection) -> None:
        used = database.execute("PRAGMA page_count").fetchone()[0]
        database.execute(f"PRAGMA max_page_count = {used + pages}")

    journal.run(limit).result()


def test_a_full_disk(tmp_path: Path, log: pytest.LogCaptureFixture) -> None:
    with run_in_thread(settings_for(tmp_path)) as full:
        ann = full.new_client()
        table = ann.open(seats=2, start=True)
        with ann.open_socket(table) as player:
            fill_disk(full, 0)
            answer = player.ask("rename", name="x" * 39)
            while answer["op"] == "ack":
                answer = player.ask("rename", name="x" * 39)
            assert answer["error"]["code"] == "not-kept"
        wish = {"game": "rolling-realms", "name": "Bob", "seats": 100}
        late = full.new_client().http.post("/api/tables", json=wish)
        assert (late.status_code, late.json()["error"]["code"]) == (503, "not-kept")
        assert tracebacks(log) == []
        assert 1 <= len(log.records) <= 3
        fill_disk(full, 1000)
        full.new_client().open(seats=100)
