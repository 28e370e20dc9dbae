"""A phone with a screen 360 pixels wide."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.visitor import OPEN, Visitor

PHONE = 360
# As long as a name may be, and nowhere a place to break it.
LONG = "Wolfeschlegelsteinhausenbergerdorff12345"


# Lays out so many dice in the tray; what is wrong then, "" if each can be tapped in its middle.
DICE = """count => {
    const tray = document.querySelector(".dock > .dice"), [first] = tray.children;
    while (tray.children.length < count) tray.append(first.cloneNode(true));
    const all = [...document.querySelectorAll(".dock .die, .dock .counter, .actions button")];
    for (const one of all) {
        const {left, top, width, height, right, bottom} = one.getBoundingClientRect();
        if (Math.min(width, height) < 44) return `${one.className}: ${width} x ${height}`;
        if (left < 0 || right > innerWidth || bottom > innerHeight) return "outside";
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!one.contains(there)) return `${one.className} is covered by ${there?.className}`;
        for (const other of all.slice(all.indexOf(one) + 1)) {
            const box = other.getBoundingClientRect();
            if (box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1
                && box.bottom > top + 1) return `${one.className} on ${other.className}`;
        }
    }
    return tray.children.length === count ? "" : "dice are missing";
}"""


def check_width(visitor: Visitor) -> None:
    visitor.page.wait_for_function(f"() => document.documentElement.scrollWidth === {PHONE}")


def check_fingers(visitor: Visitor) -> None:
    """Places are large enough for a finger."""
    expect(visitor.page.locator(OPEN).first).to_be_visible()
    sizes = visitor.page.locator(OPEN).evaluate_all(
        "all => all.map(one => {const box = one.querySelector('.hit').getBoundingClientRect();"
        "return Math.min(box.width, box.height)})"
    )
    assert min(sizes) >= 40, sizes


def test_no_page_scrolls_sideways_and_places_suit_a_finger(arrive: Arrive) -> None:
    ada = arrive(width=PHONE, has_touch=True)
    ada.start()
    check_width(ada)
    ada.new_table("Rolling Realms").get_by_text("Realms of each round").last.click()
    expect(ada.page.locator(".pick")).to_have_count(66)
    check_width(ada)
    ada.page.get_by_role("button", name="Open the table").click()
    expect(ada.page.locator(".lobby")).to_be_visible()
    check_width(ada)
    options = {"realms": [["tapestry", "my-little-scythe", "euphoria"]], "rounds": 1}
    ada.open_table({"game": "rolling-realms", "options": options})
    check_fingers(ada)
    check_width(ada)
    bots = {"seats": 2, "bots": ["greedy"]}
    ada.open_table({"game": "rolling-america", "dice": "manual", **bots})
    ada.roll("r3 b4")
    check_fingers(ada)
    check_width(ada)
    ada.page.get_by_role("button", name="the red 3").tap()
    ada.place("WV").tap()
    expect(ada.place("WV")).to_have_attribute("aria-label", "West Virginia, red: 3")
    check_on_its_side(ada)


def check_on_its_side(ada: Visitor) -> None:
    """In landscape, most of the screen is left for the sheet: the map, and beside it a part."""
    ada.page.set_viewport_size({"width": 740, "height": PHONE})
    ada.page.wait_for_function(
        """() => {
            const [board, small, large] = [".board", ".overview", ".magnifier"]
                .map(name => document.querySelector(name).getBoundingClientRect());
            return board.height > innerHeight * .6 && small.right < large.left
                && large.height > innerHeight * .5;
        }""",
        timeout=5_000,
    )


def test_a_long_name_leaves_room_for_the_rest(arrive: Arrive) -> None:
    ada = arrive(width=PHONE, has_touch=True)
    options = {"rounds": 1, "realms": [["scythe", "wingspan", "euphoria"]]}
    wish = {"game": "rolling-realms", "seats": 2, "bots": ["random"], "options": options}
    table = ada.open_table({**wish, "name": LONG})
    expect(ada.page.locator(OPEN).first).to_be_visible()
    check_width(ada)
    eve = arrive(width=PHONE, has_touch=True)
    eve.page.goto(f"{ada.address}/t/{table}")
    expect(eve.page.locator(".tray-words")).to_contain_text(LONG)
    check_width(eve)
    ada.hasten_to_end(table)
    expect(ada.page.locator(".replay select")).to_be_visible()
    check_width(ada)
    for cell in (".verdict tbody td:nth-child(3)", ".breakdown tbody td:last-child"):
        rights = ada.page.locator(cell).evaluate_all(
            "all => all.map(one => one.getBoundingClientRect().right)"
        )
        assert rights
        assert max(rights) <= PHONE, cell


def test_a_tap_leaves_no_preview_under_the_finger(arrive: Arrive) -> None:
    ada = arrive(width=390, has_touch=True)
    sent: list[str] = []
    ada.page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(str(text))))
    realms = {"rounds": 1, "realms": [["scythe", "wingspan", "tapestry"]]}
    ada.open_table({"game": "rolling-realms", "options": realms, "dice": "manual"})
    ada.roll("3 5")
    ada.page.locator(".tray .die").first.tap()
    ada.place("scythe:top3").tap()
    expect(ada.place("scythe:top3")).to_have_attribute("aria-label", re.compile("marked"))
    assert any('"play"' in text for text in sent)
    assert not any('"preview"' in text for text in sent)
    # The next card comes by itself, and what was shown before it came goes with that.
    expect(ada.page.locator(".thumb[aria-pressed=true]")).to_contain_text("Wingspan")
    # Who comes with keys sees what would happen.
    ada.place("wingspan:1a").focus()
    for key in ("ArrowRight", "ArrowLeft"):
        ada.page.keyboard.press(key)
    expect(ada.page.locator(".mine .ghost .mark").first).to_be_attached()


@pytest.mark.parametrize("size", [(390, 844), (360, 740), (844, 390), (1366, 768)])
def test_any_number_of_dice_can_be_tapped(arrive: Arrive, size: tuple[int, int]) -> None:
    ada = arrive(width=PHONE, has_touch=True)
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    options = {"realms": [["tapestry", "my-little-scythe", "euphoria"]], "rounds": 1}
    ada.open_table({"game": "rolling-realms", "options": options})
    expect(ada.page.locator(OPEN).first).to_be_visible()
    for count in range(2, 9):
        assert ada.page.evaluate(DICE, count) == "", count


def test_how_long_it_goes_is_always_in_sight(arrive: Arrive) -> None:
    ada = arrive(width=PHONE, has_touch=True)
    ada.open_table({"game": "rolling-realms", "options": {"rounds": 3}})
    where = ada.page.locator(".where")
    expect(where.get_by_text("of 3")).to_be_visible()
    expect(where.get_by_text("of 9")).to_be_visible()
    ada.open_table({"game": "youtoma"})
    expect(where.get_by_text("of 11")).to_be_visible()
    # Where nobody knows how many rounds there are, what ends the game is counted.
    ada.open_table({"game": "dice-realms", "seats": 2, "bots": ["greedy"]})
    for name in ("grain", "points", "misery"):
        left = ada.page.locator(f".bar .supply [aria-label^='Supply: {name}']")
        expect(left).to_be_in_viewport()
    check_width(ada)
