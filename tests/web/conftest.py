"""A server and a browser for the tests of the page."""

import os
import shutil
from collections.abc import Callable, Iterator

import pytest

from rollwright.games import all_games
from tests.web.house import House

pytest.importorskip("playwright")

from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.web.visitor import Visitor

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

KNOWS_ALL = f"localStorage['rollwright.taught'] ??= '{' '.join(all_games())}'"

# In milliseconds: a busy machine may be slow, and a fast one loses nothing.
expect.set_options(timeout=60_000)


Arrive = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium; without it all tests of the page are skipped."""
    chromium = shutil.which("chromium")
    if chromium is None:
        if os.environ.get("CI"):
            raise AssertionError("CI needs chromium: apt-get install chromium")
        pytest.skip("chromium is not installed")
    with sync_playwright() as play:
        found = play.chromium.launch(executable_path=chromium, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests that don't stop it."""
    found = House(tmp_path_factory.mktemp("house"))
    found.start()
    found.ready()
    yield found
    found.stop()


@pytest.fixture(scope="session")
def second_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Another server, at which a disconnected host counts as absent at once."""
    found = House(tmp_path_factory.mktemp("second-house"), "--host-minutes", "0")
    yield found
    found.stop()


@pytest.fixture
def fragile_house(second_house: House) -> House:
    """A server that a test may stop and start again."""
    if not second_house.runs:
        second_house.start()
        second_house.ready()
    return second_house


@pytest.fixture
def arrive(browser: Browser, house: House) -> Iterator[Arrive]:
    """Creates visitors, each with a browser context; fails if a script raised an error."""
    contexts: list[BrowserContext] = []
    visitors: list[Visitor] = []

    def come(
        address: str = house.address, width: int = 1280, *, novice: bool = False, **more: object
    ) -> Visitor:
        height = more.pop("height", 740 if width < 700 else 860)
        settings: dict[str, object] = {"locale": "en-GB", "reduced_motion": "reduce", **more}
        settings["viewport"] = {"width": width, "height": height}
        contexts.append(browser.new_context(**settings))  # type: ignore[arg-type]
        if not novice:
            # Whoever knows the games is not told the first steps.
            contexts[-1].add_init_script(KNOWS_ALL)
        visitors.append(Visitor(contexts[-1], address))
        return visitors[-1]

    yield come
    for context in contexts:
        context.close()
    assert [visitor.troubles for visitor in visitors] == [[] for _ in visitors]
