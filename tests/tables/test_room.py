"""Memory is bounded: idle tables leave it, and a log that grows without end is stopped."""

import asyncio
import time
from pathlib import Path

import pytest

from rollwright.core.chance import Luck
from rollwright.tables.commands import Leave, Rename, Undo
from rollwright.tables.errors import Refused
from rollwright.tables.journal import Journal
from rollwright.tables.registry import TableRegistry
from tests.tables.registry_run import open_table
from tests.tables.table_driver import ANN, BOB, friends, new_id


def in_room(path: Path, most_idle: int, scene: object) -> None:
    async def play() -> None:
        registry = TableRegistry(Journal(path / "tables.db"), most_idle=most_idle)
        try:
            await scene(registry)  # type: ignore[operator]
        finally:
            await registry.close()

    asyncio.run(play())


async def rest(registry: TableRegistry) -> None:
    """Let all writers come to rest, a while ago."""
    for writer in list(registry.writers.values()):
        await writer.flush()
        writer.last_used = time.monotonic() - 100


@pytest.mark.parametrize(("seats", "most"), [(1, 5), (100, 1)])
def test_the_longest_unused_tables_leave_the_memory(tmp_path: Path, seats: int, most: int) -> None:
    async def scene(registry: TableRegistry) -> None:
        evicted: list[str] = []
        registry.on_evicted = evicted.append
        opened = []
        for _ in range(12):
            opened.append((await open_table(registry, seats=seats)).live.id)
            await rest(registry)
        assert len(registry.writers) <= most
        assert opened[0] in evicted
        assert (await registry.find(opened[0])).live.id == opened[0]

    in_room(tmp_path, 5, scene)


def test_who_comes_too_fast_waits_for_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """None of them may leave at once, as each was just found."""
    monkeypatch.setattr("rollwright.tables.registry._JUST_FOUND_SECONDS", 0.2)
    held: list[int] = []

    async def scene(registry: TableRegistry) -> None:
        for _ in range(20):
            await open_table(registry)
            held.append(len(registry.writers))

    in_room(tmp_path, 5, scene)
    assert max(held) <= 5 * 1.4 + 1


def test_tables_with_people_stay(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        busy = [await open_table(registry) for _ in range(4)]
        for writer in busy:
            writer.set_attended(True)
        await rest(registry)
        for _ in range(6):
            await open_table(registry)
            await rest(registry)
        assert all(registry.writers[writer.live.id] is writer for writer in busy)
        assert len(registry.writers) <= 4 + 3

    in_room(tmp_path, 3, scene)


def test_a_log_that_is_too_long_takes_moves_only() -> None:
    driver = friends()
    driver.live.version = driver.live.turn_version = driver.live.common_version = 21_000
    for command in (Rename(command=new_id(), name="Eve"), Undo(command=new_id())):
        with pytest.raises(Refused) as refusal:
            driver.execute(ANN, command)
        assert refusal.value.message.key == "table.log-full"
    driver.play(ANN, Luck("1"))
    driver.execute(BOB, Leave(command=new_id()))
