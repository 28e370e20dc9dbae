"""The clients of the load test, and the statistics that they share."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

import msgspec

from bench.client import Client
from bench.journal_check import Acknowledged
from bench.websocket_client import WebSocketClient


class MoveGroup(msgspec.Struct):
    """Legal moves, each a list that begins with its text.

    A server of an earlier version sends single moves, each with its text as `move`.
    """

    moves: list[list[object]] = []
    move: str = ""

    def texts(self) -> list[str]:
        """The texts of its moves."""
        return [self.move] if self.move else [str(move[0]) for move in self.moves]


class Status(msgspec.Struct):
    """The round and the turn."""

    round: int = 0
    turn: int = 0


class Part(msgspec.Struct):
    """The parts of a view that a client needs."""

    moves: msgspec.Raw = msgspec.Raw()
    status: Status | None = None


class ServerMessage(msgspec.Struct):
    """The fields of a message that a client needs."""

    op: str
    version: int = 0
    command: str = ""
    changes: Part | None = None
    view: Part | None = None


_MESSAGE: Final = msgspec.json.Decoder(ServerMessage)
_MOVES: Final = msgspec.json.Decoder(list[MoveGroup])


@dataclass(slots=True)
class LoadStats:
    """The measurements of all clients.

    `think` is the maximum of the random time, in seconds, that a client waits before a move.
    """

    think: float = 0.0
    # Of the present turn: when each client got the roll, and how many have finished.
    got_roll: list[float] = field(default_factory=list)
    finished: int = 0
    # Version and sending time of the last command of a turn, which causes the next roll.
    roll_command: tuple[int, float] = (0, 0.0)
    acks: list[float] = field(default_factory=list)
    last_acks: list[float] = field(default_factory=list)
    refused: int = 0
    # How much all clients have received.
    received: int = 0
    failure: str = ""
    # Called after every step that the test waits for.
    progress: Callable[[], None] = lambda: None

    def fail(self, reason: str) -> None:
        """Abort the test."""
        self.failure = self.failure or reason
        self.progress()

    def note_roll_command(self, version: int, sent: float) -> None:
        """Note the command that ended the turn of a seat."""
        self.roll_command = max(self.roll_command, (version, sent))


class LoadClient:
    """One client."""

    def __init__(self, stats: LoadStats, number: int) -> None:
        self._stats = stats
        self._chance = random.Random(number)
        self.account = Client()
        self.socket: WebSocketClient | None = None
        self.acknowledged: Acknowledged = {}
        self._turn = self._played = (0, 0)
        self._moves = b""
        self._version = self._number = 0
        # The move that was sent and is not answered yet.
        self._move = ""
        self._sent = self._took = 0.0
        self._acked = 0
        self._is_playing = False

    def on_text(self, text: bytes, now: float) -> None:
        """Handle a frame: one or more messages, one a line."""
        self._stats.received += len(text)
        for line in text.split(b"\n"):
            if not line.startswith(b'{"op":"standings"'):
                self._take(_MESSAGE.decode(line), now)
        self._go_on()

    def _take(self, message: ServerMessage, now: float) -> None:
        if message.op == "gone":
            self._stats.fail("a client was disconnected")
        if message.command:
            self._take_answer(message, now)
        if message.op in ("update", "view"):
            self._version = message.version
        part = message.changes or message.view
        if part is not None:
            self._take_part(part, now)

    def _take_answer(self, message: ServerMessage, now: float) -> None:
        self._took = now - self._sent
        self._stats.acks.append(self._took)
        if message.op == "ack":
            self.acknowledged[message.command] = (message.version, self._move)
            self._acked = message.version
        else:
            self._stats.refused += 1
        self._move = ""

    def _take_part(self, part: Part, now: float) -> None:
        before = self._turn
        if part.moves:
            self._moves = bytes(part.moves)
        if part.status is not None:
            self._turn = (part.status.round, part.status.turn)
        if self._turn != before and self._has_moves():
            self._stats.got_roll.append(now)
            self._stats.progress()

    def _has_moves(self) -> bool:
        return len(self._moves) > 2

    def begin(self) -> None:
        """Play the turn; called once every client has the roll."""
        self._is_playing, self._played = True, self._turn
        self._go_on()

    def _go_on(self) -> None:
        if not self._is_playing or self._move or self._version < self._acked:
            return
        if self._turn == self._played and self._has_moves():
            self._choose()
            return
        self._is_playing = False
        self._stats.last_acks.append(self._took)
        self._stats.note_roll_command(self._acked, self._sent)
        self._stats.finished += 1
        self._stats.progress()

    def _choose(self) -> None:
        moves = [text for group in _MOVES.decode(self._moves) for text in group.texts()]
        self._move = self._chance.choice(moves)
        self._moves = b""
        if self._stats.think:
            delay = self._chance.uniform(0.0, self._stats.think)
            asyncio.get_running_loop().call_later(delay, self._send)
        else:
            self._send()

    def _send(self) -> None:
        assert self.socket is not None
        self._number += 1
        message = {
            "op": "play",
            "command": f"c{self._number}",
            "version": self._version,
            "move": self._move,
        }
        text = msgspec.json.encode(message)
        self._sent = perf_counter()
        self.socket.send(text)
