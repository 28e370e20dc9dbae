"""The standings of an event, which are sent at intervals."""

import asyncio
from collections.abc import Callable
from typing import cast

from msgspec import Struct

from rollwright.server.connection import Connection
from rollwright.server.own_view import OwnView
from rollwright.server.standings_sender import StandingsSender
from rollwright.tables.live import LiveTable
from rollwright.tables.writer import TableWriter
from tests.server.scripted_line import ScriptedLine
from tests.tables.table_driver import TableDriver


class IdleWriter:
    """A writer whose queue is empty."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.was_asked = asyncio.Event()

    async def read(self, query: Callable[[], int]) -> int:
        self.was_asked.set()
        return query()


def test_sheets_go_before_standings() -> None:
    async def scene() -> None:
        driver = TableDriver(kind="event")
        driver.join("guest", "Ann")
        driver.start()
        connection = Connection("guest", "en", ScriptedLine())
        connection.own = OwnView({}, [], (), {})
        got, has_got = list[Struct | bytes](), asyncio.Event()

        def send(_: Connection, message: Struct | bytes) -> None:
            got.append(message)
            if type(message).__name__ == "StandingsMessage":
                has_got.set()

        writer = IdleWriter(driver.live)
        sender = StandingsSender(cast(TableWriter, writer), {connection}, lambda _: True, send)
        sender.is_due = sender.must_wait = True
        sender.start()
        await asyncio.wait_for(writer.was_asked.wait(), 30)
        for _ in range(20):
            await asyncio.sleep(0)
        assert not has_got.is_set()
        sender.must_wait = False
        await asyncio.wait_for(has_got.wait(), 30)
        sender.stop()

    asyncio.run(scene())
