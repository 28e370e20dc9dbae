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
    expect(question).to_contain_text("You would lose 2 unused dice.")
    question.get_by_role("button", name="Play on").click()
    expect(question).to_have_count(0)
    assert ada.act()
    ada.page.keyboard.press("d")
    expect(question).to_contain_text("You would lose an unused die.")
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
    expect(question).to_contain_text("Perderías 2 dados sin usar.")
    question.get_by_role("button", name="Fin del turno").click()
    expect(ada.page.locator(".manual")).to_be_visible()


def test_who_can_take_it_back_is_asked_all_the_same(arrive: Arrive) -> None:
    ada, bob = arrive(), arrive()
    wish = {"game": "rolling-realms", "seats": 2, "options": REALMS}
    table = ada.open_table({**wish, "start": False})
    bob.page.goto(f"{bob.address}/t/{table}")
    bob.page.get_by_role("button", name="Take a seat").click()
    ada.page.get_by_role("button", name="Start", exact=True).click()
    expect(done_of(ada)).to_be_enabled()
    done_of(ada).click()
    question = ada.page.get_by_role("dialog")
    expect(question).to_contain_text("You would lose 2 unused dice. You can take it back")
    question.get_by_role("button", name="End turn").click()
    expect(ada.page.locator(".tray-words")).to_contain_text("Waiting for")
    expect(ada.page.get_by_role("button", name="Undo")).to_be_enabled()
    # Bob's End turn would end the turn for both.
    done_of(bob).click()
    expect(bob.page.get_by_role("dialog")).to_contain_text("this cannot be undone")


def test_a_turn_that_cannot_be_ended_says_why(arrive: Arrive) -> None:
    ada = arrive()
    ada.open_table({"game": "youtoma", "dice": "manual", "options": REALMS})
    ada.roll("3 5")
    done = done_of(ada)
    expect(ada.page.locator(".prompt")).to_contain_text("Tap")
    expect(done).to_be_disabled()
    done.click(force=True)
    expect(ada.page.locator(".hint-line")).to_contain_text("Every die has to be used first")


def test_quick_clicks_do_not_run_through_the_steps(arrive: Arrive) -> None:
    ada = arrive()
    ada.open_table(
        {"game": "dice-realms", "dice": "manual", "seats": 2, "bots": ["greedy"]},
    )
    for sides in (("innovation",), ("prospector", "prospector"), ("tinker", "tinker")):
        ada.pick(*sides)
    done = done_of(ada)
    expect(done).to_have_text("Keep dice")
    expect(done).to_be_enabled()
    # Each click comes as soon as the button has changed, so that nobody can have read its name.
    ada.page.evaluate(
        """async () => {
            const button = document.querySelector(".actions .done");
            const changed = () => new Promise(seen => {
                const watch = new MutationObserver(() => { watch.disconnect(); seen(); });
                watch.observe(button, {characterData: true, childList: true, subtree: true});
            });
            const next = changed();
            button.click();
            await next;
            for (let more = 0; more < 4; more += 1) button.click();
        }"""
    )
    expect(done).to_have_text("Stop buying")
    expect(done).to_be_enabled()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    # A click that is meant is asked about: at the button, with what would be lost.
    done.click()
    question = ada.page.get_by_role("dialog")
    expect(question).to_contain_text("coins")
    box, button = question.bounding_box(), done.bounding_box()
    assert box is not None
    assert button is not None
    assert box["x"] + box["width"] > button["x"]
    assert abs(box["y"] + box["height"] - button["y"]) < 20
    question.get_by_role("button", name="Play on").click()
    expect(done).to_have_text("Stop buying")
