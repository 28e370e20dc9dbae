"""The lounge: everything that one server has, and every room that somebody is in."""

import asyncio
import contextlib
import logging
from pathlib import Path
from typing import Final

from rollwright.core.errors import BadData, BadRecord, UnknownGame
from rollwright.core.message import Message
from rollwright.server.errors import BadKey, OtherRules, Unreadable
from rollwright.server.guests import Guests, load_key
from rollwright.server.limits import Buckets
from rollwright.server.metrics import Metrics
from rollwright.server.room import Room
from rollwright.server.seals import Seals
from rollwright.server.settings import Settings
from rollwright.tables.desk import Desk
from rollwright.tables.errors import UnknownTable
from rollwright.tables.hall import Hall
from rollwright.tables.journal import Journal

_LOG: Final = logging.getLogger(__name__)
_SWEEP_SECONDS: Final = 60.0
_GOODBYE_SECONDS: Final = 1.5


class Lounge:
    """The hall with its tables, the rooms, the guests, and what they may ask for."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        # By which others find it; nothing if only this machine can.
        self.address = ""
        self.metrics = Metrics()
        journal = Journal(settings.data)
        try:
            self.guests = Guests(load_key(key_path(settings.data)))
        except BadKey:
            journal.close()
            raise
        self.hall = Hall(journal)
        self.seals = Seals()
        self.rooms: dict[str, Room] = {}
        self.by_address = Buckets(settings.rate, settings.burst)
        self.by_guest = Buckets(settings.guest_rate, settings.guest_burst)
        self._sweeper: asyncio.Task[None] | None = None
        self.metrics.watch("tables", "tables in memory", lambda: len(self.hall.desks))
        self.metrics.watch("sockets", "open sockets", self._count_sockets)
        self.metrics.tally("events", "events kept in the journal", lambda: journal.events)
        self.metrics.watch("commits", "commits", lambda: self.hall.journal.commits)

    async def find(self, table_id: str) -> Desk:
        """The desk of a table; raises UnknownTable, BadData, OtherRules or Unreadable."""
        try:
            return await self.hall.find(table_id)
        except (UnknownTable, BadData):
            raise
        except (BadRecord, UnknownGame):
            raise OtherRules(Message("server.other-rules")) from None
        except Exception:
            _LOG.exception("table %s can't be read", table_id)
            raise Unreadable(Message("server.unreadable-table")) from None

    async def room(self, table_id: str) -> Room:
        """The room of a table; raises UnknownTable, BadData, OtherRules or Unreadable."""
        desk = await self.find(table_id)
        room = self.rooms.get(table_id)
        if room is None or room.desk is not desk:
            room = self.rooms[table_id] = Room(desk, self.metrics, self.settings.host_seconds)
        return room

    async def start(self) -> None:
        """Begin to clear away what nobody uses."""
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())

    async def say_goodbye(self) -> None:
        """Let every viewer go before the server stops; those who don't read aren't waited for."""
        for room in self.rooms.values():
            room.dismiss_all("stopping")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_GOODBYE_SECONDS):
                while self._count_sockets():
                    await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Keep everything, and stop."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        await self.hall.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            try:
                await self.hall.sweep()
            except Exception:
                _LOG.exception("clearing away failed")
            for table_id, room in list(self.rooms.items()):
                if not room.viewers and self.hall.desks.get(table_id) is not room.desk:
                    del self.rooms[table_id]

    def _count_sockets(self) -> int:
        return sum(len(room.viewers) for room in self.rooms.values())


def key_path(data: Path) -> Path:
    """Where the server's key is: beside the data."""
    return data.with_name(f"{data.name}.key")
