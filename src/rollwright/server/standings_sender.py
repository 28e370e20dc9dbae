"""Sends the standings of a table: in an event at intervals, for a crowd moves all the time."""

import asyncio
import gc
import logging
import time
from collections.abc import Callable
from typing import Final

import msgspec

from rollwright.server.connection import CHUNK, Connection
from rollwright.server.encoding import Json, as_raw
from rollwright.server.event_seats import EventSeats
from rollwright.server.standings_message import best_seats, standings_message
from rollwright.server.wire.messages import Update
from rollwright.tables.live import LARGE_EVENT, LiveTable
from rollwright.tables.standings import standings_of
from rollwright.tables.writer import TableWriter

_LOG: Final = logging.getLogger(__name__)
_STANDINGS_SECONDS: Final = 0.5
# The larger an event, the less often its seats get the standings.
_SECONDS_PER_SEAT: Final = 0.001
# How often they look whether sheets are still sent, which go first.
_WAIT_SECONDS: Final = 0.02

SendMessage = Callable[[Connection, msgspec.Struct | bytes], None]


class StandingsSender:
    """The standings of one table as last computed, and the task that sends those of an event."""

    def __init__(
        self,
        writer: TableWriter,
        connections: set[Connection],
        is_here: Callable[[str], bool],
        send: SendMessage,
    ) -> None:
        self.is_due = False
        # Sheets are being sent to everybody: nobody should wait for them because of standings.
        self.must_wait = False
        self._writer = writer
        self._connections = connections
        self._is_here = is_here
        self._send = send
        self._batches = 0
        self._frozen = 0
        self._timer: asyncio.Task[None] | None = None
        self._recent: EventSeats | None = None
        # What they are good for, and since when.
        self._recent_key = ("", 0)
        self._recent_at = 0.0
        self.update()

    @property
    def _live(self) -> LiveTable:
        return self._writer.live

    def update(self) -> None:
        """Update the standings and the seats of an event."""
        live = self._live
        self.standings = standings_of(live)
        self.event_seats = (
            EventSeats(live, self.standings, self._is_here) if live.is_event else None
        )

    def recent(self) -> EventSeats:
        """The seats of an event now; of a large one, perhaps as they were half a second ago.

        To sort a crowd takes long, and everybody who has the link may ask for it.
        """
        live = self._live
        key = (live.stage, len(live.seats))
        is_young = time.monotonic() - self._recent_at < _STANDINGS_SECONDS
        if self._recent is None or key != self._recent_key or key[1] < LARGE_EVENT or not is_young:
            self._recent = EventSeats(live, standings_of(live), self._is_here)
            self._recent_key, self._recent_at = key, time.monotonic()
        return self._recent

    def start(self) -> None:
        """Send the standings of an event at intervals from now on."""
        if self._live.is_event and self._timer is None:
            self._timer = asyncio.get_running_loop().create_task(self._loop())

    def stop(self) -> None:
        """Send no more standings: no client is connected."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._frozen:
            self._frozen = 0
            gc.unfreeze()

    async def _loop(self) -> None:
        while True:
            await asyncio.sleep(_STANDINGS_SECONDS)
            self._batches += 1
            self._freeze_heap()
            if self.is_due:
                try:
                    await self._send_standings()
                except Exception:
                    _LOG.exception("standings of table %s failed", self._live.id)

    async def _send_standings(self) -> None:
        version = await self._writer.read(self._refresh)
        live, standings = self._live, self.standings
        every = max(1, round(len(self._connections) * _SECONDS_PER_SEAT / _STANDINGS_SECONDS))
        for_all = self._batches % every == 0 or standings.waiting == 0
        if for_all:
            self.is_due = False
        connections = list(self._connections)
        spoken = {connection.language for connection in connections}
        best = {language: best_seats(live, standings, language) for language in spoken}
        for at, connection in enumerate(connections):
            if at % CHUNK == 0:
                await self._let_others_go_first()
            seat = live.seat_of.get(connection.guest)
            if connection.own is not None and (seat is None or for_all):
                language = connection.language
                # Never an older version than the client has seen.
                seen = max(version, connection.version)
                self._send(
                    connection,
                    standings_message(live, standings, best[language], seat, seen, language),
                )

    async def _let_others_go_first(self) -> None:
        await asyncio.sleep(0)
        while self.must_wait:
            await asyncio.sleep(_WAIT_SECONDS)

    def _refresh(self) -> int:
        """Update the standings, send the first seats, and return the version of both.

        In a large event only the host and spectators get the seats between turns.
        """
        live = self._live
        self.standings = standings_of(live)
        if self.event_seats is not None:
            self.event_seats.refresh(self.standings)
            is_large = len(self._connections) > LARGE_EVENT
            for connection in self._connections:
                seat = live.seat_of.get(connection.guest)
                if not is_large or seat is None or connection.guest == live.host:
                    common = self.event_seats.parts(connection.language)
                    self._send_event_seats(connection, common)
        return live.version

    def _send_event_seats(self, connection: Connection, common: Json) -> None:
        own = connection.own
        if own is not None and own.common is not common:
            changed = {name: part for name, part in common.items() if own.common.get(name) != part}
            connection.own = own._replace(common=common)
            version = connection.version = self._live.version
            if changed:
                self._send(connection, Update(version, as_raw(changed)))

    def _freeze_heap(self) -> None:
        """While a large event fills up, exempt its objects from garbage collection."""
        if self._live.table is None and len(self._connections) >= self._frozen + LARGE_EVENT:
            self._frozen = len(self._connections)
            gc.collect()
            gc.freeze()
