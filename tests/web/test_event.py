"""A crowd at one table: a host, players, late comers, and the big screen."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.visitor import Visitor

WISH = {"game": "rolling-realms", "kind": "event", "start": False, "options": {"rounds": 1}}


def join(visitor: Visitor, table: str, name: str) -> None:
    """Follow the link, and take a seat."""
    visitor.page.goto(f"{visitor.address}/t/{table}")
    visitor.page.get_by_label("Your name").fill(name)
    visitor.page.get_by_role("button", name="Take a seat").click()


def test_a_crowd_joins_an_event_and_the_host_hurries_it_on(arrive: Arrive) -> None:
    host, bob = arrive(), arrive(width=360, has_touch=True)
    table = host.open_table(WISH)
    join(bob, table, "Bob")
    expect(host.page.locator(".seats")).to_contain_text("Bob")
    host.page.get_by_role("button", name="Start", exact=True).click()
    expect(bob.page.locator(".where")).to_contain_text("Turn 1")
    host.page.get_by_role("button", name="Finish the turn for all").click()
    expect(bob.page.locator(".where")).to_contain_text("Turn 2")
    host.page.goto(f"{host.address}/t/{table}/screen")
    expect(host.page.locator(".leaders")).to_contain_text("Bob")
    # Whoever comes later is told the standings too, though nothing has happened since.
    expect(host.page.locator(".leader-place")).to_have_text("1")
    expect(host.page.locator(".screen-numbers")).to_contain_text(re.compile("1\\s*still thinking"))


def test_own_moves_are_in_the_own_log_and_nobody_elses(arrive: Arrive) -> None:
    host, bob, eve = arrive(), arrive(), arrive()
    table = host.open_table(WISH)
    join(bob, table, "Bob")
    join(eve, table, "Eve")
    expect(host.page.locator(".seats")).to_contain_text("Eve")
    host.page.get_by_role("button", name="Start", exact=True).click()
    bob.take_turn()
    expect(bob.page.locator(".log")).to_contain_text("Bob: End the turn.")
    eve.take_turn()
    # What was done before the roll stays in the log.
    expect(bob.page.locator(".where")).to_contain_text("Turn 2")
    expect(bob.page.locator(".log")).to_contain_text("Bob: End the turn.")
    expect(bob.page.locator(".log")).not_to_contain_text("Eve: ")


def test_a_late_comer_watches_and_plays_the_next_game(arrive: Arrive) -> None:
    host, bob, eve = arrive(), arrive(), arrive()
    table = host.open_table(WISH)
    join(bob, table, "Bob")
    expect(host.page.locator(".seats")).to_contain_text("Bob")
    host.page.get_by_role("button", name="Start", exact=True).click()
    expect(bob.page.locator(".where")).to_contain_text("Turn 1")
    eve.page.goto(f"{eve.address}/t/{table}")
    expect(eve.page.locator(".tray")).to_contain_text("you can play the next one")
    expect(eve.page.get_by_role("button", name="Take a seat")).to_have_count(0)
    expect(eve.page.locator(".watched .board").first).to_be_visible()

    for turn in range(1, 10):
        expect(host.page.locator(".where")).to_contain_text(f"Turn {turn}")
        host.page.get_by_role("button", name="Finish the turn for all").click()
    host.page.get_by_role("button", name="Play again").click()
    expect(bob.page.locator(".lobby .seats")).to_contain_text("Bob")
    eve.page.get_by_role("link", name="To the next table").click()
    eve.page.get_by_label("Your name").fill("Eve")
    eve.page.get_by_role("button", name="Take a seat").click()
    expect(host.page.locator(".lobby .seats")).to_contain_text("Eve")


def test_the_countdown_of_the_big_screen_ends_the_turn(arrive: Arrive) -> None:
    host, bob = arrive(), arrive()
    table = host.open_table(WISH)
    join(bob, table, "Bob")
    host.page.clock.install()
    host.page.goto(f"{host.address}/t/{table}/screen")
    expect(host.page.get_by_role("img", name="QR code")).to_be_visible()
    expect(host.page.locator(".leaders")).to_contain_text("Bob")
    host.page.get_by_role("button", name="Start", exact=True).click()
    expect(host.page.locator(".screen .die")).to_have_count(2)
    expect(host.page.locator(".where")).to_contain_text("Turn 1")
    host.page.get_by_role("button", name="30 s countdown").click()
    timer = host.page.get_by_role("timer")
    expect(timer).to_have_text("30")
    host.page.clock.run_for(5_000)
    expect(timer).to_have_text("25")
    host.page.clock.run_for(25_000)
    expect(bob.page.locator(".where")).to_contain_text("Turn 2")
    expect(timer).to_have_text("30")
    host.page.get_by_role("button", name="Stop the countdown").click()
    expect(timer).to_have_count(0)
