"""What a guest can do about the own data: end all sessions, or have everything deleted."""

import asyncio
import contextlib
import secrets
import sqlite3
from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeVar

from rollwright.core.errors import RollwrightError
from rollwright.server.broadcaster import Broadcaster
from rollwright.server.guest_tokens import DELETED, GuestTokens
from rollwright.tables.commands import Leave
from rollwright.tables.guest_rows import (
    START,
    Cursor,
    forget_guest,
    generations,
    set_generation,
    shrink_log,
    tables_of,
)
from rollwright.tables.registry import TableRegistry

T = TypeVar("T")


class GuestSessions:
    """The sessions of all guests of a server."""

    def __init__(self, registry: TableRegistry, tokens: GuestTokens) -> None:
        self._registry = registry
        self._tokens = tokens
        # Each deletion looks through the whole file: one after the other.
        self._turn = asyncio.Lock()
        tokens.generations = registry.journal.run(generations).result()

    async def end(self, guest: str, broadcasters: Iterable[Broadcaster]) -> None:
        """Make all tokens of a guest invalid; the next ones will be valid again."""
        await self._set(guest, self._tokens.generation_of(guest) + 1)
        _disconnect(guest, broadcasters)

    async def delete(self, guest: str, broadcasters: Iterable[Broadcaster]) -> int:
        """Take a guest out of all tables, and let no token be valid any more.

        Returns how many tables have changed. If it is interrupted, it can be repeated.
        """
        async with self._turn:
            tables = await self._find(guest)
            for table_id in sorted(tables):
                await self._leave(table_id, guest)
                await self._registry.rewrite(table_id, partial(forget_guest, table_id, guest))
            await self._set(guest, DELETED)
            await self._with_file(shrink_log)
        _disconnect(guest, broadcasters)
        return len(tables)

    async def _find(self, guest: str) -> set[str]:
        tables: set[str] = set()
        after: Cursor | None = START
        while after is not None:
            some, after = await self._find_some(guest, after)
            tables |= some
        return tables

    async def _find_some(self, guest: str, after: Cursor) -> tuple[set[str], Cursor | None]:
        return await self._with_file(lambda database: tables_of(database, guest, after))

    async def _leave(self, table_id: str, guest: str) -> None:
        """Free the seat of a guest for others, where the game still goes on."""
        # What can't be loaded, or is over, is only rewritten.
        with contextlib.suppress(RollwrightError):
            writer = await self._registry.find(table_id)
            if guest in writer.live.seat_of:
                await writer.execute(guest, Leave(command=secrets.token_hex(8)))

    async def _set(self, guest: str, generation: int) -> None:
        await self._with_file(lambda database: set_generation(database, guest, generation))
        self._tokens.generations[guest] = generation

    async def _with_file(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.wrap_future(self._registry.journal.run(work))


def _disconnect(guest: str, broadcasters: Iterable[Broadcaster]) -> None:
    for broadcaster in broadcasters:
        for connection in list(broadcaster.connections):
            if connection.guest == guest:
                connection.disconnect("ended")
