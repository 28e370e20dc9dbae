"""What strangers cause is logged once a minute, without secrets and without tracebacks."""

import logging

import pytest

from rollwright.server.quiet_log import QUIET_LOG, REPEATS, RepeatFilter, shown
from tests.server.live_server import RunningServer
from tests.server.raw_line import raw_line


def record(text: str) -> logging.LogRecord:
    return logging.LogRecord("x", logging.WARNING, "", 0, text, (), None)


def test_a_kind_is_logged_once_a_minute_and_the_next_line_tells_how_many() -> None:
    now = [0.0]
    repeats = RepeatFilter(lambda: now[0])
    first, second = record("refused: %s"), record("refused: %s")
    assert repeats.filter(first)
    assert not repeats.filter(second)
    assert not repeats.filter(record("refused: %s"))
    assert repeats.filter(record("another"))
    now[0] = 61.0
    later = record("refused: %s")
    assert repeats.filter(later)
    assert later.msg == "refused: %s (and 2 more since the last line)"


def test_tracebacks_are_never_dropped() -> None:
    repeats, broken = RepeatFilter(lambda: 0.0), record("broken")
    broken.exc_info = (ValueError, ValueError(), None)
    assert all([repeats.filter(broken) for _ in range(3)])


def test_what_a_stranger_sent_is_shown_short_and_harmless() -> None:
    assert shown(b"a\nb\x1b[31m") == r"'a\nb\x1b[31m'"
    assert len(shown("x" * 1000)) < 100


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    """The log, where nothing has been written in the last minute."""
    REPEATS.forget()
    caplog.set_level(logging.WARNING)
    return caplog


def test_refusals_are_logged_without_secrets(
    server: RunningServer, log: pytest.LogCaptureFixture
) -> None:
    http, token = server.new_client().http, f"{'a' * 32}.{'b' * 64}"
    for _ in range(3):
        http.get("/api/games", headers={"authorization": f"Bearer {token}"})
        http.post("/api/seals", headers={"origin": "http://evil.example"})
        http.get("/api/games", headers={"host": "rebound.example"})
    lines = [entry.getMessage() for entry in log.records if entry.name == QUIET_LOG.name]
    assert len(lines) == 3
    text = "\n".join(lines)
    assert "evil.example" in text
    assert "rebound.example" in text
    assert "a" * 32 not in text
    assert "b" * 64 not in text


def test_rubbish_is_logged_once(server: RunningServer, log: pytest.LogCaptureFixture) -> None:
    for _ in range(5):
        with raw_line(server) as line:
            line.send(b"\x16\x03\x01 rubbish\r\n\r\n")
            line.rest()
    assert len([entry for entry in log.records if "Invalid HTTP" in entry.getMessage()]) == 1
