"""Taps, refusals and undo, with dice entered by the host."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.visitor import Visitor


def manual_map(arrive: Arrive, name: str = "Ada") -> Visitor:
    """A map with a red 3 and a blue 4."""
    ada = arrive()
    ada.open_table({"game": "rolling-america", "dice": "manual", "name": name})
    ada.roll("r3 b4")
    return ada


def write_red(ada: Visitor) -> None:
    """The red 3 goes to Pennsylvania."""
    ada.page.get_by_role("button", name="the red 3").click()
    ada.place("PA").click()
    expect(ada.place("PA")).to_have_attribute("aria-label", "Pennsylvania, red: 3")
    assert ada.written("PA") == 1


def test_taps_that_play_at_once_undo_and_reasons(arrive: Arrive) -> None:
    ada = manual_map(arrive)
    toast, menu = ada.page.locator(".toast"), ada.page.locator("dialog.menu")
    undo = ada.page.get_by_role("button", name="Undo")
    expect(ada.page.locator(".roll-text")).to_have_text("Ada draws the red 3 and the blue 4.")
    # A hint names a move and marks its place.
    ada.page.get_by_role("button", name="Hint").click()
    # It is told in the dock, where it hides nothing.
    expect(ada.page.locator(".dock .hint-line")).to_contain_text("Hint:")
    expect(toast).to_have_count(0)
    expect(ada.page.locator(".spot.glow")).to_have_count(1)
    expect(ada.page.locator(".tray .die.hinted")).to_have_count(1)
    expect(undo).to_be_disabled()

    write_red(ada)
    expect(menu).to_have_count(0)
    expect(ada.page.locator(".log li").first).to_contain_text(
        "Ada: The red 3 goes to Pennsylvania."
    )
    ada.place("PA").click()
    expect(toast).to_contain_text("Pennsylvania is not blank: it holds 3")
    undo.click()
    expect(ada.page.get_by_role("button", name="the red 3")).to_be_enabled()
    expect(ada.place("PA")).to_have_attribute("aria-label", re.compile("Pennsylvania, red: blank"))
    assert ada.written("PA") == 0
    expect(undo).to_be_disabled()

    # A place may come before the die.
    ada.place("IA").click()
    expect(ada.place("IA")).to_have_attribute("aria-label", "Iowa, blue: 4")
    undo.click()
    expect(undo).to_be_disabled()
    write_red(ada)
    ada.place("IA").click()
    expect(ada.place("IA")).to_have_attribute("aria-label", "Iowa, blue: 4")
    # A dupe asks first, even where it is all that is left.
    ada.place("IL").click()
    expect(menu).to_contain_text("Dupe: write the 4 again")
    expect(ada.place("IL")).to_have_attribute("aria-label", re.compile("Illinois, blue: blank"))


def test_what_costs_a_power_is_offered_and_never_played_without_asking(arrive: Arrive) -> None:
    # A name that equals the first word of a sentence still appears in the log.
    the = manual_map(arrive, "The")
    menu = the.page.locator("dialog.menu")
    the.place("PA").click(button="right")
    expect(menu).to_contain_text("guard it")
    the.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    the.page.get_by_role("button", name="the red 3").click()
    the.place("CA").click()
    expect(menu).to_contain_text("Change the colour of the red 3")
    the.page.keyboard.press("Escape")
    expect(the.place("CA")).to_have_attribute("aria-label", re.compile("California, orange: blank"))
    options = the.page.get_by_role("button", name="All moves")
    options.click()
    expect(options).to_have_attribute("aria-pressed", "true")
    the.place("PA").click()
    expect(menu).to_contain_text("guard it")
    the.choose_first()
    expect(the.place("PA")).to_have_attribute("aria-label", re.compile("Pennsylvania, red: 3"))
    expect(options).to_have_attribute("aria-pressed", "false")
    the.page.get_by_role("button", name="Undo").click()
    expect(the.place("PA")).to_have_attribute("aria-label", re.compile("Pennsylvania, red: blank"))

    the.page.get_by_role("button", name="the red 3").click()
    the.hold(the.place("PA"))
    guarded = "Write the red 3 in Pennsylvania and guard it"
    the.page.get_by_role("button", name=guarded, exact=True).click()
    expect(the.place("PA")).to_have_attribute("aria-label", "Pennsylvania, red: 3, ringed")
    # The number, and a ring around it; the power is spent.
    assert the.written("PA") == 2
    expect(the.page.locator('.counter[data-counter="guard"] .count')).to_have_text("2")
    the.take_turn()
    expect(the.page.locator(".log")).to_contain_text("The: The turn is done.")
    expect(the.page.locator(".log")).to_contain_text("The takes a seat.")
    expect(the.page.locator(".log")).not_to_contain_text("The: The takes a seat.")


def test_a_forbidden_place_of_a_card_tells_why(arrive: Arrive) -> None:
    ada = arrive()
    options = {"rounds": 1, "realms": [["scythe", "wingspan", "euphoria"]]}
    ada.open_table({"game": "rolling-realms", "dice": "manual", "options": options})
    ada.roll("3 5")
    ada.page.get_by_role("button", name="Die A").click()
    ada.place("scythe:top4").click()
    refusal = ada.page.locator(".refusal")
    expect(refusal).to_have_text(re.compile(r"^Not with a 3, but with 4\."))
    # The rule is one tap further.
    refusal.get_by_role("button", name="How Scythe works").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("Mark the number in the top row")
    ada.page.keyboard.press("Escape")
    ada.set("Language", "es")
    expect(ada.page.locator(".roll-text")).to_contain_text("los dados muestran")
    ada.place("scythe:top4").click()
    expect(ada.page.locator(".refusal")).to_contain_text("4")
