"""The big screen: everything fits on it, and it goes on with the players to the next game."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive
from tests.web.test_event import WISH, join
from tests.web.visitor import Visitor

PROJECTOR = {"width": 1280, "height": 720}
LONG_NAME = "Wolfeschlegelsteinhausenbergerdorff12345"
FITS = """() => document.documentElement.scrollWidth <= innerWidth
    && document.documentElement.scrollHeight <= innerHeight
    && [...document.querySelectorAll(".leaders b")].every((score) =>
      score.getBoundingClientRect().right < innerWidth)"""


def screen_of(visitor: Visitor, table: str) -> Page:
    """A second page of somebody, on a projector."""
    page = visitor.page.context.new_page()
    page.set_viewport_size(PROJECTOR)  # type: ignore[arg-type]
    page.goto(f"{visitor.address}/t/{table}/screen")
    return page


def finish(host: Visitor) -> None:
    """The host hurries everybody through a game of nine turns."""
    for turn in range(1, 10):
        expect(host.page.locator(".where")).to_contain_text(f"Turn {turn}")
        host.page.get_by_role("button", name="Finish the turn for all").click()
    expect(host.page.locator(".verdict")).to_be_visible()


def test_long_names_and_the_countdown_fit_a_projector(arrive: Arrive) -> None:
    host, bob = arrive(), arrive()
    table = host.open_table({**WISH, "game": "rolling-america", "options": {}})
    join(bob, table, LONG_NAME)
    wall = screen_of(host, table)
    expect(wall.locator(".leaders")).to_contain_text(LONG_NAME)
    wall.wait_for_function(FITS)
    wall.get_by_role("button", name="Start", exact=True).click()
    # The sentence of the roll names the long name.
    expect(wall.locator(".roll-text")).to_contain_text(LONG_NAME)
    wall.wait_for_function(FITS)
    wall.get_by_role("button", name="90 s countdown").click()
    expect(wall.get_by_role("timer")).to_be_visible()
    wall.wait_for_function(FITS)


def test_the_winner_is_named_and_all_move_on_to_the_next_game(arrive: Arrive) -> None:
    host, bob = arrive(), arrive()
    table = host.open_table(WISH)
    join(bob, table, "Bob")
    host.page.get_by_role("button", name="Start", exact=True).click()
    wall = screen_of(host, table)
    public = screen_of(arrive(), table)
    finish(host)
    for page in (wall, public):
        expect(page.locator(".screen-verdict")).to_contain_text("at the end")
        expect(page.locator(".where")).to_have_count(0)
    expect(public.get_by_role("button", name="Play again")).to_have_count(0)

    wall.get_by_role("button", name="Play again").click()
    expect(wall).not_to_have_url(re.compile(table))
    following = wall.url
    assert following.endswith("/screen")
    expect(public).to_have_url(following)
    expect(bob.page).to_have_url(following.removesuffix("/screen"))
    expect(host.page).to_have_url(following.removesuffix("/screen"))


def test_who_goes_back_after_a_rematch_finds_the_finished_game(arrive: Arrive) -> None:
    host, bob = arrive(), arrive()
    table = host.open_table(WISH)
    join(bob, table, "Bob")
    host.page.get_by_role("button", name="Start", exact=True).click()
    finish(host)
    host.page.get_by_role("button", name="Play again").click()
    expect(bob.page.locator(".lobby")).to_be_visible()
    following = bob.page.url
    for visitor in (host, bob):
        # One step back, whoever opened the next table.
        expect(visitor.page).to_have_url(following)
        visitor.page.go_back()
        expect(visitor.page).to_have_url(re.compile(table))
        expect(visitor.page.locator(".verdict")).to_be_visible()
    bob.page.get_by_role("link", name="To the next table").click()
    expect(bob.page).to_have_url(following)


def test_where_all_have_dice_of_their_own_the_leaders_are_shown(arrive: Arrive) -> None:
    ada = arrive()
    table = ada.open_table({"game": "dice-realms", "seats": 2, "bots": ["greedy"]})
    wall = screen_of(ada, table)
    expect(wall.locator(".screen .die")).to_have_count(3)
    expect(wall.locator(".screen-main")).to_contain_text(re.compile("Dice of (Ada|Greedy)"))
    wall.wait_for_function(FITS)
