"""The end of a game: the verdict, the boards, and a replay that runs."""

import re

from playwright.sync_api import Route, expect

from tests.web.conftest import Arrive
from tests.web.visitor import Visitor

REALMS = {"rounds": 1, "realms": [["scythe", "wingspan", "euphoria"]]}
SOLO = {"game": "rolling-realms", "options": REALMS}
# What sticks out of the window, of the parts that must be seen at once.
OUTSIDE = """() => [".verdict", ".replay", ".replay .card", ".replay-tools", ".ending-dock"]
    .flatMap(part => [...document.querySelectorAll(part)]).filter(part => {
        const {left, top, right, bottom} = part.getBoundingClientRect();
        return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    }).map(part => part.className)"""


def to_step(visitor: Visitor, step: int) -> None:
    """Go to a step of the replay, and wait until it is shown."""
    slider = visitor.page.locator(".replay").get_by_role("slider")
    slider.press("Home")
    for _ in range(step):
        slider.press("ArrowRight")
    expect(visitor.page.locator(".replay")).to_contain_text(f"Step {step} of")


def test_on_a_desktop_everything_is_seen_at_once(arrive: Arrive) -> None:
    ada = arrive()
    ada.page.set_viewport_size({"width": 1280, "height": 720})
    table = ada.open_table({"game": "rolling-america", "seats": 3, "bots": ["greedy", "random"]})
    ada.hasten_to_end(table)
    expect(ada.page.locator(".replay .card").first).to_be_visible()
    ada.page.wait_for_function("document.documentElement.scrollHeight === innerHeight")
    assert ada.page.evaluate(OUTSIDE) == []
    # The own row is marked, and so is the own column of the parts.
    expect(ada.page.locator(".verdict tbody tr.you")).to_contain_text("Ada")
    expect(ada.page.locator(".breakdown thead th.you")).to_have_text("Ada")


def test_who_is_alone_has_no_place_and_celebrates(arrive: Arrive) -> None:
    ada, eve = arrive(), arrive()
    table = ada.open_table(SOLO)
    ada.hasten_to_end(table)
    verdict = ada.page.locator(".verdict")
    expect(verdict.get_by_role("columnheader")).to_have_text(["Name", "Score"])
    expect(verdict.locator(".place")).to_have_count(0)
    # With reduced motion the celebration stands still, and who only watches has none.
    expect(verdict.locator(".confetti.is-still")).to_have_count(1)
    eve.page.goto(ada.page.url)
    expect(eve.page.locator(".verdict")).to_be_visible()
    expect(eve.page.locator(".confetti")).to_have_count(0)
    expect(eve.page.locator(".replay .card").first).to_be_visible()


def test_the_score_counts_up_and_the_confetti_ends(arrive: Arrive) -> None:
    ada = arrive(reduced_motion="no-preference")
    table = ada.open_table(SOLO)
    ada.hasten_to_end(table)
    expect(ada.page.locator(".confetti-piece").first).to_be_attached()
    expect(ada.page.locator(".hand-score.is-counted .score-ring .stroke")).to_have_count(1)
    expect(ada.page.locator(".confetti")).to_have_count(0)


def test_each_step_marks_what_it_changed(arrive: Arrive) -> None:
    ada = arrive()
    table = ada.open_table(SOLO)
    ada.hasten_to_end(table)
    replay = ada.page.locator(".replay")
    to_step(ada, 1)
    expect(replay.locator(".spot.glow")).to_have_count(0)
    to_step(ada, 2)
    expect(replay.locator(".spot.glow")).not_to_have_count(0)
    changed = replay.locator(".spot.glow").first.get_attribute("data-place")
    replay.get_by_role("button", name="Forward").click()
    expect(replay).to_contain_text("Step 3 of")
    expect(replay.locator(f'.spot.glow[data-place="{changed}"]')).to_have_count(0)


def test_the_replay_runs_halts_and_is_led_by_keys(arrive: Arrive) -> None:
    ada = arrive()
    table = ada.open_table(SOLO)
    ada.hasten_to_end(table)
    replay = ada.page.locator(".replay")
    halt = replay.get_by_role("button", name="Halt the replay")
    expect(replay.get_by_role("button", name="Run the replay")).to_be_enabled()
    # The heading has the focus: these keys are meant for the replay. At the end it begins anew.
    ada.page.keyboard.press(" ")
    expect(halt).to_be_visible()
    expect(replay).to_contain_text(re.compile(r"Step [23] of"))
    ada.page.keyboard.press(" ")
    expect(halt).to_have_count(0)
    ada.page.keyboard.press("End")
    expect(replay.get_by_role("button", name="Forward")).to_be_disabled()
    ada.page.keyboard.press("Home")
    expect(replay).to_contain_text("Step 0 of")
    ada.page.keyboard.press("ArrowRight")
    expect(replay).to_contain_text("Step 1 of")
    ada.page.keyboard.press("ArrowLeft")
    expect(replay).to_contain_text("Step 0 of")
    speed = replay.get_by_role("button", name="Speed: 1×")
    speed.click()
    expect(replay.get_by_role("button", name="Speed: 2×")).to_be_visible()


def test_boards_are_shown_in_small_and_large(arrive: Arrive) -> None:
    ada = arrive()
    table = ada.open_table({"game": "rolling-america", "seats": 2, "bots": ["greedy"]})
    ada.hasten_to_end(table)
    boards = ada.page.locator(".gallery-board")
    expect(boards).to_have_count(2)
    expect(boards.first).to_contain_text("You")
    ada.page.get_by_role("button", name="Show the sheet of Greedy").click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.locator(".mark").first).to_be_visible()
    expect(dialog.get_by_role("button", name="Save the picture")).to_be_visible()
    dialog.locator('[data-place="AK"]').click()
    expect(dialog.get_by_role("status")).to_contain_text("Alaska")


def test_a_replay_that_cannot_be_had_says_so_and_is_asked_for_again(arrive: Arrive) -> None:
    ada = arrive()
    table = ada.open_table(SOLO)
    broken = re.compile(r"/replay/\d+")

    def refuse(route: Route) -> None:
        route.fulfill(status=400, json={"error": {"code": "bad", "message": "No such step."}})

    ada.page.route(broken, refuse)
    ada.hasten_to_end(table)
    failure = ada.page.locator(".replay").get_by_role("alert")
    expect(failure).to_contain_text("No such step.")
    # The board as it was left is there all the same.
    expect(ada.page.locator(".replay .card").first).to_be_visible()
    ada.page.unroute(broken)
    failure.get_by_role("button", name="Try again").click()
    expect(failure).to_have_count(0)
    expect(ada.page.locator(".replay")).to_contain_text(re.compile(r"Step [1-9]\d* of"))
