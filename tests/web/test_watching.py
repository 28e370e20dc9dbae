"""What others do is seen at once, without asking for it."""

import json

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.test_moves import write_red
from tests.web.visitor import Visitor

MANUAL = {"game": "rolling-america", "dice": "manual", "seats": 2}
# How far to the right anything of the sheet that is watched reaches.
WIDEST = """() => Math.max(...[...document.querySelectorAll(".watched, .watched > .board")]
    .map(part => part.getBoundingClientRect().right))"""


def listen(visitor: Visitor) -> list[str]:
    """What the page sends from now on; whether the line is alive is not counted."""
    sent: list[str] = []

    def note(text: str | bytes) -> None:
        message = json.loads(text)
        if not str(message["command"]).endswith("-beat"):
            sent.append(message["op"])

    visitor.page.on("websocket", lambda line: line.on("framesent", note))
    return sent


def test_a_move_of_another_comes_to_their_miniature_by_itself(arrive: Arrive) -> None:
    ada, bob = arrive(), arrive()
    sent = listen(bob)
    wish = {"game": "rolling-america", "dice": "manual", "seats": 2}
    table = ada.open_table({**wish, "start": False})
    bob.page.goto(f"{bob.address}/t/{table}")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Take a seat").click()
    expect(ada.page.locator(".seats")).to_contain_text("Bob")
    ada.page.get_by_role("button", name="Start", exact=True).click()
    written = bob.page.locator(".players .miniature .stroke")
    expect(bob.page.locator(".players .miniature .print")).to_have_count(1)
    # The page says once whom it looks at.
    assert sent.count("watch") == 1
    sent.clear()
    ada.roll("r3 b4")
    expect(bob.page.locator(".tray .die")).to_have_count(2)
    expect(written).to_have_count(0)
    write_red(ada)
    expect(written).to_have_count(1)
    told = bob.page.locator(".log li", has_text="The red 3 goes to Pennsylvania.")
    expect(told).to_have_count(1)
    ada.page.get_by_role("button", name="Undo").click()
    expect(written).to_have_count(0)
    expect(told).to_have_count(0)
    write_red(ada)
    expect(written).to_have_count(1)
    # What was taken back is told no more; what came before is told once.
    expect(told).to_have_count(1)
    expect(bob.page.locator(".log li", has_text="The game begins.")).to_have_count(1)
    assert sent == []


def test_who_watches_follows_whoever_plays_and_sees_what_they_did(arrive: Arrive) -> None:
    ada, bob, eve = arrive(), arrive(), arrive(width=390, has_touch=True)
    table = ada.open_table({**MANUAL, "start": False})
    bob.page.goto(f"{bob.address}/t/{table}")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Take a seat").click()
    expect(ada.page.locator(".seats")).to_contain_text("Bob")
    ada.page.get_by_role("button", name="Start", exact=True).click()
    ada.roll("r3 b4")
    eve.page.goto(f"{eve.address}/t/{table}")
    whom = eve.page.get_by_role("region", name="Sheet of")
    expect(whom).to_have_attribute("aria-label", "Sheet of Ada")
    # The board is no wider than the phone, however many play.
    expect(eve.page.locator(".watched .print").first).to_be_visible()
    assert eve.page.evaluate(WIDEST) <= 390
    eve.page.get_by_role("button", name="Follow").click()
    write_red(bob)
    expect(whom).to_have_attribute("aria-label", "Sheet of Bob")
    expect(eve.page.locator(".dock .latest")).to_contain_text("The red 3 goes to Pennsylvania")
    eve.page.get_by_role("button", name="Ada", exact=False).first.click()
    expect(whom).to_have_attribute("aria-label", "Sheet of Ada")
    eve.page.get_by_role("link", name="All boards").click()
    expect(eve.page.locator(".screen")).to_be_visible()
