"""A queue for work that takes long: few at a time, bounded, and fair between those who ask."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, TypeVar

from rollwright.core.message import Message
from rollwright.server.errors import RateLimited

_MOST_WAITING: Final = 64
_MOST_FOR_ONE: Final = 8

T = TypeVar("T")


class WorkQueue:
    """Runs work in threads. Whoever asks for much waits for those who ask for little."""

    def __init__(
        self,
        at_once: int,
        most_waiting: int = _MOST_WAITING,
        most_for_one: int = _MOST_FOR_ONE,
    ) -> None:
        self._free = at_once
        self._most_waiting = most_waiting
        self._most_for_one = most_for_one
        # By owner, the one whose turn is next first.
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def run(
        self, owner: str, work: Callable[[], T], stop: Callable[[], None] | None = None
    ) -> T:
        """The result of `work` for an owner; raises RateLimited, or what that raises.

        If the caller is cancelled, work that waits is never begun, and work that runs is asked to
        `stop`; its place is free once it has ended.
        """
        await self._enter(owner)
        thread = asyncio.ensure_future(asyncio.to_thread(work))
        thread.add_done_callback(self._leave)
        try:
            return await asyncio.shield(thread)
        except asyncio.CancelledError:
            if stop is not None:
                stop()
            raise

    def waiting(self) -> int:
        """How much work waits."""
        return sum(len(queue) for queue in self._waiting.values())

    async def _enter(self, owner: str) -> None:
        if self._free:
            self._free -= 1
            return
        queue = self._waiting.get(owner, deque())
        if self.waiting() >= self._most_waiting or len(queue) >= self._most_for_one:
            raise RateLimited(Message("server.flood"))
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        self._waiting[owner] = queue
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()  # its turn came at this very moment
            raise

    def _leave(self, thread: asyncio.Future[T]) -> None:
        if not thread.cancelled():
            thread.exception()  # nobody may wait for it any more
        self._pass_on()

    def _pass_on(self) -> None:
        while self._waiting:
            owner, queue = next(iter(self._waiting.items()))
            del self._waiting[owner]
            turn = queue.popleft()
            if queue:
                self._waiting[owner] = queue  # behind all others
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
