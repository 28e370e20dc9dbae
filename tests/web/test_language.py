"""The page in Spanish."""

from playwright.sync_api import expect

from tests.web.conftest import Arrive


def test_spanish_is_chosen_and_remembered_and_english_again_at_the_table(arrive: Arrive) -> None:
    ada = arrive()
    ada.start()
    ada.page.get_by_label("Language").select_option("es")
    expect(ada.game("Rolling America")).to_contain_text("Llena el mapa")
    ada.page.reload()
    ada.game("Rolling America").get_by_role("button", name="Jugar a solas").click()
    expect(ada.page.locator(".roll-text")).to_contain_text("saca")
    expect(ada.page.get_by_role("button", name="Deshacer")).to_be_visible()
    assert ada.page.evaluate("document.documentElement.lang") == "es"
    ada.set("Idioma", "en")
    expect(ada.page.locator(".roll-text")).to_contain_text("draws")


def test_a_spanish_browser_is_spoken_to_in_spanish(arrive: Arrive) -> None:
    ada = arrive(locale="es-AR")
    ada.start()
    expect(ada.game("Rolling Realms")).to_contain_text("Jugar contra un bot")
    # The error for a table that can't be opened is in the language of the page as well.
    ada.game("Rolling America").get_by_role("button", name="Con otros").click()
    ada.page.route("**/api/tables?*", lambda route: route.abort())
    ada.page.get_by_role("button", name="Abrir la mesa").click()
    expect(ada.page.get_by_role("alert")).to_have_text("El servidor no responde.")
