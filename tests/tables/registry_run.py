"""Runs a test in a registry of its own, with fakes for the journal and the listener."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from rollwright.core.errors import RollwrightError
from rollwright.tables.events import AnyEvent
from rollwright.tables.journal import Journal
from rollwright.tables.registry import TableRegistry
from rollwright.tables.table_listener import Change
from rollwright.tables.timers import Alarm, Timers
from rollwright.tables.writer import TableWriter
from tests.tables.table_driver import TableDriver


class SlowJournal(Journal):
    """A journal whose commits a test completes by hand."""

    held: list[Future[None]]

    def append(self, table_id: str, first: int, events: list[AnyEvent]) -> Future[None]:
        if not hasattr(self, "held"):
            return super().append(table_id, first, events)
        future: Future[None] = Future()
        self.held.append(future)
        return future


class RecordingListener:
    """Records the versions that a writer publishes."""

    def __init__(self) -> None:
        self.versions: list[int] = []
        self.has_failed = False
        self.misses_host = False
        self.skips_bots = False
        # Who is connected; None: everybody.
        self.here: set[str] | None = None

    async def on_change(self, change: Change) -> None:
        self.versions.append(change.version)

    def is_host_away(self) -> bool:
        return self.misses_host

    def is_skipping_bots(self) -> bool:
        return self.skips_bots

    def is_here(self, guest: str) -> bool:
        return self.here is None or guest in self.here

    def on_failure(self, reason: RollwrightError) -> None:
        self.has_failed = True


class HandTimers(Timers):
    """A time that a test winds by hand."""

    def __init__(self) -> None:
        self._now = 1000.0
        self._calls: list[tuple[float, Callable[[], None]]] = []

    def now(self) -> float:
        return self._now

    def after(self, seconds: float, call: Callable[[], None]) -> Alarm:
        entry = (self._now + seconds, call)
        self._calls.append(entry)
        return _Cancel(self._calls, entry)

    def wind(self, seconds: float) -> None:
        """Let time pass, and call what is due."""
        self._now += seconds
        for entry in sorted(self._calls, key=lambda one: one[0]):
            if entry[0] <= self._now + 1e-9 and entry in self._calls:
                self._calls.remove(entry)
                entry[1]()

    @property
    def pending(self) -> int:
        """How many calls are yet to come."""
        return len(self._calls)


class _Cancel:
    def __init__(
        self,
        calls: list[tuple[float, Callable[[], None]]],
        entry: tuple[float, Callable[[], None]],
    ) -> None:
        self._calls, self._entry = calls, entry

    def cancel(self) -> None:
        if self._entry in self._calls:
            self._calls.remove(self._entry)


def run(
    path: Path,
    scene: Any,
    journal: type[Journal] = Journal,
    pace: float = 0.0,
    timers: Timers | None = None,
) -> None:
    """Run a coroutine with a registry of its own."""

    async def play() -> None:
        registry = TableRegistry(journal(path / "tables.db"), pace, timers)
        try:
            await asyncio.wait_for(scene(registry), 60)
        finally:
            await registry.close()

    coroutine: Coroutine[Any, Any, None] = play()
    asyncio.run(coroutine)


async def open_table(registry: TableRegistry, **wishes: object) -> TableWriter:
    """Open a table with Ann as its host."""
    return await registry.open(TableDriver(**wishes).log)


def first_move(writer: TableWriter, seat: int) -> str:
    """The first of the legal moves, as text."""
    position = writer.live.running.position
    return position.text(seat, position.legal(seat)[0])
