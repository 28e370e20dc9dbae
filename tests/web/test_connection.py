"""The connection is lost in the middle of a turn."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.house import House


def test_the_page_says_so_and_loses_nothing(arrive: Arrive, fragile_house: House) -> None:
    ada = arrive(fragile_house.address)
    ada.open_table({"game": "rolling-america", "dice": "manual"})
    ada.roll("r3 b4")
    ada.page.get_by_role("button", name="the red 3").click()
    ada.place("PA").click()
    expect(ada.page.get_by_role("button", name="the red 3")).to_be_disabled()

    fragile_house.stop()
    expect(ada.page.locator(".connection")).to_contain_text(re.compile(r"Trying again in \d+ s"))
    # A move made meanwhile waits, and is sent when the server is back.
    ada.place("IL").click()
    fragile_house.start()

    expect(ada.page.locator(".toast.good")).to_contain_text("Connected again", timeout=30_000)
    expect(ada.page.locator(".connection")).to_have_count(0)
    expect(ada.place("PA")).to_have_attribute("aria-label", "Pennsylvania, red: 3")
    expect(ada.place("IL")).to_have_attribute("aria-label", "Illinois, blue: 4")
