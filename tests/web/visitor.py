"""Somebody at a browser: what they see and do."""

import json
from collections.abc import Mapping

from playwright.sync_api import BrowserContext, Locator, Page, expect

OPEN = "g[role=button].open-plain, g[role=button].open-special"


class Visitor:
    """One page of one browser."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.address = address
        self.page: Page = context.new_page()
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", lambda said: self._hear(said.text))

    def _hear(self, text: str) -> None:
        if "Content Security" in text:
            self.troubles.append(text)

    def start(self) -> None:
        """Go to the start page."""
        self.page.goto(self.address)
        expect(self.page.locator(".game").first).to_be_visible()

    def game(self, name: str) -> Locator:
        """The card of a game."""
        return self.page.locator(".game", has_text=name)

    def open_table(self, wish: Mapping[str, object]) -> str:
        """Open a table as the page does, but with a wish of our own."""
        self.page.goto(self.address)
        whole = {"options": {}, "seats": 1, "bots": [], "dice": "auto", "kind": "table", **wish}
        answer = self.page.evaluate(
            """async (body) => (await fetch("/api/tables", {method: "POST", body,
               headers: {"Content-Type": "application/json"}})).json()""",
            json.dumps({"name": "Ada", "start": True, **whole}),
        )
        table = str(answer["table"])
        self.page.goto(f"{self.address}/t/{table}")
        return table

    def cell(self, name: str) -> Locator:
        """A cell of my sheet."""
        return self.page.locator(f'.mine [data-cell="{name}"]')

    def roll(self, text: str) -> None:
        """Type in what the dice show."""
        self.page.locator(".manual input").fill(text)
        self.page.locator(".manual button").click()
        expect(self.page.locator(".manual")).to_have_count(0)

    def tap(self, place: Locator) -> None:
        """Click a place; the middle of a bent shape may lie outside of it."""
        x, y = place.evaluate(
            """place => {
                place.scrollIntoView({block: "center", inline: "center"});
                const box = place.getBoundingClientRect();
                for (const right of [.5, .75, .25, .9, .1])
                    for (const down of [.5, .75, .25, .9, .1]) {
                        const at = [box.x + box.width * right, box.y + box.height * down];
                        if (place.contains(document.elementFromPoint(...at))) return at;
                    }
                throw new Error("no point of the place can be seen");
            }"""
        )
        self.page.mouse.click(x, y)

    def choose_first(self) -> None:
        """Take the first move of the small menu."""
        self.page.locator("dialog.menu .menu-list button").first.click()

    def act(self) -> None:
        """Make one move by clicking: a marked place, else whatever button there is."""
        before = self.page.locator(".log").inner_text()
        places = self.page.locator(OPEN)
        done = self.page.locator(".actions .done:enabled")
        if places.count():
            self.tap(places.first)
        elif self.page.locator(".purchases button").count() and not done.count():
            self.page.locator(".purchases button").first.click()
        else:
            done.click()
        self._wait(before, "document.querySelector('dialog.menu') ||")
        if self.page.locator("dialog.menu").count():
            self.choose_first()
            self._wait(before)

    def _wait(self, before: str, or_else: str = "") -> None:
        log = "document.querySelector('.log')"
        self.page.wait_for_function(f"before => {or_else} {log}?.innerText !== before", arg=before)

    def play_to_end(self, most: int = 400) -> None:
        """Click until the game is over."""
        for _ in range(most):
            if self.page.locator(".verdict").count():
                return
            self.act()
        raise AssertionError("the game does not end")
