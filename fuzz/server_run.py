"""A server without a network: its state on a file in memory, and a loop that runs on demand."""

import asyncio
import logging
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from fuzz.games import played
from rollwright.server.settings import Settings
from rollwright.server.state import ServerState
from rollwright.tables.commands import RollDice, Start
from rollwright.tables.opening import TableSpec, opening_events
from rollwright.tables.writer import TableWriter

T = TypeVar("T")
HOST = "a" * 32
_MEMORY = Path("/dev/shm")
_OFTEN = 1e9


class ServerRun:
    """The state of a server, and tables on it."""

    def __init__(self) -> None:
        logging.disable(logging.CRITICAL)
        memory = str(_MEMORY) if _MEMORY.is_dir() else None
        self._folder = tempfile.TemporaryDirectory(prefix="fuzz", dir=memory)
        self.loop = asyncio.new_event_loop()
        self.state = self.run(self._make())

    async def _make(self) -> ServerState:
        data = Path(self._folder.name) / "journal"
        limits: dict[str, Any] = dict.fromkeys(("rate", "guest_rate"), _OFTEN)
        limits |= {"guest_share": 1e9, "address_share": 1e9}
        return ServerState(Settings(data=data, burst=10**9, guest_burst=10**9, **limits))

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run the loop until something is done."""
        return self.loop.run_until_complete(work)

    async def open(self, game_id: str) -> TableWriter:
        """A table of a host alone, with typed dice, in the middle of a turn if it is started."""
        options, seats = played(game_id, 0).setting.options, 1 if game_id != "dice-realms" else 2
        bots = ["random"] * (seats - 1)
        spec = TableSpec(game_id, options, seats=seats, bots=bots, dice="manual", name="Ann")
        writer = await self.state.registry.open(opening_events(HOST, spec, bots, "secret"))
        await writer.execute(HOST, Start(command="start"))
        return writer

    async def roll(self, writer: TableWriter, outcome: object) -> None:
        """What real dice show."""
        await writer.execute(HOST, RollDice(command="roll", outcome=outcome))

    def close(self) -> None:
        """Close the server, and remove its file."""
        self.run(self.state.close())
        self.loop.close()
        self._folder.cleanup()
        logging.disable(logging.NOTSET)
