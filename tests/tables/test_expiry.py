"""Tables that nobody has used for a long time are removed, and nothing else is."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from rollwright.core.record import read_record
from rollwright.tables.archive import table_of
from rollwright.tables.errors import UnknownTable
from rollwright.tables.expiry import Expiry
from rollwright.tables.registry import TableRegistry
from tests.tables.registry_run import open_table, run

DAY = 24 * 60 * 60


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.days = 1000

    def __call__(self) -> float:
        return self.days * DAY


def expiry_of(
    registry: TableRegistry, clock: Clock, days: int = 30, records: Path | None = None
) -> Expiry:
    expiry = Expiry(registry, days, records, clock)
    registry.on_evicted = expiry.note
    return expiry


async def rows_of(registry: TableRegistry, table_id: str) -> int:
    def count(database: sqlite3.Connection) -> int:
        tables = ("events", "snapshots", "uses")
        queries = [f"SELECT COUNT(*) FROM {name} WHERE table_id = ?" for name in tables]
        return sum(database.execute(query, (table_id,)).fetchone()[0] for query in queries)

    return await asyncio.wrap_future(registry.journal.run(count))


def test_what_nobody_uses_is_removed_and_what_is_used_stays(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        clock = Clock()
        expiry = expiry_of(registry, clock)
        old, used, open_still = [(await open_table(registry)).live.id for _ in range(3)]
        await registry.evict_idle(-1)
        assert await expiry.run() == 0
        clock.days += 29
        await registry.find(used)
        await registry.evict_idle(-1)
        (await registry.find(open_still)).set_attended(True)
        assert await expiry.run() == 0
        clock.days += 2
        assert await expiry.run() == 1
        assert await rows_of(registry, old) == 0
        with pytest.raises(UnknownTable):
            await registry.find(old)
        assert (await registry.find(used)).live.id == used
        assert (await registry.find(open_still)).live.id == open_still

    run(tmp_path, scene)


def test_tables_of_before_count_from_the_first_run_on(tmp_path: Path) -> None:
    async def before(registry: TableRegistry) -> None:
        for _ in range(3):
            await open_table(registry)

    async def after(registry: TableRegistry) -> None:
        clock = Clock()
        assert await expiry_of(registry, clock).run() == 0
        clock.days += 31
        assert await expiry_of(registry, clock).run() == 3
        assert await asyncio.wrap_future(registry.journal.table_ids()) == []

    run(tmp_path, before)
    run(tmp_path, after)


def test_without_days_nothing_is_ever_removed(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        clock = Clock()
        expiry = expiry_of(registry, clock, days=0)
        table = (await open_table(registry)).live.id
        await registry.evict_idle(-1)
        await expiry.run()
        clock.days += 10_000
        assert await expiry.run() == 0
        assert await registry.find(table)

    run(tmp_path, scene)


def test_the_record_is_kept_where_that_is_wanted(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        clock, folder = Clock(), tmp_path / "records"
        begun = (await open_table(registry, seats=1, start=True)).live.id
        lobby = (await open_table(registry, seats=2)).live.id
        await registry.evict_idle(-1)
        expiry = expiry_of(registry, clock, records=folder)
        await expiry.run()
        clock.days += 31
        assert await expiry.run() == 2
        (record,) = folder.iterdir()
        assert record.name == f"rolling-america-{begun}.txt"
        assert table_of(read_record(record.read_text())).setting.names == ("Ann",)
        assert await rows_of(registry, lobby) == 0

    run(tmp_path, scene)


def test_a_table_stays_if_its_record_cannot_be_written(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        clock, folder = Clock(), tmp_path / "records"
        folder.write_text("not a folder")
        table = (await open_table(registry, seats=1, start=True)).live.id
        await registry.evict_idle(-1)
        expiry = expiry_of(registry, clock, records=folder)
        await expiry.run()
        clock.days += 31
        assert await expiry.run() == 0
        assert await registry.find(table)

    run(tmp_path, scene)


def test_a_table_that_is_being_removed_is_not_loaded(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        table = (await open_table(registry)).live.id
        await registry.evict_idle(-1)
        removal = asyncio.ensure_future(registry.remove(table))
        await asyncio.sleep(0)
        with pytest.raises(UnknownTable):
            await registry.find(table)
        assert await removal
        with pytest.raises(UnknownTable):
            await registry.find(table)

    run(tmp_path, scene)
