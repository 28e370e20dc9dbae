"""A new table, with options chosen by its host."""

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.visitor import Visitor


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
        expect(ada.place(f"tray:{name.lower()}")).to_be_visible()


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
    """Choose options by name in the window for a new table."""
    person.game(game).get_by_role("button", name="New table").click()
    person.page.get_by_role("dialog").get_by_text(option).click()
    row = person.page.locator(".list-row").first
    for place, name in enumerate(names):
        row.locator("select").nth(place).select_option(label=name)
