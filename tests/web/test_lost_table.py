"""A table that is lost again and again, and a server that does not show it."""

import json

from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import Arrive
from tests.web.visitor import Visitor

LOST = json.dumps({"op": "gone", "code": "lost", "reason": "The table has to be loaded again."})
TRY_AGAIN = 1013


def lose_the_table_at(visitor: Visitor, op: str) -> list[str]:
    """Stand between page and server, and lose the table whenever this comes; tells what came."""
    heard: list[str] = []

    def stand_between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def hear(text: str | bytes) -> None:
            heard.append(json.loads(text)["op"])
            if heard[-1] == op:
                page.send(LOST)
                page.close(code=TRY_AGAIN)
            else:
                server.send(text)

        page.on_message(hear)

    visitor.page.route_web_socket("**/socket?*", stand_between)
    return heard


def test_a_command_that_loses_the_table_is_repeated_once_and_given_up(arrive: Arrive) -> None:
    ada = arrive()
    heard = lose_the_table_at(ada, "pause")
    ada.open_table({"game": "rolling-america"})
    ada.page.get_by_role("button", name="Pause").click()
    expect(ada.page.locator(".toast.bad")).to_contain_text("That could not be done")
    expect(ada.page.locator(".connection")).to_have_count(0)
    assert heard.count("pause") == 2
    # The game goes on.
    assert ada.act()


def test_who_is_shown_no_table_waits_longer_each_time(arrive: Arrive) -> None:
    ada = arrive()
    sockets: list[WebSocketRoute] = []

    def lose(page: WebSocketRoute) -> None:
        sockets.append(page)
        page.send(LOST)
        page.close(code=TRY_AGAIN)

    ada.page.route_web_socket("**/socket?*", lose)
    ada.open_table({"game": "rolling-america"})
    expect(ada.page.locator(".connection")).to_contain_text("Trying again in 4 s")
    assert len(sockets) <= 4


def test_a_move_that_could_not_be_kept_is_not_told_to_be_safe(arrive: Arrive) -> None:
    ada = arrive()
    lines: list[WebSocketRoute] = []
    error = {"code": "internal", "message": "The disk is full."}

    def stand_between(page: WebSocketRoute) -> None:
        lines.append(page)
        server = page.connect_to_server()

        def hear(text: str | bytes) -> None:
            asked = json.loads(text)
            if asked["op"] != "pause":
                server.send(text)
                return
            page.send(json.dumps({"op": "refused", "command": asked["command"], "error": error}))
            page.send(LOST)
            page.close(code=TRY_AGAIN)

        page.on_message(hear)

    ada.page.route_web_socket("**/socket?*", stand_between)
    ada.open_table({"game": "rolling-america"})
    ada.page.get_by_role("button", name="Pause").click()
    toast = ada.page.locator(".toast")
    expect(toast).to_contain_text("The disk is full.")
    while len(lines) < 2:
        ada.page.wait_for_timeout(50)
    expect(ada.page.locator(".connection")).to_have_count(0)
    expect(toast).to_contain_text("The disk is full.", timeout=1)
