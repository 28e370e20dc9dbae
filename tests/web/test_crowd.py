"""A crowd larger than what is shown of it: who won, who sits there, and who is told what."""

import re
from pathlib import Path

from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import Arrive
from tests.web.house import House
from tests.web.test_big_screen import FITS, finish, screen_of
from tests.web.test_event import WISH, join
from tests.web.visitor import Visitor

VERDICTS = """async ([count, own]) => {
    const { verdictOf } = await import("/static/app/results.js");
    const results = Array.from({ length: 12 }, (_, seat) =>
        ({ seat: seat + 5, name: `P${seat + 5}`, place: seat < count ? 1 : count + 1 }));
    return verdictOf({ winners: count, you: { seat: own } }, results);
}"""


def fill(house: House, table: str, count: int) -> None:
    """So many others take a seat, and never look at the page."""
    for at in range(count):
        house.ask(f"/api/tables/{table}/join", {"name": f"Guest {at}"})


def test_all_who_win_are_named_or_counted(arrive: Arrive) -> None:
    ada = arrive()
    ada.start()
    for count, own, sentence in (
        (1, None, "P5 wins."),
        (3, None, "P5, P6, P7 share the first place."),
        (16, None, "P5 and 15 others win."),
        (16, 6, "You and 15 others win."),
        (2, 6, "You share the first place."),
        (1, 5, "You win!"),
    ):
        assert ada.page.evaluate(VERDICTS, [count, own]) == sentence


def test_the_best_of_a_crowd_are_on_the_wall_and_all_learn_their_place(
    arrive: Arrive, house: House
) -> None:
    host, bob = arrive(), arrive(width=360, has_touch=True)
    table = host.open_table(WISH)
    fill(house, table, 14)
    join(bob, table, "Bob")
    wall = screen_of(host, table)
    host.page.get_by_role("button", name="Start", exact=True).click()
    finish(host)
    expect(wall.locator(".leader-place").first).to_have_text("1")
    best = wall.locator(".leader-name").first.inner_text()
    expect(wall.locator(".screen-verdict")).to_contain_text(best)
    expect(wall.locator(".leaders li")).to_have_count(12)
    expect(bob.page.locator(".own-place")).to_have_text(
        re.compile(r"Your place: \d+ of 15, with [\d.]+ stars?\.")
    )


def remove(host: Visitor, name: str) -> None:
    """Find somebody by name, and take the seat away."""
    host.page.get_by_label("Find somebody by name").fill(name)
    row = host.page.locator(".find-seat .seat", has_text=name)
    row.locator("summary").click()
    row.get_by_role("button", name="Remove").click()
    host.page.locator("dialog").get_by_role("button", name="Remove", exact=True).click()


def test_everybody_sees_the_own_seat_and_the_host_finds_anybody(
    arrive: Arrive, house: House
) -> None:
    host, bob, eve = arrive(), arrive(), arrive()
    table = host.open_table(WISH)
    fill(house, table, 14)
    join(bob, table, "Bob")
    join(eve, table, "👩‍👧 Eve")
    expect(bob.page.locator(".lobby .seat", has_text="Bob")).to_contain_text("you")
    expect(eve.page.locator(".seat", has_text="Eve").locator(".avatar")).to_have_text("👩‍👧")
    # Nobody of these was there when the host's page was drawn.
    expect(host.page.locator(".lobby")).to_contain_text("16 at the table")
    remove(host, "Bob")
    expect(bob.page.locator(".lobby")).to_contain_text("The host has taken you from the table.")
    expect(host.page.locator(".lobby")).to_contain_text("15 at the table")
    expect(host.page.locator(".toast")).to_have_count(0)
    expect(host.page.locator(".find-seat")).to_contain_text("Nobody is called so.")

    host.page.get_by_role("button", name="Start", exact=True).click()
    expect(eve.page.locator(".players .seat", has_text="Eve")).to_contain_text("you")
    remove(host, "Guest 13")
    expect(host.page.locator(".find-seat")).to_contain_text("Nobody is called so.")
    host.page.locator(".players .seat", has_text="Guest 2").locator("summary").click()
    host.page.get_by_role("button", name="Make host").click()
    expect(eve.page.locator(".log")).to_contain_text("Guest 2 is the host now.")


def test_who_waits_for_the_start_may_leave(arrive: Arrive) -> None:
    host, bob = arrive(), arrive(width=360, has_touch=True)
    table = host.open_table(WISH)
    join(bob, table, "Bob")
    expect(host.page.locator(".lobby")).to_contain_text("1 at the table")
    bob.page.get_by_role("button", name="Leave the table").click()
    expect(bob.page.locator("dialog")).to_contain_text("Until the game starts")
    bob.page.locator("dialog").get_by_role("button", name="Leave the table").click()
    expect(bob.page.locator(".game").first).to_be_visible()
    expect(host.page.locator(".lobby")).to_contain_text("0 at the table")


def test_somebody_takes_over_from_a_host_who_went_away(arrive: Arrive, tmp_path: Path) -> None:
    house = House(tmp_path, "--host-minutes", "0")
    house.start()
    try:
        ada, bob = arrive(house.address), arrive(house.address)
        table = ada.open_table({"game": "rolling-america", "seats": 2, "start": False})
        join(bob, table, "Bob")
        expect(bob.page.locator(".lobby")).to_contain_text("The host starts the game.")
        expect(bob.page.locator(".host-away")).to_have_count(0)
        ada.page.close()
        expect(bob.page.locator(".host-away")).to_contain_text("Ada (host) is away.")
        bob.page.get_by_role("button", name="Become the host").click()
        expect(bob.page.locator(".host-away")).to_have_count(0)
        bob.page.get_by_role("button", name="Start", exact=True).click()
        expect(bob.page.locator(".where")).to_contain_text("Round 1")
    finally:
        house.stop()


def test_a_countdown_asks_again_until_the_turn_ends(arrive: Arrive) -> None:
    host, bob = arrive(), arrive()
    table = host.open_table(WISH)
    join(bob, table, "Bob")
    expect(host.page.locator(".seats")).to_contain_text("Bob")
    host.page.get_by_role("button", name="Start", exact=True).click()
    expect(bob.page.locator(".where")).to_contain_text("Turn 1")
    forgotten: list[str] = []

    def forget_first(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(text: str | bytes) -> None:
            if '"hurry"' in str(text) and not forgotten:
                forgotten.append(str(text))
            else:
                server.send(text)

        line.on_message(hear)

    wall = host.page.context.new_page()
    wall.route_web_socket(re.compile("/socket"), forget_first)
    wall.clock.install()
    wall.goto(f"{host.address}/t/{table}/screen")
    wall.get_by_role("button", name="30 s countdown").click()
    wall.clock.run_for(30_000)
    expect(wall.get_by_role("timer")).to_have_text("0")
    assert len(forgotten) == 1
    wall.clock.run_for(10_000)
    expect(bob.page.locator(".where")).to_contain_text("Turn 2")
    expect(wall.get_by_role("timer")).to_have_text("30")

    # Whoever is the host no more counts no more.
    host.page.locator(".players .seat", has_text="Bob").locator("summary").click()
    host.page.get_by_role("button", name="Make host").click()
    expect(wall.get_by_role("timer")).to_have_count(0)


def test_a_large_wall_is_filled(arrive: Arrive, house: House) -> None:
    host = arrive()
    table = host.open_table({**WISH, "game": "rolling-america", "options": {}})
    fill(house, table, 14)
    wall = screen_of(host, table)
    wall.set_viewport_size({"width": 1920, "height": 1080})
    expect(wall.locator(".leaders li")).to_have_count(10)
    wall.wait_for_function(FITS)
    wall.get_by_role("button", name="Start", exact=True).click()
    expect(wall.locator(".roll-text")).not_to_be_empty()
    wall.get_by_role("button", name="90 s countdown").click()
    wall.wait_for_function(FITS)
    foot = wall.locator(".screen-foot").bounding_box()
    assert foot is not None
    assert foot["y"] + foot["height"] > 0.8 * 1080
