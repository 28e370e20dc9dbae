"""The registry of open tables: opens them, loads them from the journal, and evicts idle ones."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from typing import Final

from rollwright.core.message import Message
from rollwright.tables.bot_worker import BotWorker
from rollwright.tables.card_store import CardStore
from rollwright.tables.errors import NotSaved, UnknownTable
from rollwright.tables.events import AnyEvent, Opened, decode
from rollwright.tables.journal import Journal
from rollwright.tables.last_uses import remove_table
from rollwright.tables.live import LiveTable, rebuild
from rollwright.tables.opening import is_table_id, new_table_id
from rollwright.tables.snapshot import load
from rollwright.tables.timers import Timers
from rollwright.tables.toss_driver import Patience
from rollwright.tables.writer import TableWriter

_LOG: Final = logging.getLogger(__name__)
# A table that is unused for this long leaves the memory; it is loaded again from its log.
IDLE_SECONDS: Final = 600.0
_MAX_ATTEMPTS: Final = 5
# How many tables may be in memory that nobody is connected to; a larger one counts as one more for
# every ten seats. The longest unused ones leave it, some at once, but none that was just found.
MOST_IDLE: Final = 1000
_SEATS_OF_ONE_MORE: Final = 10
_EVICTED_AT_ONCE: Final = 10
_JUST_FOUND_SECONDS: Final = 1.0
# With so many times as many, whoever opens or loads one more waits until one may leave.
_OVERFLOW: Final = 1.4
_LOOK_SECONDS: Final = 0.05
_PATIENCE_SECONDS: Final = 10.0


class TableRegistry:
    """The tables in memory, each with its writer."""

    def __init__(
        self,
        journal: Journal,
        pace: float = 0.0,
        timers: Timers | None = None,
        thinkers: int = 0,
        patience: Patience = Patience(),  # noqa: B008 - a plain value
        most_idle: int = MOST_IDLE,
    ) -> None:
        """`pace`: the seconds between the decisions of bots for which people wait.

        `thinkers`: the processes in which bots think; 0 for a thread of this one.
        """
        self.journal = journal
        self._pace, self._patience = pace, patience
        self._most_idle = most_idle
        # Is called with the id of a table that has left the memory.
        self.on_evicted: Callable[[str], None] = lambda _: None
        self._timers = timers or Timers()
        self._cards = CardStore(journal)
        self.bot_worker = BotWorker(thinkers)
        self.writers: dict[str, TableWriter] = {}
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        # Tables whose log is being changed: nobody loads them before that is done.
        self._held: dict[str, asyncio.Future[None]] = {}
        # Who is about to bring one more table into memory.
        self._room = asyncio.Lock()

    async def open(self, log: list[AnyEvent]) -> TableWriter:
        """Create a table from the first events of its log, once they are committed."""
        try:
            await asyncio.to_thread(self._cards.keep, _opened_in(log))
        except sqlite3.Error as error:
            _LOG.error("the cards of a new table could not be written: %s", error)
            raise NotSaved(Message("table.not-kept")) from None
        await self._make_room()
        for _ in range(_MAX_ATTEMPTS):
            table_id = new_table_id()
            live = rebuild(table_id, log)
            try:
                await asyncio.wrap_future(self.journal.append(table_id, 1, log))
            except OSError:
                continue  # the id may be taken
            return self._add(live)
        raise NotSaved(Message("table.not-kept"))

    async def find(self, table_id: str) -> TableWriter:
        """The writer of a table, loaded if it is not in memory; raises UnknownTable."""
        writer = self.writers.get(table_id)
        if writer is not None and not writer.is_closed:
            writer.last_used = time.monotonic()
            return writer
        if not is_table_id(table_id):
            raise UnknownTable(Message("table.unknown", {"table": table_id[:20]}))
        await self._make_room()
        while (held := self._held.get(table_id)) is not None:
            await asyncio.shield(held)
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        live = await asyncio.shield(loading)
        if table_id in self._held:
            return await self.find(table_id)
        writer = self.writers.get(table_id)
        if writer is not None and not writer.is_closed:
            return writer
        return self._add(live)

    async def _load(self, table_id: str) -> LiveTable:
        live = await self._load_snapshot(table_id)
        if live is not None:
            return live
        rows = await asyncio.wrap_future(self.journal.read(table_id))
        if not rows:
            raise UnknownTable(Message("table.unknown", {"table": table_id}))
        return await asyncio.to_thread(self._rebuild, table_id, rows)

    def _rebuild(self, table_id: str, rows: list[bytes]) -> LiveTable:
        log = [decode(row) for row in rows]
        self._cards.restore(_opened_in(log))
        return rebuild(table_id, log)

    async def _load_snapshot(self, table_id: str) -> LiveTable | None:
        found = await asyncio.wrap_future(self.journal.read_snapshot(table_id))
        if found is None:
            return None
        version, data = found
        rows = await asyncio.wrap_future(self.journal.read(table_id, version))
        return await asyncio.to_thread(lambda: load(table_id, data, [decode(row) for row in rows]))

    async def peek(self, table_id: str) -> LiveTable:
        """A table as it is in the journal, for reading only; raises UnknownTable."""
        return await self._load(table_id)

    async def remove(self, table_id: str) -> bool:
        """Remove a table for good; False if it is in use."""
        if table_id in self.writers or table_id in self._loading:
            return False
        await self.rewrite(table_id, lambda database: remove_table(database, table_id))
        return True

    async def rewrite(self, table_id: str, work: Callable[[sqlite3.Connection], None]) -> None:
        """Change the log of a table while it is not in memory; its clients have to come again."""
        while (loading := self._loading.get(table_id)) is not None:
            await asyncio.wait([loading])
        held = self._held[table_id] = asyncio.get_running_loop().create_future()
        try:
            writer = self.writers.get(table_id)
            if writer is not None:
                await self._evict(table_id, writer)
                if writer.listener is not None:
                    writer.listener.on_failure(NotSaved(Message("table.not-kept")))
            await asyncio.wrap_future(self.journal.run(work))
        finally:
            del self._held[table_id]
            held.set_result(None)

    def _add(self, live: LiveTable) -> TableWriter:
        writer = TableWriter(
            live, self.journal, self.bot_worker, self._pace, self._timers, self._patience
        )
        self.writers[live.id] = writer
        return writer

    async def evict_idle(self, idle_seconds: float = IDLE_SECONDS) -> None:
        """Close the tables that have been idle for this long."""
        since = time.monotonic() - idle_seconds
        for table_id, writer in list(self.writers.items()):
            if writer.is_closed or writer.is_idle(since):
                await self._evict(table_id, writer)

    async def _make_room(self) -> None:
        """Close the tables that were unused the longest, if there are too many idle ones.

        Whoever opens or loads a table waits for that, one after the other, so the memory is bounded
        however many come and however fast. Nobody waits for ever: bots may think for long.
        """
        async with self._room:
            latest = time.monotonic() + _PATIENCE_SECONDS
            if self._idle_size() >= self._most_idle:
                await self._evict_longest_unused()
            while self._idle_size() >= _OVERFLOW * self._most_idle and time.monotonic() < latest:
                await asyncio.sleep(_LOOK_SECONDS)
                await self._evict_longest_unused()

    def _idle_size(self) -> int:
        """How many tables are in memory that nobody is connected to, large ones counted more."""
        idle = [writer for writer in self.writers.values() if not writer.attended]
        return sum(1 + len(writer.live.seats) // _SEATS_OF_ONE_MORE for writer in idle)

    async def _evict_longest_unused(self) -> None:
        since = time.monotonic() - _JUST_FOUND_SECONDS
        unused = [
            (writer.last_used, table_id)
            for table_id, writer in self.writers.items()
            if not writer.attended and writer.is_idle(since)
        ]
        for _, table_id in sorted(unused)[:_EVICTED_AT_ONCE]:
            if table_id in self.writers:
                await self._evict(table_id, self.writers[table_id])

    async def _evict(self, table_id: str, writer: TableWriter) -> None:
        if self.writers.get(table_id) is writer:
            del self.writers[table_id]
        await writer.close()
        self.on_evicted(table_id)

    async def close(self) -> None:
        """Close all tables, then the journal."""
        for writer in self.writers.values():
            await writer.close()
        self.bot_worker.close()
        self.journal.close()


def _opened_in(log: list[AnyEvent]) -> Opened:
    """The first event of every log."""
    opened = log[0]
    assert isinstance(opened, Opened)
    return opened
