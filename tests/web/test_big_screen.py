"""The big screen: everything fits on it, and it follows the players to the next game."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive
from tests.web.house import House
from tests.web.test_event import WISH, join
from tests.web.visitor import OPEN, Visitor

PROJECTOR = {"width": 1280, "height": 720}
LONG_NAME = "Wolfeschlegelsteinhausenbergerdorff12345"
FITS = """() => document.documentElement.scrollWidth <= innerWidth
    && document.documentElement.scrollHeight <= innerHeight
    && [...document.querySelectorAll(".leaders b")].every((score) =>
      score.getBoundingClientRect().right < innerWidth)"""


def screen_of(visitor: Visitor, table: str) -> Page:
    """A second page of a visitor, on a projector."""
    page = visitor.page.context.new_page()
    page.set_viewport_size(PROJECTOR)  # type: ignore[arg-type]
    page.goto(f"{visitor.address}/t/{table}/screen")
    return page


def fill(house: House, table: str, count: int) -> None:
    """This many guests take a seat without opening the page."""
    for at in range(count):
        house.ask(f"/api/tables/{table}/join", {"name": f"Guest {at}"})


def finish(host: Visitor) -> None:
    """The host hurries all players through a game of nine turns."""
    # A page behind another one of the same browser is drawn once a second, and clicks wait for it.
    host.page.bring_to_front()
    host.look_beside()
    for turn in range(1, 10):
        expect(host.page.locator(".where")).to_contain_text(f"Turn {turn}")
        host.page.get_by_role("button", name="Finish the turn for all").click()
    expect(host.page.locator(".verdict")).to_be_visible()


def test_long_names_and_the_countdown_fit_and_fill_the_wall(arrive: Arrive, house: House) -> None:
    host, bob = arrive(), arrive()
    table = host.open_table({**WISH, "game": "rolling-america", "options": {}})
    join(bob, table, LONG_NAME)
    # Only who sits first is named by the roll.
    expect(host.page.locator(".lobby")).to_contain_text("1 at the table")
    fill(house, table, 14)
    wall = screen_of(host, table)
    expect(wall.locator(".leaders")).to_contain_text(LONG_NAME)
    expect(wall.locator(".leaders li")).to_have_count(10)
    fits_all(wall)
    wall.get_by_role("button", name="Start", exact=True).click()
    # The sentence of the roll names the long name.
    expect(wall.locator(".roll-text")).to_contain_text(LONG_NAME)
    fits_all(wall)
    wall.get_by_role("button", name="90 s countdown").click()
    expect(wall.get_by_role("timer")).to_be_visible()
    fits_all(wall)
    shown = wall.locator(".shown").bounding_box()
    assert shown is not None
    assert shown["y"] + shown["height"] > 0.8 * 1080


def fits_all(wall: Page) -> None:
    """On an old beamer, on a projector, and then on a large wall."""
    for size in ({"width": 1024, "height": 768}, PROJECTOR, {"width": 1920, "height": 1080}):
        wall.set_viewport_size(size)  # type: ignore[arg-type]
        wall.wait_for_function(FITS)


def test_a_crowd_sees_who_won_and_moves_on_to_the_next_game(arrive: Arrive, house: House) -> None:
    host, bob, eve = arrive(), arrive(width=360, has_touch=True), arrive()
    table = host.open_table(WISH)
    fill(house, table, 12)
    join(bob, table, "Bob")
    wall, public = screen_of(host, table), screen_of(arrive(), table)
    host.page.bring_to_front()
    host.page.get_by_role("button", name="Start", exact=True).click()
    # A late comer watches, and may play the next game.
    expect(bob.page.locator(".where")).to_contain_text("Turn 1")
    eve.page.goto(f"{eve.address}/t/{table}")
    expect(eve.page.locator(".tray")).to_contain_text("you can play the next one")
    expect(eve.page.get_by_role("button", name="Take a seat")).to_have_count(0)
    expect(eve.page.locator(".watched .print").first).to_be_visible()

    finish(host)
    for page in (wall, public):
        expect(page.locator(".leader-place").first).to_have_text("1")
        best = page.locator(".leader-name").first.inner_text()
        expect(page.locator(".screen-verdict")).to_contain_text(best)
        expect(page.locator(".leaders li")).to_have_count(12)
        expect(page.locator(".where")).to_have_count(0)
        # The best three, the first in the middle, each with a board.
        steps = page.locator(".podium-step")
        expect(steps).to_have_count(3)
        expect(steps.nth(1)).to_contain_text(best)
        expect(page.locator(".podium-board .print").first).to_be_visible()
        expect(page.locator(".podium-head")).to_contain_text("13 played")
    fits_all(wall)
    expect(public.get_by_role("button", name="Play again")).to_have_count(0)
    expect(bob.page.locator(".own-place")).to_have_text(
        re.compile(r"Your place: \d+ of 13, with [\d.]+ stars?\.")
    )

    wall.bring_to_front()
    wall.get_by_role("button", name="Play again").click()
    expect(wall).not_to_have_url(re.compile(table))
    following = wall.url.removesuffix("/screen")
    assert wall.url == f"{following}/screen"
    expect(public).to_have_url(wall.url)
    eve.page.get_by_role("link", name="To the next table").click()
    eve.page.get_by_label("Your name").fill("Eve")
    eve.page.get_by_role("button", name="Take a seat").click()
    # Nobody is taken along who was not asked.
    bob.page.get_by_text("The host wants to play again.").wait_for()
    expect(bob.page).to_have_url(re.compile(table))
    bob.page.get_by_role("button", name="Join").tap()
    for page in (host.page, bob.page):
        expect(page).to_have_url(following)
        expect(page.locator(".lobby .seats")).to_contain_text("Bob")
        expect(page.locator(".lobby .seats")).to_contain_text("Eve")
    # The back button leads to the finished game, whoever opened the next table.
    for page, end in ((host.page, ".verdict"), (bob.page, ".verdict"), (wall, ".screen-verdict")):
        page.go_back()
        expect(page).to_have_url(re.compile(table))
        expect(page.locator(end)).to_be_visible()
    bob.page.get_by_role("link", name="To the next table").click()
    expect(bob.page).to_have_url(following)


def test_who_opens_the_next_table_finds_the_finished_one_a_step_back(arrive: Arrive) -> None:
    ada = arrive()
    table = ada.open_table({"game": "rolling-realms", "options": WISH["options"]})
    ada.hasten_to_end(table)
    ada.page.get_by_role("button", name="Play again").click()
    expect(ada.page).not_to_have_url(re.compile(table))
    ada.page.go_back()
    expect(ada.page).to_have_url(re.compile(table))
    expect(ada.page.locator(".verdict")).to_be_visible()


def test_dice_and_players_are_shown_or_the_dice_of_whoever_leads(arrive: Arrive) -> None:
    ada = arrive()
    table = ada.open_table({"game": "rolling-america", "seats": 2, "bots": ["greedy"]})
    expect(ada.page.locator(OPEN).first).to_be_visible()
    wall = screen_of(arrive(), table)
    expect(wall.locator(".screen .die")).to_have_count(2)
    expect(wall.locator(".leaders")).to_contain_text("Ada")
    # What happened last, and how to watch along.
    expect(wall.locator(".lately li").first).to_be_visible()
    expect(wall.locator(".follow .qr")).to_be_visible()
    expect(wall.locator(".follow-code")).to_contain_text(table[:4])
    table = ada.open_table({"game": "dice-realms", "seats": 2, "bots": ["greedy"]})
    wall.goto(f"{ada.address}/t/{table}/screen")
    # The Fate die is everybody's; the others belong to whoever is shown.
    expect(wall.locator(".cloth .die")).to_have_count(1)
    expect(wall.locator(".shown .die")).to_have_count(6)
    for at, name in enumerate(("Ada", "Greedy")):
        expect(wall.locator(".shown").nth(at)).to_contain_text(name)
    wall.wait_for_function(FITS)


def test_a_small_table_is_ranked_and_leads_back_to_its_players(arrive: Arrive) -> None:
    ada = arrive()
    table = ada.open_table({"game": "rolling-realms", "seats": 3, "bots": ["greedy", "random"]})
    expect(ada.page.locator(OPEN).first).to_be_visible()
    wall = screen_of(ada, table)
    # The boards of all, side by side, with what each has: bots are fast.
    boards = wall.locator(".all-shown .shown")
    expect(boards).to_have_count(3)
    expect(wall.locator(".shown .board .print")).to_have_count(9)
    expect(wall.locator(".shown .is-done")).to_have_count(2)
    expect(boards.filter(has_text="Ada")).to_contain_text("thinking")
    expect(boards.first.get_by_role("img", name="coins: 0")).to_be_visible()
    fits_all(wall)
    expect(wall.locator(".roll-words")).to_have_text(re.compile(r"^[1-6] and [1-6]$"))
    ada.hasten(table)
    wall.wait_for_function(
        "() => document.querySelector('.leader-change') || document.querySelector('.podium')"
    )
    expect(wall.locator(".podium")).to_be_visible()
    scores = [float(text) for text in wall.locator(".leaders .wall-score b").all_inner_texts()]
    assert scores == sorted(scores, reverse=True)
    assert len(scores) == 3
    expect(wall.locator(".leader-place").first).to_have_text("1")
    expect(wall.locator(".leader-change")).to_have_count(0)
    expect(wall.locator(".leaders .wall-score").first).to_contain_text("stars")
    wall.get_by_role("link", name="Back to the table").click()
    expect(wall.locator(".verdict")).to_be_visible()


def test_the_code_is_read_from_afar_as_long_as_one_can_join(arrive: Arrive) -> None:
    host = arrive()
    table = host.open_table({**WISH, "start": False})
    wall = screen_of(host, table)
    expect(wall.get_by_role("img", name=" ".join(table))).to_be_visible()
    letters = wall.locator(".wall-code b")
    assert "".join(letters.all_inner_texts()) == table
    fits_all(wall)
    box = letters.first.bounding_box()
    assert box is not None
    assert box["height"] > 80
