"""The way to a table: by a code or a link, however it was copied, and when nobody answers."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.house import House


@pytest.mark.parametrize(
    "written",
    [
        " {code} ",
        "{first} {second}",
        "{first}-{second}",
        "{CODE}",
        "{address}/t/{code}?from=mail",
        "{address}/t/{CODE}/screen#top",
        "Come to {address}/t/{code}.",
    ],
)
def test_a_code_is_found_in_what_was_pasted(arrive: Arrive, house: House, written: str) -> None:
    bob = arrive()
    wish = {"game": "rolling-america", "seats": 2, "options": {}, "bots": [], "name": "Ada"}
    code = str(house.ask("/api/tables", {**wish, "dice": "auto", "kind": "table"})["table"])
    parts = {"first": code[:4], "second": code[4:], "code": code, "CODE": code.upper()}
    bob.start()
    field = bob.page.get_by_label("Code or link")
    field.fill(written.format(address=house.address, **parts))
    bob.page.get_by_role("button", name="Join").click()
    expect(bob.page.locator(".lobby h1")).to_have_text("Rolling America")


@pytest.mark.parametrize("written", ["abcd", "abcd23456", "/t/abcd23456", "abcd_2345"])
def test_what_is_no_code_is_refused(arrive: Arrive, written: str) -> None:
    bob = arrive()
    bob.start()
    bob.page.get_by_label("Code or link").fill(written)
    bob.page.get_by_role("button", name="Join").click()
    expect(bob.page.locator("#code-hint")).to_contain_text("not a code")


def test_a_link_may_be_written_in_capitals(arrive: Arrive) -> None:
    ada, bob = arrive(), arrive()
    table = ada.open_table({"game": "rolling-america", "seats": 2, "start": False})
    bob.page.goto(f"{bob.address}/t/{table.upper()}")
    expect(bob.page.locator(".lobby h1")).to_have_text("Rolling America")


def test_who_finds_no_server_reads_so_and_tries_again(arrive: Arrive, fragile_house: House) -> None:
    ada, bob = arrive(fragile_house.address), arrive(fragile_house.address, locale="es-ES")
    table = ada.open_table({"game": "rolling-america", "seats": 2, "start": False})
    bob.start()
    fragile_house.stop()
    bob.page.get_by_label("Código o enlace").fill(table)
    bob.page.get_by_role("button", name="Unirse").click()
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("El servidor no responde.")
    again = bob.page.get_by_role("button", name="Intentar de nuevo")
    again.click()
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("El servidor no responde.")
    fragile_house.start()
    fragile_house.ready()
    again.click()
    expect(bob.page.locator(".lobby h1")).to_have_text("Rolling America")


def test_a_link_that_only_this_computer_can_open_says_so(arrive: Arrive) -> None:
    ada = arrive()
    table = ada.open_table({"game": "rolling-america", "seats": 2, "start": False})
    expect(ada.page.locator(".only-here")).to_contain_text("Only this computer")
    # A server that listens to others tells where they find it.
    address = {"address": "http://192.0.2.7:8044"}
    ada.page.route("**/api/address", lambda route: route.fulfill(json=address))
    ada.page.reload()
    expect(ada.page.locator("#table-link")).to_have_value(f"http://192.0.2.7:8044/t/{table}")
    expect(ada.page.locator(".only-here")).to_have_count(0)
