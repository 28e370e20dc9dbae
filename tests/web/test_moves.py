"""Taps, refusals and undo, over dice that the host types in."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.visitor import Visitor


def manual_map(arrive: Arrive) -> Visitor:
    """A map before the first roll."""
    ada = arrive()
    ada.open_table({"game": "rolling-america", "dice": "manual"})
    ada.roll("r3 b4")
    return ada


def test_a_die_then_a_place_then_a_choice(arrive: Arrive) -> None:
    ada = manual_map(arrive)
    ada.page.get_by_role("button", name="Die R, 3").click()
    ada.cell("PA").click()
    ada.page.get_by_role("button", name="Write the red 3 in Pennsylvania", exact=True).click()
    expect(ada.cell("PA")).to_have_attribute("aria-label", "Pennsylvania, red, 3")


def test_a_forbidden_place_tells_why(arrive: Arrive) -> None:
    ada = manual_map(arrive)
    ada.page.get_by_role("button", name="Die R, 3").click()
    ada.cell("PA").click()
    ada.choose_first()
    expect(ada.page.get_by_role("button", name="Die R")).to_be_disabled()
    ada.cell("PA").click()
    expect(ada.page.locator(".toast")).to_contain_text("Pennsylvania")


def test_a_refused_roll_shows_its_reason(arrive: Arrive) -> None:
    ada = arrive()
    ada.open_table({"game": "rolling-america", "dice": "manual"})
    ada.page.locator(".manual input").fill("r9 b4")
    ada.page.get_by_role("button", name="Enter the roll").click()
    expect(ada.page.locator(".toast.bad")).not_to_be_empty()
    ada.roll("r3 b4")


def test_undo_gives_the_die_back(arrive: Arrive) -> None:
    ada = manual_map(arrive)
    undo = ada.page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    ada.page.get_by_role("button", name="Die R, 3").click()
    ada.cell("PA").click()
    ada.choose_first()
    undo.click()
    expect(ada.page.get_by_role("button", name="Die R, 3")).to_be_enabled()
    expect(ada.cell("PA")).to_have_attribute("aria-label", re.compile("Pennsylvania, red, blank"))
    expect(undo).to_be_disabled()


def test_a_hint_names_a_move_and_marks_its_place(arrive: Arrive) -> None:
    ada = manual_map(arrive)
    ada.page.get_by_role("button", name="Hint").click()
    expect(ada.page.locator(".toast")).to_contain_text("Hint:")
    expect(ada.page.locator(".spot.glow")).to_have_count(1)
