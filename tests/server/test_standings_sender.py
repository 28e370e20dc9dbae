"""The standings of an event, which are sent at intervals."""

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest
from msgspec import Struct

from rollwright.server import standings_sender
from rollwright.server.connection import Connection
from rollwright.server.encoding import encode
from rollwright.server.own_view import OwnView
from rollwright.server.standings_sender import StandingsSender
from rollwright.tables.live import LARGE_EVENT, LiveTable
from rollwright.tables.standings import Standings, standings_of
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


def test_a_crowd_is_not_sorted_for_each_who_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    sorted_for: list[LiveTable] = []

    def counted(live: LiveTable) -> Standings:
        sorted_for.append(live)
        return standings_of(live)

    driver = TableDriver(kind="event")
    sender = _sender(driver.live)
    monkeypatch.setattr(standings_sender, "standings_of", counted)
    for at in range(LARGE_EVENT):
        driver.join(f"guest {at}", f"G{at}")
        # Whoever sits by now is among them.
        assert sender.recent().count() == at + 1
    sorted_for.clear()
    assert {sender.recent().count() for _ in range(50)} == {LARGE_EVENT}
    assert len(sorted_for) <= 5
    driver.start()
    assert "name" in encode(sender.recent().seat(LARGE_EVENT - 1, "en")).decode()


def test_a_small_event_is_told_as_it_is() -> None:
    driver = TableDriver(kind="event")
    driver.join("guest", "Ann")
    sender = _sender(driver.live)
    assert sender.recent() is not sender.recent()


def _sender(live: LiveTable) -> StandingsSender:
    writer: Any = IdleWriter(live)
    return StandingsSender(writer, set(), lambda _: False, lambda _, __: None)
