"""Somebody is taken from the table: it is asked first, told afterwards, and no sentence breaks."""

import json

from playwright.sync_api import Route, expect

from tests.web.conftest import Arrive
from tests.web.test_event import WISH, join
from tests.web.visitor import Visitor

TAKEN = "The host has taken you from the table"


def sit_down(host: Visitor, *guests: tuple[Visitor, str]) -> str:
    """A table for all of them, in the lobby."""
    wish = {"game": "rolling-america", "seats": 1 + len(guests), "start": False}
    table = host.open_table(wish)
    for guest, name in guests:
        join(guest, table, name)
        expect(host.page.locator(".seats")).to_contain_text(name)
    return table


def test_who_is_removed_while_playing_is_told_and_nobody_waits_for_no_name(arrive: Arrive) -> None:
    ada, bob, eve = arrive(), arrive(), arrive()
    sit_down(ada, (bob, "Bob"), (eve, "Eve"))
    ada.page.get_by_role("button", name="Start", exact=True).click()
    expect(eve.page.locator(".tray")).to_contain_text("Waiting for Ada, Bob")
    ada.page.get_by_label("Host: Bob").click()
    ada.page.get_by_role("button", name="Remove").click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Bob loses the seat")
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    expect(bob.page.locator(".tray")).not_to_contain_text("You are watching")

    ada.page.get_by_role("button", name="Remove").click()
    dialog.get_by_role("button", name="Remove").click()
    expect(bob.page.locator(".toast.bad")).to_contain_text(TAKEN)
    expect(bob.page.locator(".mine")).to_contain_text(TAKEN)
    expect(bob.page.get_by_role("button", name="Take a seat")).to_have_count(0)
    expect(eve.page.locator(".tray")).to_contain_text("Waiting for Ada, an open seat")

    ada.page.get_by_role("button", name="Bot takes over").click()
    expect(dialog).to_contain_text("A bot plays on in this seat")
    dialog.get_by_role("button", name="Bot takes over").click()
    expect(eve.page.locator(".players")).to_contain_text("Greedy")


def test_a_guest_is_removed_from_the_lobby_and_a_bot_goes_at_once(arrive: Arrive) -> None:
    ada, bob = arrive(), arrive()
    sit_down(ada, (bob, "Bob"))
    ada.page.get_by_role("button", name="Remove Bob").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(bob.page.locator(".toast.bad")).to_contain_text(TAKEN)
    expect(bob.page.get_by_role("button", name="Take a seat")).to_have_count(0)
    ada.page.get_by_role("button", name="Add a bot").click()
    ada.page.get_by_role("button", name="Remove Greedy").click()
    expect(ada.page.locator(".seats")).to_contain_text("Open seat")


def test_who_leaves_is_not_told_of_the_host(arrive: Arrive) -> None:
    ada, bob = arrive(), arrive()
    table = sit_down(ada, (bob, "Bob"))
    ada.page.get_by_role("button", name="Start", exact=True).click()
    expect(bob.page.locator(".where")).to_contain_text("Round 1")
    bob.page.get_by_role("button", name="Leave the table").click()
    bob.page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    expect(bob.page.locator(".games")).to_be_visible()
    bob.page.goto(f"{bob.address}/t/{table}")
    expect(bob.page.get_by_role("button", name="Take a seat")).to_be_visible()


def test_who_is_refused_a_seat_reads_why_instead_of_the_form(arrive: Arrive) -> None:
    ada, bob = arrive(), arrive()
    table = ada.open_table({"game": "rolling-america", "seats": 2, "start": False})

    def refuse(route: Route) -> None:
        error = {"code": "refused", "message": "The host does not want it."}
        route.fulfill(status=409, body=json.dumps({"error": error}))

    bob.page.route("**/join?*", refuse)
    join(bob, table, "Bob")
    expect(bob.page.get_by_role("alert")).to_have_text("The host does not want it.")
    expect(bob.page.get_by_role("button", name="Take a seat")).to_have_count(0)


def test_at_an_event_whoever_reads_is_not_waited_for(arrive: Arrive) -> None:
    host, bob, eve = arrive(), arrive(), arrive()
    table = host.open_table(WISH)
    join(bob, table, "Bob")
    join(eve, table, "Eve")
    expect(host.page.locator(".seats")).to_contain_text("Eve")
    host.page.get_by_role("button", name="Start", exact=True).click()
    expect(host.page.locator(".tray")).to_contain_text("Waiting for 2 players")
    expect(bob.page.locator(".tray")).to_contain_text("Waiting for 1 player")
    bob.take_turn()
    expect(bob.page.locator(".tray")).to_contain_text("Waiting for 1 player")
    expect(eve.page.locator(".tray")).not_to_contain_text("Waiting for")
