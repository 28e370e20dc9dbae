"""A crowd larger than what is displayed: finding a guest, and a new host."""

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.house import House
from tests.web.test_big_screen import fill
from tests.web.test_event import WISH, join
from tests.web.visitor import Visitor


def remove(host: Visitor, name: str) -> None:
    """Find a guest by name, and remove them from their seat."""
    host.page.get_by_label("Find somebody by name").fill(name)
    row = host.page.locator(".find-seat .seat", has_text=name)
    row.locator("summary").click()
    row.get_by_role("button", name="Remove").click()
    host.page.locator("dialog").get_by_role("button", name="Remove", exact=True).click()


def test_everybody_sees_the_own_seat_and_the_host_finds_anybody(
    arrive: Arrive, house: House
) -> None:
    host, bob, eve = arrive(), arrive(), arrive()
    table = host.open_table(WISH)
    fill(house, table, 14)
    join(bob, table, "Bob")
    join(eve, table, "👩‍👧 Eve")
    expect(bob.page.locator(".lobby .seat", has_text="Bob")).to_contain_text("you")
    expect(eve.page.locator(".seat", has_text="Eve").locator(".avatar")).to_have_text("👩‍👧")
    # Nobody of these was there when the host's page was drawn.
    expect(host.page.locator(".lobby")).to_contain_text("16 at the table")
    remove(host, "Bob")
    expect(bob.page.locator(".lobby")).to_contain_text("The host has taken you from the table.")
    expect(host.page.locator(".lobby")).to_contain_text("15 at the table")
    expect(host.page.locator(".toast")).to_have_count(0)
    expect(host.page.locator(".find-seat")).to_contain_text("Nobody is called so.")

    host.page.get_by_role("button", name="Start", exact=True).click()
    host.look_beside()
    expect(eve.page.locator(".players .seat", has_text="Eve")).to_contain_text("you")
    remove(host, "Guest 13")
    expect(host.page.locator(".find-seat")).to_contain_text("Nobody is called so.")
    host.page.locator(".players .seat", has_text="Guest 2").locator("summary").click()
    host.page.get_by_role("button", name="Make host").click()
    expect(eve.page.locator(".log")).to_contain_text("Guest 2 is the host now.")


def test_somebody_takes_over_from_a_host_who_went_away(
    arrive: Arrive, fragile_house: House
) -> None:
    ada, bob = arrive(fragile_house.address), arrive(fragile_house.address)
    table = ada.open_table({"game": "rolling-america", "seats": 2, "start": False})
    join(bob, table, "Bob")
    expect(bob.page.locator(".lobby")).to_contain_text("The host starts the game.")
    expect(bob.page.locator(".host-away")).to_have_count(0)
    ada.page.close()
    expect(bob.page.locator(".host-away")).to_contain_text("Ada (host) is away.")
    bob.page.get_by_role("button", name="Become the host").click()
    expect(bob.page.locator(".host-away")).to_have_count(0)
    bob.page.get_by_role("button", name="Start", exact=True).click()
    expect(bob.page.locator(".where")).to_contain_text("Round 1")
