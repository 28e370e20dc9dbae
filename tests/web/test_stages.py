"""From the lobby through the game to its end, as everybody sees it."""

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.visitor import OPEN

PHONE = 360
LINES = """all => all.map(one => {
    const text = document.createRange();
    text.selectNodeContents(one);
    return [one.textContent, text.getClientRects().length];
})"""


def test_the_end_is_shown_and_told_to_who_was_further_down(arrive: Arrive) -> None:
    ada = arrive(width=PHONE, has_touch=True)
    bots = ["greedy", "random"]
    table = ada.open_table({"game": "rolling-america", "seats": 3, "bots": bots})
    expect(ada.page.locator(OPEN).first).to_be_visible()
    ada.page.evaluate("scrollTo(0, 300)")
    ada.hasten_to_end(table)
    verdict = ada.page.get_by_role("heading", level=1)
    expect(verdict).to_be_focused()
    expect(verdict).to_be_in_viewport()
    assert ada.page.evaluate("scrollY") == 0
    # Short names stay in one piece.
    names = ada.page.locator(".verdict tbody th, .breakdown thead th").evaluate_all(LINES)
    assert len(names) == 6
    assert all(lines == 1 for _, lines in names), names


def test_a_game_with_real_dice_leads_from_its_lobby_to_its_end(arrive: Arrive) -> None:
    ada = arrive(width=PHONE, has_touch=True)
    bots = {"seats": 2, "bots": ["greedy"]}
    wish = {"game": "rolling-realms", "dice": "manual", "options": {"rounds": 1}, **bots}
    table = ada.open_table({**wish, "start": False})
    expect(ada.page.locator(".lobby")).to_be_visible()
    # Real dice have no secret, and nothing to check.
    expect(ada.page.locator(".seal")).to_have_count(0)
    ada.page.evaluate("scrollTo(0, 300)")
    ada.page.get_by_role("button", name="Start", exact=True).click()
    expect(ada.page.locator(".tray")).to_be_in_viewport()
    expect(ada.page.get_by_role("heading", level=1)).to_be_focused()
    expect(ada.page.locator(".seal")).to_have_count(0)
    # Pausing keeps the focus on the same button.
    ada.look_beside()
    ada.page.get_by_role("button", name="Pause").focus()
    ada.page.keyboard.press("Enter")
    again = ada.page.get_by_role("button", name="Go on")
    expect(again).to_be_focused()
    # A game with real dice offers no proof of them at its end.
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("button", name="Pause")).to_be_visible()
    ada.hasten_to_end(table)
    expect(ada.page.locator(".replay")).to_be_visible()
    expect(ada.page.locator(".proof")).to_have_count(0)
