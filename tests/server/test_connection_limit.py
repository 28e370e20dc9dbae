"""A cap of connections: idle ones make room, proxies are no strangers, others still get in."""

import contextlib
from pathlib import Path

import pytest

from rollwright.server import connection_limit
from rollwright.server.connection_limit import ConnectionLimit, most_connections
from rollwright.server.trusted_proxies import TrustedProxies
from tests.server.live_server import run_in_thread, settings_for
from tests.server.raw_line import STRANGER, RawLine, status_of

ANN, BOB, PROXY = "192.0.2.1", "192.0.2.2", "127.0.0.1"


class Line:
    """An idle connection that notes when it is closed."""

    def __init__(self, limit: ConnectionLimit, peer: str) -> None:
        self._limit, self._peer = limit, peer
        self.is_closed = False
        limit.rest(peer, self)

    def make_room(self) -> None:
        self.is_closed = True
        self._limit.wake(self)
        self._limit.leave(self._peer)


def limit_of(most: int, per_address: int) -> ConnectionLimit:
    return ConnectionLimit(most, per_address, TrustedProxies())


def test_the_longest_idle_one_of_an_address_makes_room_for_the_next() -> None:
    limit = limit_of(100, 2)
    lines = []
    for peer in (ANN, BOB, ANN):
        assert limit.enter(peer)
        lines.append(Line(limit, peer))
    assert limit.enter(ANN)
    assert [line.is_closed for line in lines] == [True, False, False]


def test_where_all_are_in_use_the_next_is_refused_and_others_are_not() -> None:
    limit = limit_of(100, 2)
    assert limit.enter(ANN)
    assert limit.enter(ANN)
    assert not limit.enter(ANN)
    assert limit.enter(BOB)
    limit.leave(ANN)
    assert limit.enter(ANN)


def test_the_total_holds_for_proxies_too_and_the_longest_idle_one_makes_room() -> None:
    limit = limit_of(3, 1)
    assert all([limit.enter(PROXY) for _ in range(3)])
    assert not limit.enter(PROXY)
    assert not limit.enter(ANN)
    idle = Line(limit, PROXY)
    assert limit.enter(ANN)
    assert idle.is_closed


def test_one_network_of_ipv6_counts_as_one_address() -> None:
    limit = limit_of(100, 1)
    assert limit.enter("2001:db8::1")
    assert not limit.enter("2001:db8::2")
    assert limit.enter("2001:db8:0:1::1")


def test_some_files_stay_in_reserve(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    monkeypatch.setattr(connection_limit, "_open_files", lambda: 0)
    for files, most in ((200, 168), (1024, 896), (10, 1), (1_000_000, 32_768)):
        monkeypatch.setattr(resource, "getrlimit", lambda _, files=files: (files, files))
        assert most_connections() == most


def test_files_that_are_open_are_not_promised_to_connections(tmp_path: Path) -> None:
    """Else the next connection would find none, and nothing would ever be closed for it."""
    resource = pytest.importorskip("resource")
    before, (granted, _) = most_connections(), resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.ExitStack() as stack:
        for at in range(20):
            stack.enter_context((tmp_path / f"{at}").open("w"))
        assert most_connections() == before - 20 or granted - 20 > 32_768
    assert most_connections() == before


def test_idle_lines_of_a_stranger_keep_nobody_out(tmp_path: Path) -> None:
    with (
        run_in_thread(
            settings_for(tmp_path, connections=40, connections_per_address=10, header_seconds=60.0)
        ) as small,
        contextlib.ExitStack() as stack,
    ):
        stranger = [_line(stack, small, STRANGER) for _ in range(60)]
        friends = [_line(stack, small, "127.0.0.3") for _ in range(5)]
        assert small.new_client().get("/api/games")
        assert [status_of(line.ask("/api/games")) for line in friends] == [200] * 5
        assert status_of(stranger[-1].ask("/api/games")) == 200


def test_a_party_behind_one_address_gets_in(tmp_path: Path) -> None:
    """Fifty people, each with a socket and the six connections of a browser, by the defaults."""
    with run_in_thread(settings_for(tmp_path)) as server, contextlib.ExitStack() as stack:
        table = server.new_client().open(game="rolling-america", kind="event")
        for _ in range(50):
            guest = server.new_client()
            stack.enter_context(guest.connect(table))
            lines = [_line(stack, server, STRANGER) for _ in range(6)]
            assert status_of(lines[0].ask("/api/games")) == 200


def _line(stack: contextlib.ExitStack, server: object, source: str) -> RawLine:
    line = RawLine(server, source)  # type: ignore[arg-type]
    stack.callback(line.close)
    return line
