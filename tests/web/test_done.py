"""Ending a turn: the page asks first if something would be lost."""

from playwright.sync_api import Locator, expect

from tests.web.conftest import Arrive
from tests.web.visitor import Visitor

REALMS = {"rounds": 1, "realms": [["scythe", "wingspan", "tapestry"]]}


def done_of(visitor: Visitor) -> Locator:
    return visitor.page.locator(".actions .done")


def test_alone_it_asks_while_dice_are_unused(arrive: Arrive) -> None:
    ada = arrive()
    ada.open_table({"game": "rolling-realms", "dice": "manual", "options": REALMS})
    ada.roll("3 5")
    done, question = done_of(ada), ada.page.get_by_role("dialog")
    expect(done).to_be_enabled()
    expect(done).not_to_have_class("primary done")
    done.click()
    expect(question).to_contain_text("2 dice are unused.")
    question.get_by_role("button", name="Play on").click()
    expect(question).to_have_count(0)
    assert ada.act()
    ada.page.keyboard.press("d")
    expect(question).to_contain_text("1 die is unused.")
    ada.page.get_by_role("button", name="Play on").click()
    assert ada.act()
    # Both dice are used, so End turn is the primary button, and nothing is lost.
    expect(done).to_have_class("primary done")
    done.click()
    expect(ada.page.locator(".manual")).to_be_visible()


def test_who_says_yes_ends_the_turn(arrive: Arrive) -> None:
    ada = arrive(locale="es-ES")
    bots = {"seats": 2, "bots": ["greedy"]}
    ada.open_table({"game": "rolling-realms", "dice": "manual", "options": REALMS, **bots})
    ada.roll("3 5")
    expect(done_of(ada)).to_be_enabled()
    ada.page.keyboard.press("d")
    question = ada.page.get_by_role("dialog")
    expect(question).to_contain_text("2 dados quedan sin usar.")
    question.get_by_role("button", name="Acabar").click()
    expect(ada.page.locator(".manual")).to_be_visible()


def test_who_can_take_it_back_is_not_asked(arrive: Arrive) -> None:
    ada, bob = arrive(), arrive()
    wish = {"game": "rolling-realms", "seats": 2, "options": REALMS}
    table = ada.open_table({**wish, "start": False})
    bob.page.goto(f"{bob.address}/t/{table}")
    bob.page.get_by_role("button", name="Take a seat").click()
    ada.page.get_by_role("button", name="Start", exact=True).click()
    expect(done_of(ada)).to_be_enabled()
    done_of(ada).click()
    expect(ada.page.locator(".tray-words")).to_contain_text("Waiting for")
    expect(ada.page.get_by_role("button", name="Undo")).to_be_enabled()
    # Bob's End turn would end the turn for both.
    done_of(bob).click()
    expect(bob.page.get_by_role("dialog")).to_contain_text("2 dice are unused.")


def test_a_turn_that_cannot_be_ended_says_why(arrive: Arrive) -> None:
    ada = arrive()
    ada.open_table({"game": "youtoma", "dice": "manual", "options": REALMS})
    ada.roll("3 5")
    done = done_of(ada)
    expect(ada.page.locator(".prompt")).to_contain_text("Tap")
    expect(done).to_be_disabled()
    done.click(force=True)
    expect(ada.page.locator(".hint-line")).to_contain_text("Every die has to be used first")
