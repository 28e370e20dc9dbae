"""Load test: thousands of clients play one event, and their waiting times are measured.

The server runs in a process of its own; all clients are in this one, on loopback. Each client
joins the event, gets the roll, plays the turn to its end, and gets the next roll.
`python -m bench.load --seats 1000` prints the figures as JSON.

- roll_to_sheet: from sending the command that brings the roll (of the last moves of a turn the
  one that was done last, or the start) to the moment when a client has its new moves.
- move_to_ack: from sending a move to its acknowledgement, which means: synced to disk.
- last_move_to_ack: the same for the last move of each turn.
- bytes_per_seat_and_turn: what the server sent to a client from the start of the game on.

Without `--think` every client makes each move as soon as it is possible.
"""

import argparse
import asyncio
import gc
import json
import resource
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final

import uvloop

from bench.client import Client, http_client
from bench.joining import join_all
from bench.journal_check import Findings, compare
from bench.load_client import LoadClient, LoadStats
from bench.server_process import ServerProcess, start_server
from bench.websocket_client import WebSocketClient, open_websocket

_AT_ONCE: Final = 50
_PATIENCE: Final = 300.0
# Realms differ in the number of their moves: the same three are dealt in every run.
_REALMS: Final = ["scythe", "wingspan", "viticulture"]
_OPTIONS: Final[dict[str, dict[str, object]]] = {
    "rolling-realms": {"rounds": 1, "realms": [_REALMS]}
}


class Event:
    """One event with all its clients."""

    def __init__(self, server: ServerProcess, seats: int, think: float) -> None:
        self._server = server
        self.stats = LoadStats(think)
        self.clients = [LoadClient(self.stats, number) for number in range(seats)]
        self.table = ""
        # For each roll, how long each client waited.
        self.rolls: list[list[float]] = []
        self._opener = Client()
        self._screen: WebSocketClient | None = None

    async def gather(self, game: str) -> None:
        """Open the event, and let every client join."""
        async with http_client(self._server.address) as http:
            options = _OPTIONS.get(game, {})
            body = {"game": game, "kind": "event", "name": "Host", "options": options}
            self.table = (await self._opener.post(http, "/api/tables", body))["table"]
        accounts = [client.account for client in self.clients]
        await join_all(self._server.address, self.table, accounts, _AT_ONCE)

    async def connect(self) -> None:
        """Connect every client."""
        at_once = asyncio.Semaphore(_AT_ONCE)
        address, path = self._server.address, f"/api/tables/{self.table}/socket"

        async def connect_one(client: LoadClient) -> None:
            shown = asyncio.Event()

            def on_text(text: bytes, now: float) -> None:
                client.on_text(text, now)
                shown.set()

            async with at_once:
                client.socket = await open_websocket(address, path, client.account.token, on_text)
                await shown.wait()

        self._screen = await open_websocket(address, path, self._opener.token, lambda *_: None)
        await asyncio.gather(*(connect_one(client) for client in self.clients))

    async def play(self, turns: int) -> None:
        """Start, and play this many turns."""
        assert self._screen is not None
        stats = self.stats
        stats.note_roll_command(0, time.perf_counter())
        self._screen.send(b'{"op":"start","command":"start"}')
        for turn in range(turns + 1):
            await self._until(lambda: len(stats.got_roll) == len(self.clients))
            self.rolls.append([got - stats.roll_command[1] for got in stats.got_roll])
            if turn < turns:
                await self._play_turn()

    async def _play_turn(self) -> None:
        stats = self.stats
        stats.got_roll, stats.finished = [], 0
        for client in self.clients:
            client.begin()
        await self._until(lambda: stats.finished == len(self.clients))

    async def _until(self, is_reached: Callable[[], bool]) -> None:
        """Wait until a condition holds; raises RuntimeError if a client fails."""
        reached = asyncio.Event()

        def check() -> None:
            if is_reached() or self.stats.failure:
                reached.set()

        self.stats.progress = check
        check()
        await reached.wait()
        if self.stats.failure:
            raise RuntimeError(self.stats.failure)

    def close(self) -> None:
        """Close all connections."""
        for client in self.clients:
            if client.socket is not None:
                client.socket.close()
        if self._screen is not None:
            self._screen.close()

    def lost_connections(self) -> int:
        """How many clients lost their connection."""
        return sum(client.socket is None or client.socket.is_lost for client in self.clients)


async def run(
    seats: int, turns: int, game: str, think: float = 0.0, python: str = sys.executable
) -> dict[str, Any]:
    """The figures of a run with this many seats and turns."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "tables.db"
        server = await start_server(data, python=python)
        try:
            event = Event(server, seats, think)
            async with asyncio.timeout(_PATIENCE):
                start = time.perf_counter()
                await event.gather(game)
                await event.connect()
                joined = time.perf_counter() - start
                gc.collect()
                gc.freeze()
                start, client_cpu, server_cpu = (
                    time.perf_counter(),
                    time.process_time(),
                    server.cpu_seconds(),
                )
                received = event.stats.received
                await event.play(turns)
            sent = event.stats.received - received
            more = {
                "bytes_per_seat_and_turn": round(sent / seats / turns),
                "join_seconds": round(joined, 1),
                "play_seconds": round(time.perf_counter() - start, 1),
                "server_cpu_seconds": round(server.cpu_seconds() - server_cpu, 1),
                "client_cpu_seconds": round(time.process_time() - client_cpu, 1),
                "memory_bytes": server.memory(),
                "lost_connections": event.lost_connections(),
            }
            event.close()
        finally:
            await server.stop()
        acknowledged = [client.acknowledged for client in event.clients]
        found = compare(data, [(event.table, acknowledged)])
    return _figures(event, found, more)


def _figures(event: Event, found: Findings, more: dict[str, Any]) -> dict[str, Any]:
    stats, rolls = event.stats, [wait for roll in event.rolls for wait in roll]
    return {
        "seats": len(event.clients),
        "think_seconds": stats.think,
        "roll_to_sheet_p99": percentile(rolls),
        "roll_to_sheet_last": round(max(rolls), 3),
        "each_roll_to_sheet_p99": [percentile(roll) for roll in event.rolls],
        "move_to_ack_p99": percentile(stats.acks),
        "last_move_to_ack_p99": percentile(stats.last_acks),
        "moves": len(stats.acks),
        "refused": stats.refused,
        "lost": found.lost,
        "doubled": found.doubled,
        "gaps": found.gaps,
        **more,
    }


def percentile(seconds: list[float], share: float = 0.99) -> float:
    """The 99th percentile, or another one."""
    return round(sorted(seconds)[int(share * (len(seconds) - 1))], 3) if seconds else 0.0


def measure(run_: Coroutine[Any, Any, dict[str, Any]]) -> dict[str, Any]:
    """The figures of a run, with as many open files as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(run_)


def main() -> None:
    """Print the figures; fail if a move was lost or duplicated."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=1000)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--game", default="rolling-america")
    parser.add_argument("--think", type=float, default=0.0)
    asked = parser.parse_args()
    figures = measure(run(asked.seats, asked.turns, asked.game, asked.think))
    print(json.dumps(figures))
    sys.exit(1 if figures["lost"] or figures["doubled"] or figures["gaps"] else 0)


if __name__ == "__main__":
    main()
