"""Playing together: nobody is moved unasked, and what others have is a tap away."""

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import Arrive
from tests.web.test_big_screen import screen_of
from tests.web.visitor import OPEN, Visitor

PHONE = 390
COLOURS = "all => all.map(one => getComputedStyle(one).backgroundColor)"
SHORT = {"rounds": 1, "realms": [["scythe", "wingspan", "euphoria"]]}


def pair(ada: Visitor, bob: Visitor, **wishes: object) -> str:
    """Ada and Bob in the lobby of a table for two."""
    table = ada.open_table({"game": "rolling-realms", "seats": 2, "start": False, **wishes})
    bob.page.goto(f"{bob.address}/t/{table}")
    bob.page.locator(".join-here input").fill("Bob")
    bob.page.locator(".join-here button").click()
    expect(ada.page.locator(".seats")).to_contain_text("Bob")
    return table


def play_to_the_end(table: str, *people: Visitor) -> None:
    """Everybody makes the first moves there are, until all read the result."""
    for person in people:
        person.hasten(table)
    for person in people:
        expect(person.page.locator(".verdict")).to_be_visible()


def test_who_reads_the_result_is_asked_before_the_next_game(arrive: Arrive) -> None:
    ada, bob = arrive(locale="es-ES"), arrive(width=PHONE, has_touch=True)
    table = pair(ada, bob, options=SHORT)
    ada.page.get_by_role("button", name="Empezar", exact=True).click()
    play_to_the_end(table, ada, bob)
    # Whoever sits may want another one: Bob is not the host.
    bob.page.get_by_role("button", name="Play again").tap()
    expect(bob.page).not_to_have_url(re.compile(table))
    asked = ada.page.get_by_role("alert")
    expect(asked).to_contain_text("Bob quiere jugar otra vez.")
    expect(ada.page).to_have_url(re.compile(table))
    asked.get_by_role("button", name="Quedarme").click()
    expect(asked).to_have_count(0)
    expect(ada.page.locator(".verdict")).to_be_visible()
    # The way stays open, and so does the seat.
    ada.page.get_by_role("link", name="A la mesa siguiente").click()
    expect(ada.page).to_have_url(bob.page.url)
    expect(ada.page.locator(OPEN).first).to_be_visible()


def test_the_question_is_in_sight_on_a_phone(arrive: Arrive) -> None:
    ada, bob = arrive(), arrive(width=PHONE, has_touch=True, color_scheme="dark")
    table = pair(ada, bob, options=SHORT)
    ada.page.get_by_role("button", name="Start", exact=True).click()
    play_to_the_end(table, ada, bob)
    ada.page.get_by_role("button", name="Play again").click()
    for part in (bob.page.get_by_text("Ada wants to play again."), join_of(bob)):
        expect(part).to_be_in_viewport(ratio=1)
    bob.page.wait_for_function(f"() => document.documentElement.scrollWidth === {PHONE}")
    join_of(bob).tap()
    expect(bob.page).to_have_url(ada.page.url)
    expect(bob.page.locator(OPEN).first).to_be_attached()


def join_of(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("button", name="Join")


def test_a_full_table_invites_nobody_and_says_so(arrive: Arrive) -> None:
    ada, bob, eve = arrive(), arrive(), arrive(width=PHONE, locale="es-ES", has_touch=True)
    table = ada.open_table({"game": "rolling-realms", "seats": 2, "start": False})
    wall = screen_of(eve, table)
    expect(wall.locator(".wall-code")).to_be_visible()
    expect(ada.page.locator(".invite h2")).to_have_text("Invite to Rolling Realms")
    pair_up(bob, table)
    expect(wall.locator(".wall-code")).to_have_count(0)
    expect(wall.locator(".welcome")).to_contain_text("¡Ya estamos todos!")
    expect(wall.locator(".follow .qr")).to_be_visible()
    expect(ada.page.locator(".invite h2")).to_have_text("Watch along")
    eve.page.goto(f"{eve.address}/t/{table}")
    expect(eve.page.locator(".lobby-seats")).to_contain_text("No quedan asientos: estás mirando.")
    expect(ada.page.locator(".lobby-seats")).not_to_contain_text("watching")
    ada.page.get_by_role("button", name="Start", exact=True).click()
    expect(eve.page.locator(".prompt")).to_contain_text("No quedan asientos: estás mirando.")


def pair_up(visitor: Visitor, table: str) -> None:
    """Take the seat that is left."""
    visitor.page.goto(f"{visitor.address}/t/{table}")
    visitor.page.get_by_role("button", name="Take a seat").click()
    expect(visitor.page.locator(".join-here")).to_have_count(0)


def test_the_chip_of_another_opens_their_sheet(arrive: Arrive) -> None:
    for ada in (arrive(), arrive(width=PHONE, has_touch=True)):
        ada.open_table({"game": "rolling-realms", "seats": 2, "bots": ["greedy"], "options": SHORT})
        expect(ada.page.locator(OPEN).first).to_be_attached()
        ada.page.locator(".player-chip", has_text="Greedy").click()
        sheet = ada.page.get_by_role("dialog", name="Sheet of Greedy")
        expect(sheet.locator(".print").first).to_be_visible()
        expect(sheet.get_by_role("img", name="pumpkins")).to_be_visible()
        ada.page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


def test_who_is_done_sees_who_still_plays_and_the_own_sheet_at_a_tap(arrive: Arrive) -> None:
    ada, bob = arrive(), arrive()
    table = pair(ada, bob, options=SHORT)
    ada.page.get_by_role("button", name="Start", exact=True).click()
    expect(ada.page.locator(OPEN).first).to_be_visible()
    ada.play_steps(table, "done")
    expect(ada.page.get_by_role("region", name="Sheet of Bob")).to_be_visible()
    # What Bob writes is seen as he writes it.
    expect(ada.page.locator(".mine .fresh")).to_have_count(0)
    bob.act()
    expect(ada.page.locator(".mine .fresh").first).to_be_attached()
    whom = ada.page.get_by_role("group", name="Whom to watch")
    whom.get_by_role("button", name="You").click()
    expect(ada.page.get_by_role("region", name="My sheet")).to_be_visible()
    expect(ada.page.locator(".mine .fresh")).to_have_count(0)
    # Whoever takes the end of the turn back plays on.
    ada.page.get_by_role("button", name="Undo").click()
    expect(whom).to_have_count(0)
    expect(ada.page.locator(f".mine :is({OPEN})").first).to_be_attached()


def test_seats_keep_their_colours_from_the_lobby_to_the_table(arrive: Arrive) -> None:
    ada, bob = arrive(), arrive()
    pair(ada, bob, options=SHORT)
    seats = ada.page.locator(".lobby-seats .avatar").evaluate_all(COLOURS)
    assert len(set(seats)) == 2
    ada.page.get_by_role("button", name="Start", exact=True).click()
    expect(ada.page.locator(".player-chip")).to_have_count(2)
    assert ada.page.locator(".player-chip .avatar").evaluate_all(COLOURS) == seats


def test_who_watches_chooses_by_name_and_is_counted(arrive: Arrive) -> None:
    ada, bob, eve = arrive(), arrive(), arrive(width=PHONE, has_touch=True)
    table = pair(ada, bob, options=SHORT)
    ada.page.get_by_role("button", name="Start", exact=True).click()
    expect(ada.page.locator(OPEN).first).to_be_visible()
    expect(ada.page.locator(".watchers")).to_have_count(0)
    eve.page.goto(f"{eve.address}/t/{table}")
    expect(ada.page.get_by_role("img", name="1 is watching")).to_be_visible()
    whom = eve.page.get_by_role("group", name="Whom to watch")
    expect(whom.get_by_role("button", name=re.compile("Ada.*0.0.*stars"))).to_have_attribute(
        "aria-pressed", "true"
    )
    whom.get_by_role("button", name="Bob").tap()
    expect(eve.page.get_by_role("region", name="Sheet of Bob")).to_be_visible()
    expect(eve.page.locator(".watched").get_by_role("img", name="hearts: 0")).to_be_visible()
    eve.page.goto(eve.address)
    expect(ada.page.locator(".watchers")).to_have_count(0)


def test_on_a_phone_others_are_called_before_anything_else(arrive: Arrive) -> None:
    ada, bob = arrive(width=PHONE, has_touch=True), arrive(width=PHONE, has_touch=True)
    table = ada.open_table({"game": "rolling-realms", "seats": 3, "start": False})
    for part in (".invite .qr", ".invite .code", "#table-link"):
        expect(ada.page.locator(part)).to_be_in_viewport(ratio=1)
    seats = ada.page.locator(".lobby-seats").bounding_box()
    invite = ada.page.locator(".invite").bounding_box()
    assert seats is not None
    assert invite is not None
    assert invite["y"] < seats["y"]
    expect(ada.page.get_by_label("Which bot")).to_contain_text("Random: plays by chance")
    # Who has just come wants a seat first.
    bob.page.goto(f"{bob.address}/t/{table}")
    expect(bob.page.get_by_role("button", name="Take a seat")).to_be_in_viewport(ratio=1)


def test_with_others_there_are_two_seats_at_least(arrive: Arrive) -> None:
    ada = arrive()
    ada.start()
    form = ada.new_table("Rolling Realms")
    seats = form.get_by_role("group", name="Seats").get_by_role("radio")
    expect(seats.first).to_have_accessible_name("2")
    expect(seats.first).to_be_checked()
