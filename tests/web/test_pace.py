"""Bots that decide one by one, each decision seen; skipping them; and the way back in the log."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.house import House

WISH = {"game": "dice-realms", "seats": 2, "bots": ["greedy"]}
# When each decision of the bot came into the log.
NOTE = """() => {
    window.steps = [];
    new MutationObserver(() => {
        const lines = document.querySelectorAll('.log-move > .avatar:not(.of-seat-0)').length;
        if (lines !== (window.steps.at(-1)?.lines ?? 0))
            window.steps.push({lines, at: performance.now()});
    }).observe(document.querySelector('.log'), {childList: true, subtree: true});
}"""
PACE = 5.0
# Another connection of Ada that is done with her part of each step as soon as possible.
BE_DONE = """table => {
    const line = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    let view = {}, number = 0;
    line.onmessage = ({data}) => {
        for (const told of data.split("\\n").map(JSON.parse)) {
            if (told.op !== "view" && told.op !== "update") continue;
            view = told.view ?? {...view, ...told.changes};
            const move = (view.moves.find(({ends}) => ends) ?? view.moves[0])?.moves[0][0];
            if (move) line.send(JSON.stringify({op: "play", command: `done-${number++}`, move}));
        }
    };
}"""


@pytest.fixture(scope="module")
def paced_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server at which bots decide slowly enough for any machine to see it."""
    found = House(tmp_path_factory.mktemp("paced-house"), "--pace", str(PACE))
    found.start()
    found.ready()
    yield found
    found.stop()


def test_two_decisions_of_a_bot_are_two_steps_and_the_rest_can_be_skipped(
    arrive: Arrive, paced_house: House
) -> None:
    ada = arrive(paced_house.address)
    table = ada.open_table(WISH)
    page = ada.page
    expect(page.locator(".log li").first).to_be_attached()
    page.evaluate(NOTE)
    expect(page.locator(".news .avatar")).to_have_text("G")
    page.evaluate(BE_DONE, table)
    page.wait_for_function("() => window.steps.length >= 2")
    first, second = page.evaluate("window.steps.slice(0, 2)")
    assert second["lines"] == first["lines"] + 1
    assert second["at"] - first["at"] > 1000 * PACE - 500

    # What is left of its turn waits for nothing.
    before = page.evaluate("window.steps.length")
    page.locator(".skip-bots").click()
    page.wait_for_function("before => window.steps.length > before", arg=before)
    last, after = page.evaluate("before => window.steps.slice(before - 1, before + 1)", before)
    assert after["at"] - last["at"] < 1000 * PACE - 500


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
    ada.look_beside()
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
        "done", timeout=1500
    )
    ada.page.goto(f"{ada.address}/t/{table}")
    ada.look_beside()
    expect(ada.page.get_by_role("button", name="Bots: at once")).to_be_visible()
