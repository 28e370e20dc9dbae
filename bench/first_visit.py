"""What the first visit of a table costs: requests, bytes over the wire, and time on a slow phone.

`python -m bench.first_visit` opens a table of every game in a browser that has never been here,
over a line and with a processor as slow as those of phones, and prints a line of JSON for each. A
visit lasts until the board is drawn, its typefaces are there, and nothing more comes.
"""

import argparse
import asyncio
import json
import shutil
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from websockets.sync.client import connect

from bench.server_process import start_server

_PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
# Notes when the first place of a board could be seen: in the frame after it came into the page.
_WATCH: Final = """new MutationObserver((_, watch) => {
    if (!document.querySelector("[data-place]")) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => { globalThis.boardDrawn = performance.now(); }));
}).observe(document, { childList: true, subtree: true });"""
_TIMES: Final = """() => ({
    first_paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    board_drawn: globalThis.boardDrawn,
})"""
_LETTERS: Final = "() => document.fonts.ready.then(() => performance.now())"
_FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-component-update"]
_SEATS: Final = {"dice-realms": 2}
_PATIENCE: Final = 60.0


Figures = dict[str, Any]


class Line(NamedTuple):
    """The speed of a connection, and how many times slower than here its processor is."""

    latency: int
    down: int
    processor: int


class Transfer(NamedTuple):
    """One thing that came over the wire, with its headers."""

    path: str
    size: int


# Round trips in milliseconds, bits a second; as the tools of browsers have them.
LINES: Final = {
    "4g": Line(latency=170, down=9_000_000, processor=4),
    "slow-4g": Line(latency=150, down=1_600_000, processor=4),
}


class Visit:
    """The first visit of a page in a browser without cache."""

    def __init__(self, page: Page, line: Line | None = None, encodings: str = "") -> None:
        self._page = page
        self._paths: dict[str, str] = {}
        self.transfers: list[Transfer] = []
        self._session = page.context.new_cdp_session(page)
        self._session.on("Network.requestWillBeSent", self._request)
        self._session.on("Network.webSocketCreated", self._request)
        self._session.on("Network.loadingFinished", self._finished)
        self._session.on("Network.webSocketFrameReceived", self._frame)
        self._session.send("Network.enable")
        if encodings:
            self._page.set_extra_http_headers({"Accept-Encoding": encodings})
        if line is not None:
            self._slow_down(line)

    def open(self, address: str) -> dict[str, float]:
        """Go there, and return after how many milliseconds what was seen."""
        self._page.add_init_script(_WATCH)
        self._page.goto(address, wait_until="commit")
        self._page.wait_for_function("() => globalThis.boardDrawn", timeout=120_000)
        letters: float = self._page.evaluate(_LETTERS)
        # What was asked for until now has yet to be counted.
        self._page.wait_for_load_state("networkidle")
        times: dict[str, float] = self._page.evaluate(_TIMES)
        return {**times, "letters": letters}

    def _slow_down(self, line: Line) -> None:
        speed = line.down / 8
        limits = {"offline": False, "latency": line.latency, "downloadThroughput": speed}
        self._session.send(
            "Network.emulateNetworkConditions", {**limits, "uploadThroughput": speed / 2}
        )
        self._session.send("Emulation.setCPUThrottlingRate", {"rate": line.processor})

    def _request(self, event: dict[str, Any]) -> None:
        url: str = event["url"] if "url" in event else event["request"]["url"]
        self._paths[event["requestId"]] = "/" + url.partition("://")[2].partition("/")[2]

    def _finished(self, event: dict[str, Any]) -> None:
        path, size = self._paths[event["requestId"]], int(event["encodedDataLength"])
        # What a preload has fetched is reported once more where it is used, without bytes.
        if size:
            self.transfers.append(Transfer(path, size))

    def _frame(self, event: dict[str, Any]) -> None:
        size = len(event["response"]["payloadData"].encode())
        self.transfers.append(Transfer(self._paths[event["requestId"]], size))


def open_table(page: Page, address: str, game: str) -> str:
    """Open a table that waits for a move of this browser's guest, and return its address."""
    seats = _SEATS.get(game, 1)
    wish = {"game": game, "seats": seats, "bots": ["random"] * (seats - 1), "name": "Ada"}
    # The cookies of a request are those of the page.
    answer = page.context.request.post(f"{address}/api/tables", data={**wish, "start": True})
    table = answer.json()["table"]
    cookies = [f"{cookie.get('name')}={cookie.get('value')}" for cookie in page.context.cookies()]
    socket = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(socket, additional_headers={"Cookie": "; ".join(cookies)}, max_size=None) as line:
        while not any(map(_has_moves, str(line.recv(_PATIENCE)).split("\n"))):
            pass
    return f"{address}/t/{table}"


def _has_moves(line: str) -> bool:
    message = json.loads(line)
    return bool((message.get("view") or message.get("changes") or {}).get("moves"))


def measure_game(browser: Browser, address: str, game: str, name: str, times: int) -> Figures:
    """The figures of several visits of a table of a game over a line."""
    found: list[dict[str, float]] = []
    transfers: list[Transfer] = []
    for _ in range(times):
        context = browser.new_context(viewport=_PHONE, is_mobile=True, locale="en-GB")
        page = context.new_page()
        table = open_table(page, address, game)
        visit = Visit(page, LINES[name])
        found.append(visit.open(table))
        transfers = visit.transfers
        context.close()
    figures: Figures = {
        "game": game,
        "line": name,
        "visits": times,
        "requests": visit_requests(transfers),
        "bytes": visit_bytes(transfers),
    }
    for moment in found[0]:
        figures[f"{moment}_ms"] = round(statistics.median(one[moment] for one in found))
        figures[f"{moment}_ms_best"] = round(min(one[moment] for one in found))
    figures["transfers"] = sorted(transfers, key=lambda transfer: -transfer.size)
    return figures


def visit_requests(transfers: list[Transfer]) -> int:
    """How much was asked for; a socket is one request."""
    return len({transfer.path for transfer in transfers})


def visit_bytes(transfers: list[Transfer]) -> int:
    """The bytes of all that came, with the headers."""
    return sum(transfer.size for transfer in transfers)


def measure_all(address: str, lines: list[str], times: int) -> Iterator[Figures]:
    """The figures of every game over every line."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=_FLAGS)
        games = browser.new_context().request.get(f"{address}/api/games").json()["games"]
        for game in [game["id"] for game in games]:
            for name in lines:
                yield measure_game(browser, address, game, name, times)
        browser.close()


def _print_all(address: str, asked: argparse.Namespace) -> None:
    for figures in measure_all(address, asked.line or list(LINES), asked.times):
        if not asked.whole:
            del figures["transfers"]
        print(json.dumps(figures), flush=True)


async def _serve_and_print(asked: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = await start_server(Path(folder) / "tables.db")
        try:
            await asyncio.to_thread(_print_all, f"http://{server.address}", asked)
        finally:
            await server.stop()


def main() -> None:
    """Print a line for each game and line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--line", choices=sorted(LINES), action="append")
    parser.add_argument("--whole", action="store_true", help="name every transfer")
    asyncio.run(_serve_and_print(parser.parse_args()))


if __name__ == "__main__":
    main()
