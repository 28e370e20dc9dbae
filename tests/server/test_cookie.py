"""The cookie of a guest: one per server; a cookie of an older version is taken over."""

from pathlib import Path

import httpx

from tests.server.live_server import RunningServer, run_in_thread, settings_for


def test_two_servers_on_one_machine_leave_each_others_guests_alone(
    server: RunningServer, tmp_path: Path
) -> None:
    ann = server.new_client()
    table = ann.open()
    # A browser has one jar for a host, whatever the port.
    browser = httpx.Client(cookies=ann.http.cookies)
    with browser, run_in_thread(settings_for(tmp_path)) as other:
        browser.get(f"http://{other.host}/api/games").raise_for_status()
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
