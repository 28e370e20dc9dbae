"""Dice Realms in the browser: faces are swapped, and players touch each other."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.test_devices import PHONE, meet
from tests.web.visitor import Visitor

GAME = "Dice Realms"


def test_two_people_play_a_round_from_a_link(arrive: Arrive) -> None:
    ada, bob = arrive(), arrive(width=PHONE, has_touch=True)
    meet(ada, bob, GAME)
    while "Round 2" not in ada.page.locator(".where").inner_text():
        for person in (ada, bob):
            if person.can_act():
                person.act()
    expect(bob.page.locator(".where")).to_contain_text("Round 2")
    bob.page.wait_for_function(f"document.documentElement.scrollWidth === {PHONE}")


def test_a_whole_game_with_a_bot(arrive: Arrive) -> None:
    ada = arrive()
    against_a_bot(ada)
    ada.play_to_end(most=2000)
    expect(ada.page.locator(".verdict tbody tr")).to_have_count(2)
    expect(ada.page.locator(".breakdown")).to_contain_text("black die")


def test_a_face_is_taken_in_hand_and_swapped(arrive: Arrive) -> None:
    ada = arrive()
    against_a_bot(ada)
    while "Tap one of your faces" not in ada.page.locator(".tray").inner_text():
        ada.act()
    face = ada.page.locator('.mine [data-cell="black:1"]')
    face.click()
    expect(face).to_have_class("spot glow")
    expect(ada.page.locator(".tray")).to_contain_text("Tap what it should become")
    # A face says what it does, to those who point at it and to those who listen.
    county = ada.page.locator('.mine [data-cell="tray:county"]')
    expect(county).to_have_attribute(
        "aria-label",
        "County, 16 left, 2 dots: collect 2 points; 1 point at the end. You can play here.",
    )
    county.click()
    expect(ada.page.locator(".log")).to_contain_text("Barony becomes County")
    expect(face).to_have_attribute("aria-label", re.compile("County.*, 2 dots: collect 2 points"))
    ada.page.get_by_role("button", name="Undo").click()
    expect(face).to_have_attribute("aria-label", re.compile("Barony.*, 1 dot: collect 1 point"))


def test_what_another_takes_is_gone_for_me(arrive: Arrive) -> None:
    ada, bob = arrive(), arrive(has_touch=True)
    meet(ada, bob, GAME)
    left = ada.page.locator('.mine [data-cell="tray:county"]')
    expect(left).to_have_attribute("aria-label", re.compile("County, 16 left"))
    while "Tap one of your faces" not in bob.page.locator(".tray").inner_text():
        for person in (ada, bob):
            waits = "Tap one of your faces" in person.page.locator(".tray").inner_text()
            if person.can_act() and not waits:
                person.act()
    bob.page.locator('.mine [data-cell="black:1"]').click()
    bob.page.locator('.mine [data-cell="tray:county"]').click()
    expect(left).to_have_attribute("aria-label", re.compile("County, 15 left"))


def against_a_bot(person: Visitor) -> None:
    """Start a game with a bot from the start page."""
    person.start()
    person.game(GAME).get_by_role("button", name="bot").click()
    expect(person.page.locator(".tray .die")).to_have_count(3)
