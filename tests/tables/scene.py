"""A hall with its journal for the length of a test, and who looks on."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from rollwright.tables.desk import Change, Desk
from rollwright.tables.events import AnyEvent
from rollwright.tables.hall import Hall
from rollwright.tables.journal import Journal
from tests.tables.company import Company


class SlowJournal(Journal):
    """A journal whose disk answers when it is told to."""

    held: list[Future[None]]

    def append(self, table_id: str, first: int, events: list[AnyEvent]) -> Future[None]:
        if not hasattr(self, "held"):
            return super().append(table_id, first, events)
        future: Future[None] = Future()
        self.held.append(future)
        return future


class Witness:
    """Sees what is shown."""

    def __init__(self) -> None:
        self.versions: list[int] = []
        self.is_lost = False
        self.misses_host = False

    async def changed(self, change: Change) -> None:
        self.versions.append(change.version)

    def is_host_away(self) -> bool:
        return self.misses_host

    def lost(self) -> None:
        self.is_lost = True


def run(path: Path, scene: Any, journal: type[Journal] = Journal) -> None:
    """Let a scene play in a hall of its own."""

    async def play() -> None:
        hall = Hall(journal(path / "tables.db"))
        try:
            await asyncio.wait_for(scene(hall), 60)
        finally:
            await hall.close()

    coroutine: Coroutine[Any, Any, None] = play()
    asyncio.run(coroutine)


async def open_table(hall: Hall, **wishes: object) -> Desk:
    """A table of Ann's."""
    return await hall.open(Company(**wishes).log)


def first_move(desk: Desk, seat: int) -> str:
    """The first of the legal moves, as text."""
    position = desk.live.running.position
    return position.text(seat, position.legal(seat)[0])
