"""Two browsers at one table."""

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.visitor import OPEN, Visitor


def test_two_people_meet_by_link_and_play_the_same_roll(arrive: Arrive) -> None:
    ada, bob = arrive(), arrive()
    ada.start()
    ada.game("Rolling America").get_by_role("button", name="New table").click()
    ada.page.get_by_role("dialog").get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("button", name="Open the table").click()
    link = ada.page.get_by_label("Link", exact=True).input_value()

    bob.page.goto(link)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Take a seat").click()
    expect(ada.page.locator(".seats")).to_contain_text("Bob")
    expect(bob.page.get_by_role("button", name="Start")).to_have_count(0)
    ada.page.get_by_role("button", name="Start", exact=True).click()

    expect(bob.page.locator(OPEN).first).to_be_visible()
    roll = bob.page.locator(".roll-text").inner_text()
    expect(ada.page.locator(".roll-text")).to_have_text(roll)
    ada.take_turn()
    expect(ada.page.locator(".tray")).to_contain_text("Waiting for Bob")
    expect(bob.page.locator(".log")).to_contain_text("Ada")

    bob.page.get_by_role("button", name="Show the sheet of Ada").click()
    expect(bob.page.get_by_role("dialog").locator(".has-text").first).to_be_visible()


def test_a_code_leads_to_a_table_and_nonsense_is_refused(arrive: Arrive) -> None:
    ada, bob = arrive(), arrive()
    table = ada.open_table({"game": "rolling-america", "seats": 2, "start": False})
    bob.start()
    field = bob.page.get_by_label("Code or link")
    field.fill("what?")
    bob.page.get_by_role("button", name="Join").click()
    expect(bob.page.locator("#code-hint")).to_contain_text("not a code")
    field.fill(table.upper())
    bob.page.get_by_role("button", name="Join").click()
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("Rolling America")


def test_the_host_pauses_and_removes_and_a_bot_takes_over(arrive: Arrive) -> None:
    ada, bob = arrive(), arrive()
    table = ada.open_table({"game": "rolling-america", "seats": 2, "start": False})
    bob.page.goto(f"{bob.address}/t/{table}")
    bob.page.get_by_role("button", name="Take a seat").click()
    ada.page.get_by_role("button", name="Start", exact=True).click()
    ada.page.get_by_role("button", name="Pause").click()
    expect(bob.page.locator(".tray")).to_contain_text("paused")
    ada.page.get_by_role("button", name="Go on").click()
    expect(bob.page.locator(OPEN).first).to_be_visible()
    ada.page.locator(".seat-tools summary").click()
    ada.page.get_by_role("button", name="Remove").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(bob.page.locator(".tray")).to_contain_text("You are watching")
    expect(bob.page.locator(".watched .board").first).to_be_visible()


def test_the_big_screen_shows_dice_and_players(arrive: Arrive) -> None:
    ada = arrive()
    table = ada.open_table({"game": "rolling-america", "seats": 2, "bots": ["greedy"]})
    expect(ada.page.locator(OPEN).first).to_be_visible()
    wall = arrive()
    wall.page.goto(f"{wall.address}/t/{table}/screen")
    expect(wall.page.locator(".screen .die")).to_have_count(2)
    expect(wall.page.locator(".leaders")).to_contain_text("Ada")


def test_a_table_that_is_not_there(arrive: Arrive) -> None:
    ada = arrive()
    ada.page.goto(f"{ada.address}/t/zzzzzzzz")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("There is no such table.")


def test_what_a_game_is_played_with_is_chosen_by_name(arrive: Arrive) -> None:
    ada = arrive()
    ada.start()
    chosen = ("Scythe", "Wingspan", "Euphoria")
    choose(ada, "Rolling Realms", "Realms of each round", chosen[:2])
    ada.page.get_by_role("button", name="Open the table").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("three")
    third = ada.page.locator(".list-row").first.locator("select").nth(2)
    expect(third.locator("option", has_text="Wingspan")).to_be_disabled()
    third.select_option(label=chosen[2])
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.get_by_role("button", name="Start without the open seats").click()
    for name in chosen:
        expect(ada.page.get_by_role("button", name=f"How {name} works")).to_be_visible()

    ada.start()
    tiles = ("Hero", "Brewer", "Mason", "Temple", "Shrine")
    choose(ada, "Dice Realms", "Five tiles of your choice", tiles)
    ada.page.get_by_role("dialog").get_by_label("Bots among them").select_option("1")
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.get_by_role("button", name="Start", exact=True).click()
    for name in tiles:
        expect(ada.cell(f"tray:{name.lower()}")).to_be_visible()


def test_a_set_may_be_of_ones_own_choice(arrive: Arrive) -> None:
    ada = arrive()
    ada.start()
    ada.game("Rolling Realms").get_by_role("button", name="New table").click()
    window = ada.page.get_by_role("dialog")
    window.get_by_label("Set").first.select_option(label="those I choose…")
    chosen = ("Scythe", "Wingspan", "Euphoria")
    for name in ("Tapestry", *chosen, "Tapestry"):
        window.get_by_role("checkbox", name=name, exact=True).click()
    window.get_by_label("Rounds").select_option(label="1")
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.get_by_role("button", name="Start without the open seats").click()
    for name in chosen:
        expect(ada.page.get_by_role("button", name=f"How {name} works")).to_be_visible()


def choose(person: Visitor, game: str, option: str, names: tuple[str, ...]) -> None:
    """Choose things by name in the window for a new table."""
    person.game(game).get_by_role("button", name="New table").click()
    person.page.get_by_role("dialog").get_by_text(option).click()
    row = person.page.locator(".list-row").first
    for place, name in enumerate(names):
        row.locator("select").nth(place).select_option(label=name)
