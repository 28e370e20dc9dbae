"""Makes the reports on the dice of finished games: each once, whoever else asks meanwhile."""

import asyncio
from functools import partial

from rollwright.server.api_types import DiceResponse
from rollwright.server.broadcaster import Broadcaster
from rollwright.server.dice_report import dice_of
from rollwright.server.work_queue import WorkQueue


class DiceMaker:
    """A crowd asks at the end of its game, all at once."""

    def __init__(self, queue: WorkQueue) -> None:
        self._queue = queue
        self._pending: dict[str, asyncio.Task[DiceResponse]] = {}

    async def report(self, broadcaster: Broadcaster) -> DiceResponse:
        """The report on the dice of a table; raises Refused or RateLimited."""
        if broadcaster.dice is None:
            broadcaster.dice = await asyncio.shield(self._task(broadcaster))
        return broadcaster.dice

    def _task(self, broadcaster: Broadcaster) -> asyncio.Task[DiceResponse]:
        live = broadcaster.live
        task = self._pending.get(live.id)
        if task is None:
            # Each table is an owner of its own: whoever asks, it is made for all of its people.
            made = self._queue.run(live.id, partial(dice_of, live))
            task = self._pending[live.id] = asyncio.ensure_future(made)
            task.add_done_callback(lambda _: self._pending.pop(live.id, None))
        return task
