"""Two people on two devices, from a link to the end of a game and the next one."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.visitor import OPEN, Visitor

PHONE = 360


def meet(ada: Visitor, bob: Visitor, game: str, rounds: str = "") -> None:
    """Ada opens a table and sends the link; Bob follows it and takes a seat, and Ada starts."""
    ada.start()
    dialog = ada.new_table(game)
    dialog.get_by_label("Your name").fill("Ada")
    if rounds:
        dialog.get_by_role("group", name="Rounds").get_by_role("radio", name=rounds).check()
    ada.page.get_by_role("button", name="Open the table").click()
    expect(ada.page.get_by_role("img", name="QR code")).to_be_visible()
    bob.page.goto(ada.page.get_by_label("Link", exact=True).input_value())
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Take a seat").tap()
    expect(ada.page.locator(".seats")).to_contain_text("Bob")
    expect(bob.page.get_by_role("button", name="Start")).to_have_count(0)
    ada.page.get_by_role("button", name="Start", exact=True).click()


def hasten_together(*people: Visitor) -> None:
    """Play a game automatically to its end."""
    for person in people:
        person.hasten(person.page.url.rpartition("/")[2])
    for person in people:
        expect(person.page.locator(".verdict")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "rounds", "heading"),
    [("Rolling America", "", "Xs"), ("Rolling Realms", "1", "Round 1")],
)
def test_a_whole_game_from_a_link(arrive: Arrive, game: str, rounds: str, heading: str) -> None:
    ada, bob = arrive(), arrive(width=PHONE, has_touch=True)
    meet(ada, bob, game, rounds)
    check_same_roll(ada, bob)
    hasten_together(ada, bob)
    for person in (ada, bob):
        expect(person.page.locator(".verdict tbody tr")).to_have_count(2)
        expect(person.page.locator(".breakdown")).to_contain_text(heading)
    bob.page.wait_for_function(f"() => document.documentElement.scrollWidth === {PHONE}")
    check_replay(bob)
    # Who did not open the next table is asked, and both play on.
    ada.page.get_by_role("button", name="Play again").click()
    bob.page.get_by_role("button", name="Join").click()
    for person in (ada, bob):
        expect(person.page.locator(".where")).to_contain_text("Turn 1")
    assert ada.page.url == bob.page.url
    ada.take_turn()
    bob.take_turn()
    expect(ada.page.locator(".where")).to_contain_text("Turn 2")


def check_same_roll(ada: Visitor, bob: Visitor) -> None:
    """Both have the same dice, and see each other's moves."""
    expect(bob.page.locator(OPEN).first).to_be_visible()
    roll = bob.page.locator(".roll-text").inner_text().strip()
    expect(ada.page.locator(".roll-text")).to_have_text(roll)
    # Whoever has to play is not told to wait.
    expect(bob.page.locator(".tray")).not_to_contain_text("Waiting for")
    ada.take_turn()
    expect(ada.page.locator(".tray")).to_contain_text("Waiting for Bob")
    expect(bob.page.locator(".log")).to_contain_text("Ada")
    bob.look_beside()
    bob.page.get_by_role("button", name="Show the sheet of Ada").click()
    dialog = bob.page.get_by_role("dialog")
    expect(dialog.locator(".mark").first).to_be_visible()
    bob.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    bob.look_back()
    bob.take_turn()


def check_replay(bob: Visitor) -> None:
    """The slider shows past sheets of either player."""
    replay = bob.page.locator(".replay")
    written = replay.locator(".mark")
    expect(written.first).to_be_visible()
    last = written.count()
    slider = replay.get_by_role("slider")
    expect(slider).to_be_enabled()
    slider.press("Home")
    expect(replay).to_contain_text("Step 0 of")
    expect(written).not_to_have_count(last)
    replay.get_by_role("button", name="Forward").tap()
    expect(replay).to_contain_text("Step 1 of")
    expect(replay.locator(".replay-text")).not_to_be_empty()
    replay.get_by_label("Sheet").select_option(label="Ada")
    slider.press("End")
    expect(replay).not_to_contain_text("Step 1 of")


def test_the_host_hands_over_and_leaves(arrive: Arrive) -> None:
    ada, bob = arrive(), arrive()
    table = ada.open_table({"game": "rolling-america", "seats": 2, "start": False})
    bob.page.goto(f"{bob.address}/t/{table}")
    bob.page.get_by_role("button", name="Take a seat").click()
    ada.page.get_by_role("button", name="Start", exact=True).click()
    for person in (ada, bob):
        person.look_beside()
    expect(bob.page.get_by_role("button", name="Pause")).to_have_count(0)
    ada.page.locator(".seat-tools summary").click()
    ada.page.get_by_role("button", name="Make host").click()
    expect(bob.page.get_by_role("button", name="Pause")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Pause")).to_have_count(0)

    leave = ada.page.get_by_role("button", name="Leave the table")
    leave.click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Stay").click()
    expect(dialog).to_have_count(0)
    expect(leave).to_be_focused()
    leave.click()
    dialog.get_by_role("button", name="Leave the table").click()
    expect(ada.page.locator(".game").first).to_be_visible()
    expect(bob.page.locator(".players")).to_contain_text("Open seat")
    # Players who leave by themselves get no message about the host, and may come back.
    ada.page.goto(f"{ada.address}/t/{table}")
    expect(ada.page.get_by_role("button", name="Take a seat")).to_be_visible()
    bob.page.locator(".seat-tools summary").click()
    bob.page.get_by_role("button", name="Bot takes over").click()
    bob.page.get_by_role("dialog").get_by_role("button", name="Bot takes over").click()
    expect(bob.page.locator(".players")).to_contain_text("Greedy")


def test_a_spectator_watches_whom_they_like_and_cannot_play(arrive: Arrive) -> None:
    ada, eve = arrive(), arrive()
    table = ada.open_table({"game": "rolling-america", "seats": 2, "bots": ["greedy"]})
    eve.page.goto(f"{eve.address}/t/{table}")
    expect(eve.page.locator(".tray")).to_contain_text("All seats are taken: you are watching.")
    expect(eve.page.locator(".actions")).to_have_count(0)
    watched = eve.page.locator(".watched")
    expect(watched.locator(".print").first).to_be_visible()
    ada.take_turn()
    expect(watched.locator(".stroke").first).to_be_visible()
    greedy = watched.get_by_role("button", name="Greedy")
    greedy.click()
    expect(greedy).to_have_attribute("aria-pressed", "true")
    expect(eve.page.locator(".log")).to_contain_text("Greedy:")
    expect(watched.get_by_role("status")).to_contain_text("Tap a place")
    eve.tap(watched.locator('[data-place="AK"]'))
    expect(watched.get_by_role("status")).to_contain_text("Alaska")


def test_the_sheet_of_another_can_be_read_place_by_place(arrive: Arrive) -> None:
    ada = arrive(width=PHONE, has_touch=True)
    ada.open_table({"game": "dice-realms", "seats": 2, "bots": ["greedy"]})
    ada.look_beside()
    beside = ada.page.get_by_role("complementary")
    beside.get_by_role("button", name="Show the sheet of Greedy").click()
    dialog = ada.page.get_by_role("dialog")
    face = dialog.get_by_role("button", name="Barony").first
    face.tap()
    expect(dialog.get_by_role("status")).to_contain_text("1 dot: collect 1 point")
    # Those who have no pointer get there with the arrows.
    face.press("ArrowRight")
    ada.page.keyboard.press("Enter")
    expect(dialog.get_by_role("status")).not_to_contain_text("1 dot: collect 1 point")


def test_bots_have_names_in_both_languages(arrive: Arrive) -> None:
    ada = arrive()
    bots = ["greedy", "greedy", "random"]
    ada.open_table({"game": "rolling-america", "seats": 4, "bots": bots})
    players = ada.page.locator(".players")
    for name in ("Greedy bot", "Greedy 2 bot", "Random bot"):
        expect(players).to_contain_text(name)
    ada.set("Language", "es")
    expect(players).to_contain_text("Codicioso 2 bot")
