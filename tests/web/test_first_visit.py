"""What the first visit costs, and an address where nothing is."""

import pytest
from playwright.sync_api import Browser, expect

from bench.first_visit import Visit, open_table, visit_bytes, visit_requests
from tests.web.conftest import Arrive
from tests.web.house import House

# 150,000 each are wanted.
MOST_BYTES = {
    "rolling-america": 167_000,
    "rolling-realms": 162_000,
    "youtoma": 162_000,
    "dice-realms": 195_000,
}
# The page, an icon, a stylesheet, a script, the table, a socket, the handwriting and up to four
# typefaces; the rest are the prints of the board.
MOST_REQUESTS = 11
PRINTS = {"rolling-america": 2, "rolling-realms": 4, "youtoma": 4, "dice-realms": 9}


@pytest.mark.parametrize("game", PRINTS)
def test_the_first_visit_of_a_table_is_small(browser: Browser, house: House, game: str) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
    page = context.new_page()
    table = open_table(page, house.address, game)
    # As a phone in the same network: browsers accept brotli on secure connections only.
    visit = Visit(page, encodings="gzip")
    visit.open(table)
    context.close()
    seen = "\n".join(f"{size:7} {path}" for path, size in visit.transfers)
    assert visit_bytes(visit.transfers) < MOST_BYTES[game], seen
    assert visit_requests(visit.transfers) <= MOST_REQUESTS + PRINTS[game], seen
    paths = [transfer.path for transfer in visit.transfers if "/socket" not in transfer.path]
    assert len(paths) == len(set(paths)), f"nothing is fetched twice:\n{seen}"


def test_an_address_where_nothing_is_says_so(arrive: Arrive, house: House) -> None:
    visitor = arrive()
    answer = visitor.page.goto(f"{house.address}/no/such/page")
    assert answer is not None
    assert answer.status == 404
    expect(visitor.page.locator("h1")).to_have_text("There is no such page.")
    visitor.page.get_by_role("link", name="To the start page").click()
    expect(visitor.page.locator(".game").first).to_be_visible()
