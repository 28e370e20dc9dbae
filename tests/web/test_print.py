"""A printed sheet: the state of the game without buttons."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.visitor import Visitor

# A4 without its margins, in pixels.
PAPER = {"width": 703, "height": 1032}
WHITE = "rgb(255, 255, 255)"


def print_of(visitor: Visitor) -> None:
    """The page as it is printed."""
    visitor.page.emulate_media(media="print", color_scheme="dark")
    visitor.page.set_viewport_size(PAPER)  # type: ignore[arg-type]


def check_paper(visitor: Visitor, headline: str) -> None:
    page = visitor.page
    expect(page.locator(".print-head")).to_have_text(headline)
    expect(page.locator(".print-head")).to_be_visible()
    for button in page.locator("button:not(.die), a.button, select, input").all():
        expect(button).to_be_hidden()
    for part in ("body", ".panel"):
        expect(page.locator(part).first).to_have_css("background-color", WHITE)
    # Nothing is cut off at the right edge, and no board between two pages.
    page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")
    for board in page.locator(".card").all():
        expect(board).to_have_css("break-inside", "avoid")


WISH = {"game": "rolling-realms", "seats": 2, "bots": ["greedy"], "options": {"rounds": 1}}


def test_a_running_game_can_be_printed(arrive: Arrive) -> None:
    ada = arrive(color_scheme="dark")
    ada.open_table(WISH)
    expect(ada.page.locator(".tray .die")).to_have_count(2)
    expect(ada.page.locator(".print-head")).to_be_hidden()
    print_of(ada)
    check_paper(ada, "Rolling Realms · Ada")
    expect(ada.page.locator(".log")).to_be_hidden()
    expect(ada.page.locator(".on-paper")).to_have_text(re.compile(r"pumpkins: \d · hearts: \d"))
    expect(ada.page.locator(".on-paper")).to_be_visible()
    for card in ada.page.locator(".board .print").all():
        box = card.bounding_box()
        assert box is not None
        assert box["width"] > PAPER["width"] / 3
    ada.page.emulate_media(media="screen")


def test_a_finished_game_can_be_printed(arrive: Arrive) -> None:
    ada = arrive(color_scheme="dark")
    table = ada.open_table(WISH)
    ada.hasten_to_end(table)
    expect(ada.page.locator(".replay .card").first).to_be_visible()
    print_of(ada)
    check_paper(ada, "Rolling Realms · Ada")
