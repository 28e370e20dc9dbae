"""The menu of moves is inside the window, wherever it opens."""

from playwright.sync_api import Locator, expect

from tests.web.conftest import Arrive
from tests.web.visitor import OPEN, Visitor

# Whether the whole menu is seen; the most that lies below its edge can be scrolled to.
INSIDE = """() => {
    const box = document.querySelector("dialog.menu").getBoundingClientRect();
    return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
}"""
ASK = """(place, where) => {
    place.scrollIntoView({block: where});
    place.dispatchEvent(new MouseEvent("click", {bubbles: true, shiftKey: true}));
}"""


def test_a_menu_lies_inside_of_the_window(arrive: Arrive) -> None:
    ada = arrive()
    ada.open_table({"game": "rolling-america", "dice": "manual"})
    # A wild die offers much at once.
    ada.roll("w3 b4")
    ada.page.get_by_role("button", name="the blue 4").click()
    places = ada.page.locator(OPEN)
    expect(places.first).to_be_visible()
    last = places.count() - 1
    for (width, height), at, where in (
        ((1280, 640), 0, "start"),
        ((1280, 640), last // 2, "center"),
        ((1280, 640), last, "end"),
        ((1024, 768), last, "start"),
        ((740, 360), 0, "center"),
        ((740, 360), last, "end"),
    ):
        ada.page.set_viewport_size({"width": width, "height": height})
        check_menu(ada, places.nth(at), where)


def check_menu(ada: Visitor, place: Locator, where: str) -> None:
    """The menu of a place at this edge of the window is completely inside it."""
    menu = ada.page.locator("dialog.menu")
    place.evaluate(ASK, where)
    expect(menu).to_be_visible()
    ada.page.wait_for_function(INSIDE, timeout=5_000)
    last = menu.locator(".menu-list button").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    ada.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
