"""Lets clients race at tables of all games while the server is killed and stopped, and checks all.

Every guest has two tabs that act for the same seat. They play, take back, repeat commands, send
nonsense and outdated ones, and disconnect, also right after sending. Everything is written into a
history (`bench/history.py`), which is compared with the logs at the end (`bench/history_check.py`).
`python -m bench.races --kills 20 --stops 10` prints the figures as JSON.
"""

import argparse
import asyncio
import contextlib
import json
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter, deque
from contextlib import closing
from dataclasses import asdict, dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.exceptions import WebSocketException

from bench.client import Client, ClientView, http_client
from bench.history import Answered, Connected, History, Saw, Seen, Sent
from bench.history_check import Log, check
from bench.server_process import ServerProcess, start_server
from rollwright.games import all_games, find_game

_PATIENCE: Final = 120.0
_LOST_CONNECTION: Final = (
    OSError,
    WebSocketException,
    TimeoutError,
    httpx.TransportError,
    httpx.HTTPStatusError,
)
_TABS: Final = 2
# The server remembers the latest commands of a guest; older ones are not repeated.
_REPEATABLE: Final = 5
# How many commands of a table are done on average before the server is ended.
_ACKNOWLEDGED_BEFORE_END: Final = 5
_connections = count(1)
_commands = count(1)


@dataclass(slots=True)
class Figures:
    """The figures of a run."""

    kills: int = 0
    stops: int = 0
    tables: int = 0
    games: dict[str, int] = field(default_factory=dict)
    sent: int = 0
    acknowledged: int = 0
    refused: dict[str, int] = field(default_factory=dict)
    repeated: int = 0
    undone: int = 0
    unanswered: int = 0
    states_seen: int = 0
    faults: list[str] = field(default_factory=list)
    seconds: float = 0.0


@dataclass(slots=True)
class Guest:
    """A guest at one table, with the latest commands of all tabs."""

    name: str
    client: Client
    latest: deque[dict[str, Any]] = field(default_factory=lambda: deque(maxlen=_REPEATABLE))


class RacedTable:
    """One table and its guests."""

    def __init__(self, game: str, number: int, history: History) -> None:
        self.game = game
        self.id = ""
        self.is_over = False
        self._history = history
        rules = find_game(game)
        self.seats = max(rules.min_seats, 1 if rules.max_seats == 1 else 2)
        self._guests = [Guest(f"guest {number} {at}", Client()) for at in range(self.seats)]

    async def open(self, server: ServerProcess) -> None:
        """Open the table, and let its guests take their seats."""
        host, *others = self._guests
        async with http_client(server.address) as http:
            body = {"game": self.game, "name": host.name, "seats": len(self._guests)}
            table = (await host.client.post(http, "/api/tables", body))["table"]
            for guest in others:
                await guest.client.post(http, f"/api/tables/{table}/join", {"name": guest.name})
        self.id = table

    async def race(self, server: ServerProcess, chance: random.Random) -> None:
        """Let all tabs act until the server is gone, or the game is over."""
        with contextlib.suppress(*_LOST_CONNECTION):
            if not self.id:
                await self.open(server)
            tabs = [
                Tab(self, guest, self._history, random.Random(chance.random()))
                for guest in self._guests
                for _ in range(_TABS)
            ]
            await asyncio.gather(*(tab.run(server) for tab in tabs))


class Tab:
    """One tab of a guest."""

    def __init__(
        self, table: RacedTable, guest: Guest, history: History, chance: random.Random
    ) -> None:
        self._table = table
        self._guest = guest
        self._history = history
        self._chance = chance
        self._connection = 0
        # The command that is not answered yet.
        self._open = ""

    async def run(self, server: ServerProcess) -> None:
        """Connect again and again, until the server is gone or the game is over."""
        while not self._table.is_over:
            try:
                await self._connect_once(server)
            except ConnectionRefusedError:
                return
            except _LOST_CONNECTION:
                await asyncio.sleep(0.05)

    async def _connect_once(self, server: ServerProcess) -> None:
        self._connection, self._open = next(_connections), ""
        self._history.add(Connected(self._connection, self._table.id))
        async with self._guest.client.connect(server.address, self._table.id) as socket:
            view = ClientView(socket)
            while not view.view:
                await self._take(view)
            while not self._table.is_over:
                if self._chance.random() < 0.02:
                    return  # the tab is closed, perhaps before an answer came
                if not self._open:
                    await self._act(view)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(self._chance.uniform(0.05, 0.3)):
                        await self._take(view)

    async def _take(self, view: ClientView) -> None:
        message = await view.take()
        if message["op"] in ("view", "update"):
            self._note_view(view)
        elif message["op"] in ("ack", "refused"):
            self._note_answer(message)

    def _note_view(self, view: ClientView) -> None:
        seen = seen_in(view.view)
        self._table.is_over |= seen.stage == "over"
        self._history.add(
            Saw(self._connection, self._table.id, self._guest.name, view.version, seen)
        )

    def _note_answer(self, message: dict[str, Any]) -> None:
        if message["command"] == self._open:
            self._open = ""
        is_done = message["op"] == "ack"
        self._history.add(
            Answered(
                self._connection,
                self._table.id,
                self._guest.name,
                message["command"],
                message["version"] if is_done else 0,
                "" if is_done else message["error"]["code"],
            )
        )

    # --- what it does ------------------------------------------------------------------------

    async def _act(self, view: ClientView) -> None:
        """Send one command, or nothing."""
        dice, latest = self._chance.random(), self._guest.latest
        moves = [move[0] for group in view.view.get("moves", []) for move in group["moves"]]
        if view.view["stage"] == "lobby":
            await self._send(view, {"op": "start"})
        elif latest and dice < 0.15:
            await self._send_again(view, self._chance.choice(list(latest)))
        elif dice < 0.18:
            await self._send(view, {"op": "play", "move": "nonsense"})
        elif dice < 0.3:
            await self._send(view, {"op": "undo"})
        elif moves:
            # Sometimes for a state that is no more.
            version = view.version - (self._chance.randint(1, 9) if dice > 0.95 else 0)
            move = self._chance.choice(moves)
            await self._send(view, {"op": "play", "move": move, "version": max(0, version)})

    async def _send(self, view: ClientView, message: dict[str, Any]) -> None:
        command = f"c{next(_commands)}"
        message = {"version": view.version, **message, "command": command}
        self._guest.latest.append(message)
        await self._send_again(view, message)

    async def _send_again(self, view: ClientView, message: dict[str, Any]) -> None:
        self._open = message["command"]
        self._history.add(
            Sent(
                self._connection,
                self._table.id,
                self._guest.name,
                message["command"],
                message["op"],
                message.get("move", ""),
                message["version"],
            )
        )
        await view.send(message)


def seen_in(view: dict[str, Any]) -> Seen:
    """The state of a table in a view."""
    status = view["status"]
    if status is None:
        return Seen(view["stage"])
    return Seen(
        stage=view["stage"],
        phase=status["phase"],
        round=status["round"],
        turn=status["turn"],
        scores=tuple(status["scores"]),
        can_undo=view["can_undo"],
        moves=tuple(sorted(move[0] for group in view["moves"] for move in group["moves"])),
    )


# --- the run ---------------------------------------------------------------------------------


async def run(kills: int, stops: int, tables: int, seed: int) -> Figures:
    """Race at so many tables at once, while the server is killed and stopped so often."""
    chance, history, start = random.Random(seed), History(), time.monotonic()
    figures, numbers = Figures(), count(1)
    games = sorted(all_games())
    ends = ["kill"] * kills + ["stop"] * stops
    chance.shuffle(ends)
    raced: list[RacedTable] = []
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "tables.db"
        for end in ends:
            while sum(not table.is_over for table in raced) < tables:
                number = next(numbers)
                raced.append(RacedTable(games[number % len(games)], number, history))
            open_tables = [table for table in raced if not table.is_over]
            await _until_end(data, end, open_tables, history, chance)
        logs = read_logs(data)
    figures.kills, figures.stops = kills, stops
    _count(figures, history, [table for table in raced if table.id])
    figures.faults = [str(fault) for fault in check(history, logs)]
    figures.seconds = round(time.monotonic() - start, 1)
    return figures


async def _until_end(
    data: Path, end: str, tables: list[RacedTable], history: History, chance: random.Random
) -> None:
    """Serve the tables until the server is ended in one way or the other."""
    server = await start_server(data)
    races = [
        asyncio.create_task(table.race(server, random.Random(chance.random()))) for table in tables
    ]
    wanted = _acknowledged(history) + _ACKNOWLEDGED_BEFORE_END * len(tables)
    async with asyncio.timeout(_PATIENCE):
        while _acknowledged(history) < wanted and not all(table.is_over for table in tables):
            await asyncio.sleep(0.05)
    await asyncio.sleep(chance.uniform(0.0, 1.5))
    if end == "kill":
        await server.kill()
    else:
        await server.stop()
    await asyncio.gather(*races)


def _acknowledged(history: History) -> int:
    return sum(isinstance(entry, Answered) and not entry.refusal for entry in history.entries)


def read_logs(data: Path) -> dict[str, Log]:
    """The logs of all tables of a server that has ended."""
    logs: dict[str, Log] = {}
    with closing(sqlite3.connect(data)) as database:
        for table, version, event in database.execute("SELECT * FROM events"):
            logs.setdefault(table, {})[version] = event
    return logs


def _count(figures: Figures, history: History, tables: list[RacedTable]) -> None:
    sent = [entry for entry in history.entries if isinstance(entry, Sent)]
    answers = [entry for entry in history.entries if isinstance(entry, Answered)]
    commands = {(entry.guest, entry.command): entry.op for entry in sent}
    done = {(entry.guest, entry.command) for entry in answers if not entry.refusal}
    figures.tables = len(tables)
    figures.games = dict(sorted(Counter(table.game for table in tables).items()))
    figures.sent = len(sent)
    figures.acknowledged = len(done)
    figures.refused = dict(sorted(Counter(one.refusal for one in answers if one.refusal).items()))
    figures.repeated = len(sent) - len(commands)
    figures.undone = sum(commands[key] == "undo" for key in done)
    figures.unanswered = len(sent) - len(answers)
    figures.states_seen = sum(isinstance(entry, Saw) for entry in history.entries)


def main() -> None:
    """Print the figures; fail if the logs don't explain everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--stops", type=int, default=10)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    figures = asyncio.run(run(asked.kills, asked.stops, asked.tables, asked.seed))
    print(json.dumps(asdict(figures)))
    sys.exit(1 if figures.faults else 0)


if __name__ == "__main__":
    main()
