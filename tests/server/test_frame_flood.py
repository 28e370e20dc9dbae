"""Floods of frames that are no messages: pings, empty parts of a message, tiny texts."""

import re
import time

import pytest

from rollwright.server.state import ServerState
from tests.server.live_server import HttpClient, RunningServer
from tests.server.raw_line import RawLine, raw_line

# Masked with zeros. A message that has begun, and an empty part of it.
BEGUN = bytes((0x01, 0x81, 0, 0, 0, 0)) + b"{"
EMPTY = bytes((0x00, 0x80, 0, 0, 0, 0))
PING = bytes((0x89, 0x80 | 125, 0, 0, 0, 0)) + b"x" * 125
PONG = bytes((0x8A, 0x80, 0, 0, 0, 0))
TEXT = bytes((0x81, 0x82, 0, 0, 0, 0)) + b"{}"


@pytest.mark.parametrize(
    ("first", "frame"), [(b"", PING), (b"", PONG), (BEGUN, EMPTY), (b"", TEXT)]
)
def test_a_flood_of_frames_closes_the_socket(
    server: RunningServer, first: bytes, frame: bytes
) -> None:
    ann = server.new_client()
    table = ann.open()
    with raw_line(server) as line:
        upgrade(line, ann, table)
        line.send(first)
        with pytest.raises(ConnectionError):
            for _ in range(1000):
                line.send(frame * 200)
                time.sleep(0.001)
    state = server.state
    assert state is not None
    wait_until_nobody_is_there(state, table)
    assert ann.look(table)


def test_who_sends_pings_now_and_then_is_answered(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open()
    with ann.connect(table) as socket:
        for _ in range(50):
            assert socket.ping().wait(10)
        assert "view" in str(socket.recv(10))


def upgrade(line: RawLine, guest: HttpClient, table: str) -> None:
    """Open the socket of a table, and read no more than the first part of what it says."""
    head = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {line.host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {guest.cookie}",
    ]
    line.send("\r\n".join([*head, "", ""]).encode())
    assert re.match(rb"HTTP/1.1 101", line.read_some())


def wait_until_nobody_is_there(state: ServerState, table: str) -> None:
    end = time.monotonic() + 30
    while state.broadcasters[table].connections:
        assert time.monotonic() < end
        time.sleep(0.02)
