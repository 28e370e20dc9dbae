"""Bots that decide one by one, each decision seen; skipping them; and the way back in the log."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.house import House
from tests.web.visitor import Visitor

WISH = {"game": "dice-realms", "seats": 2, "bots": ["greedy"]}
# What the page shows of the bot, and when: each new line of its decisions in the log.
NOTE = """() => {
    window.steps = [];
    new MutationObserver(() => {
        const lines = document.querySelectorAll('.log li.log-move').length;
        if (lines !== window.steps.at(-1)?.lines)
            window.steps.push({lines, at: performance.now()});
    }).observe(document.querySelector('.log'), {childList: true, subtree: true});
}"""


@pytest.fixture(scope="module")
def paced_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server at which bots decide once in a second and a half."""
    found = House(tmp_path_factory.mktemp("paced-house"), "--pace", "1.5")
    found.start()
    found.ready()
    yield found
    found.stop()


def test_two_decisions_of_a_bot_are_two_steps_and_the_rest_can_be_skipped(
    arrive: Arrive, paced_house: House
) -> None:
    ada = arrive(paced_house.address)
    ada.open_table(WISH)
    page = ada.page
    expect(page.locator(".log li").first).to_be_attached()
    page.evaluate(NOTE)
    news = page.locator(".news")
    expect(news).to_be_visible()
    assert page.locator(".news .avatar").inner_text() == "G"
    page.wait_for_function("window.steps.length >= 2")
    first, second = page.evaluate("window.steps.slice(0, 2)")
    assert second["lines"] == first["lines"] + 1
    assert second["at"] - first["at"] > 1000
    skip_the_bot(ada)


def skip_the_bot(ada: Visitor) -> None:
    """Keep or use up everything until only the bot is waited for, and skip its turn."""
    page, skip = ada.page, ada.page.locator(".skip-bots")
    main = page.locator(".actions .done:enabled, .purchases button, .actions .primary:enabled")
    for _ in range(60):
        if skip.count():
            break
        if main.count():
            main.first.click()
        page.wait_for_timeout(300)
    expect(skip).to_be_enabled()
    where = page.locator(".log li").count()
    skip.click()
    # Its turn ends at once, however much was left of it.
    expect(skip).to_have_count(0, timeout=1400)
    assert page.locator(".log li").count() > where


def test_a_line_of_my_turn_leads_back_to_before_it(arrive: Arrive) -> None:
    ada = arrive()
    ada.open_table({"game": "rolling-america", "seats": 1})
    page = ada.page
    back = page.locator(".log-back")
    for number in (1, 2):
        page.locator("button.die:enabled").first.click()
        page.locator("g.spot.open-plain").first.dispatch_event("click")
        expect(back).to_have_count(number)
    assert page.locator(".log li .log-icon").count() >= 3
    # The older one takes both back; a key does the same as a tap.
    back.last.focus()
    page.keyboard.press("Enter")
    expect(back).to_have_count(0)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    expect(page.locator("button.die:enabled")).to_have_count(2)


def test_bots_at_once_are_remembered_in_this_browser(arrive: Arrive, paced_house: House) -> None:
    ada = arrive(paced_house.address)
    table = ada.open_table(WISH)
    ada.look_beside()
    ada.page.get_by_role("button", name="Bots: one by one").click()
    # The bot has done what it can do in this step, and nothing was waited for.
    expect(ada.page.locator(".player-chip", has_text="Greedy")).to_contain_text(
        "done", timeout=1400
    )
    ada.page.goto(f"{ada.address}/t/{table}")
    ada.look_beside()
    expect(ada.page.get_by_role("button", name="Bots: at once")).to_be_visible()
