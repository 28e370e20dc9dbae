"""A crowd that plays one event: each its own moves, all of them the same rolls."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

import msgspec

from bench.guest import Guest
from bench.ledger import Acknowledged
from bench.line import Line


class Move(msgspec.Struct):
    """One legal move."""

    move: str


class Status(msgspec.Struct):
    """Which turn it is."""

    round: int = 0
    turn: int = 0


class Part(msgspec.Struct):
    """The parts of a view that a player needs."""

    moves: msgspec.Raw = msgspec.Raw()
    status: Status | None = None


class Heard(msgspec.Struct):
    """A message, as far as a player needs it."""

    op: str
    version: int = 0
    command: str = ""
    changes: Part | None = None
    view: Part | None = None


_HEARD: Final = msgspec.json.Decoder(Heard)
_MOVES: Final = msgspec.json.Decoder(list[Move])


@dataclass(slots=True)
class Crowd:
    """Everybody together, and when what happened.

    `think` is how many seconds a player waits at most before a move, at random.
    """

    think: float = 0.0
    # Of the turn under way: who has its roll, and when; who has finished it.
    got_roll: list[float] = field(default_factory=list)
    finished: int = 0
    # The command with the highest version of a turn brings the next roll: when was it sent?
    bringer: tuple[int, float] = (0, 0.0)
    acks: list[float] = field(default_factory=list)
    last_acks: list[float] = field(default_factory=list)
    refused: int = 0
    failure: str = ""
    # Called when somebody has got something that all wait for.
    progress: Callable[[], None] = lambda: None

    def fail(self, reason: str) -> None:
        """It makes no sense to go on."""
        self.failure = self.failure or reason
        self.progress()

    def bring(self, version: int, sent: float) -> None:
        """A turn was ended by a command."""
        self.bringer = max(self.bringer, (version, sent))


class Player:
    """One of the crowd."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self._crowd = crowd
        self._chance = random.Random(number)
        self.guest = Guest()
        self.line: Line | None = None
        self.acknowledged: Acknowledged = {}
        self._turn = self._played = (0, 0)
        self._moves = b""
        self._version = self._number = 0
        # The move that was sent and is not seen on the sheet yet.
        self._move = ""
        self._sent = self._took = 0.0
        self._acked = 0
        self._is_playing = False

    def hear(self, text: bytes, now: float) -> None:
        """Take some messages, one a line."""
        for line in text.split(b"\n"):
            if not line.startswith(b'{"op":"standings"'):
                self._take(_HEARD.decode(line), now)
        self._go_on()

    def _take(self, heard: Heard, now: float) -> None:
        if heard.op == "gone":
            self._crowd.fail("a player was let go")
        if heard.command:
            self._take_answer(heard, now)
        part = heard.changes or heard.view
        if part is not None:
            self._take_part(heard.version, part, now)

    def _take_answer(self, heard: Heard, now: float) -> None:
        self._took = now - self._sent
        self._crowd.acks.append(self._took)
        if heard.op == "ack":
            self.acknowledged[heard.command] = (heard.version, self._move)
            self._acked = heard.version
        else:
            self._crowd.refused += 1
        self._move = ""

    def _take_part(self, version: int, part: Part, now: float) -> None:
        before = self._turn
        self._version = version
        if part.moves:
            self._moves = bytes(part.moves)
        if part.status is not None:
            self._turn = (part.status.round, part.status.turn)
        if self._turn != before and self._has_moves():
            self._crowd.got_roll.append(now)
            self._crowd.progress()

    def _has_moves(self) -> bool:
        return len(self._moves) > 2

    def begin(self) -> None:
        """Everybody has got the roll: play the turn."""
        self._is_playing, self._played = True, self._turn
        self._go_on()

    def _go_on(self) -> None:
        if not self._is_playing or self._move or self._version < self._acked:
            return
        if self._turn == self._played and self._has_moves():
            self._choose()
            return
        self._is_playing = False
        self._crowd.last_acks.append(self._took)
        self._crowd.bring(self._acked, self._sent)
        self._crowd.finished += 1
        self._crowd.progress()

    def _choose(self) -> None:
        self._move = self._chance.choice(_MOVES.decode(self._moves)).move
        self._moves = b""
        if self._crowd.think:
            delay = self._chance.uniform(0.0, self._crowd.think)
            asyncio.get_running_loop().call_later(delay, self._send)
        else:
            self._send()

    def _send(self) -> None:
        assert self.line is not None
        self._number += 1
        message = {
            "op": "play",
            "command": f"c{self._number}",
            "version": self._version,
            "move": self._move,
        }
        text = msgspec.json.encode(message)
        self._sent = perf_counter()
        self.line.send(text)
