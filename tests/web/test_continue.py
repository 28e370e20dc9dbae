"""Coming back: the tables of this browser, and whose turn it is there."""

from playwright.sync_api import Locator, expect

from tests.web.conftest import Arrive
from tests.web.visitor import Visitor


def mine(person: Visitor, table: str) -> Locator:
    """The line of a table on the start page."""
    link = person.page.locator(f'a[href="/t/{table}"]')
    return person.page.locator(".my-table").filter(has=link)


def test_a_table_is_found_again_and_tells_whose_turn_it_is(arrive: Arrive) -> None:
    ada, bob = arrive(), arrive(width=390)
    table = ada.open_table({"game": "rolling-america", "seats": 2, "start": False})
    expect(ada.page.locator(".lobby")).to_be_visible()
    bob.page.goto(f"{bob.address}/t/{table}")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Take a seat").click()
    expect(ada.page.locator(".seats")).to_contain_text("Bob")
    # The browser remembers a table as soon as it has seen itself there.
    expect(bob.page.locator(".seats")).to_contain_text("Bob")
    bob.start()
    expect(mine(bob, table)).to_contain_text("with Ada")
    expect(mine(bob, table)).to_contain_text("Waits for the start")
    ada.page.get_by_role("button", name="Start", exact=True).click()
    expect(ada.page.locator(".tray .die:enabled").first).to_be_visible()
    bob.start()
    expect(mine(bob, table)).to_contain_text("Your turn")
    # Who only looks does not come back.
    eve = arrive()
    eve.page.goto(f"{eve.address}/t/{table}")
    expect(eve.page.locator(".tray")).to_be_visible()
    eve.start()
    expect(eve.page.locator(".my-table")).to_have_count(0)

    mine(bob, table).get_by_role("link").click()
    bob.take_turn()
    bob.start()
    expect(mine(bob, table)).to_contain_text("Ada is thinking")
    drop = mine(bob, table).get_by_role("button", name="off the list")
    drop.click()
    expect(bob.page.locator(".my-table")).to_have_count(0)
    # A tap that was meant for something else is mended.
    bob.page.get_by_role("button", name="Put it back").click()
    drop.click()
    expect(bob.page.locator(".my-table")).to_have_count(0)
    bob.page.reload()
    expect(bob.page.locator(".game").first).to_be_visible()
    expect(bob.page.locator(".my-table")).to_have_count(0)


def test_one_tap_plays_and_the_finished_game_can_be_seen_again(arrive: Arrive) -> None:
    ada = arrive()
    ada.start()
    ada.game("Rolling America").get_by_role("button", name="Play alone").click()
    expect(ada.page.locator(".tray .die:enabled").first).to_be_visible()
    table = ada.page.url.rpartition("/")[2]
    ada.start()
    expect(mine(ada, table)).to_contain_text("Your turn")
    mine(ada, table).get_by_role("link").click()
    ada.hasten_to_end(table)
    ada.start()
    done = mine(ada, table)
    expect(done).to_contain_text("Finished")
    expect(done).to_contain_text("alone")
    done.get_by_role("link").click()
    expect(ada.page.locator(".verdict")).to_be_visible()


def test_a_table_is_known_by_its_realms_and_by_what_it_waits_for(arrive: Arrive) -> None:
    ada = arrive()
    realms = {"rounds": 1, "realms": [["scythe", "wingspan", "tapestry"]]}
    table = ada.open_table({"game": "rolling-realms", "options": realms, "dice": "manual"})
    ada.roll("3 5")
    expect(ada.page.locator(".tray .die:enabled").first).to_be_visible()
    ada.start()
    expect(mine(ada, table)).to_contain_text("Scythe · Wingspan · Tapestry")
    expect(mine(ada, table).locator(".my-table-more")).to_contain_text("3 and 5")
    expect(mine(ada, table).locator(".cover .picture")).to_have_count(3)


def test_a_table_that_is_gone_leaves_the_list(arrive: Arrive) -> None:
    ada = arrive()
    ada.open_table({"game": "rolling-america"})
    expect(ada.page.locator(".tray .die:enabled").first).to_be_visible()
    ada.page.evaluate(
        "localStorage['rollwright.tables'] = localStorage['rollwright.tables']"
        '.replace(/"table":"[a-z0-9]+"/, \'"table":"zzzzzzzz"\')'
    )
    with ada.page.expect_response("**/api/tables?ids=zzzzzzzz*"):
        ada.start()
    expect(ada.page.locator(".my-table")).to_have_count(0)


def test_two_of_one_name_are_told_apart(arrive: Arrive) -> None:
    ada, other = arrive(), arrive()
    table = ada.open_table({"game": "rolling-america", "seats": 2, "start": False})
    other.page.goto(f"{other.address}/t/{table}")
    other.page.get_by_label("Your name").fill("ada")
    other.page.get_by_role("button", name="Take a seat").click()
    expect(ada.page.locator(".seat-name", has_text="ada 2")).to_be_visible()
