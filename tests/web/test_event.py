"""An event: a host, players, and what each of them sees and may do."""

import re

from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import Arrive
from tests.web.visitor import Visitor

# Whatever realms chance chose, some turns would take far longer than others.
OPTIONS = {"rounds": 1, "realms": [["scythe", "wingspan", "charterstone"]]}
WISH = {"game": "rolling-realms", "kind": "event", "start": False, "options": OPTIONS}


def join(visitor: Visitor, table: str, name: str) -> None:
    """Follow the link, and take a seat."""
    visitor.page.goto(f"{visitor.address}/t/{table}")
    visitor.page.get_by_label("Your name").fill(name)
    visitor.page.get_by_role("button", name="Take a seat").click()


def test_a_crowd_plays_and_the_host_hurries_it_on(arrive: Arrive) -> None:
    host, bob, eve = arrive(), arrive(width=360, has_touch=True), arrive()
    table = host.open_table(WISH)
    join(bob, table, "Bob")
    expect(host.page.locator(".lobby")).to_contain_text("1 at the table")
    # Who waits for the start may leave, and come again.
    bob.page.get_by_role("button", name="Leave the table").click()
    expect(bob.page.locator("dialog")).to_contain_text("Until the game starts")
    bob.page.locator("dialog").get_by_role("button", name="Leave the table").click()
    expect(bob.page.locator(".game").first).to_be_visible()
    expect(host.page.locator(".lobby")).to_contain_text("0 at the table")
    join(bob, table, "Bob")
    join(eve, table, "Eve")
    expect(host.page.locator(".seats")).to_contain_text("Eve")
    host.page.get_by_role("button", name="Start", exact=True).click()

    # Players are not counted on their own page.
    expect(host.page.locator(".tray")).to_contain_text("Waiting for 2 players")
    expect(bob.page.locator(".tray")).not_to_contain_text("Waiting for")
    bob.take_turn()
    expect(bob.page.locator(".tray")).to_contain_text("Waiting for 1 player")
    expect(eve.page.locator(".tray")).not_to_contain_text("Waiting for")
    # A player's moves are in their own log only, and stay there after the next roll.
    expect(bob.page.locator(".log")).to_contain_text("Bob: End the turn.")
    eve.take_turn()
    expect(bob.page.locator(".where")).to_contain_text("Turn 2")
    expect(bob.page.locator(".log")).to_contain_text("Bob: End the turn.")
    expect(bob.page.locator(".log")).not_to_contain_text("Eve: ")

    host.look_beside()
    host.page.get_by_role("button", name="Finish the turn for all").click()
    expect(bob.page.locator(".where")).to_contain_text("Turn 3")
    host.page.goto(f"{host.address}/t/{table}/screen")
    expect(host.page.locator(".leaders")).to_contain_text("Bob")
    # Standings are sent to new clients as well, even if nothing has happened since.
    expect(host.page.locator(".leaders .wall-score").first).to_contain_text("star")
    # Of so few the boards are seen at once, and whether they are done.
    expect(host.page.locator(".all-shown .shown-state.is-thinking")).to_have_count(2)


def test_an_event_is_found_on_the_start_page_and_leads_to_its_screen(arrive: Arrive) -> None:
    host, bob = arrive(), arrive(width=390, has_touch=True)
    host.start()
    events = host.page.locator(".events")
    expect(events).to_contain_text("takes a seat")
    events.get_by_role("button", name="Rolling America").click()
    form = host.page.get_by_role("dialog")
    expect(form.get_by_role("radio", name="An event for a crowd")).to_be_checked()
    form.get_by_role("button", name="Open the event").click()
    expect(host.page.locator(".lobby")).to_contain_text("Event: waiting for players")
    # A player types the code, without having to scroll for that, and knows what comes.
    code = host.page.url.rpartition("/")[2]
    bob.start()
    expect(bob.page.get_by_label("Code or link")).to_be_in_viewport()
    bob.page.get_by_label("Code or link").fill(code)
    bob.page.get_by_role("button", name="Join").click()
    expect(bob.page.locator(".lobby-seats")).to_contain_text("Take a seat to play")
    bob.page.get_by_role("button", name="Take a seat").click()
    expect(bob.page.locator(".lobby-seats")).to_contain_text("You are in.")
    host.page.locator(".event-way").get_by_role("link", name="Presenter view").click()
    expect(host.page.locator(".leaders")).to_contain_text("Guest")


def test_a_countdown_is_seen_by_all_and_ends_the_turn(arrive: Arrive) -> None:
    host, bob = arrive(), arrive(width=390)
    table = host.open_table(WISH)
    join(bob, table, "Bob")
    expect(host.page.locator(".seats")).to_contain_text("Bob")

    def shorten(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        # Nobody waits for half a minute in a test.
        line.on_message(lambda text: server.send(str(text).replace('"seconds":30', '"seconds":3')))

    wall = host.page.context.new_page()
    wall.route_web_socket(re.compile("/socket"), shorten)
    wall.goto(f"{host.address}/t/{table}/screen")
    expect(wall.locator(".leaders")).to_contain_text("Bob")
    wall.get_by_role("button", name="Start", exact=True).click()
    expect(wall.locator(".where")).to_contain_text("Turn 1")
    timer, clock = wall.get_by_role("timer"), bob.page.get_by_role("timer")
    expect(clock).to_have_count(0)
    wall.get_by_role("button", name="30 s countdown").click()
    expect(clock).to_have_text(re.compile("[123] s"))
    expect(timer).to_be_visible()
    expect(bob.page.locator(".where")).to_contain_text("Turn 2")
    expect(bob.page.locator(".hint-line")).to_contain_text("The bot played this turn for you.")
    # It was for one turn only.
    expect(clock).to_have_count(0)
    bob.look_beside()
    expect(bob.page.locator(".log li.log-time")).to_have_count(2)
    expect(bob.page.locator(".log")).to_contain_text("Time was up: bots play for all")

    wall.get_by_label("every turn").check()
    wall.get_by_role("button", name="30 s countdown").click()
    expect(bob.page.locator(".where")).to_contain_text("Turn 4")
    wall.get_by_role("button", name="Stop the countdown").click()
    expect(timer).to_have_count(0)

    # The countdown of a former host ends.
    wall.get_by_role("button", name="90 s countdown").click()
    expect(clock).to_be_visible()
    host.page.bring_to_front()
    host.look_beside()
    host.page.locator(".players .seat", has_text="Bob").locator("summary").click()
    host.page.get_by_role("button", name="Make host").click()
    expect(clock).to_have_count(0)
    expect(timer).to_have_count(0)
