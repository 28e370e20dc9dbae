"""Rolled dice are animated, and no others."""

import json

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.visitor import Visitor

# The same guest on a second line, who says one thing there.
SAY = """([table, message]) => new Promise(answered => {
    const line = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    line.onclose = () => answered("closed");
    line.onmessage = ({data}) => {
        for (const told of data.split("\\n").map(JSON.parse)) {
            if (told.op === "view") line.send(JSON.stringify(message));
            if (told.command === message.command) { line.close(); answered(told.op); }
        }
    };
})"""
# Notes each die that begins to tumble, with what it shows meanwhile.
WATCH = """() => {
    window.thrown = [];
    new MutationObserver(() => {
        for (const die of document.querySelectorAll("[data-die].rolling")) {
            const title = die.querySelector("text")?.textContent ?? "pips";
            window.thrown.push([die.dataset.die, title]);
        }
    }).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""
# What a die of the start may show.
SIDES = {"Barony", "Farm", "Prospector", "Tower", "Tinker"}


def speak(person: Visitor, table: str, op: str, **fields: str) -> None:
    """Send a command to the table, and wait until it is done."""
    command = json.dumps([op, fields, person.page.evaluate("performance.now()")])[:64]
    message = {"op": op, "command": command, **fields}
    assert person.page.evaluate(SAY, [table, message]) == "ack"


def thrown(*people: Visitor) -> list[set[str]]:
    """The dice of each seat animated since the last call, once the animation is over."""
    # All earlier updates are drawn by now.
    people[0].page.wait_for_timeout(200)
    return [_thrown(person) for person in people]


def _thrown(person: Visitor) -> set[str]:
    expect(person.page.locator(".die.rolling")).to_have_count(0)
    seen = person.page.evaluate("window.thrown.splice(0)")
    own = {title for die, title in seen if die in ("black", "white")}
    assert own <= SIDES, "a die shows what is on none of its sides"
    return {die for die, _ in seen}


def test_exactly_the_dice_that_were_rolled_tumble(arrive: Arrive) -> None:
    ada, bob = (arrive(reduced_motion="no-preference") for _ in range(2))
    wish = {"game": "dice-realms", "dice": "manual", "seats": 2, "start": False}
    table = ada.open_table(wish)
    bob.page.goto(ada.page.url)
    bob.page.get_by_role("button", name="Take a seat").click()
    expect(ada.page.locator(".seat-list, .lobby")).to_contain_text("Guest")
    speak(ada, table, "start")
    for outcome in ("fate good-harvest", "0 tinker tinker", "1 tinker tinker"):
        speak(ada, table, "roll", outcome=outcome)
    for person in (ada, bob):
        expect(person.page.locator("[data-die]")).to_have_count(3)
        expect(person.page.locator(".die.rolling")).to_have_count(0)
        person.page.evaluate(WATCH)
    speak(ada, table, "play", move="reroll:black")
    speak(ada, table, "roll", outcome="0 tinker")
    assert thrown(ada, bob) == [{"black"}, set()], "though it shows the same"
    speak(bob, table, "play", move="reroll:white")
    speak(ada, table, "roll", outcome="1 farm")
    assert thrown(ada, bob) == [set(), {"white"}]
    for person in (ada, bob, ada, bob):
        speak(person, table, "play", move="done")
    speak(bob, table, "play", move="white:farm>mill")
    assert thrown(ada, bob) == [set(), set()], "a face that is swapped is not rolled"


def test_all_dice_of_a_roll_tumble_unless_somebody_wants_calm(arrive: Arrive) -> None:
    for motion, wanted in (("no-preference", {"r3", "w5"}), ("reduce", set())):
        ada = arrive(reduced_motion=motion)
        table = ada.open_table({"game": "rolling-america", "dice": "manual"})
        expect(ada.page.locator(".manual")).to_be_visible()
        ada.page.evaluate(WATCH)
        speak(ada, table, "roll", outcome="r3 w5")
        expect(ada.page.locator(".tray .die")).to_have_count(2)
        ada.page.wait_for_timeout(200)
        assert {die for die, _ in ada.page.evaluate("window.thrown")} == wanted
