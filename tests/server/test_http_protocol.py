"""Deadlines: whoever sends slowly, or nothing, is not waited for."""

import contextlib
import time
from pathlib import Path

import pytest

from tests.server.live_server import PATIENCE, RunningServer, run_in_thread, settings_for
from tests.server.raw_line import RawLine, raw_line, status_of

Hasty = contextlib.AbstractContextManager[RunningServer]
HEAD = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\ncontent-type: application/json\r\n"


def drip(line: RawLine, byte: bytes) -> bool:
    """Send a byte again and again; does the server close the line before patience ends?"""
    end = time.monotonic() + PATIENCE
    with contextlib.suppress(ConnectionError):
        while line.is_waiting():
            line.send(byte)
            time.sleep(0.02)
            if time.monotonic() > end:
                return False
    return True


@pytest.fixture
def hasty(tmp_path: Path) -> Hasty:
    """A server that waits for nobody."""
    return run_in_thread(
        settings_for(tmp_path, header_seconds=0.3, body_seconds=0.3, idle_seconds=1)
    )


def test_a_header_that_never_ends(hasty: Hasty) -> None:
    with hasty as server, raw_line(server) as line:
        line.send(HEAD + b"X-Slow: ")
        assert drip(line, b"a")
        assert status_of(line.rest()) in (0, 408)


def test_a_second_header_that_never_ends(
    hasty: Hasty,
) -> None:
    with hasty as server, raw_line(server) as line:
        line.send(HEAD + b"\r\n")
        line.read_answer()
        line.send(HEAD + b"X-Slow: ")
        assert drip(line, b"a")


def test_a_body_that_never_ends(hasty: Hasty) -> None:
    with hasty as server, raw_line(server) as line:
        line.send(POST + b"content-length: 60000\r\n\r\n{")
        assert drip(line, b" ")
        assert server.new_client().get("/api/games")


def test_a_body_that_nobody_reads_any_more(
    hasty: Hasty,
) -> None:
    """It was answered at its header, so no handler waits for the rest."""
    with hasty as server, raw_line(server) as line:
        line.send(POST + b"Origin: http://evil.example\r\ncontent-length: 9000000\r\n\r\n{")
        assert status_of(line.read_answer()) == 403
        assert drip(line, b" ")


def test_a_line_on_which_nothing_is_said(
    hasty: Hasty,
) -> None:
    with hasty as server, raw_line(server) as line:
        assert status_of(line.rest()) == 408


def test_who_takes_time_within_the_limits_is_served(server: RunningServer) -> None:
    with raw_line(server) as line:
        for at in range(len(HEAD)):
            line.send(HEAD[at : at + 1])
        line.send(b"Connection: close\r\n\r\n")
        assert status_of(line.rest()) == 200


def test_a_socket_is_not_idle(hasty: Hasty) -> None:
    with hasty as server:
        ann = server.new_client()
        table = ann.open(start=True)
        with ann.open_socket(table) as player, raw_line(server) as other:
            # As long as another line needs to be given up, the socket outlives its handshake.
            other.rest()
            player.play_first()
