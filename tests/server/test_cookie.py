"""The cookie of a guest: one for each server, and none of before is worth less."""

from pathlib import Path

import httpx

from tests.server.house import House, house, settings_for


def test_two_servers_on_one_machine_leave_each_others_guests_alone(
    home: House, tmp_path: Path
) -> None:
    ann = home.guest()
    table = ann.open()
    # A browser has one jar for a host, whatever the port.
    browser = httpx.Client(cookies=ann.http.cookies)
    with browser, house(settings_for(tmp_path)) as other:
        browser.get(f"http://{other.host}/api/games").raise_for_status()
        answer = browser.get(f"http://{home.host}/api/tables/{table}")
    assert answer.json()["view"]["you"] == {"seat": 0, "host": True, "name": "Ann"}


def test_a_cookie_of_before_is_taken_over_once(home: House) -> None:
    ann = home.guest()
    table = ann.open()
    back = home.guest(ann.token)
    assert back.cookie.startswith("rollwright=")
    assert back.look(table)["you"]["seat"] == 0
    assert back.cookie == ann.cookie
    assert back.token == ann.token
    assert "set-cookie" not in back.http.get("/api/games").headers
    with back.sit(table) as player:
        assert player.view["you"]["seat"] == 0
