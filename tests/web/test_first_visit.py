"""What the first visit costs, and an address where nothing is."""

import pytest
from playwright.sync_api import Browser, expect

from bench.first_visit import Visit, open_table, visit_bytes, visit_requests
from tests.web.conftest import Arrive
from tests.web.house import House

# In the encoding of secure connections, and in that of a phone in the same network. 150,000 are
# wanted; what chance chooses, such as the cards, makes a difference of some thousands.
MOST_BYTES = {
    "rolling-america": {"br": 133_000, "gzip": 148_000},
    "rolling-realms": {"br": 130_000, "gzip": 143_000},
    "youtoma": {"br": 130_000, "gzip": 143_000},
    "youtoma-together": {"br": 130_000, "gzip": 143_000},
    "dice-realms": {"br": 150_000, "gzip": 163_000},
}
# The page, an icon, a stylesheet, two scripts, the table, the book for those who have never played,
# a socket, the handwriting and up to four typefaces; the rest are the prints of the board.
MOST_REQUESTS = 13
PRINTS = {
    "rolling-america": 2,
    "rolling-realms": 4,
    "youtoma": 4,
    "youtoma-together": 4,
    "dice-realms": 9,
}


@pytest.mark.parametrize("encoding", ["br", "gzip"])
@pytest.mark.parametrize("game", PRINTS)
def test_the_first_visit_of_a_table_is_small(
    browser: Browser, house: House, game: str, encoding: str
) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
    page = context.new_page()
    table = open_table(page, house.address, game)
    visit = Visit(page, encodings=encoding)
    visit.open(table)
    context.close()
    seen = "\n".join(f"{size:7} {path}" for path, size in visit.transfers)
    assert visit_bytes(visit.transfers) < MOST_BYTES[game][encoding], seen
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
