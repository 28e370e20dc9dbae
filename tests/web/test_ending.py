"""The end of a game: the verdict, the boards, and a replay that runs."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.web.conftest import Arrive
from tests.web.fingers import Fingers
from tests.web.visitor import Visitor

PHONE = 360
REALMS: dict[str, object] = {"rounds": 1, "realms": [["scythe", "wingspan", "euphoria"]]}
SOLO: dict[str, object] = {"game": "rolling-realms", "options": REALMS}
# What sticks out of the window, of the parts that must be seen at once.
OUTSIDE = """() => [".verdict", ".replay", ".replay .card", ".replay-tools", ".ending-dock"]
    .flatMap(part => [...document.querySelectorAll(part)]).filter(part => {
        const {left, top, right, bottom} = part.getBoundingClientRect();
        return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    }).map(part => part.className)"""
# Does nothing lie over the middle of it?
ON_TOP = """it => {
    const {x, y, width, height} = it.getBoundingClientRect();
    return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def to_step(visitor: Visitor, step: int) -> None:
    """Go to a step of the replay, and wait until it is shown."""
    slider = visitor.page.locator(".replay").get_by_role("slider")
    expect(slider).to_be_enabled()
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
    ada.page.wait_for_function("() => document.documentElement.scrollHeight === innerHeight")
    assert ada.page.evaluate(OUTSIDE) == []
    # The own row is marked, and so is the own column of the parts.
    expect(ada.page.locator(".verdict tbody tr.you")).to_contain_text("Ada")
    expect(ada.page.locator(".breakdown thead th.you")).to_have_text("Ada")


def test_on_a_low_screen_no_part_of_the_result_hides_another(arrive: Arrive) -> None:
    ada = arrive()
    ada.page.set_viewport_size({"width": 1366, "height": 768})
    table = ada.open_table({"game": "rolling-realms", "options": {"rounds": 1}})
    ada.hasten_to_end(table)
    head = ada.page.locator(".breakdown h2")
    head.evaluate("it => it.scrollIntoView()")
    # The verdict makes room, and what one does next stays where it was.
    expect(head).to_be_in_viewport(ratio=0.99)
    assert head.evaluate(ON_TOP)
    expect(ada.page.locator(".verdict h1")).not_to_be_in_viewport()
    expect(ada.page.locator(".next-game")).to_be_in_viewport(ratio=1)
    expect(ada.page.locator(".replay")).to_be_in_viewport(ratio=1)


def be_good(visitor: Visitor) -> None:
    """From now on every score of this visitor is superb."""

    def praise(route: Route) -> None:
        told = route.fetch().json()
        told["yardstick"] |= {"better": 83, "band": 1}
        route.fulfill(json=told)

    visitor.page.route(re.compile(r"/review\?"), praise)


def test_who_is_alone_reads_how_good_that_was_and_celebrates_what_was(arrive: Arrive) -> None:
    ada, eve = arrive(), arrive()
    table = ada.open_table(SOLO)
    ada.hasten_to_end(table)
    verdict = ada.page.locator(".verdict")
    # Whoever makes the first legal move each time learns.
    expect(verdict.locator(".band.is-mine")).to_contain_text("Learning")
    expect(verdict).to_contain_text("of 100 games")
    expect(verdict).to_contain_text("measured with the usual set-up")
    expect(verdict.locator(".band")).to_have_count(5)
    expect(verdict.locator(".confetti")).to_have_count(0)
    # A single score is no table, and has no place.
    expect(verdict.get_by_role("table")).to_have_count(0)
    be_good(ada)
    ada.page.reload()
    expect(verdict).to_contain_text("Superb: better than 83 of 100 games that the bot Greedy")
    # With reduced motion the celebration stands still, and who only watches has none.
    expect(verdict.locator(".confetti.is-still")).to_have_count(1)
    eve.page.goto(ada.page.url)
    expect(eve.page.locator(".verdict")).to_be_visible()
    expect(eve.page.locator(".confetti")).to_have_count(0)
    expect(eve.page.locator(".bands")).to_have_count(0)
    expect(eve.page.locator(".replay .card").first).to_be_visible()


def test_the_best_score_of_a_browser_is_remembered(arrive: Arrive) -> None:
    ada = arrive()
    table = ada.open_table(SOLO)
    best = """([setup, score]) => localStorage.setItem("rollwright.best", JSON.stringify({
        [setup]: {score, points: (score / 10).toFixed(1), table: "other", before: null}}))"""
    ada.hasten_to_end(table)
    expect(ada.page.locator(".how-good")).to_be_visible()
    setup = ada.page.request.get(f"{ada.address}/api/tables/{table}/review").json()["setup"]
    personal = ada.page.locator(".personal")
    expect(personal).to_have_count(0)
    ada.page.evaluate(best, [setup, 900])
    ada.page.reload()
    expect(personal).to_have_text("Your best is 90.0.")
    ada.page.evaluate(best, [setup, -1])
    ada.page.reload()
    expect(personal).to_have_text("Your best yet: it was -0.1.")
    ada.page.reload()
    expect(personal).to_have_text("Your best yet: it was -0.1.")


def test_the_curve_leads_the_replay_by_tap_and_by_keys(arrive: Arrive) -> None:
    ada = arrive()
    table = ada.open_table({**SOLO, "seats": 2, "bots": ["greedy"]})
    ada.hasten_to_end(table)
    curve = ada.page.get_by_role("slider", name="Turn by turn")
    expect(curve).to_have_attribute("aria-valuenow", "9")
    expect(curve).to_have_attribute(
        "aria-valuetext", re.compile(r"Round 1, Turn 9: You [\d.]+ · Gr")
    )
    review = ada.page.request.get(f"{ada.address}/api/tables/{table}/review").json()
    steps = [point["step"] for point in review["curve"]]
    replay = ada.page.locator(".replay")
    curve.press("ArrowLeft")
    expect(replay).to_contain_text(f"Step {steps[8]} of {steps[9]}")
    curve.press("Home")
    expect(replay).to_contain_text("Step 0 of")
    curve.press("ArrowRight")
    expect(replay).to_contain_text(f"Step {steps[1]} of")
    expect(replay).to_contain_text("Round 1, Turn 1")
    box = curve.locator(".curve-grid").first.bounding_box()
    assert box is not None
    ada.page.mouse.click(box["x"] + box["width"] * 5 / 9, box["y"] - 20)
    expect(replay).to_contain_text(f"Step {steps[5]} of")
    # The same for those who hear it, and where turns end on the slider.
    rows = ada.page.locator(".curve table tbody tr")
    expect(rows).to_have_count(9)
    expect(rows.last).to_contain_text(review["curve"][9]["points"][0])
    expect(replay.locator(".turn-marks i")).to_have_count(9)
    # The slider of the replay moves the curve.
    replay.get_by_role("slider").press("End")
    expect(curve).to_have_attribute("aria-valuenow", "9")


def test_who_lost_reads_the_own_place_first(arrive: Arrive) -> None:
    ada = arrive()
    table = ada.open_table({"game": "rolling-america", "seats": 2, "bots": ["greedy"]})
    ada.hasten_to_end(table)
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Second place.")
    expect(ada.page.locator(".verdict-reason")).to_have_text(
        re.compile(r"Greedy wins with \d+ Xs?\.")
    )


def test_dice_tumble_from_step_to_step_but_not_when_one_jumps(arrive: Arrive) -> None:
    ada = arrive(reduced_motion="no-preference")
    table = ada.open_table(SOLO)
    ada.hasten_to_end(table)
    replay = ada.page.locator(".replay")
    ada.page.evaluate("""() => {
        window.tumbled = 0;
        new MutationObserver(() => {
            window.tumbled += document.querySelectorAll(".replay .die.rolling").length;
        }).observe(document.querySelector(".replay"),
            {subtree: true, childList: true, attributes: true});
    }""")
    curve = ada.page.get_by_role("slider", name="Turn by turn")
    curve.press("Home")
    for turn in range(1, 4):
        curve.press("ArrowRight")
        expect(curve).to_have_attribute("aria-valuenow", str(turn))
        there(replay)
        expect(replay.locator(".replay-text")).to_contain_text("done")
    assert ada.page.evaluate("window.tumbled") == 0
    # Within a turn the dice are rolled once.
    for _ in range(8):
        replay.get_by_role("button", name="Forward").click()
        there(replay)
        if ada.page.evaluate("window.tumbled"):
            break
    ada.page.wait_for_function("() => window.tumbled > 0")


def there(replay: Locator) -> None:
    """Wait until the step that was asked for is shown: what comes next then follows it."""
    wanted = replay.get_by_role("slider").input_value()
    expect(replay).to_have_attribute("data-step", wanted)


def test_the_score_counts_up_and_the_confetti_ends(arrive: Arrive) -> None:
    ada = arrive(reduced_motion="no-preference")
    be_good(ada)
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


@pytest.mark.parametrize(
    "wish", [{"game": "rolling-america"}, {"game": "rolling-realms", "options": REALMS}]
)
def test_on_a_phone_the_replay_shows_past_sheets_of_either_player(
    arrive: Arrive, wish: dict[str, object]
) -> None:
    ada = arrive(width=PHONE, has_touch=True)
    table = ada.open_table({**wish, "seats": 2, "bots": ["greedy"]})
    ada.hasten_to_end(table)
    ada.page.wait_for_function(f"() => document.documentElement.scrollWidth === {PHONE}")
    replay = ada.page.locator(".replay")
    written = replay.locator(".mark")
    expect(written.first).to_be_visible()
    last = written.count()
    to_step(ada, 0)
    expect(written).not_to_have_count(last)
    replay.get_by_role("button", name="Forward").tap()
    expect(replay).to_contain_text("Step 1 of")
    expect(replay.locator(".replay-text")).not_to_be_empty()
    replay.get_by_label("Sheet").select_option(label="Greedy")
    replay.get_by_role("slider").press("End")
    expect(replay).not_to_contain_text("Step 1 of")
    expect(written).not_to_have_count(0)
    # The next game is always within reach.
    expect(ada.page.get_by_role("button", name="Play again")).to_be_in_viewport()


def test_of_a_crowd_everybody_sees_the_own_place_and_board(arrive: Arrive) -> None:
    host, bob = arrive(), arrive(width=PHONE, has_touch=True)
    crowd = {"kind": "event", "seats": 5, "bots": ["random"] * 4, "start": False}
    table = host.open_table({"game": "rolling-america", **crowd})
    bob.page.goto(f"{bob.address}/t/{table}")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Take a seat").click()
    host.page.get_by_role("button", name="Start", exact=True).click()
    expect(bob.page.locator(".where")).to_be_visible()
    bob.hasten_to_end(table)
    expect(bob.page.locator(".own-place")).to_contain_text(re.compile(r"Your place: \d of 5"))
    expect(bob.page.locator(".last-board .mark").first).to_be_visible()
    expect(bob.page.locator(".replay")).to_have_count(0)
    bob.page.wait_for_function(f"() => document.documentElement.scrollWidth === {PHONE}")
    # Who only watched sees the board of the best.
    expect(host.page.locator(".own-place")).to_have_count(0)
    expect(host.page.locator(".last-board .mark").first).to_be_visible()


@pytest.mark.parametrize("wish", [{"game": "rolling-america"}, SOLO])
def test_a_finger_that_begins_on_the_board_scrolls_the_page(
    arrive: Arrive, wish: dict[str, object]
) -> None:
    ada = arrive(width=390, has_touch=True)
    ada.hasten_to_end(ada.open_table(wish))
    board = ada.page.locator(".replay .magnifier, .replay .page-of-cards").first
    expect(ada.page.locator(".replay").get_by_role("slider")).to_be_enabled()
    board.evaluate("board => board.scrollIntoView({block: 'center'})")
    box = board.bounding_box()
    assert box is not None
    before = ada.page.evaluate("scrollY")
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    Fingers(ada.page).swipe((x, y), (x, y - 120))
    ada.page.wait_for_function("before => scrollY > before + 40", arg=before)
