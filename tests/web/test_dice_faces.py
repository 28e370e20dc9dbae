"""Faces of Dice Realms under a mouse, a finger and keys: dragged, pointed at, asked about."""

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import Arrive
from tests.web.fingers import Fingers
from tests.web.test_devices import PHONE
from tests.web.test_dice_realms import (
    against_a_bot,
    cell_of,
    own_barony,
    scripted,
    until_asked_to_upgrade,
)
from tests.web.test_gestures import middle
from tests.web.visitor import Visitor

# How high the letters of a text are on the screen, in pixels.
LETTERS = "text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a"


def upgrading(person: Visitor) -> tuple[Locator, Locator]:
    """A Barony of this visitor, and the County that it could become."""
    against_a_bot(person)
    until_asked_to_upgrade(person)
    return own_barony(person), person.place("tray:county")


def test_a_face_is_dragged_onto_a_new_one_and_the_other_way_round(arrive: Arrive) -> None:
    ada = arrive()
    barony, county = upgrading(ada)
    mouse, proposal = ada.page.mouse, ada.page.locator(".proposal")
    for thing, goal in ((barony, county), (county, barony)):
        mouse.move(*middle(thing))
        mouse.down()
        mouse.move(*middle(goal), steps=5)
        expect(ada.page.locator(".lifted-die svg")).to_have_count(1)
        # Before it is let go, one's own face shows what it would become.
        expect(cell_of(barony)).to_contain_text("County")
        mouse.up()
        expect(ada.page.locator(".lifted-die")).to_have_count(0)
        expect(proposal.get_by_role("img", name="Barony becomes County")).to_be_visible()
        proposal.get_by_role("button", name="Leave it as it is").click()
        expect(proposal).to_have_count(0)
        expect(cell_of(barony)).to_contain_text("Barony")
        ada.page.keyboard.press("Escape")
    barony.drag_to(county)
    proposal.get_by_role("button", name="Swap it").click()
    expect(barony).to_have_attribute("aria-label", re.compile("County"))


def test_a_face_is_dragged_with_a_finger(arrive: Arrive) -> None:
    ada = arrive(width=PHONE, has_touch=True)
    barony, county = upgrading(ada)
    finger = Fingers(ada.page)
    x, y = middle(barony)
    finger.down(x, y)
    # The faces that it could become come up as soon as it is lifted.
    finger.move(x, y + 40)
    expect(ada.page.locator(".lifted-die svg")).to_have_count(1)
    expect(ada.page.locator(".shelf-sheet.is-up:not(.is-fresh)")).to_be_visible()
    finger.move(*middle(county))
    expect(cell_of(county)).to_have_class(re.compile("open-plain"))
    finger.up()
    proposal = ada.page.locator(".proposal")
    expect(proposal.get_by_role("img", name="Barony becomes County")).to_be_visible()


def test_a_face_tells_what_it_does_to_those_who_point_at_it(arrive: Arrive) -> None:
    ada = arrive()
    scripted(ada)
    tip, county = ada.page.locator(".piece-tip"), ada.place("tray:county")
    county.hover()
    expect(tip).to_contain_text("2 dots: collect 2 points")
    ada.page.locator(".bar-game").hover()
    expect(tip).to_have_count(0)
    # The dice are faces as well.
    ada.page.locator('.roll-panel [data-die="black"]').hover()
    expect(tip).to_contain_text("1 dot: collect 1 point")
    ada.page.locator(".bar-game").hover()
    # Keys lead there too.
    ada.place("tray:barony").focus()
    ada.page.keyboard.press("ArrowDown")
    expect(county).to_be_focused()
    expect(tip).to_contain_text("2 dots: collect 2 points")


def test_a_face_of_another_step_is_explained_and_not_refused(arrive: Arrive) -> None:
    ada = arrive()
    scripted(ada)
    ada.place("tray:county").click()
    answer = ada.page.locator(".refusal")
    expect(answer.locator("b")).to_contain_text("2 dots: collect 2 points")
    expect(answer.locator(".muted")).to_contain_text("That belongs to another step")
    expect(answer).to_have_class(re.compile("is-calm"))
    expect(ada.page.locator(".refused")).to_have_count(0)


def test_number_keys_choose_among_my_own_dice(arrive: Arrive) -> None:
    ada = arrive()
    scripted(ada)
    black = ada.page.locator('.roll-panel [data-die="black"]')
    ada.page.keyboard.press("1")
    ada.pick("farm")
    expect(black).to_contain_text("Farm", ignore_case=True)
    # A token is paid with the tick, or with another key on the same die.
    ada.page.keyboard.press("1")
    expect(ada.page.locator(".proposal")).to_be_visible()
    expect(black).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".proposal")).to_have_count(0)


def test_the_row_of_another_player_opens_the_sheet(arrive: Arrive) -> None:
    ada = arrive()
    scripted(ada)
    ada.page.locator(".rivals").get_by_role("button", name="Show the sheet of Greedy").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("Sheet of Greedy")


def test_who_watches_sees_the_roll_as_its_player_does(arrive: Arrive) -> None:
    ada, eve = arrive(), arrive()
    scripted(ada)
    eve.page.goto(ada.page.url)
    roll = eve.page.locator(".watched").get_by_role("region", name="Roll of Ada")
    black = roll.get_by_role("button", name="black die")
    expect(black).to_be_visible()
    box, room = black.bounding_box(), roll.bounding_box()
    assert box is not None
    assert room is not None
    assert box["height"] > 100
    # No rule hangs out of its card.
    for rule in eve.page.locator(".watched").get_by_role("button", name="Rules").all():
        expect(rule).to_be_in_viewport(ratio=1)
    # A tap tells what a face is, and what it shows is seen by pointing at it.
    eve.page.locator('.watched [data-place="tray:county"]').click()
    expect(eve.page.locator(".hint-line")).to_contain_text("2 dots: collect 2 points")
    expect(eve.page.locator(".piece-tip")).to_contain_text("2 dots: collect 2 points")
    expect(eve.page.locator(".dock .die")).to_have_count(0)


def test_counters_stay_where_they_are_from_step_to_step(arrive: Arrive) -> None:
    ada = arrive()
    against_a_bot(ada)
    done, coins = ada.page.locator(".actions .done"), ada.page.locator('[data-counter="coin"]')
    seen = {done.inner_text(): coins.bounding_box()}
    until_asked_to_upgrade(ada)
    seen[done.inner_text()] = coins.bounding_box()
    assert len(seen) == 2
    before, after = seen.values()
    assert before == after


def test_at_twice_the_size_dice_and_prices_can_be_read(arrive: Arrive) -> None:
    ada = arrive(width=683, height=384)
    against_a_bot(ada)
    for die in ada.page.locator(".roll-panel .die").all():
        box = die.bounding_box()
        assert box is not None
        assert box["height"] >= 64
    for words in ada.page.locator(".shelf.is-short text:visible").all():
        assert words.evaluate(LETTERS) >= 8.5
