"""Loads a table server with a crowd at one table, and measures how long everybody waits.

The server runs in a process of its own; all clients are in this one, on loopback. Everybody
joins an event by its link, gets the roll, plays the turn to its end, and gets the next roll.
`python -m bench.load --seats 1000` prints the figures as JSON.

- roll_to_sheet: from sending the command that brings the roll (of the last moves of a turn the
  one that was done last, or the start) to the moment when a client has its new moves.
- move_to_ack: from sending a move to its acknowledgement, which means: synced to disk.
- last_move_to_ack: the same for the last move of each turn.

Without `--think` every player makes each move in the moment it becomes possible.
"""

import argparse
import asyncio
import gc
import json
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import uvloop

from bench.crowd import Crowd, Player
from bench.door import let_in
from bench.guest import Guest, browserless
from bench.host import Host, start_host
from bench.ledger import Findings, compare
from bench.line import Line, open_line

_AT_ONCE: Final = 50
_PATIENCE: Final = 300.0


class Event:
    """One event at a server, with everybody in it."""

    def __init__(self, host: Host, seats: int, think: float) -> None:
        self._host = host
        self.crowd = Crowd(think)
        self.players = [Player(self.crowd, number) for number in range(seats)]
        self.table = ""
        # How long the players waited for each roll.
        self.rolls: list[list[float]] = []
        self._opener = Guest()
        self._screen: Line | None = None

    async def gather(self, game: str) -> None:
        """Open it, and let everybody join."""
        async with browserless(self._host.address) as http:
            body = {"game": game, "kind": "event", "name": "Host"}
            self.table = (await self._opener.post(http, "/api/tables", body))["table"]
        guests = [player.guest for player in self.players]
        await let_in(self._host.address, self.table, guests, _AT_ONCE)

    async def connect(self) -> None:
        """Everybody comes with a socket."""
        turnstile = asyncio.Semaphore(_AT_ONCE)
        address, path = self._host.address, f"/api/tables/{self.table}/socket"

        async def come(player: Player) -> None:
            shown = asyncio.Event()

            def hear(text: bytes, now: float) -> None:
                player.hear(text, now)
                shown.set()

            async with turnstile:
                player.line = await open_line(address, path, player.guest.token, hear)
                await shown.wait()

        self._screen = await open_line(address, path, self._opener.token, lambda *_: None)
        await asyncio.gather(*(come(player) for player in self.players))

    async def play(self, turns: int) -> None:
        """Start, and play so many turns."""
        assert self._screen is not None
        crowd = self.crowd
        crowd.bring(0, time.perf_counter())
        self._screen.send(b'{"op":"start","command":"start"}')
        for turn in range(turns + 1):
            await self._until(lambda: len(crowd.got_roll) == len(self.players))
            self.rolls.append([got - crowd.bringer[1] for got in crowd.got_roll])
            if turn < turns:
                await self._play_turn()

    async def _play_turn(self) -> None:
        crowd = self.crowd
        crowd.got_roll, crowd.finished = [], 0
        for player in self.players:
            player.begin()
        await self._until(lambda: crowd.finished == len(self.players))

    async def _until(self, is_so: Callable[[], bool]) -> None:
        """Wait until all have made some progress; nobody may get lost."""
        reached = asyncio.Event()

        def look() -> None:
            if is_so() or self.crowd.failure:
                reached.set()

        self.crowd.progress = look
        look()
        await reached.wait()
        if self.crowd.failure:
            raise RuntimeError(self.crowd.failure)

    def close(self) -> None:
        """Everybody leaves."""
        for player in self.players:
            if player.line is not None:
                player.line.close()
        if self._screen is not None:
            self._screen.close()

    def lost_lines(self) -> int:
        """How many players lost their connection."""
        return sum(player.line is None or player.line.is_lost for player in self.players)


async def run(seats: int, turns: int, game: str, think: float = 0.0) -> dict[str, Any]:
    """The figures of a crowd of so many, over so many turns."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "tables.db"
        host = await start_host(data)
        try:
            event = Event(host, seats, think)
            async with asyncio.timeout(_PATIENCE):
                start = time.perf_counter()
                await event.gather(game)
                await event.connect()
                joined = time.perf_counter() - start
                gc.collect()
                gc.freeze()
                start, client, server = time.perf_counter(), time.process_time(), host.cpu_seconds()
                await event.play(turns)
            more = {
                "join_seconds": round(joined, 1),
                "play_seconds": round(time.perf_counter() - start, 1),
                "server_cpu_seconds": round(host.cpu_seconds() - server, 1),
                "client_cpu_seconds": round(time.process_time() - client, 1),
                "memory_bytes": host.memory(),
                "lost_connections": event.lost_lines(),
            }
            event.close()
        finally:
            await host.stop()
        acknowledged = [player.acknowledged for player in event.players]
        found = compare(data, [(event.table, acknowledged)])
    return _figures(event, found, more)


def _figures(event: Event, found: Findings, more: dict[str, Any]) -> dict[str, Any]:
    crowd, rolls = event.crowd, [wait for roll in event.rolls for wait in roll]
    return {
        "seats": len(event.players),
        "think_seconds": crowd.think,
        "roll_to_sheet_p99": _p99(rolls),
        "roll_to_sheet_last": round(max(rolls), 3),
        "each_roll_to_sheet_p99": [_p99(roll) for roll in event.rolls],
        "move_to_ack_p99": _p99(crowd.acks),
        "last_move_to_ack_p99": _p99(crowd.last_acks),
        "moves": len(crowd.acks),
        "refused": crowd.refused,
        "lost": found.lost,
        "doubled": found.doubled,
        "gaps": found.gaps,
        **more,
    }


def _p99(seconds: list[float]) -> float:
    return round(sorted(seconds)[int(0.99 * (len(seconds) - 1))], 3) if seconds else 0.0


def main() -> None:
    """Print the figures; fail if a move was lost or doubled."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=1000)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--game", default="rolling-america")
    parser.add_argument("--think", type=float, default=0.0)
    asked = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        figures = runner.run(run(asked.seats, asked.turns, asked.game, asked.think))
    print(json.dumps(figures))
    sys.exit(1 if figures["lost"] or figures["doubled"] or figures["gaps"] else 0)


if __name__ == "__main__":
    main()
