"""Away again before anything has come, and a browser that keeps or reaches nothing."""

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
    ada.page.wait_for_timeout(1000)
    assert sockets == []


def test_a_new_table_that_cannot_be_opened_says_so_in_the_language_of_the_page(
    arrive: Arrive,
) -> None:
    ada = arrive(locale="es-ES")
    ada.start()
    ada.game("Rolling America").get_by_role("button", name="Mesa nueva").click()
    ada.page.route("**/api/tables?*", lambda route: route.abort())
    ada.page.get_by_role("button", name="Abrir la mesa").click()
    expect(ada.page.get_by_role("alert")).to_have_text("El servidor no responde.")


def test_a_browser_that_keeps_nothing_shows_the_page(arrive: Arrive) -> None:
    ada = arrive()
    ada.page.add_init_script(NO_STORAGE)
    ada.start()
    assert ada.troubles == []
