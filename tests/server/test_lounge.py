"""The lounge closes whatever is still under way."""

import asyncio
from pathlib import Path
from threading import Event

from rollwright.server.lounge import Lounge
from rollwright.tables.commands import Rename
from rollwright.tables.opening import Opening, opening_events
from tests.server.house import settings_for

# A table is worth a snapshot after so many events.
EVENTS = 100


def test_a_server_that_stops_while_it_clears_away_does_not_hang(tmp_path: Path) -> None:
    async def stop() -> None:
        lounge, may_go_on = Lounge(settings_for(tmp_path)), Event()
        for guest in ("ann", "bob"):
            opening = Opening(game="rolling-america", name=guest, start=True)
            desk = await lounge.hall.open(opening_events(guest, opening, [], "5ec7e7"))
            for at in range(EVENTS):
                await desk.do(guest, Rename(command=str(at), name=f"{guest}{at}"))
        # A disk that is slow for a moment: what is to be kept of the first table waits behind it.
        lounge.hall.journal._ask(lambda: may_go_on.wait(60))
        lounge._sweeper = asyncio.create_task(lounge.hall.sweep(-1.0))
        while len(lounge.hall.desks) == 2 or not lounge.hall.journal._jobs.qsize():
            await asyncio.sleep(0.01)
        asyncio.get_running_loop().call_later(0.1, may_go_on.set)
        async with asyncio.timeout(30):
            await lounge.close()

    asyncio.run(stop())
