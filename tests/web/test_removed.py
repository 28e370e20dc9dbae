"""A player is removed: the host has to confirm, the player is told, and all texts are complete."""

import json

from playwright.sync_api import Route, expect

from tests.web.conftest import Arrive
from tests.web.test_event import join
from tests.web.visitor import OPEN, Visitor

TAKEN = "The host has taken you from the table"


def sit_down(host: Visitor, *guests: tuple[Visitor, str]) -> str:
    """Open a table for all of them, in the lobby."""
    wish = {"game": "rolling-america", "seats": 1 + len(guests), "start": False}
    table = host.open_table(wish)
    for guest, name in guests:
        join(guest, table, name)
        # The guest's own page may hear of it last, and remembers the table only then.
        expect(guest.page.locator(".seats")).to_contain_text("you")
        expect(host.page.locator(".seats")).to_contain_text(name)
    return table


def test_who_is_removed_while_playing_is_told_and_nobody_waits_for_no_name(arrive: Arrive) -> None:
    ada, bob, eve = arrive(), arrive(), arrive()
    sit_down(ada, (bob, "Bob"), (eve, "Eve"))
    ada.page.get_by_role("button", name="Start", exact=True).click()
    for name in ("Ada", "Bob"):
        expect(eve.page.locator(".player-chip", has_text=name)).to_contain_text("thinking")
    ada.look_beside()
    ada.page.get_by_role("button", name="Pause").click()
    expect(bob.page.locator(".tray")).to_contain_text("paused")
    ada.page.get_by_role("button", name="Go on").click()
    expect(bob.page.locator(OPEN).first).to_be_visible()
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
    expect(bob.page.locator(".tray")).to_contain_text("You are watching")
    expect(bob.page.locator(".watched .print").first).to_be_visible()
    expect(bob.page.get_by_role("button", name="Take a seat")).to_have_count(0)
    expect(bob.page.locator(".tray")).to_contain_text("Waiting for Ada, an open seat")

    ada.page.get_by_role("button", name="Bot takes over").click()
    expect(dialog).to_contain_text("A bot plays on in this seat")
    dialog.get_by_role("button", name="Bot takes over").click()
    expect(eve.page.locator(".players")).to_contain_text("Greedy")


def test_a_guest_is_removed_from_the_lobby_and_a_bot_goes_at_once(arrive: Arrive) -> None:
    ada, bob = arrive(), arrive()
    table = ada.open_table({"game": "rolling-america", "seats": 2, "start": False})
    refused_a_seat(bob, table)
    join(bob, table, "Bob")
    ada.page.get_by_role("button", name="Remove Bob").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(bob.page.locator(".toast.bad")).to_contain_text(TAKEN)
    expect(bob.page.get_by_role("button", name="Take a seat")).to_have_count(0)
    ada.page.get_by_role("button", name="Add a bot").click()
    ada.page.get_by_role("button", name="Remove Rival").click()
    expect(ada.page.locator(".seats")).to_contain_text("Open seat")


def refused_a_seat(guest: Visitor, table: str) -> None:
    """A guest who is refused a seat sees the reason instead of the form."""

    def refuse(route: Route) -> None:
        error = {"code": "refused", "message": "The host does not want it."}
        route.fulfill(status=409, body=json.dumps({"error": error}))

    guest.page.route("**/join?*", refuse)
    join(guest, table, "Bob")
    expect(guest.page.get_by_role("alert")).to_have_text("The host does not want it.")
    expect(guest.page.get_by_role("button", name="Take a seat")).to_have_count(0)
    guest.page.unroute("**/join?*")
