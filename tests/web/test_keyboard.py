"""Everything without a mouse."""

from playwright.sync_api import expect

from tests.web.conftest import Arrive


def test_a_turn_with_the_keyboard_alone(arrive: Arrive) -> None:
    ada = arrive()
    ada.start()
    keys = ada.page.keyboard
    for _ in range(30):
        keys.press("Tab")
        if ada.page.evaluate("document.activeElement.textContent") == "Play alone":
            break
    keys.press("Enter")
    expect(ada.page.locator(".tray .die")).to_have_count(2)

    keys.press("1")
    expect(ada.page.locator(".tray .die").first).to_have_attribute("aria-pressed", "true")
    for _ in range(60):
        keys.press("Tab")
        if ada.page.evaluate("document.activeElement.matches('.open-plain, .open-special')"):
            break
    before = ada.page.evaluate("document.activeElement.dataset.cell")
    keys.press("ArrowRight")
    keys.press("ArrowDown")
    assert ada.page.evaluate("document.activeElement.dataset.cell") != before
    keys.press("ArrowUp")
    keys.press("ArrowLeft")
    expect(ada.page.locator("[data-cell]:focus")).to_have_count(1)
    ada.page.locator(".open-plain[role=button]").first.focus()
    keys.press("Enter")
    if ada.page.locator("dialog.menu").count():
        keys.press("ArrowDown")
        keys.press("ArrowUp")
        keys.press("Enter")
    expect(ada.page.get_by_role("button", name="Undo")).to_be_enabled()
    keys.press("u")
    expect(ada.page.get_by_role("button", name="Undo")).to_be_disabled()


def test_help_opens_and_closes_and_the_focus_comes_back(arrive: Arrive) -> None:
    ada = arrive()
    ada.open_table({"game": "rolling-america"})
    expect(ada.page.locator(".tray .die")).to_have_count(2)
    ada.page.get_by_role("button", name="Hint").focus()
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(ada.page.get_by_role("button", name="Hint")).to_be_focused()
