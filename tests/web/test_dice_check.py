"""The dice in the browser: words without a click, the check at the end, and a server that lies."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page, Route, expect
from websockets.sync.client import connect

from rollwright.core.record import read_record
from rollwright.core.toss import pledge_of
from rollwright.tables.proof import WITNESSED, prove
from rollwright.tables.sight import read_sight
from tests.cli.shell import run_program
from tests.web.conftest import Arrive
from tests.web.house import JSON
from tests.web.test_devices import hasten_together
from tests.web.visitor import Visitor

FAIR = "Dice checked: nobody else could choose them."


def play_alone(ada: Visitor) -> str:
    """From the start page into a game of Rolling America; returns the table."""
    ada.start()
    ada.game("Rolling America").get_by_role("button", name="Play alone").click()
    expect(ada.page.locator(".tray .die")).to_have_count(2)
    return ada.page.url.rpartition("/")[2]


def downloaded(page: Page, role: Any, name: str) -> Path:
    with page.expect_download() as download:
        page.get_by_role(role, name=name).click()
    return Path(download.value.path())


def test_a_whole_game_alone_is_checked_by_the_page_and_by_the_command(arrive: Arrive) -> None:
    ada = arrive()
    ada.hasten_to_end(play_alone(ada))
    expect(ada.page.locator(".dice-verdict")).to_have_text(FAIR)
    expect(ada.page.locator(".dice-alarm")).to_have_count(0)
    record = downloaded(ada.page, "link", "Download the record")
    ada.page.locator(".proof summary").click()
    expect(ada.page.locator(".proof details")).to_contain_text("the numbers of all 24 rolls")
    expect(ada.page.locator(".proof details")).to_contain_text(
        "The only word in the dice is your browser's"
    )
    seen = downloaded(ada.page, "button", "Save what your browser saw")
    sight = read_sight(seen.read_text())
    # The last of the rolls, at least, was seen as it came.
    assert sight.rolls
    proof = prove(read_record(record.read_text()), sight)
    assert (proof.dice, proof.word_seat) == (WITNESSED, 0)
    # Who comes after the end has seen nothing beforehand.
    stranger = arrive()
    stranger.page.goto(ada.page.url)
    expect(stranger.page.locator(".dice-verdict")).to_have_text(
        "Dice checked: consistent, which alone proves nothing."
    )
    answer = run_program("verify", str(record), "--seen", str(seen))
    assert answer.code == 0
    assert "Your word went into the dice, at seat 0" in " ".join(answer.output.split())


def test_two_people_a_reload_and_a_second_tab_and_the_next_game(arrive: Arrive) -> None:
    ada, bob = arrive(), arrive(has_touch=True)
    ada.start()
    dialog = ada.new_table("Rolling Realms")
    dialog.get_by_label("Your name").fill("Ada")
    dialog.get_by_role("group", name="Rounds").get_by_role("radio", name="1").check()
    ada.page.get_by_role("button", name="Open the table").click()
    bob.page.goto(ada.page.get_by_label("Link", exact=True).input_value())
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Take a seat").tap()
    seal = ada.page.locator(".seal")
    seal.locator("summary").click()
    expect(seal.locator(".pledges li")).to_have_count(2)
    # A text of one's own makes another word; a reload and another tab find it again.
    before = seal.locator(".pledges li").first.inner_text()
    seal.get_by_label("Mix a text").fill("Ada was here")
    seal.get_by_label("Mix a text").press("Enter")
    expect(seal.locator(".pledges li").first).not_to_have_text(before)
    ada.page.reload()
    bobs_second = Visitor(bob.page.context, bob.address)
    bobs_second.page.goto(bob.page.url)
    expect(bobs_second.page.locator(".seats")).to_contain_text("Bob")
    ada.page.get_by_role("button", name="Start", exact=True).click()
    for person in (ada, bob):
        expect(person.page.locator(".tray .die")).to_have_count(2)
    hasten_together(ada, bob)
    for person in (ada, bob, bobs_second):
        expect(person.page.locator(".dice-verdict")).to_have_text(FAIR)
    ada.page.locator(".proof summary").click()
    expect(ada.page.locator(".proof dd").nth(2)).to_contain_text("-Ada-was-here")
    first = ada.page.locator(".proof dd").nth(1).inner_text()
    bobs_second.page.close()
    ada.page.get_by_role("button", name="Play again").click()
    bob.page.get_by_role("button", name="Join", exact=True).tap()
    for person in (ada, bob):
        expect(person.page.locator(".tray .die")).to_have_count(2)
    hasten_together(ada, bob)
    for person in (ada, bob):
        expect(person.page.locator(".dice-verdict")).to_have_text(FAIR)
    ada.page.locator(".proof summary").click()
    assert ada.page.locator(".proof dd").nth(1).inner_text() != first


def _other_roll(report: dict[str, Any]) -> None:
    roll = report["rolls"][4]
    values = [row for row in roll["choices"][0] if row != roll["text"]]
    roll["text"] = values[0]


def _other_word(report: dict[str, Any]) -> None:
    report["words"]["0"] = "f" * 32


def _other_secret(report: dict[str, Any]) -> None:
    report["seed"] = "f" * 64


LIES = {
    "roll": (_other_roll, "Roll 5 does not follow from the secret and the words."),
    "word": (_other_word, "A word is not the one that was pledged."),
    "secret": (_other_secret, "The secret is not the one to which the server had committed."),
}


@pytest.mark.parametrize("lie", LIES)
def test_a_server_that_lies_is_told_loudly(arrive: Arrive, lie: str) -> None:
    ada = arrive()
    change, sentence = LIES[lie]

    def tell(route: Route) -> None:
        answer = route.fetch()
        report = answer.json()
        change(report)
        route.fulfill(response=answer, body=json.dumps(report))

    ada.page.route("**/dice?*", tell)
    ada.hasten_to_end(play_alone(ada))
    alarm = ada.page.get_by_role("alert").filter(has_text="The dice of this game are not right")
    expect(alarm).to_contain_text(sentence)
    expect(ada.page.locator(".dice-verdict")).to_have_text("The dice are not right.")


def test_a_crowd_is_checked_on_demand_and_dice_without_words_are_called_that(
    arrive: Arrive,
) -> None:
    ada = arrive()
    # A client that opens a table without a pledge, as this request does, adds nothing.
    table = ada.open_table({"game": "rolling-america", "kind": "event", "seat": True})
    ada.hasten_to_end(table)
    expect(ada.page.locator(".dice-verdict")).to_have_count(0)
    ada.page.get_by_role("button", name="Check the dice").click()
    expect(ada.page.locator(".dice-verdict")).to_have_text(
        "Dice checked: whoever runs this server could choose them."
    )


@contextmanager
def withholder(address: str, table: str) -> Iterator[None]:
    """A client that takes a seat and pledges a word, but never shows it."""
    asked = json.dumps({"name": "Mallory", "adds_word": True}).encode()
    with urlopen(Request(f"{address}/api/tables/{table}/join", asked, JSON)) as answer:
        cookie = answer.headers["Set-Cookie"].partition(";")[0]
    socket = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(socket, additional_headers={"Cookie": cookie}) as line:
        view = json.loads(str(line.recv()).split("\n")[0])["view"]
        seat, commitment = view["you"]["seat"], view["commitment"]
        digest = pledge_of(commitment, seat, "m" * 32)
        pledge = {"seat": seat, "commitment": commitment, "hash": digest}
        line.send(json.dumps({"op": "pledge", "command": "p", **pledge}))
        yield


def test_who_withholds_a_word_holds_up_the_game_for_a_moment_and_is_named(arrive: Arrive) -> None:
    ada = arrive()
    ada.start()
    dialog = ada.new_table("Rolling America")
    dialog.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("button", name="Open the table").click()
    expect(ada.page.get_by_role("img", name="QR code")).to_be_visible()
    with withholder(ada.address, ada.page.url.rpartition("/")[2]):
        ada.page.locator(".seal summary").click()
        expect(ada.page.locator(".pledges li")).to_have_count(2)
        ada.page.get_by_role("button", name="Start", exact=True).click()
        # The page pledges and shows a new word by itself.
        expect(ada.page.locator(".tray .die")).to_have_count(2)
        expect(ada.page.locator(".log")).to_contain_text("Mallory did not show the pledged word")
        ada.look_beside()
        ada.page.locator(".seal summary").click()
        expect(ada.page.locator(".seal")).to_contain_text("words were withheld by Mallory")
        expect(ada.page.locator(".seal")).to_contain_text("Your word is on the frozen list.")
