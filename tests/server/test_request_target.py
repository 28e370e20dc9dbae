"""A target that can be read in two ways evades no limit: it is counted, and refused."""

from pathlib import Path

import pytest

from rollwright.server.request_target import is_plain_target, is_static
from tests.server.live_server import RunningServer, run_in_thread, settings_for
from tests.server.raw_line import raw_line, status_of

EVASIONS = [
    "//api/games",
    "///api/games",
    "api/games",
    "/api//games",
    "/./api/games",
    "/static/../api/games",
    "/%2fapi/games",
    "/api%2fgames",
    "/%2e/api/games",
    "/t/%2e%2e/api/games",
    "/t/..%2fapi/games",
    "/t\\..\\api\\games",
    "/t/%5c..%5capi",
    "/%2561pi/games",
    "/api/games%00",
    "http://127.0.0.1/api/games",
    "//127.0.0.1/api/games",
    "*",
    "?/api/games",
]


@pytest.mark.parametrize("target", EVASIONS)
def test_it_is_refused_before_anything_else(server: RunningServer, target: str) -> None:
    with raw_line(server) as line:
        answer = line.ask(target)
    assert status_of(answer) == 400
    assert b"no-store" in answer
    assert b"set-cookie" not in answer.lower()


@pytest.mark.parametrize("target", EVASIONS)
def test_no_socket_is_opened_there(server: RunningServer, target: str) -> None:
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
    upgrade = ("Connection: upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", key)
    with raw_line(server) as line:
        answer = line.ask(target.replace("games", "tables/abcdefgh/socket"), *upgrade)
    assert status_of(answer) in (400, 403)


@pytest.mark.parametrize("target", ["//api/games", "/healthz", "/metrics", "/schema", "/nothing"])
def test_everything_but_the_page_is_counted(tmp_path: Path, target: str) -> None:
    with run_in_thread(settings_for(tmp_path, rate=0.001, burst=3)) as small:
        statuses = []
        for _ in range(6):
            with raw_line(small) as line:
                statuses.append(status_of(line.ask(target)))
        assert 429 not in statuses[:3]
        assert statuses[3:] == [429] * 3
        assert small.new_client().http.get("/").status_code == 200


@pytest.mark.parametrize("path", ["/healthz", "/metrics", "/schema/openapi.json", "/api/games"])
def test_what_is_counted_is_not_kept_by_browsers(server: RunningServer, path: str) -> None:
    assert server.new_client().http.get(path).headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/", "/api/games", "/t/abc", "/static/a.b/c-d_e.js", "/t/%C3%A4"])
def test_plain_targets_stay_plain(path: str) -> None:
    assert is_plain_target(path.encode())


def test_only_what_never_costs_much_is_static() -> None:
    assert is_static("/t/abcdefgh")
    assert is_static("/prints/0a")
    assert not is_static("/prints")
    assert not is_static("/api/games")
    assert not is_static("/indexes")
