"""The state of a server is closed while work is in progress."""

import asyncio
from pathlib import Path
from threading import Event

from rollwright.server.state import ServerState
from rollwright.tables.commands import Rename
from rollwright.tables.opening import TableSpec, opening_events
from tests.server.live_server import settings_for

# A snapshot is written after this many events.
EVENTS = 100


def test_a_server_that_stops_while_it_clears_away_does_not_hang(tmp_path: Path) -> None:
    async def stop() -> None:
        state, may_go_on = ServerState(settings_for(tmp_path)), Event()
        for guest in ("ann", "bob"):
            opening = TableSpec(game="rolling-america", name=guest, start=True)
            writer = await state.registry.open(opening_events(guest, opening, [], "5ec7e7"))
            for at in range(EVENTS):
                await writer.execute(guest, Rename(command=str(at), name=f"{guest}{at}"))
        # A slow disk: the snapshot of the first table waits in the queue.
        state.registry.journal._run(lambda: may_go_on.wait(60))
        state._eviction = asyncio.create_task(state.registry.evict_idle(-1.0))
        while len(state.registry.writers) == 2 or not state.registry.journal._jobs.qsize():
            await asyncio.sleep(0.01)
        asyncio.get_running_loop().call_later(0.1, may_go_on.set)
        async with asyncio.timeout(30):
            await state.close()

    asyncio.run(stop())
