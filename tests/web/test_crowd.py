"""A crowd larger than what is shown of it: who won, who sits there, and who is told what."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.house import House
from tests.web.test_big_screen import finish, screen_of
from tests.web.test_event import WISH, join

VERDICTS = """async ([count, own]) => {
    const { verdictOf } = await import("/static/app/results.js");
    const results = Array.from({ length: 12 }, (_, seat) =>
        ({ seat: seat + 5, name: `P${seat + 5}`, place: seat < count ? 1 : count + 1 }));
    return verdictOf({ winners: count, you: { seat: own } }, results);
}"""


def fill(house: House, table: str, count: int) -> None:
    """So many others take a seat, and never look at the page."""
    for at in range(count):
        house.ask(f"/api/tables/{table}/join", {"name": f"Guest {at}"})


def test_all_who_win_are_named_or_counted(arrive: Arrive) -> None:
    ada = arrive()
    ada.start()
    for count, own, sentence in (
        (1, None, "P5 wins."),
        (3, None, "P5, P6, P7 share the first place."),
        (16, None, "P5 and 15 others win."),
        (16, 6, "You and 15 others win."),
        (2, 6, "You share the first place."),
        (1, 5, "You win!"),
    ):
        assert ada.page.evaluate(VERDICTS, [count, own]) == sentence


def test_the_best_of_a_crowd_are_on_the_wall_and_all_learn_their_place(
    arrive: Arrive, house: House
) -> None:
    host, bob = arrive(), arrive(width=360, has_touch=True)
    table = host.open_table(WISH)
    fill(house, table, 14)
    join(bob, table, "Bob")
    wall = screen_of(host, table)
    host.page.get_by_role("button", name="Start", exact=True).click()
    finish(host)
    expect(wall.locator(".leader-place").first).to_have_text("1")
    best = wall.locator(".leader-name").first.inner_text()
    expect(wall.locator(".screen-verdict")).to_contain_text(best)
    expect(wall.locator(".leaders li")).to_have_count(12)
    expect(bob.page.locator(".own-place")).to_have_text(
        re.compile(r"Your place: \d+ of 15, with [\d.]+ stars?\.")
    )
