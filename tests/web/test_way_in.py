"""Joining a table by a code or a link, in any form, and without an answer of the server."""

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.house import House


def test_a_link_or_a_code_leads_to_a_table_and_nonsense_is_refused(arrive: Arrive) -> None:
    ada, bob = arrive(), arrive()
    table = ada.open_table({"game": "rolling-america", "seats": 2, "start": False})
    expect(ada.page.locator(".only-here")).to_contain_text("Only this computer")
    # A server that listens on the network shows its address for others.
    address = {"address": "http://192.0.2.7:8044"}
    ada.page.route("**/api/address", lambda route: route.fulfill(json=address))
    ada.page.reload()
    expect(ada.page.locator("#table-link")).to_have_value(f"http://192.0.2.7:8044/t/{table}")
    expect(ada.page.locator(".only-here")).to_have_count(0)

    bob.start()
    field = bob.page.get_by_label("Code or link")
    field.fill("what?")
    bob.page.get_by_role("button", name="Join").click()
    expect(bob.page.locator("#code-hint")).to_contain_text("not a code")
    field.fill("zzzz zzzz")
    bob.page.get_by_role("button", name="Join").click()
    expect(bob.page.locator("#code-hint")).to_contain_text("no table with this code")
    field.fill(f" {table[:4].upper()} {table[4:]} ")
    bob.page.get_by_role("button", name="Join").click()
    expect(bob.page.locator(".lobby h1")).to_have_text("Rolling America")
    # What the host should know about the server is no matter of who joins.
    expect(bob.page.get_by_role("img", name="QR code")).to_be_visible()
    expect(bob.page.locator(".only-here")).to_have_count(0)
    bob.start()
    field.fill(f"Come to {bob.address}/t/{table.upper()}/screen#top.")
    bob.page.get_by_role("button", name="Join").click()
    expect(bob.page.locator(".lobby h1")).to_have_text("Rolling America")
    # A link may be written in capitals.
    bob.page.goto(f"{bob.address}/t/{table.upper()}")
    expect(bob.page.locator(".lobby h1")).to_have_text("Rolling America")
    bob.page.goto(f"{bob.address}/t/zzzzzzzz")
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("There is no such table.")


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
