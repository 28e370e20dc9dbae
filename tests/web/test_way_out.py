"""Leaving before the first answer has arrived, and browsers without storage."""

from playwright.sync_api import Route, expect

from tests.web.conftest import Arrive

NO_STORAGE = """Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("denied", "SecurityError"); }})"""


def test_a_table_left_before_its_first_answer_opens_no_socket(arrive: Arrive) -> None:
    ada = arrive()
    table = ada.open_table({"game": "rolling-america"})
    ada.start()
    held: list[Route] = []
    sockets: list[str] = []
    ada.page.on("websocket", lambda socket: sockets.append(socket.url))
    ada.page.route(f"**/api/tables/{table}?*", lambda route: held.append(route))
    ada.page.get_by_label("Code or link").fill(table)
    with ada.page.expect_request(f"**/api/tables/{table}?*"):
        ada.page.get_by_role("button", name="Join").click()
    ada.page.locator("a.brand").click()
    expect(ada.page.locator(".game").first).to_be_visible()
    with ada.page.expect_response(f"**/api/tables/{table}?*"):
        held[0].continue_()
    # A socket would be opened as soon as the answer is read.
    ada.page.wait_for_timeout(200)
    assert sockets == []


def test_a_browser_that_keeps_nothing_shows_the_page(arrive: Arrive) -> None:
    ada = arrive()
    ada.page.add_init_script(NO_STORAGE)
    ada.start()
    assert ada.troubles == []
