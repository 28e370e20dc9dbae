"""The cookie of a guest: one per server, and only for who takes a seat; an older one is kept."""

from pathlib import Path

import httpx
import pytest

from tests.server.live_server import RunningServer, run_in_thread, settings_for


def test_two_servers_on_one_machine_leave_each_others_guests_alone(
    server: RunningServer, tmp_path: Path
) -> None:
    ann = server.new_client()
    table = ann.open()
    # A browser has one jar for a host, whatever the port.
    browser = httpx.Client(cookies=ann.http.cookies)
    with browser, run_in_thread(settings_for(tmp_path)) as other:
        wish = {"game": "rolling-america", "name": "Ann"}
        browser.post(f"http://{other.host}/api/tables", json=wish).raise_for_status()
        answer = browser.get(f"http://{server.host}/api/tables/{table}")
    assert answer.json()["view"]["you"] == {"seat": 0, "host": True, "name": "Ann"}


def test_a_cookie_of_before_is_taken_over_once(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open()
    back = server.new_client(ann.token)
    assert back.cookie.startswith("rollwright=")
    assert back.look(table)["you"]["seat"] == 0
    assert back.cookie == ann.cookie
    assert back.token == ann.token
    assert "set-cookie" not in back.http.get("/api/games").headers
    with back.open_socket(table) as player:
        assert player.view["you"]["seat"] == 0


READING = [
    "/",
    "/api/games",
    "/api/address",
    "/api/tables/{table}",
    "/api/tables/{table}/record",
    "/api/tables/{table}/sheet",
    "/api/tables/zzzzzzzz",
    "/api/nothing",
    "/healthz",
    "/metrics",
    "/schema/openapi.json",
]


@pytest.mark.parametrize("path", READING)
def test_reading_makes_nobody_a_guest(server: RunningServer, path: str) -> None:
    table = server.new_client().open(start=True)
    stranger = server.new_client()
    answer = stranger.http.get(path.format(table=table))
    assert answer.status_code in (200, 404)
    assert "set-cookie" not in answer.headers


def test_a_stranger_watches_and_is_nobody_there(server: RunningServer) -> None:
    table = server.new_client().open(seats=2)
    stranger = server.new_client()
    assert stranger.look(table)["you"] == {"seat": None, "host": False, "name": ""}
    rematch = stranger.http.post(f"/api/tables/{table}/rematch", json={})
    assert (rematch.status_code, rematch.json()["error"]["code"]) == (403, "not-host")
    assert "set-cookie" not in rematch.headers
    assert "set-cookie" not in stranger.http.post("/api/seals").headers
    stranger.join(table, "Bob")
    assert stranger.look(table)["you"]["seat"] == 1


def test_a_late_answer_takes_no_seat_away(server: RunningServer) -> None:
    # What a page asks for when it opens, before the browser has any cookie.
    first = server.new_client()
    table = first.open(seats=2)
    asked = ("/api/games", "/api/address", f"/api/tables/{table}")
    late = [httpx.get(f"http://{server.host}{path}") for path in asked]
    browser = server.new_client()
    seat = browser.join(table, "Bob")
    # Those answers arrive after the seat was taken: their cookies would replace the first.
    for answer in late:
        browser.http.cookies.update(answer.cookies)
    assert browser.look(table)["you"]["seat"] == seat


TLS = {"x-forwarded-proto": "https"}


def test_over_tls_the_cookie_is_bound_to_the_host(server: RunningServer) -> None:
    wish = {"game": "rolling-america", "name": "Ann"}
    answer = httpx.post(f"http://{server.host}/api/tables", json=wish, headers=TLS)
    name, _, rest = answer.headers["set-cookie"].partition("=")
    assert name.startswith("__Host-rollwright-")
    assert "; Secure" in rest
    assert "; Path=/;" in rest
    assert "domain" not in rest.lower()
    table = answer.json()["table"]
    headers = {**TLS, "cookie": f"{name}={rest.partition(';')[0]}"}
    seen = httpx.get(f"http://{server.host}/api/tables/{table}", headers=headers)
    assert seen.json()["view"]["you"]["seat"] == 0
    assert "set-cookie" not in seen.headers


def test_a_cookie_of_before_tls_is_taken_over_and_the_better_one_counts(
    server: RunningServer,
) -> None:
    ann, eve = server.new_client(), server.new_client()
    table = ann.open()
    eve.open()
    path = f"http://{server.host}/api/tables/{table}"
    first = httpx.get(path, headers={**TLS, "cookie": ann.cookie})
    assert first.headers["set-cookie"].startswith("__Host-rollwright-")
    better = first.headers["set-cookie"].partition(";")[0]
    # Somebody else's page on a neighbouring name could set the plain one.
    both = httpx.get(path, headers={**TLS, "cookie": f"{eve.cookie}; {better}"})
    assert both.json()["view"]["you"]["seat"] == 0
    assert "set-cookie" not in both.headers
