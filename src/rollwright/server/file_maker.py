"""Makes files for download in threads: few at a time, and the latest are kept.

Whoever wants many waits for those who want few.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

from rollwright.core.message import Message
from rollwright.server.errors import RateLimited
from rollwright.server.work_queue import WorkQueue

# Drawing competes with the table's own work for the processor.
_AT_ONCE: Final = 2
_MOST_PENDING: Final = 64
_MOST_BYTES: Final = 16 * 1024 * 1024


class FileMaker:
    """Files by key: equal keys stand for equal files, which are made once."""

    def __init__(self, most_pending: int = _MOST_PENDING, most_bytes: int = _MOST_BYTES) -> None:
        self._most_pending = most_pending
        self._most_bytes = most_bytes
        self._queue = WorkQueue(_AT_ONCE, most_pending)
        self._pending: dict[Hashable, asyncio.Task[bytes]] = {}
        # The least recently wanted first.
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._bytes = 0

    async def file(self, owner: str, key: Hashable, make: Callable[[], bytes]) -> bytes:
        """The file of a key for an owner, made by `make` if need be.

        Raises RateLimited, or what that raises.
        """
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        task = self._pending.get(key)
        if task is None:
            if len(self._pending) >= self._most_pending:
                raise RateLimited(Message("server.flood"))
            task = asyncio.create_task(self._make(owner, key, make))
            self._pending[key] = task
        # Others may wait for the same file: who goes away doesn't stop it.
        return await asyncio.shield(task)

    async def _make(self, owner: str, key: Hashable, make: Callable[[], bytes]) -> bytes:
        try:
            made = await self._queue.run(owner, make)
        finally:
            del self._pending[key]
        self._keep(key, made)
        return made

    def _keep(self, key: Hashable, made: bytes) -> None:
        self._kept[key] = made
        self._bytes += len(made)
        while self._bytes > self._most_bytes:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= len(dropped)
