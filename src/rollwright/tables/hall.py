"""The hall: all live tables of one journal. It opens them, finds them again, and clears away."""

import asyncio
import time
from typing import Final

from rollwright.core.message import Message
from rollwright.tables.desk import Desk
from rollwright.tables.errors import Lost, UnknownTable
from rollwright.tables.events import AnyEvent, decode
from rollwright.tables.journal import Journal
from rollwright.tables.live import LiveTable, rebuild
from rollwright.tables.opening import is_table_id, new_table_id
from rollwright.tables.snapshot import load
from rollwright.tables.thinking import Thinker

# A table that nobody used for so many seconds is put away; its log brings it back.
IDLE_SECONDS: Final = 600.0
_TRIES: Final = 5


class Hall:
    """The tables that are in use."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.thinker = Thinker()
        self.desks: dict[str, Desk] = {}
        self._restoring: dict[str, asyncio.Future[LiveTable]] = {}

    async def open(self, log: list[AnyEvent]) -> Desk:
        """A new table with these first entries of its log, once they are safe."""
        for _ in range(_TRIES):
            table_id = new_table_id()
            live = rebuild(table_id, log)
            try:
                await asyncio.wrap_future(self.journal.append(table_id, 1, log))
            except OSError:
                continue  # such a table may exist already
            return self._seat(live)
        raise Lost(Message("table.not-kept"))

    async def find(self, table_id: str) -> Desk:
        """The table of that id; raises UnknownTable."""
        desk = self.desks.get(table_id)
        if desk is not None and not desk.is_closed:
            desk.used = time.monotonic()
            return desk
        if not is_table_id(table_id):
            raise UnknownTable(Message("table.unknown", {"table": table_id[:20]}))
        restoring = self._restoring.get(table_id)
        if restoring is None:
            restoring = asyncio.ensure_future(self._restore(table_id))
            self._restoring[table_id] = restoring
            restoring.add_done_callback(lambda _: self._restoring.pop(table_id, None))
        live = await asyncio.shield(restoring)
        desk = self.desks.get(table_id)
        if desk is not None and not desk.is_closed:
            return desk
        return self._seat(live)

    async def _restore(self, table_id: str) -> LiveTable:
        live = await self._restore_from_snapshot(table_id)
        if live is not None:
            return live
        rows = await asyncio.wrap_future(self.journal.read(table_id))
        if not rows:
            raise UnknownTable(Message("table.unknown", {"table": table_id}))
        return await asyncio.to_thread(lambda: rebuild(table_id, [decode(row) for row in rows]))

    async def _restore_from_snapshot(self, table_id: str) -> LiveTable | None:
        found = await asyncio.wrap_future(self.journal.read_snapshot(table_id))
        if found is None:
            return None
        version, data = found
        rows = await asyncio.wrap_future(self.journal.read(table_id, version))
        return await asyncio.to_thread(lambda: load(table_id, data, [decode(row) for row in rows]))

    def _seat(self, live: LiveTable) -> Desk:
        desk = Desk(live, self.journal, self.thinker)
        self.desks[live.id] = desk
        return desk

    async def sweep(self, idle_seconds: float = IDLE_SECONDS) -> None:
        """Put away the tables that nobody uses."""
        since = time.monotonic() - idle_seconds
        for table_id, desk in list(self.desks.items()):
            if desk.is_closed or desk.is_idle(since):
                if self.desks.get(table_id) is desk:
                    del self.desks[table_id]
                await desk.close()

    async def close(self) -> None:
        """Keep everything, and let go of the journal."""
        for desk in self.desks.values():
            await desk.close()
        self.thinker.close()
        self.journal.close()
