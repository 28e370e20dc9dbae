"""A new table, with options chosen by its host."""

from playwright.sync_api import Locator, expect

from tests.web.conftest import Arrive
from tests.web.visitor import Visitor

CHOSEN = ("Scythe", "Wingspan", "Euphoria")


def test_what_a_game_is_played_with_is_chosen_by_picture(arrive: Arrive) -> None:
    ada = arrive()
    ada.start()
    form = ada.new_table("Rolling Realms")
    form.get_by_role("group", name="Rounds").get_by_role("radio", name="2").check()
    choose(form, "Realms of each round", *CHOSEN[:2])
    # As many rows as rounds; what is begun can be dealt to its end.
    rows = [form.get_by_role("group", name=f"Round {number}") for number in (1, 2, 3)]
    deal = form.get_by_role("button", name="Deal the rest")
    deal.click()
    expect(deal).to_be_disabled()
    for row, count in zip(rows, (3, 3, 0), strict=True):
        expect(row.get_by_role("button")).to_have_count(count)
    for name in CHOSEN[:2]:
        expect(rows[0].get_by_role("button", name=f"Take away {name}")).to_be_visible()
    for row in rows[:2]:
        for _ in range(3):
            row.get_by_role("button").first.click()
    expect(deal).to_be_disabled()
    pick(form, CHOSEN[0])
    pick(form, CHOSEN[1])
    # What was tapped twice is free again, and what is full takes no more.
    pick(form, CHOSEN[1])
    expect(card(form, CHOSEN[1])).to_have_attribute("aria-pressed", "false")
    pick(form, CHOSEN[1])
    pick(form, CHOSEN[2])
    expect(form.get_by_role("group", name="Round 1").get_by_role("button")).to_have_count(3)
    form.get_by_role("group", name="Rounds").get_by_role("radio", name="1").check()
    expect(rows[1]).to_have_count(0)
    open_table(ada)
    # The lobby shows what will be played.
    played = ada.page.locator(".played")
    expect(played).to_contain_text("Rounds1")
    for name in CHOSEN:
        expect(played.locator("li", has_text=name)).to_be_visible()
    ada.page.get_by_role("button", name="Start without the open seats").click()
    for name in CHOSEN:
        expect(ada.page.get_by_role("button", name=f"How {name} works")).to_be_visible()

    ada.start()
    tiles = ("Hero", "Brewer", "Mason", "Temple", "Shrine")
    form = ada.new_table("Dice Realms")
    choose(form, "Five tiles of your choice", *tiles)
    expect(form.locator(".pick:disabled").first).to_be_visible()
    form.get_by_role("group", name="Bots among them").get_by_role("radio", name="1").check()
    # Nobody has to come: the game starts.
    form.get_by_role("button", name="Start", exact=True).click()
    for name in tiles:
        expect(ada.place(f"tray:{name.lower()}")).to_be_visible()


def test_one_who_plays_alone_has_options_and_a_round_left_empty_is_dealt(arrive: Arrive) -> None:
    ada = arrive()
    ada.start()
    ada.game("Rolling Realms").get_by_role("button", name="Options").click()
    form = ada.page.get_by_role("dialog")
    expect(form.get_by_role("heading", name="Rolling Realms: options")).to_be_visible()
    choose(form, "Realms of each round", CHOSEN[0])
    form.get_by_role("button", name="Start", exact=True).click()
    expect(ada.page.get_by_role("button", name=f"How {CHOSEN[0]} works")).to_be_visible()
    expect(ada.page.get_by_role("button", name="How ")).to_have_count(3)


def test_a_host_cancels_a_table(arrive: Arrive) -> None:
    ada = arrive()
    ada.open_table({"game": "rolling-america", "seats": 2, "start": False})
    ada.page.get_by_role("button", name="Call the game off").click()
    ada.choose_first()
    expect(ada.page.get_by_role("heading", name="Join a table")).to_be_visible()
    expect(ada.page.locator(".my-table")).to_have_count(0)


def test_a_set_may_be_of_ones_own_choice(arrive: Arrive) -> None:
    ada = arrive()
    ada.start()
    form = ada.new_table("Rolling Realms")
    form.get_by_role("radio", name="those I choose …").check()
    for name in ("Tapestry", *CHOSEN, "Tapestry"):
        pick(form, name)
    expect(form).to_contain_text("3 chosen")
    form.get_by_role("group", name="Rounds").get_by_role("radio", name="1").check()
    open_table(ada)
    ada.page.get_by_role("button", name="Start without the open seats").click()
    for name in CHOSEN:
        expect(ada.page.get_by_role("button", name=f"How {name} works")).to_be_visible()


def test_cards_are_searched_and_say_how_much_of_them_is_ours(arrive: Arrive) -> None:
    ada = arrive()
    ada.start()
    form = ada.new_table("Rolling Realms")
    form.get_by_text("Realms of each round").last.click()
    search = form.get_by_role("searchbox", name="Search by name")
    search.fill("MEAD")
    expect(form.locator(".pick")).to_have_count(1)
    meadow = card(form, "Meadow")
    expect(meadow).to_contain_text("our design")
    ada.page.wait_for_function(
        "() => document.querySelector('.pick img.for-light').naturalWidth > 0 &&"
        "document.querySelector('.pick img.for-light').complete"
    )
    form.get_by_role("button", name="Known from print").click()
    expect(form).to_contain_text("Nothing is called so.")
    search.fill("scythe")
    expect(card(form, "Scythe")).not_to_contain_text("our design")


def choose(form: Locator, option: str, *names: str) -> None:
    """Choose cards for an option."""
    form.get_by_text(option).last.click()
    for name in names:
        pick(form, name)


def pick(form: Locator, name: str) -> None:
    card(form, name).click()


def card(form: Locator, name: str) -> Locator:
    """The picture of a card, with its name."""
    return form.locator(".pick").filter(has=form.page.get_by_text(name, exact=True))


def open_table(person: Visitor) -> None:
    person.page.get_by_role("button", name="Open the table").click()
