"""Removes tables that nobody has used for many days, and writes their records if that is wanted."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from rollwright.core.errors import RollwrightError
from rollwright.core.record import write_record
from rollwright.tables.archive import record_of
from rollwright.tables.last_uses import adopt_tables, note_uses, unused_tables
from rollwright.tables.live import LiveTable
from rollwright.tables.registry import TableRegistry

_LOG: Final = logging.getLogger(__name__)
_DAY: Final = 24 * 60 * 60
T = TypeVar("T")


class Expiry:
    """The expiry of the tables of a registry; without days nothing is noted and nothing removed."""

    def __init__(
        self,
        registry: TableRegistry,
        days: int,
        records: Path | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._registry = registry
        self._days = days
        self._records = records
        self._clock = clock
        # Tables that have left the memory since their use was last written.
        self._used: set[str] = set()
        self._has_adopted = False

    def note(self, table_id: str) -> None:
        """A table has left the memory: until now it was used."""
        if self._days:
            self._used.add(table_id)

    async def run(self) -> int:
        """Write which tables were used, and remove those that are too old; returns how many."""
        if not self._days:
            return 0
        await self.save()
        since = int(self._clock()) - self._days * _DAY
        old = await self._with_file(lambda database: unused_tables(database, since))
        return sum([await self._remove(table_id) for table_id in old])

    async def save(self) -> None:
        """Write which tables were used until now."""
        if not self._days:
            return
        now = int(self._clock())
        used, self._used = {*self._used, *self._registry.writers}, set()
        await self._with_file(lambda database: note_uses(database, used, now))
        # Tables of an earlier version, or of a server that was killed, count from now on.
        if not self._has_adopted:
            last = await self._adopt("", now)
            while last:
                last = await self._adopt(last, now)
            self._has_adopted = True

    async def _adopt(self, after: str, now: int) -> str:
        return await self._with_file(lambda database: adopt_tables(database, after, now))

    async def _remove(self, table_id: str) -> bool:
        if self._records is not None:
            try:
                live = await self._registry.peek(table_id)
                await asyncio.to_thread(_write_record, self._records, live)
            except (OSError, sqlite3.Error, RollwrightError) as error:
                _LOG.error("table %s stays: its record can't be written: %s", table_id, error)
                return False
        return await self._registry.remove(table_id)

    async def _with_file(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.wrap_future(self._registry.journal.run(work))


def _write_record(folder: Path, live: LiveTable) -> None:
    """Write the record of a game that has begun, as a whole or not at all."""
    if live.table is None:
        return
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{live.opened.game}-{live.id}.txt"
    draft = path.with_suffix(".part")
    draft.write_text(write_record(record_of(live.table)), encoding="utf-8")
    draft.replace(path)
