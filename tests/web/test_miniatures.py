"""The sheets of the others in small: always fresh, and never more questions than a server takes."""

import json
import time
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import Arrive
from tests.web.visitor import Visitor

OTHERS = range(1, 8)


class Wire:
    """What the page and the server say to each other, and what is said in the server's place."""

    def __init__(self, visitor: Visitor) -> None:
        self.asked: list[int] = []
        self.held: list[str] = []
        self.holds = False
        self._versions = iter(range(100_000, 200_000))
        self.page = visitor.page
        visitor.page.route_web_socket("**/socket?*", self._between)

    def _between(self, page: WebSocketRoute) -> None:
        self.socket, server = page, page.connect_to_server()
        page.on_message(lambda text: self._to_server(server, text))
        server.on_message(self._to_page)

    def _to_server(self, server: WebSocketRoute, text: str | bytes) -> None:
        message = json.loads(text)
        if message["op"] == "sheet":
            self.asked.append(message["seat"])
        server.send(text)

    def _to_page(self, text: str | bytes) -> None:
        for line in str(text).split("\n"):
            if self.holds and json.loads(line)["op"] == "sheet":
                self.held.append(line)
            else:
                self.socket.send(line)

    def happen(self, seat: int) -> None:
        """Tell the page that something happened on a seat."""
        version = next(self._versions)
        line: dict[str, Any] = {"version": version, "seat": seat, "text": "Something happens."}
        self.socket.send(json.dumps({"op": "update", "version": 1, "changes": {"log": [line]}}))

    def wait_for(self, count: int) -> None:
        """Wait until so many sheets were asked for."""
        until = time.monotonic() + 60
        while len(self.asked) < count:
            assert time.monotonic() < until, self.asked
            self.page.wait_for_timeout(50)


@pytest.fixture
def wire(arrive: Arrive) -> Wire:
    """A table of eight, whose miniatures are all there."""
    ada = arrive()
    wire = Wire(ada)
    ada.open_table({"game": "rolling-america", "seats": 8, "bots": ["random"] * 7})
    expect(ada.page.locator(".miniature")).to_have_count(7)
    # The bots make their moves, and then wait for Ada.
    expect(ada.page.locator(".seat.waiting")).to_have_count(1)
    ada.page.wait_for_timeout(3000)
    return wire


def test_a_lively_table_does_not_make_the_page_flood_its_server(wire: Wire) -> None:
    wire.asked.clear()
    start = time.monotonic()
    for at in range(60):
        wire.happen(at % 8)
        wire.page.wait_for_timeout(25)
    seconds = time.monotonic() - start
    # A table at once, then four a second: far below what the server takes.
    assert 7 <= len(wire.asked) <= 8 + 4 * seconds + 1
    # Whatever was left out is made up for, so that nobody's sheet stays old.
    wire.page.wait_for_timeout(3000)
    assert set(wire.asked[-7:]) == set(OTHERS)


def test_a_sheet_on_its_way_is_not_asked_for_again_but_once_more_after_it(wire: Wire) -> None:
    wire.asked.clear()
    wire.holds = True
    for _ in range(4):
        wire.happen(3)
        wire.page.wait_for_timeout(300)
    assert Counter(wire.asked) == dict.fromkeys(OTHERS, 1)
    wire.holds = False
    for line in wire.held:
        wire.socket.send(line)
    wire.wait_for(14)
    wire.page.wait_for_timeout(1000)
    assert Counter(wire.asked) == dict.fromkeys(OTHERS, 2)
