"""Messages of a socket, from the host of a table in the middle of a turn."""

import asyncio
import json
from collections.abc import Iterable

from fuzz.server_run import HOST, ServerRun
from fuzz.target import Broken, Target, unchanged
from fuzz.world import fingerprint
from rollwright.core.errors import RollwrightError
from rollwright.server.client_messages import Hint, read_message
from rollwright.server.connection import Connection
from rollwright.server.rate_limit import TokenBucket
from rollwright.server.session import Session
from rollwright.tables.writer import TableWriter

_OFTEN = 10**9
# A roll of each game: the first byte of an input chooses the table.
_GAMES: dict[str, object] = {
    "rolling-america": [["red", 3], ["wild", 5]],
    "rolling-realms": [3, 5],
    "dice-realms": None,
}


class _Line:
    """Takes what is sent, and keeps the last of it."""

    def __init__(self) -> None:
        self.last = b""

    def is_writable(self) -> bool:
        return True

    def write(self, text: bytes) -> None:
        self.last = text


class _Client:
    """The host at one table. No one is attached, so that bots and dice wait."""

    def __init__(self, run: ServerRun, game_id: str) -> None:
        self._run = run
        self._game_id = game_id
        self.writer: TableWriter = run.run(self._open())
        self.line = _Line()
        self.session = run.run(self._connect())
        self.before = self.state()

    async def _open(self) -> TableWriter:
        writer = await self._run.open(self._game_id)
        outcome = _GAMES[self._game_id]
        if outcome is not None:
            await self._run.roll(writer, outcome)
        return writer

    async def _connect(self) -> Session:
        state = self._run.state
        broadcaster = await state.broadcaster(self.writer.live.id)
        connection = Connection(HOST, "es", self.line)
        connection._bucket = TokenBucket(_OFTEN, _OFTEN)  # limits have tests
        worker, metrics = state.registry.bot_worker, state.metrics
        return Session(broadcaster, connection, worker, metrics, state.quotas)

    def state(self) -> object:
        live = self.writer.live
        seats = [(seat.kind, seat.name, seat.guest, seat.moves) for seat in live.seats]
        position = live.running.position.to_json() if live.table is not None else None
        return live.version, live.stage, live.host, seats, position

    def close(self) -> None:
        registry = self._run.state.registry
        registry.writers.pop(self.writer.live.id, None)
        self._run.state.broadcasters.pop(self.writer.live.id, None)
        self._run.run(self.writer.close())


class SocketTarget(Target):
    """What a client may send to a table. Bots don't think here."""

    name = "socket"
    longest = 2_048
    head = 1
    words = (
        *(b'"op":"play"', b'"op":"undo"', b'"op":"roll"', b'"op":"kick"', b'"op":"bot"'),
        *(b'"op":"why-there"', b'"op":"labels"', b'"op":"watch"', b'"op":"rename"', b'"op":"hand"'),
        *(b'"op":"countdown"', b'"op":"preview"', b'"op":"seats"', b'"op":"leave"', b"version"),
        *(b"move", b"moves", b"seat", b"seats", b"outcome", b"place", b"die", b"source", b"every"),
        *(b"r3>PA", b"w5>TX", b"A>wingspan:1", b"wingspan:1a", b"A+1", b"done", b"PA", b"greedy"),
        *(b"fate winter", b"map:PA", b"r3", b"A", b"random", b"seconds", b"text", b"name"),
    )

    def __init__(self) -> None:
        self._server = ServerRun()
        self._clients = {game_id: _Client(self._server, game_id) for game_id in _GAMES}

    def seeds(self) -> Iterable[bytes]:
        asked: list[dict[str, object]] = []
        for move in ("r3>PA", "A>wingspan:1", "done"):
            asked += [{"op": op, "move": move} for op in ("play", "why", "preview")]
        asked += [{"op": op} for op in ("undo", "start", "pause", "resume", "hurry", "claim")]
        asked += [{"op": op} for op in ("leave", "sync")]
        asked += [{"op": op, "seat": 0} for op in ("kick", "hand")]
        asked += [
            {"op": "bot", "seat": 1, "bot": "greedy"},
            {"op": "roll", "outcome": [["red", 3], ["wild", 5]]},
            {"op": "roll", "outcome": "fate winter"},
            {"op": "rename", "name": "Ann"},
            {"op": "countdown", "seconds": 30, "every": True},
            {"op": "why-there", "place": "PA", "die": "r3", "source": ""},
            {"op": "why-there", "place": "wingspan:1a", "die": "A"},
            {"op": "labels", "moves": ["r3>PA", "A>wingspan:1"]},
            {"op": "watch", "seats": [0]},
            {"op": "skip", "on": True},
            {"op": "seats", "text": "an"},
        ]
        for number in range(len(_GAMES)):
            for body in asked:
                message = {**body, "command": "c", "version": 4}
                yield b"%d" % number + json.dumps(message, separators=(",", ":")).encode()

    def take(self, data: bytes) -> None:
        text = data[1:]
        if _is_hint(text):
            return
        game_id = list(_GAMES)[(data[0] if data else 0) % len(_GAMES)]
        client = self._clients[game_id]
        shared = fingerprint()
        try:
            self._give(client, text)
        except BaseException:
            self._open_again(game_id)
            raise
        unchanged(shared, fingerprint())
        after = client.state()
        if after != client.before:
            self._open_again(game_id)
            if b'"op":"refused"' in client.line.last:
                unchanged(client.before, after)

    def _give(self, client: _Client, text: bytes) -> None:
        client.line.last = b""
        self._server.run(_handled(client, text))
        if client.writer.is_closed:
            raise Broken("the writer of the table failed")
        if not client.line.last:
            raise Broken("no answer")

    def _open_again(self, game_id: str) -> None:
        self._clients.pop(game_id).close()
        self._clients[game_id] = _Client(self._server, game_id)

    def close(self) -> None:
        self._server.close()


async def _handled(client: _Client, text: bytes) -> None:
    client.session.handle(text)
    await client.writer.flush()
    await asyncio.sleep(0)  # answers are sent a moment later, together with what follows


def _is_hint(text: bytes) -> bool:
    try:
        return isinstance(read_message(text), Hint)
    except RollwrightError:
        return False
