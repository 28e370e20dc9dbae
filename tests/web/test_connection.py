"""The connection breaks in the middle of a turn, or leads nowhere."""

import json

from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import Arrive
from tests.web.house import House


def test_the_page_says_so_and_loses_nothing(arrive: Arrive, fragile_house: House) -> None:
    ada = arrive(fragile_house.address)
    ada.open_table({"game": "rolling-america", "dice": "manual"})
    ada.roll("r3 b4")
    ada.page.get_by_role("button", name="Die R, 3").click()
    ada.cell("PA").click()
    expect(ada.page.get_by_role("button", name="Die R")).to_be_disabled()

    fragile_house.stop()
    expect(ada.page.locator(".connection")).to_be_visible()
    # A move made meanwhile waits, and is sent when the server is back.
    ada.cell("IL").click()
    fragile_house.start()

    expect(ada.page.locator(".toast.good")).to_contain_text("Connected again", timeout=30_000)
    expect(ada.page.locator(".connection")).to_have_count(0)
    expect(ada.cell("PA")).to_have_attribute("aria-label", "Pennsylvania, red, 3")
    expect(ada.cell("IL")).to_have_attribute("aria-label", "Illinois, blue, 4")


def test_a_table_that_cannot_be_had_is_not_asked_for_again(arrive: Arrive) -> None:
    asked: list[str] = []

    def refuse(socket: WebSocketRoute) -> None:
        asked.append(socket.url)
        socket.send(json.dumps({"op": "gone", "code": "unreadable-table", "reason": "Damaged."}))
        socket.close(code=4404)

    ada = arrive()
    ada.page.route_web_socket("**/socket?*", refuse)
    ada.open_table({"game": "rolling-america"})
    expect(ada.page.locator(".toast.bad")).to_contain_text("Damaged.")
    # The first wait before another try is well over by then.
    ada.page.wait_for_timeout(1500)
    assert len(asked) == 1
