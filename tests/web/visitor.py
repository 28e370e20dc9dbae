"""Somebody at a browser: what they see and do."""

import json
from collections.abc import Mapping

from playwright.sync_api import BrowserContext, Error, Locator, Page, expect

OPEN = "g[role=button].open-plain, g[role=button].open-special"
# What opens over the page at a click: some moves to choose from, or a question.
WINDOW = "dialog.menu, dialog.sure"
READY = f"""() => document.querySelector(
    '.verdict, {WINDOW}, {OPEN}, .purchases button, .actions .done:enabled,'
    + 'button.die:enabled')"""
WHERE = "document.querySelector('.where')?.innerText ?? ''"
# Whoever waits for others has played this turn; so has whoever is in the next one.
PLAYED = f"""turn => document.querySelector('.verdict') || ({WHERE}) !== turn
    || document.querySelector('.tray-words .muted')?.innerText.startsWith('Waiting for')"""
SEEN = """(document.querySelector('.log')?.innerText ?? '')
    + [...document.querySelectorAll('.spot.glow')].map(spot => spot.dataset.cell)"""
# The same guest on a second line, who makes the first move there is, whenever there is one, and
# types in the same dice again and again where they are real.
HASTEN = """table => new Promise(over => {
    const line = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    let number = 0, view = {}, busy = false, seen = 0, acked = 0;
    const send = (op, fields) => {
        busy = true;
        line.send(JSON.stringify({op, command: `hasten-${number++}`, ...fields}));
    };
    // One thing at a time, and only after its outcome was shown: that the moves are still the same
    // ones does not mean that nothing happened.
    const goOn = () => {
        if (busy || seen < acked) return;
        if (view.moves?.length) send("play", {move: view.moves[0].move});
        else if (view.dice === "manual" && view.status?.phase === "roll")
            send("roll", {outcome: view.status.example});
    };
    line.onmessage = ({data}) => {
        for (const told of data.split("\\n").map(JSON.parse)) {
            if (told.op === "view" || told.op === "update") {
                view = told.view ?? {...view, ...told.changes};
                seen = told.version;
            }
            if (told.op === "ack") { acked = told.version; busy = false; }
            // That was too much at once.
            if (told.op === "refused") setTimeout(() => { busy = false; goOn(); }, 500);
        }
        if (view.stage === "over") { line.close(); over(); }
        else goOn();
    };
})"""
# In milliseconds. A busy machine takes its time over a move; what comes of nothing is tried again.
PATIENCE = 8_000
# What was there a moment ago, and is not after so long, will not come back.
GONE = 3_000


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
        whole = {"options": {}, "seats": 1, "bots": [], "dice": "auto", "kind": "table", **wish}
        # The cookies of a request are those of the page.
        answer = self.page.context.request.post(
            f"{self.address}/api/tables", data={"name": "Ada", "start": True, **whole}
        ).json()
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

    def pick(self, *sides: str) -> None:
        """Pick what each of the dice shows that are wanted now, and wait until it is taken."""
        wanted = self.page.locator("#manual-wanted").inner_text()
        for at, side in enumerate(sides):
            self.page.locator(".manual select").nth(at).select_option(side)
        self.page.locator(".manual button").click()
        self.page.wait_for_function(
            "wanted => document.querySelector('#manual-wanted')?.innerText !== wanted", arg=wanted
        )

    def tap(self, place: Locator, patience: int = 30_000) -> None:
        """Click a place; the middle of a bent shape may lie outside of it."""
        x, y = place.evaluate(
            """place => {
                place.scrollIntoView({block: "center", inline: "center"});
                const box = place.getBoundingClientRect();
                // Not on an edge: a click may be rounded to a whole pixel.
                const inside = (x, y) => [[0, 0], [2, 2], [-2, -2], [2, -2], [-2, 2]].every(
                    ([a, b]) => place.contains(document.elementFromPoint(x + a, y + b)));
                for (const right of [.5, .75, .25, .9, .1])
                    for (const down of [.5, .75, .25, .9, .1]) {
                        const at = [box.x + box.width * right, box.y + box.height * down];
                        if (inside(...at)) return at;
                    }
                throw new Error("no point of the place can be seen");
            }""",
            timeout=patience,
        )
        self.page.mouse.click(x, y)

    def hold(self, place: Locator) -> None:
        """Press a place until its menu opens."""
        place.scroll_into_view_if_needed()
        box = place.bounding_box()
        assert box is not None
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()
        expect(self.page.locator("dialog.menu")).to_be_visible()
        self.page.mouse.up()

    def choose_first(self, patience: int = 30_000) -> None:
        """Take the first move of the small menu, or say yes to a question."""
        first = "dialog.menu .menu-list button, dialog.sure .primary"
        self.page.locator(first).first.click(timeout=patience)

    def act(self) -> bool:
        """Make one move by clicking: a marked place, else whatever button there is.

        False if nothing came of it: the page may just have been drawn anew under the click.
        """
        self.page.wait_for_function(READY)
        before = self._seen()
        had_menu = bool(self.page.locator(WINDOW).count())
        places = self.page.locator(OPEN)
        done = self.page.locator(".actions .done:enabled")
        try:
            if had_menu:
                self.choose_first(GONE)
            elif places.count():
                self.tap(places.first, GONE)
            elif self.page.locator(".purchases button").count() and not done.count():
                self.page.locator(".purchases button").first.click(timeout=GONE)
            elif done.count():
                done.click(timeout=GONE)
            elif self.page.locator("button.die:enabled").count():
                self.page.locator("button.die:enabled").first.click(timeout=GONE)
        except Error:
            # What was to be clicked is gone: something else happened meanwhile.
            return False
        return self._changes(before, had_menu)

    def can_act(self) -> bool:
        """Is there anything to click now?"""
        return bool(self.page.evaluate(f"!!({READY})()"))

    def _seen(self) -> str:
        """What changes when something happens: the log, and what is taken in hand."""
        return str(self.page.evaluate(SEEN))

    def _changes(self, before: str, had_menu: bool) -> bool:
        """Does the log go on, or a menu open, within some seconds?"""
        changed = f"({SEEN}) !== before"
        menu = f"!had && !!document.querySelector('{WINDOW}')"
        try:
            self.page.wait_for_function(
                f"([before, had]) => {changed} || {menu}", arg=[before, had_menu], timeout=PATIENCE
            )
        except Error:
            return False
        return True

    def take_turn(self, in_vain: int = 10) -> None:
        """Click until this turn is done."""
        done = self.page.locator(".actions .done:enabled")
        self.page.wait_for_function(READY)
        turn = str(self.page.evaluate(WHERE))
        while not self._has_played(turn):
            # Whoever has used all dice is done, and keeps what could still be spent.
            busy = self.page.locator(f".tray .die:enabled, {WINDOW}").count()
            in_vain -= not (self._finish(done) if done.count() and not busy else self.act())
            assert in_vain, "clicking changes nothing"

    def _has_played(self, turn: str) -> bool:
        """Is this turn over, as soon as there is something to do or to wait for?"""
        self.page.wait_for_function(f"turn => ({READY})() || ({PLAYED})(turn)", arg=turn)
        return bool(self.page.evaluate(f"!!({PLAYED})({json.dumps(turn)})"))

    def _finish(self, done: Locator) -> bool:
        """End the turn; False if a menu opened over the button, or it is gone."""
        before = self._seen()
        try:
            done.click(timeout=GONE)
        except Error:
            return False
        return self._changes(before, False)

    def hasten(self, table: str) -> None:
        """Make every move from now on without a click, as soon as it can be made."""
        self.page.evaluate(f"table => {{ ({HASTEN})(table); }}", table)

    def hasten_to_end(self, table: str) -> None:
        """Get to the end without a click, for those who want to see only that."""
        self.hasten(table)
        expect(self.page.locator(".verdict")).to_be_visible()

    def play_to_end(self, most: int = 800, in_vain: int = 10) -> None:
        """Click until the game is over."""
        for _ in range(most):
            if self.page.locator(".verdict").count():
                return
            in_vain -= not self.act()
            assert in_vain, "clicking changes nothing"
        raise AssertionError("the game does not end")
