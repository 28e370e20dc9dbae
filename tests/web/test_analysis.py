"""From a lost game to its analysis, to the turn that cost it, and to a table that goes on there."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive
from tests.web.house import House
from tests.web.visitor import Visitor

REALMS: dict[str, object] = {"rounds": 1, "realms": [["scythe", "wingspan", "euphoria"]]}
GAME: dict[str, object] = {
    "game": "rolling-realms", "options": REALMS, "seats": 2, "bots": ["greedy"],
}  # fmt: skip
PHONE = 360


@pytest.fixture(scope="module")
def quick_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that analyses with few playouts."""
    found = House(tmp_path_factory.mktemp("quick-house"), "--analysis-playouts", "48")
    found.start()
    found.ready()
    yield found
    found.stop()


def analyse(visitor: Visitor) -> str:
    """Play badly to the end, have that analysed, and return the table."""
    table = visitor.open_table(GAME)
    visitor.hasten_to_end(table)
    visitor.page.get_by_role("button", name="Analyse my game").click()
    panel = visitor.page.locator(".analysis")
    expect(panel.get_by_role("progressbar")).to_be_visible()
    # No number before all of them are known.
    expect(visitor.page.locator(".analysis-sum, .turn-note, .turning-point")).to_have_count(0)
    expect(panel.locator(".analysis-sum")).to_be_visible(timeout=400_000)
    return table


def fits(page: Page) -> bool:
    """Is nothing wider than the window?"""
    return bool(page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))


def test_a_lost_game_is_analysed_and_played_on_from_where_it_was_lost(
    arrive: Arrive, quick_house: House
) -> None:
    ada = arrive(quick_house.address, 1366, height=768)
    table = analyse(ada)
    page = ada.page
    told = re.compile(r"your moves cost \d+\.\d star")
    expect(page.locator(".analysis-sum")).to_contain_text(told)
    points = page.locator(".turning-point")
    expect(points).to_have_count(3)
    # The first of them is shown in the replay, before anything was played there.
    points.first.get_by_role("button", name="Show it").click()
    step = page.locator(".replay")
    expect(step).to_have_attribute("data-step", re.compile(r"^\d+$"))
    name = points.first.locator("h4 span").inner_text()
    expect(step.locator(".slider")).to_contain_text(name)
    expect(step.locator(".turn-note")).to_contain_text(points.first.locator("h4 b").inner_text())
    # The keys lead through the turns of the chart as well.
    chart = page.get_by_role("slider", name="Luck and cost turn by turn")
    chart.press("Home")
    expect(chart).to_have_attribute("aria-valuenow", "1")
    chart.press("ArrowRight")
    expect(chart).to_have_attribute("aria-valuetext", re.compile("Turn 2: luck"))
    # It goes on from there at a table of its own, which tells where it comes from.
    turn = re.sub(r".*, ", "", name)
    points.first.get_by_role("button", name="Try again from here").click()
    expect(page.locator("main.play")).to_be_visible()
    assert table not in page.url
    expect(page.locator(".where")).to_contain_text(turn)
    expect(page.locator(".bar .origin")).to_have_attribute("href", f"/t/{table}")
    ada.hasten_to_end(page.url.rpartition("/")[2])
    expect(page.locator(".replay .slider")).to_contain_text(re.compile(r"Step (\d+) of \1"))
    expect(page.locator(".curve")).to_be_visible()
    page.locator(".verdict .origin").click()
    # What was found is still there, without another analysis.
    expect(page.locator(".analysis-sum")).to_be_visible()
    assert page.url.endswith(table)


def test_on_a_phone_nothing_is_cut_off_and_others_read_it_too(
    arrive: Arrive, quick_house: House
) -> None:
    ada = arrive(quick_house.address, PHONE)
    table = analyse(ada)
    assert fits(ada.page)
    assert not [
        word
        for word in ada.page.locator(".turning-point .buttons button").all()
        if (word.bounding_box() or {"height": 0})["height"] < 40
    ]
    # Who only watches finds the same, in another language.
    eve = arrive(quick_house.address, PHONE, locale="es-ES")
    eve.page.goto(f"{quick_house.address}/t/{table}")
    eve.page.locator(".whose select").select_option(label="Ada")
    sentence = re.compile(r"\d estrellas a Ada; las jugadas costaron \d+\.\d estrellas\.")
    expect(eve.page.locator(".analysis-sum")).to_contain_text(sentence)
    assert fits(eve.page)


def test_who_did_not_play_is_not_asked_to_have_it_analysed(
    arrive: Arrive, quick_house: House
) -> None:
    ada, eve = arrive(quick_house.address), arrive(quick_house.address)
    table = ada.open_table(GAME)
    ada.hasten_to_end(table)
    expect(ada.page.get_by_role("button", name="Analyse my game")).to_be_visible()
    eve.page.goto(f"{quick_house.address}/t/{table}")
    expect(eve.page.locator(".curve")).to_be_visible()
    expect(eve.page.locator(".analysis")).to_have_count(0)
