"""The page in Spanish."""

from playwright.sync_api import expect

from tests.web.conftest import Arrive


def test_spanish_is_chosen_and_remembered(arrive: Arrive) -> None:
    ada = arrive()
    ada.start()
    ada.page.get_by_label("Language").select_option("es")
    expect(ada.game("Rolling America")).to_contain_text("Llena el mapa")
    ada.page.reload()
    ada.game("Rolling America").get_by_role("button", name="Jugar a solas").click()
    expect(ada.page.locator(".roll-text")).to_contain_text("saca")
    expect(ada.page.get_by_role("button", name="Deshacer")).to_be_visible()
    assert ada.page.evaluate("document.documentElement.lang") == "es"


def test_the_language_changes_at_the_table(arrive: Arrive) -> None:
    ada = arrive()
    ada.open_table({"game": "rolling-america"})
    expect(ada.page.locator(".roll-text")).to_contain_text("draws")
    ada.page.get_by_label("Language").select_option("es")
    expect(ada.page.locator(".roll-text")).to_contain_text("saca")


def test_a_spanish_browser_is_spoken_to_in_spanish(arrive: Arrive) -> None:
    ada = arrive(locale="es-AR")
    ada.start()
    expect(ada.game("Rolling Realms")).to_contain_text("Jugar contra un bot")
