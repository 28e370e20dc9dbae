"""The frame of a table: bar, board and dock fill the window, and nothing is scrolled or jumps."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.visitor import OPEN, Visitor

REALMS = {"rounds": 1, "realms": [["tapestry", "scythe", "charterstone"]]}
GAMES: dict[str, dict[str, object]] = {
    "rolling-america": {},
    "rolling-realms": {"options": REALMS},
    "dice-realms": {"seats": 2, "bots": ["greedy"]},
}
ROLLS = {"rolling-america": "r3 b4", "rolling-realms": "3 5"}
SCREENS = ((1280, 720), (1366, 768), (1920, 1080))
# The last one is a laptop's window that is zoomed to twice its size.
PHONES = ((390, 844), (360, 740), (844, 390), (683, 384))
# What is wrong with the layout; "" if nothing is.
WRONG = """() => {
    const page = document.scrollingElement, box = name =>
        document.querySelector(name).getBoundingClientRect();
    const needed = [".bar", ".board", ".board .roll-panel, .board .print", ".dock",
        ".dock .prompt", ".dock .counters", ".dock .actions", ".dock .dice, .roll-panel .dice"];
    const missing = needed.find(name => !document.querySelector(name));
    if (missing) return `there is no ${missing} yet`;
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) return "scrolls";
    const [bar, board, dock] = [box(".bar"), box(".board"), box(".dock")];
    if (bar.top !== 0 || board.top < bar.bottom || board.bottom > dock.top + 1) return "overlaps";
    if (Math.abs(dock.bottom - innerHeight) > 1) return "the dock is not at the bottom";
    // Dice that show pieces lie on the board.
    const laid = document.querySelector(".roll-panel .dice") ? [] : [".dock .dice"];
    for (const name of [...laid, ".dock .prompt", ".dock .counters", ".dock .actions"]) {
        const {left, right, top, bottom} = box(name);
        if (left < 0 || right > innerWidth || top < dock.top || bottom > dock.bottom)
            return `${name} is not in the dock`;
    }
    if (board.height < innerHeight * .55) return `the board has only ${board.height} pixels`;
    // The first print is in sight: all of it on a screen, and all its width on a phone.
    const print = box(".board .roll-panel, .board .print");
    if (print.left < 0 || print.right > innerWidth || print.top < bar.bottom) return "cut off";
    if (innerWidth > 1000 && print.bottom > dock.top) return "the print does not fit";
    if (innerWidth < 1000) return "";
    const low = [...document.querySelectorAll(".piece-side > *")].filter(
        part => part.scrollHeight > part.clientHeight + 1
            || part.getBoundingClientRect().bottom > dock.top + 1);
    return low.length ? `${low[0].className} is cut off` : "";
}"""
# Where everything is; a page of a phone may be turned, but it keeps its size.
BOXES = """() => [".bar", ".board", ".dock", ".dock .actions", ".board .print"].map(name => {
    const {x, y, width, height} = document.querySelector(name).getBoundingClientRect();
    const numbers = name === ".board .print" ? [width, height] : [x, y, width, height];
    return `${name} ${numbers.map(Math.round)}`;
})"""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_scrolled_on_any_screen(arrive: Arrive, game: str) -> None:
    ada = arrive()
    ada.open_table({"game": game, **GAMES[game]})
    expect(ada.page.locator(".die").first).to_be_visible()
    for width, height in (*SCREENS, *PHONES):
        ada.page.set_viewport_size({"width": width, "height": height})
        check_frame(ada, f"{width} x {height}")
    # Spanish words are longer.
    ada.set("Language", "es")
    expect(ada.page.locator("html")).to_have_attribute("lang", "es")
    for width, height in ((844, 390), (360, 740), (1280, 720)):
        ada.page.set_viewport_size({"width": width, "height": height})
        check_frame(ada, f"{width} x {height}, Spanish")


def check_frame(person: Visitor, size: str) -> None:
    """The layout becomes right soon after the window has changed."""
    try:
        person.page.wait_for_function(f"() => ({WRONG})() === ''", timeout=5_000)
    except Exception:
        assert person.page.evaluate(WRONG) == "", size


@pytest.mark.parametrize("size", [(1280, 720), (360, 740), (844, 390)], ids=str)
@pytest.mark.parametrize("game", ROLLS)
def test_nothing_jumps(arrive: Arrive, game: str, size: tuple[int, int]) -> None:
    width, height = size
    ada = arrive(width=width)
    ada.page.set_viewport_size({"width": width, "height": height})
    ada.open_table({"game": game, "dice": "manual", **GAMES[game]})
    ada.roll(ROLLS[game])
    dice = ada.page.locator(".dock .die")
    expect(ada.page.locator(OPEN).first).to_be_visible()
    # The form for real dice goes away, and the board takes its room.
    check_frame(ada, game)
    still = ada.page.evaluate(BOXES)

    dice.first.click()
    expect(dice.first).to_have_attribute("aria-pressed", "true")
    assert ada.page.evaluate(BOXES) == still, "a die is in hand"
    if game == "rolling-america":
        arm_and_disarm(ada, still)
    else:
        refuse(ada, "scythe:top4", still)
    dice.first.click()
    place = ada.page.locator(OPEN).first.get_attribute("data-place") or ""
    ada.tap(ada.place(place))
    if ada.page.locator(".proposal").count():
        assert ada.page.evaluate(BOXES) == still, "a shape is proposed"
        ada.choose_first()
    expect(ada.page.get_by_role("button", name="Undo")).to_be_enabled()
    assert ada.page.evaluate(BOXES) == still, "a move is made"
    if game == "rolling-america":
        refuse(ada, place, still)


def arm_and_disarm(ada: Visitor, still: list[str]) -> None:
    """Take a power in hand, and put it back."""
    guard = ada.page.locator('.counter[data-counter="guard"]')
    for pressed in ("true", "false"):
        guard.click()
        expect(guard).to_have_attribute("aria-pressed", pressed)
        assert ada.page.evaluate(BOXES) == still, f"a power is in hand: {pressed}"


def refuse(ada: Visitor, place: str, still: list[str]) -> None:
    """Tap a place where nothing goes."""
    ada.tap(ada.place(place))
    expect(ada.page.locator(".refusal")).to_have_text(re.compile(r"\w"))
    assert ada.page.evaluate(BOXES) == still, "a refusal is told"
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".refusal")).to_have_count(0)


# A window that is zoomed to twice its size has half of its width and height.
ZOOMED = [(640, 400), (683, 384), (960, 540)]
CUT = """() => [...document.querySelectorAll(".prompt")].filter(
    prompt => prompt.scrollHeight > prompt.clientHeight + 1).map(prompt => prompt.innerText)"""
HIDDEN = """() => [...document.querySelectorAll(".dock button")].filter(button => {
    const {right, bottom, width} = button.getBoundingClientRect();
    return width && (right > innerWidth + 1 || bottom > innerHeight + 1);
}).map(button => button.innerText)"""


@pytest.mark.parametrize("game", ["rolling-america", "rolling-realms", "dice-realms", "youtoma"])
def test_zoomed_to_twice_the_size_no_prompt_is_cut(arrive: Arrive, game: str) -> None:
    ada = arrive()
    bots = [] if game == "youtoma" else ["greedy"]
    ada.open_table({"game": game, "seats": 1 + len(bots), "bots": bots})
    expect(ada.page.locator(".your-turn")).to_be_visible()
    for width, height in ZOOMED:
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(ada.page.locator(".mine [data-place]").first).to_be_visible()
        assert ada.page.evaluate(CUT) == [], (width, height)
        assert ada.page.evaluate(HIDDEN) == [], (width, height)
