"""Everything works without a mouse."""

import re

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
    # At an edge of the map only the other way leads on; the way back may be another one.
    here = "document.activeElement.dataset.place"
    before = ada.page.evaluate(here)
    seen = []
    for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        keys.press(arrow)
        seen.append(ada.page.evaluate(here))
    assert set(seen) != {before}
    expect(ada.page.locator("[data-place]:focus")).to_have_count(1)
    ada.page.locator(".open-plain[role=button]").first.focus()
    keys.press("Shift+Enter")
    first = ada.page.locator("dialog.menu .menu-list button").first
    expect(first).to_be_focused()
    keys.press("ArrowDown")
    expect(first).not_to_be_focused()
    keys.press("ArrowUp")
    expect(first).to_be_focused()
    keys.press("Enter")
    expect(ada.page.get_by_role("button", name="Undo")).to_be_enabled()
    keys.press("u")
    expect(ada.page.get_by_role("button", name="Undo")).to_be_disabled()


PRESS_WHEN_DICE_COME = """new MutationObserver((_, watch) => {
  if (document.querySelectorAll(".tray .die").length < 2) return;
  watch.disconnect();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true }));
}).observe(document.body, { childList: true, subtree: true })"""


def test_a_key_counts_from_the_moment_the_dice_are_there(arrive: Arrive) -> None:
    ada = arrive()
    ada.open_table({"game": "rolling-america", "dice": "manual"})
    ada.page.evaluate(PRESS_WHEN_DICE_COME)
    ada.roll("r3 b4")
    expect(ada.page.locator(".tray .die").first).to_have_attribute("aria-pressed", "true")
    # The options have a key, too.
    ada.place("PA").focus()
    ada.page.keyboard.press("o")
    all_moves = ada.page.get_by_role("button", name="All moves")
    expect(all_moves).to_have_attribute("aria-pressed", "true")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("dialog.menu")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("dialog.menu")).to_have_count(0)
    ada.page.keyboard.press("o")
    ada.page.keyboard.press("Enter")
    expect(ada.place("PA")).to_have_attribute("aria-label", "Pennsylvania, red: 3")
    # Help opens and closes, and the focus comes back.
    ada.page.get_by_role("button", name="Hint").focus()
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    # The help explains the two kinds of outlines on the sheet.
    expect(ada.page.get_by_role("dialog")).to_contain_text("A dashed one")
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(ada.page.get_by_role("button", name="Hint")).to_be_focused()


def test_a_turn_without_leaving_the_board(arrive: Arrive) -> None:
    ada = arrive()
    ada.open_table({"game": "rolling-america", "dice": "manual"})
    ada.roll("r3 b4")
    keys, focused = ada.page.keyboard, ada.page.locator(".mine [data-place]:focus")
    expect(ada.page.locator(".tray .die").first).to_be_enabled()
    keys.press("1")
    # From the die that was chosen to the first place where it goes, and on to the next one.
    keys.press("n")
    expect(focused).to_have_attribute("aria-label", re.compile("red: blank. You can play here"))
    first = focused.get_attribute("data-place")
    keys.press("n")
    expect(ada.place(str(first))).not_to_be_focused()
    keys.press("p")
    expect(ada.place(str(first))).to_be_focused()
    # Another die is chosen from there, and the place keeps the focus.
    keys.press("2")
    expect(ada.page.locator(".tray .die").nth(1)).to_have_attribute("aria-pressed", "true")
    expect(ada.place(str(first))).to_be_focused()
    keys.press("n")
    expect(focused).to_have_attribute("aria-label", re.compile("blue: blank. You can play here"))
    keys.press("Enter")
    expect(focused).to_have_attribute("aria-label", re.compile("blue: 4"))


def test_the_skip_link_leads_past_the_bar_of_a_table(arrive: Arrive) -> None:
    ada, eve = arrive(), arrive()
    table = ada.open_table({"game": "rolling-realms", "seats": 2, "bots": ["greedy"]})
    eve.page.goto(f"{eve.address}/t/{table}")
    for person in (ada, eve):
        expect(person.page.locator(".mine .print").first).to_be_visible()
        person.page.locator(".skip").focus()
        person.page.keyboard.press("Enter")
        person.page.keyboard.press("Tab")
        assert person.page.evaluate("Boolean(document.activeElement.closest('.mine'))")


def test_a_new_round_finds_the_focus_on_its_first_card(arrive: Arrive) -> None:
    ada = arrive()
    realms = [["scythe", "wingspan", "charterstone"], ["tapestry", "euphoria", "pendulum"]]
    options = {"rounds": 2, "realms": realms}
    table = ada.open_table({"game": "rolling-realms", "options": options})
    expect(ada.page.locator(".your-turn")).to_be_visible()
    ada.place("scythe:top2").focus()
    ada.hasten(table)
    expect(ada.page.locator('.mine [data-place^="tapestry:"]:focus')).to_have_count(1)
