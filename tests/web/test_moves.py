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


def write_red(ada: Visitor) -> None:
    """The red 3 goes to Pennsylvania."""
    ada.page.get_by_role("button", name="Die R, 3").click()
    ada.cell("PA").click()
    expect(ada.cell("PA")).to_have_attribute("aria-label", "Pennsylvania, red, 3")


def test_a_plain_tap_plays_at_once_and_is_told_by_name(arrive: Arrive) -> None:
    ada = manual_map(arrive)
    expect(ada.page.locator(".roll-text")).to_have_text("Ada draws the red 3 and the blue 4.")
    write_red(ada)
    expect(ada.page.locator("dialog.menu")).to_have_count(0)
    expect(ada.page.locator(".log li").first).to_have_text("Ada: The red 3 goes to Pennsylvania.")


def test_a_place_may_come_before_the_die(arrive: Arrive) -> None:
    ada = manual_map(arrive)
    ada.cell("IA").click()
    expect(ada.cell("IA")).to_have_attribute("aria-label", "Iowa, blue, 4")


def test_holding_a_place_offers_what_costs_a_power(arrive: Arrive) -> None:
    ada = manual_map(arrive)
    ada.page.get_by_role("button", name="Die R, 3").click()
    ada.hold(ada.cell("PA"))
    guarded = "Write the red 3 in Pennsylvania and guard it"
    ada.page.get_by_role("button", name=guarded, exact=True).click()
    expect(ada.cell("PA")).to_have_attribute("aria-label", "Pennsylvania, red, 3, guarded")


def test_the_other_mouse_button_and_the_options_button_do_the_same(arrive: Arrive) -> None:
    ada = manual_map(arrive)
    menu = ada.page.locator("dialog.menu")
    ada.cell("PA").click(button="right")
    expect(menu).to_contain_text("guard it")
    ada.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    options = ada.page.get_by_role("button", name="Options")
    options.click()
    expect(options).to_have_attribute("aria-pressed", "true")
    ada.cell("PA").click()
    expect(menu).to_contain_text("guard it")
    ada.choose_first()
    expect(ada.cell("PA")).to_have_attribute("aria-label", re.compile("red, 3"))
    expect(options).to_have_attribute("aria-pressed", "false")


def test_what_costs_a_power_is_never_played_without_asking(arrive: Arrive) -> None:
    ada = manual_map(arrive)
    ada.page.get_by_role("button", name="Die R, 3").click()
    ada.cell("CA").click()
    expect(ada.page.locator("dialog.menu")).to_contain_text("Change the colour of the red 3")
    ada.page.keyboard.press("Escape")
    expect(ada.cell("CA")).to_have_attribute("aria-label", re.compile("California, orange, blank"))


def test_a_dupe_asks_first_even_where_it_is_all_that_is_left(arrive: Arrive) -> None:
    ada = manual_map(arrive)
    write_red(ada)
    ada.cell("IA").click()
    expect(ada.cell("IA")).to_have_attribute("aria-label", "Iowa, blue, 4")
    ada.cell("IL").click()
    expect(ada.page.locator("dialog.menu")).to_contain_text("Dupe: write the 4 again")
    expect(ada.cell("IL")).to_have_attribute("aria-label", re.compile("Illinois, blue, blank"))


def test_a_forbidden_place_tells_why(arrive: Arrive) -> None:
    ada = manual_map(arrive)
    write_red(ada)
    ada.cell("PA").click()
    toast = ada.page.locator(".toast")
    expect(toast).to_contain_text("Pennsylvania is not blank: it holds 3")


def test_a_forbidden_place_of_a_card_tells_why(arrive: Arrive) -> None:
    ada = arrive()
    options = {"rounds": 1, "realms": [["scythe", "wingspan", "euphoria"]]}
    ada.open_table({"game": "rolling-realms", "dice": "manual", "options": options})
    ada.roll("3 5")
    ada.page.get_by_role("button", name="Die A").click()
    ada.cell("scythe:top4").click()
    expect(ada.page.locator(".toast")).to_contain_text("nothing changes here with a 3, but with 4")
    ada.page.get_by_label("Language").select_option("es")
    expect(ada.page.locator(".roll-text")).to_contain_text("los dados muestran")
    ada.cell("pumpkin1").click()
    expect(ada.page.locator(".toast")).to_contain_text("2 calabazas suben o bajan 1")


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
    write_red(ada)
    undo.click()
    expect(ada.page.get_by_role("button", name="Die R, 3")).to_be_enabled()
    expect(ada.cell("PA")).to_have_attribute("aria-label", re.compile("Pennsylvania, red, blank"))
    expect(undo).to_be_disabled()


def test_a_hint_names_a_move_and_marks_its_place(arrive: Arrive) -> None:
    ada = manual_map(arrive)
    ada.page.get_by_role("button", name="Hint").click()
    expect(ada.page.locator(".toast")).to_contain_text("Hint:")
    expect(ada.page.locator(".spot.glow")).to_have_count(1)
    expect(ada.page.locator(".tray .die.hinted")).to_have_count(1)


def test_whoever_is_called_as_a_sentence_begins_is_named_in_the_log(arrive: Arrive) -> None:
    the = arrive()
    the.open_table({"game": "rolling-america", "dice": "manual", "name": "The"})
    the.roll("r3 b4")
    the.take_turn()
    expect(the.page.locator(".log")).to_contain_text("The: The turn is done.")
    expect(the.page.locator(".log")).to_contain_text("The takes a seat.")
    expect(the.page.locator(".log")).not_to_contain_text("The: The takes a seat.")
