"""The host locks a table, and visitors end their sessions or have everything deleted."""

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.test_event import join
from tests.web.test_removed import sit_down


def test_a_locked_table_offers_no_seat_until_it_is_unlocked(arrive: Arrive) -> None:
    ada, bob = arrive(), arrive()
    table = ada.open_table({"game": "rolling-america", "seats": 3, "start": False})
    ada.page.get_by_role("button", name="Admit nobody else").click()
    bob.page.goto(f"{bob.address}/t/{table}")
    expect(bob.page.locator(".lobby-seats")).to_contain_text("Nobody else is admitted")
    expect(bob.page.get_by_role("button", name="Take a seat")).to_have_count(0)
    ada.page.get_by_role("button", name="Admit others again").click()
    join(bob, table, "Bob")
    expect(ada.page.locator(".seats")).to_contain_text("Bob")
    ada.page.get_by_role("button", name="Start").click()
    ada.look_beside()
    ada.page.get_by_role("button", name="Admit nobody else").click()
    expect(ada.page.locator(".log")).to_contain_text("The host admits nobody else")


def test_who_has_everything_deleted_is_asked_first_and_forgotten(arrive: Arrive) -> None:
    ada, bob = arrive(), arrive()
    table = sit_down(ada, (bob, "Bob"))
    bob.start()
    bob.page.get_by_text("Your data").click()
    bob.page.get_by_role("button", name="Delete everything about me").click()
    dialog = bob.page.get_by_role("dialog")
    expect(dialog).to_contain_text("This can't be taken back")
    dialog.get_by_role("button", name="Cancel").click()
    expect(ada.page.locator(".seats")).to_contain_text("Bob")
    expect(bob.page.locator(".my-table")).to_have_count(1)
    bob.page.get_by_role("button", name="Delete everything about me").click()
    dialog.get_by_role("button", name="Delete everything about me").click()
    expect(ada.page.locator(".seats")).not_to_contain_text("Bob")
    # The others may hear of it before the answer has reached who asked for it.
    expect(bob.page.locator(".my-table")).to_have_count(0)
    expect(bob.page.locator(".game").first).to_be_visible()
    assert bob.page.evaluate("localStorage.getItem('rollwright.tables') ?? '[]'") == "[]"
    bob.page.goto(f"{bob.address}/t/{table}")
    expect(bob.page.get_by_role("button", name="Take a seat")).to_be_visible()


def test_other_sessions_end_and_this_one_stays(arrive: Arrive) -> None:
    ada = arrive()
    table = ada.open_table({"game": "rolling-america", "seats": 2, "start": False})
    ada.start()
    ada.page.get_by_text("Your data").click()
    ada.page.get_by_role("button", name="End other sessions").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="End other sessions").click()
    expect(ada.page.locator(".privacy")).to_contain_text("All other sessions are ended")
    ada.page.goto(f"{ada.address}/t/{table}")
    expect(ada.page.get_by_role("button", name="Start")).to_be_visible()
