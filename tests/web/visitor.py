"""A person at a browser: what they see and do."""

import json
from collections.abc import Mapping

from playwright.sync_api import BrowserContext, Error, Locator, Page, expect

OPEN = ".spot.open-plain, .spot.open-special"
# What a click can open over the page: some moves to choose from, a question, or a proposal.
WINDOW = "dialog.menu, dialog.sure, .proposal"
READY = f"""() => document.querySelector(
    '.verdict, {WINDOW}, {OPEN}, .purchases button, .actions .done:not([aria-disabled]),'
    + 'button.die:enabled:not(.is-idle)')"""
WHERE = "document.querySelector('.where')?.innerText ?? ''"
# A player who waits for others has finished this turn; so has one in the next turn.
PLAYED = f"""turn => document.querySelector('.verdict') || ({WHERE}) !== turn
    || document.querySelector('.tray-words .muted')?.innerText.startsWith('Waiting for')"""
SEEN = """(document.querySelector('.log')?.innerText ?? '')
    + [...document.querySelectorAll('.spot.glow')].map(spot => spot.dataset.place)"""
# A second connection of the same guest that makes the first legal move whenever there is one, and
# enters the same dice again and again if they are real.
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
        if (view.moves?.length) send("play", {move: view.moves[0].moves[0][0]});
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
# The same for given rolls and moves, one after the other.
STEPS = """([table, steps]) => new Promise((over, fail) => {
    const line = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    let at = 0;
    const goOn = () => {
        if (at < steps.length) line.send(JSON.stringify({...steps[at], command: `step-${at}`}));
        else { line.close(); over(); }
    };
    line.onopen = goOn;
    line.onmessage = ({data}) => data.split("\\n").map(JSON.parse).forEach(told => {
        if (told.command !== `step-${at}`) return;
        if (told.op === "refused") fail(new Error(JSON.stringify([steps[at], told])));
        at += 1;
        goOn();
    });
})"""
# How many strokes of a pencil have their middle on a place.
WRITTEN = """place => {
    const area = place.querySelector(".hit"), print = place.closest("svg");
    return [...print.querySelectorAll(".stroke")].filter(stroke => {
        const {x, y, width, height} = stroke.getBoundingClientRect();
        const middle = new DOMPoint(x + width / 2, y + height / 2);
        return area.isPointInFill(middle.matrixTransform(area.getScreenCTM().inverse()));
    }).length;
}"""
# Is the middle of a place in the part that the magnifier shows? Without one, all of the print is.
SHOWN = """place => {
    const box = place.getBoundingClientRect(), pane = place.closest(".magnifier");
    const {left, right, top, bottom} = (pane ?? document.documentElement).getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return !pane || x > left && x < right && y > top && y < bottom;
}"""
# Where the small map shows a place; null if the place can be seen without the help of that map.
OVERVIEW = f"""place => {{
    if (({SHOWN})(place)) return null;
    const frame = document.querySelector(".overview-frame");
    const {{x, y, width, height}} = place.getBBox();
    const at = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(frame.getScreenCTM());
    return [at.x, at.y];
}}"""
# In milliseconds. A busy machine may be slow; an action without effect is repeated.
PATIENCE = 8_000
# A place or button that is missing for this long will not come back.
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

    def new_table(self, game: str) -> Locator:
        """The form for a new table, with all that it offers."""
        self.game(game).get_by_role("button", name="With others").click()
        form = self.page.get_by_role("dialog")
        form.locator(".new-more > summary").click()
        return form

    def open_table(self, wish: Mapping[str, object]) -> str:
        """Open a table with a request, as the page does, with these options."""
        whole = {"options": {}, "seats": 1, "bots": [], "dice": "auto", "kind": "table", **wish}
        # The cookies of a request are those of the page.
        answer = self.page.context.request.post(
            f"{self.address}/api/tables", data={"name": "Ada", "start": True, **whole}
        ).json()
        table = str(answer["table"])
        self.page.goto(f"{self.address}/t/{table}")
        return table

    def play_steps(self, table: str, text: str) -> None:
        """Enter rolls, each after a star, and make moves; all are parted by commas."""
        steps = [
            {"op": "roll", "outcome": step[1:]} if step[0] == "*" else {"op": "play", "move": step}
            for step in text.split(", ")
        ]
        self.page.evaluate(STEPS, [table, steps])

    def place(self, name: str) -> Locator:
        """A place on the visitor's own sheet."""
        return self.page.locator(f'.mine [data-place="{name}"]')

    def written(self, name: str) -> int:
        """The number of strokes of a pencil on a place of the visitor's own sheet."""
        return int(self.place(name).evaluate(WRITTEN))

    def roll(self, text: str) -> None:
        """Enter the result of the dice."""
        self.page.locator(".manual input").fill(text)
        self.page.locator(".manual button").click()
        expect(self.page.locator(".manual")).to_have_count(0)

    def pick(self, *sides: str) -> None:
        """Choose a side for each requested die, and wait until the roll is accepted."""
        wanted = self.page.locator("#manual-wanted").inner_text()
        for at, side in enumerate(sides):
            self.page.locator(".manual select").nth(at).select_option(side)
        self.page.locator(".manual button").click()
        self.page.wait_for_function(
            "wanted => document.querySelector('#manual-wanted')?.innerText !== wanted", arg=wanted
        )

    def look_beside(self) -> None:
        """Open what lies beside the table, unless there is room for it anyway."""
        # Whether there is room is known when the board has come, even if nothing lies on it yet.
        expect(self.page.locator(".mine .board").first).to_be_attached()
        if self.page.locator("#beside[inert]").count():
            self.page.locator(".bar-menu").click()
        expect(self.page.locator("#beside[inert]")).to_have_count(0)

    def look_back(self) -> None:
        """Close what lies beside the table, if it hides a part of the board."""
        close = self.page.locator(".beside-close")
        if close.is_visible() and not self.page.locator("#beside[inert]").count():
            close.click()
            expect(self.page.locator("#beside[inert]")).to_have_count(1)

    def set(self, label: str, choice: str) -> None:
        """Change a setting of the page at a table: its language, its colours."""
        self.look_beside()
        self.page.locator("#beside").get_by_label(label).select_option(choice)
        self.look_back()

    def magnify(self, place: Locator) -> None:
        """Move the magnifier of a phone to a place, by a tap on the small map."""
        at = place.evaluate(OVERVIEW)
        if at is not None:
            self.page.mouse.click(*at)
            self.page.wait_for_function(SHOWN, arg=place.element_handle())

    def tap(self, place: Locator, patience: int = 30_000) -> None:
        """Click a place; the middle of a concave shape may lie outside of it."""
        place.wait_for(state="attached", timeout=patience)
        self.magnify(place)
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
        """Choose the first move in the menu, or confirm a question."""
        first = "dialog.menu .menu-list button, dialog.sure .sure-act, .tick, .use-die"
        self.page.locator(first).first.click(timeout=patience)

    def act(self) -> bool:
        """Make one move by clicking: a marked place, otherwise any button.

        False if it had no effect: the page may have been redrawn under the click.
        """
        self.page.wait_for_function(READY)
        before = self._seen()
        had_menu = bool(self.page.locator(WINDOW).count())
        places = self.page.locator(OPEN)
        done = self.page.locator(".actions .done:not([aria-disabled])")
        try:
            if had_menu:
                self.choose_first(GONE)
            elif places.count():
                self.tap(places.first, GONE)
            elif self.page.locator(".purchases button").count() and not done.count():
                self.page.locator(".purchases button").first.click(timeout=GONE)
            elif done.count():
                done.click(timeout=GONE)
            elif self.page.locator("button.die:enabled:not(.is-idle)").count():
                self.page.locator("button.die:enabled:not(.is-idle)").first.click(timeout=GONE)
        except Error:
            # The target is gone: something else happened meanwhile.
            return False
        return self._changes(before, had_menu)

    def can_act(self) -> bool:
        """Is there anything to click now?"""
        return bool(self.page.evaluate(f"!!({READY})()"))

    def _seen(self) -> str:
        """What changes when something happens: the log and the selection."""
        return str(self.page.evaluate(SEEN))

    def _changes(self, before: str, had_menu: bool) -> bool:
        """Does the log grow, or a menu open, within some seconds?"""
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
        done = self.page.locator(".actions .done:not([aria-disabled])")
        self.page.wait_for_function(READY)
        turn = str(self.page.evaluate(WHERE))
        while not self._has_played(turn):
            # With all dice used the turn can end, even if something could still be spent.
            busy = self.page.locator(f".tray .die:enabled, {WINDOW}").count()
            in_vain -= not (self._finish(done) if done.count() and not busy else self.act())
            assert in_vain, "clicking changes nothing"

    def _has_played(self, turn: str) -> bool:
        """Is this turn over? Waits until there is something to do or to wait for."""
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
        """Make every move from now on without clicks, as soon as possible."""
        self.page.evaluate(f"table => {{ ({HASTEN})(table); }}", table)

    def hasten_to_end(self, table: str) -> None:
        """Play to the end without clicks, for tests about the end only."""
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
