"""A connection that dies silently: no more data arrives, and nothing is closed."""

import json

from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import Arrive
from tests.web.visitor import Visitor

# In milliseconds: longer than a page waits for an answer.
PATIENCE = 10_000


class Hole:
    """A proxy between a page and the server that can swallow data in both directions."""

    def __init__(self, visitor: Visitor) -> None:
        self.heard: list[str] = []
        self.lines = 0
        # The lines up to this one are dead.
        self.dead = 0
        visitor.page.route_web_socket("**/socket?*", self._stand_between)

    def _stand_between(self, page: WebSocketRoute) -> None:
        self.lines += 1
        line, server = self.lines, page.connect_to_server()

        def hear(text: str | bytes) -> None:
            self.heard.append(json.loads(text)["op"])
            if line > self.dead:
                server.send(text)

        def answer(text: str | bytes) -> None:
            if line > self.dead:
                page.send(text)

        page.on_message(hear)
        server.on_message(answer)

    def swallow(self) -> None:
        """From now on swallow the data of existing connections; new ones work."""
        self.dead = self.lines


def test_a_move_that_is_not_answered_goes_over_a_new_line(arrive: Arrive) -> None:
    ada = arrive()
    hole = Hole(ada)
    ada.page.clock.install()
    ada.open_table({"game": "rolling-america", "dice": "manual"})
    ada.roll("r3 b4")
    ada.page.get_by_role("button", name="the red 3").click()
    hole.swallow()
    ada.place("PA").click()
    ada.page.clock.run_for(PATIENCE)
    expect(ada.page.locator(".toast.good")).to_contain_text("Connected again")
    expect(ada.place("PA")).to_have_attribute("aria-label", "Pennsylvania, red: 3")
    assert hole.lines == 2
    assert hole.heard.count("play") == 2
