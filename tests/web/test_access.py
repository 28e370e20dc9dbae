"""axe-core finds no violation, in either theme."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.house import PROJECT
from tests.web.visitor import Visitor

AXE = PROJECT / "node_modules/axe-core/axe.min.js"
RUN = "options => axe.run(document, options)"
ALL = {"resultTypes": ["violations"]}
# The rules that depend on the theme.
COLOURS = {**ALL, "runOnly": ["color-contrast"]}


@pytest.fixture
def axe() -> Path:
    """The source of axe-core, as npm installs it."""
    if not AXE.exists():
        if os.environ.get("CI"):
            raise AssertionError("CI needs axe-core: npm ci")
        pytest.skip("axe-core is not installed: npm ci")
    return AXE


def violations(visitor: Visitor, axe: Path) -> list[str]:
    """The violations on the present page, and those of its colours in the dark theme."""
    page = visitor.page
    if not page.evaluate("!!window.axe"):
        page.evaluate(axe.read_text())
    found = page.evaluate(RUN, ALL)["violations"]
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    found += page.evaluate(RUN, COLOURS)["violations"]
    page.emulate_media(color_scheme="light")
    return [f"{one['id']}: {[node['html'][:120] for node in one['nodes'][:3]]}" for one in found]


def test_no_violations_on_the_way_to_a_table(arrive: Arrive, axe: Path) -> None:
    ada = arrive(color_scheme="light")
    ada.start()
    assert violations(ada, axe) == []
    ada.new_table("Rolling Realms").get_by_text("Realms of each round").last.click()
    expect(ada.page.locator(".pick")).to_have_count(66)
    assert violations(ada, axe) == []
    ada.page.get_by_role("button", name="Open the table").click()
    expect(ada.page.locator(".lobby")).to_be_visible()
    assert violations(ada, axe) == []


@pytest.mark.parametrize("game", ["rolling-america", "rolling-realms", "dice-realms"])
def test_no_violations_at_a_table(arrive: Arrive, axe: Path, game: str) -> None:
    ada = arrive(color_scheme="light")
    ada.open_table({"game": game, "seats": 2, "bots": ["greedy"]})
    expect(ada.page.locator("button.die:enabled:not(.is-idle)").first).to_be_visible()
    expect(ada.page.locator(".miniature")).to_be_visible()
    ada.act()
    assert violations(ada, axe) == []
    # Whatever was asked then, it is not answered.
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("dialog")).to_have_count(0)
    ada.look_beside()
    assert violations(ada, axe) == []
    # A phone, upright and on its side.
    ada.look_back()
    for width, height in ((360, 740), (844, 390)):
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(ada.page.locator(".pager, .magnifier, .piece-board")).to_have_count(1)
        assert violations(ada, axe) == [], width


def test_no_violations_in_what_comes_over_the_table(arrive: Arrive, axe: Path) -> None:
    ada = arrive(color_scheme="light")
    options = {"rounds": 1, "realms": [["tapestry", "scythe", "charterstone"]]}
    ada.open_table({"game": "rolling-realms", "dice": "manual", "options": options})
    ada.roll("1 2")
    ada.tap(ada.place("charterstone:building1"))
    expect(ada.page.locator(".dock .die:enabled")).to_have_count(1)
    ada.tap(ada.place("scythe:top4"))
    expect(ada.page.locator(".refusal")).to_be_visible()
    assert violations(ada, axe) == []
    ada.tap(ada.place("scythe:top2"))
    expect(ada.page.locator(".dock .die:enabled")).to_have_count(0)
    ada.page.locator(".actions .done").click()
    ada.roll("2 3")
    ada.tap(ada.place("charterstone:building2"))
    # What is armed before the answer to a move has come is put back by it.
    expect(ada.page.locator(".dock .die:enabled")).to_have_count(1)
    ada.page.locator("[data-counter=pumpkin]").click()
    expect(ada.page.locator(".spending")).to_be_visible()
    assert violations(ada, axe) == []
    ada.page.keyboard.press("Escape")
    ada.tap(ada.place("tapestry:b1"))
    expect(ada.page.locator(".proposal")).to_be_visible()
    assert violations(ada, axe) == []


def test_the_end_and_the_big_screen(arrive: Arrive, axe: Path) -> None:
    ada = arrive(color_scheme="light")
    wish = {"game": "rolling-realms", "seats": 2, "bots": ["greedy"], "options": {"rounds": 1}}
    table = ada.open_table(wish)
    screen = f"{ada.address}/t/{table}/screen"
    ada.page.goto(screen)
    expect(ada.page.locator(".all-shown .print").first).to_be_visible()
    assert violations(ada, axe) == []
    ada.page.goto(f"{ada.address}/t/{table}")
    ada.hasten_to_end(table)
    expect(ada.page.locator(".replay")).to_be_visible()
    expect(ada.page.locator(".curve")).to_be_visible()
    expect(ada.page.locator(".bands")).to_be_visible()
    assert violations(ada, axe) == []
    ada.page.goto(screen)
    expect(ada.page.locator(".podium")).to_be_visible()
    assert violations(ada, axe) == []


def test_no_violations_where_a_crowd_is_invited(arrive: Arrive, axe: Path) -> None:
    host = arrive(color_scheme="light")
    table = host.open_table({"game": "rolling-realms", "kind": "event", "start": False})
    host.page.goto(f"{host.address}/t/{table}/screen")
    expect(host.page.locator(".wall-code")).to_be_visible()
    assert violations(host, axe) == []
