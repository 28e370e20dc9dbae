"""Loads a table server with a crowd at one table, and measures how long everybody waits.

The server runs in a process of its own; all clients are in this one, on loopback. Everybody
joins an event by its link, gets the roll, plays the turn to its end, and gets the next roll.
`python -m bench.load --seats 1000` prints the figures as JSON.

- roll_to_sheet: from the command that brings the roll (the last `done` of the turn before, or
  the start) to the moment when a client has its new moves.
- move_to_ack: from sending a move to its acknowledgement, which means: synced to disk.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection

from bench.guest import Guest, browserless
from bench.host import Host, start_host
from bench.ledger import Acknowledged, Findings, compare

_AT_ONCE: Final = 50
_PATIENCE: Final = 300.0


class Move(msgspec.Struct):
    """One legal move."""

    move: str


class Status(msgspec.Struct):
    """Which turn it is."""

    phase: str = ""
    round: int = 0
    turn: int = 0


class Part(msgspec.Struct):
    """The parts of a view that a player needs."""

    moves: list[Move] | None = None
    status: Status | None = None


class Heard(msgspec.Struct):
    """A message, as far as a player needs it."""

    op: str
    version: int = 0
    command: str = ""
    changes: Part | None = None
    view: Part | None = None


_HEARD: Final = msgspec.json.Decoder(Heard)


@dataclass(slots=True)
class Crowd:
    """Everybody together, and when what happened."""

    seats: int
    # When the command that brings the next roll was sent: of all `done`, the last one.
    triggered: float = 0.0
    rolls: list[float] = field(default_factory=list)
    acks: list[float] = field(default_factory=list)
    last_acks: list[float] = field(default_factory=list)
    refused: int = 0
    ready: asyncio.Barrier = field(init=False)

    def __post_init__(self) -> None:
        self.ready = asyncio.Barrier(self.seats + 1)


class Player:
    """One of the crowd."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self._crowd = crowd
        self._chance = random.Random(number)
        self.guest = Guest()
        self.acknowledged: Acknowledged = {}
        self._turn = self._played = (0, 0)
        self._moves: list[Move] = []
        self._version = 0
        self._number = 0

    async def play(self, socket: ClientConnection, turns: int) -> None:
        """Play so many turns, each as soon as everybody has got the roll."""
        await self._crowd.ready.wait()
        for _ in range(turns):
            await self._get_roll(socket)
            await self._crowd.ready.wait()
            await self._play_turn(socket)

    async def _get_roll(self, socket: ClientConnection) -> None:
        while self._turn == self._played or not self._moves:
            await self._hear(socket)
        self._crowd.rolls.append(time.perf_counter() - self._crowd.triggered)

    async def _play_turn(self, socket: ClientConnection) -> None:
        turn, last = self._turn, 0.0
        while self._moves and self._turn == turn:
            last = await self._make_move(socket)
        # The next roll may have come with the last answer already.
        self._played = turn
        self._crowd.last_acks.append(last)

    async def _make_move(self, socket: ClientConnection) -> float:
        self._number += 1
        command, move = f"c{self._number}", self._chance.choice(self._moves).move
        message = {"op": "play", "command": command, "version": self._version, "move": move}
        self._moves = []
        sent = self._crowd.triggered = time.perf_counter()
        await socket.send(json.dumps(message))
        heard = await self._hear(socket)
        while heard.command != command:
            heard = await self._hear(socket)
        took = time.perf_counter() - sent
        self._crowd.acks.append(took)
        if heard.op == "ack":
            self.acknowledged[command] = (heard.version, move)
            while self._version < heard.version:
                await self._hear(socket)
        else:
            self._crowd.refused += 1
        return took

    async def _hear(self, socket: ClientConnection) -> Heard:
        heard = _HEARD.decode(await socket.recv())
        part = heard.changes or heard.view
        if part is not None:
            self._version = heard.version
            if part.moves is not None:
                self._moves = part.moves
            if part.status is not None:
                self._turn = (part.status.round, part.status.turn)
        return heard


async def run(seats: int, turns: int, game: str) -> dict[str, Any]:
    """The figures of a crowd of so many, over so many turns."""
    crowd = Crowd(seats)
    players = [Player(crowd, number) for number in range(seats)]
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "tables.db"
        host = await start_host(data)
        try:
            async with asyncio.timeout(_PATIENCE):
                start = time.perf_counter()
                table, opener = await _gather(host, players, game)
                joined = time.perf_counter() - start
                await _play(host, table, opener, crowd, players, turns)
            memory = host.memory()
        finally:
            await host.stop()
        found = compare(data, [(table, [player.acknowledged for player in players])])
    return _figures(crowd, found, {"join_seconds": round(joined, 1), "memory_bytes": memory})


async def _gather(host: Host, players: list[Player], game: str) -> tuple[str, Guest]:
    """Open an event, and let everybody join it."""
    opener, turnstile = Guest(), asyncio.Semaphore(_AT_ONCE)
    async with browserless(host.address, _AT_ONCE) as http:
        body = {"game": game, "kind": "event", "name": "Host"}
        opened = await opener.post(http, "/api/tables", body)
        table: str = opened["table"]

        async def join(number: int, player: Player) -> None:
            async with turnstile:
                path = f"/api/tables/{table}/join"
                await player.guest.post(http, path, {"name": f"Guest {number}"})

        await asyncio.gather(*(join(number, player) for number, player in enumerate(players)))
    return table, opener


async def _play(
    host: Host, table: str, opener: Guest, crowd: Crowd, players: list[Player], turns: int
) -> None:
    turnstile = asyncio.Semaphore(_AT_ONCE)

    async def sit(player: Player) -> None:
        async with turnstile:
            connection = await player.guest.connect(host.address, table)
        async with connection as socket:
            await player.play(socket, turns)

    tasks = [asyncio.create_task(sit(player)) for player in players]
    async with opener.connect(host.address, table) as screen:
        reader = asyncio.create_task(_read(screen))
        await crowd.ready.wait()
        crowd.triggered = time.perf_counter()
        await screen.send(json.dumps({"op": "start", "command": "start"}))
        for _ in range(turns):
            await crowd.ready.wait()
        await asyncio.gather(*tasks)
        reader.cancel()


async def _read(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


def _figures(crowd: Crowd, found: Findings, more: dict[str, Any]) -> dict[str, Any]:
    return {
        "seats": crowd.seats,
        "roll_to_sheet_p99": _p99(crowd.rolls),
        "roll_to_sheet_last": round(max(crowd.rolls), 3),
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
    return round(sorted(seconds)[int(0.99 * (len(seconds) - 1))], 3)


def main() -> None:
    """Print the figures; fail if a move was lost or doubled."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=1000)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--game", default="rolling-america")
    asked = parser.parse_args()
    figures = asyncio.run(run(asked.seats, asked.turns, asked.game))
    print(json.dumps(figures))
    sys.exit(1 if figures["lost"] or figures["doubled"] or figures["gaps"] else 0)


if __name__ == "__main__":
    main()
