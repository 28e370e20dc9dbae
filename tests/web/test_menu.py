"""The menu of moves lies inside of the window, wherever it opens."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.visitor import OPEN

# Whether the whole menu is seen; the most that lies below its edge can be scrolled to.
INSIDE = """() => {
    const box = document.querySelector("dialog.menu").getBoundingClientRect();
    return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
}"""
ASK = """(place, where) => {
    place.scrollIntoView({block: where});
    place.dispatchEvent(new MouseEvent("click", {bubbles: true, shiftKey: true}));
}"""


@pytest.mark.parametrize(("width", "height"), [(1280, 640), (1024, 768), (740, 360)])
def test_a_menu_lies_inside_of_the_window(arrive: Arrive, width: int, height: int) -> None:
    ada = arrive()
    ada.page.set_viewport_size({"width": width, "height": height})
    ada.open_table({"game": "rolling-america", "dice": "manual"})
    # A wild die offers much at once.
    ada.roll("w3 b4")
    ada.page.get_by_role("button", name="Die B, 4").click()
    places = ada.page.locator(OPEN)
    expect(places.first).to_be_visible()
    menu = ada.page.locator("dialog.menu")
    for place in (places.first, places.nth(places.count() // 2), places.last):
        for where in ("start", "center", "end"):
            place.evaluate(ASK, where)
            expect(menu).to_be_visible()
            ada.page.wait_for_function(INSIDE, timeout=5_000)
            last = menu.locator(".menu-list button").last
            last.scroll_into_view_if_needed()
            expect(last).to_be_in_viewport()
            ada.page.keyboard.press("Escape")
            expect(menu).to_have_count(0)
