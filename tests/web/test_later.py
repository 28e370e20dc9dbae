"""What a game in play does without comes later: with its styles, and in time."""

import re

from playwright.sync_api import Route, expect

from tests.web.conftest import Arrive
from tests.web.visitor import OPEN

SOLO = {"game": "rolling-america"}
REST = re.compile(r"/rest-[A-Z0-9]+\.(js|css)$")
MAIN = re.compile(r"/(main|chunk)-[A-Z0-9]+\.js$")


def test_a_table_in_play_asks_for_the_rest_only_after_a_while(arrive: Arrive) -> None:
    ada = arrive()
    ada.page.clock.install()
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.open_table(SOLO)
    expect(ada.page.locator(OPEN).first).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    assert not [url for url in asked if REST.search(url)]
    with ada.page.expect_response(REST):
        ada.page.clock.fast_forward(20_000)
    ada.page.wait_for_load_state("networkidle")
    kinds = [found[1] for found in map(REST.search, asked) if found]
    assert sorted(kinds) == ["css", "js"], "each once"
    # The end of the game finds all of it here, even without a connection to fetch it.
    ada.page.route(REST, lambda route: route.abort())
    ada.page.clock.resume()
    ada.hasten_to_end(ada.page.url.rpartition("/")[2])
    expect(ada.page.locator(".ending .replay")).to_be_visible()


def test_nothing_waits_for_the_script_to_ask_for_it(arrive: Arrive) -> None:
    ada = arrive(locale="es-ES")
    held: list[Route] = []
    asked: list[str] = []
    ada.page.route(MAIN, lambda route: held.append(route))
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.page.goto(ada.address, wait_until="commit")
    # While the script itself is on its way.
    for wanted in (r"/es-[A-Z0-9]+\.js$", r"/rest-[A-Z0-9]+\.js$", r"/rest-[A-Z0-9]+\.css$"):
        for _ in range(200):
            if any(re.search(wanted, url) for url in asked):
                break
            ada.page.wait_for_timeout(20)
        else:
            raise AssertionError(f"{wanted} was not asked for: {asked}")
    for route in held:
        route.continue_()
    expect(ada.page.locator("h1")).to_have_text(re.compile("Juegos de dados"))
    ada.page.wait_for_load_state("networkidle")
    named = [url for url in asked if "/bundle/" in url]
    assert len(named) == len(set(named)), "nothing is fetched twice"


def test_another_language_is_fetched_when_it_is_chosen(arrive: Arrive) -> None:
    ada = arrive()
    words = re.compile(r"/es-[A-Z0-9]+\.js$")
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.start()
    assert not [url for url in asked if words.search(url)]
    ada.page.get_by_label("Language").select_option("es")
    expect(ada.page.locator("h1")).to_have_text(re.compile("Juegos de dados"))
    assert [url for url in asked if words.search(url)]


def test_without_an_answer_the_page_says_so(arrive: Arrive) -> None:
    ada = arrive()
    ada.page.route(REST, lambda route: route.abort())
    ada.page.goto(ada.address)
    expect(ada.page.locator("h1")).to_have_text("The server does not answer.")
    ada.page.unroute(REST)
    ada.page.get_by_role("button", name="Try again").click()
    expect(ada.page.locator(".game").first).to_be_visible()
