"""Broadcasts the changes of one table to its connections."""

import asyncio
from collections.abc import Iterable
from typing import Final, NamedTuple, cast

import msgspec
from msgspec import UNSET, Raw, UnsetType

from rollwright.core.errors import RollwrightError
from rollwright.server.api_types import DiceResponse
from rollwright.server.connection import CHUNK, Connection
from rollwright.server.countdown_message import countdown_message
from rollwright.server.encoding import Json, as_raw, encode
from rollwright.server.log_lines import added_lines
from rollwright.server.metrics import Metrics
from rollwright.server.own_view import (
    BoardRoom,
    OwnView,
    all_parts,
    changed_boards,
    changed_parts,
    own_view,
)
from rollwright.server.presence import Presence
from rollwright.server.standings_sender import StandingsSender
from rollwright.server.view import Parts, name_at, seat_view, shared_parts, table_tiles
from rollwright.server.wire.messages import Update, ViewMessage
from rollwright.server.wire.view_parts import Host, LogLine, SeatView
from rollwright.tables.collector import COLLECTOR
from rollwright.tables.errors import FileLost
from rollwright.tables.live import LARGE_EVENT, LiveTable
from rollwright.tables.seat import OPEN
from rollwright.tables.standings import standings_of
from rollwright.tables.table_listener import Change
from rollwright.tables.turn_clock import ClockState
from rollwright.tables.writer import TableWriter

# More watchers are not counted: of a crowd that comes, not everybody is told of everybody.
_MOST_WATCHERS: Final = 20
# How many seats a search returns at most.
_MAX_FOUND: Final = 12


class SharedChange(NamedTuple):
    """The shared parts that have changed, and the new lines of the log."""

    parts: dict[str, Raw]
    lines: Raw | UnsetType


_NO_CHANGE: Final = SharedChange({}, UNSET)


class Broadcaster:
    """The connections of one table, and what was sent to them."""

    def __init__(self, writer: TableWriter, metrics: Metrics, host_seconds: float) -> None:
        self.writer = writer
        self.connections: set[Connection] = set()
        # Those that watch boards besides their own.
        self._watchers: set[Connection] = set()
        self._metrics = metrics
        self._presence = Presence()
        # A host who is disconnected for this long may be replaced.
        self._host_seconds = host_seconds
        self._host = writer.live.host
        self._host_timer: asyncio.TimerHandle | None = None
        # The shared parts as last sent, and the log in them, by language.
        self._sent_shared: dict[str, Json] = {}
        self._sent_logs: dict[str, list[LogLine]] = {}
        self._sender = StandingsSender(writer, self.connections, self.is_here, self._send)
        self._sent_clock = ClockState()
        # What the dice of the finished game come from, once somebody has asked.
        self.dice: DiceResponse | None = None
        writer.listener = self

    @property
    def live(self) -> LiveTable:
        """The table."""
        return self.writer.live

    def is_here(self, guest: str) -> bool:
        """Is this guest connected?"""
        return self._presence.is_here(guest)

    def present(self) -> set[str]:
        """The connected guests."""
        return self._presence.guests()

    def is_host_away(self) -> bool:
        """Has the host been disconnected for long enough to be replaced?"""
        host = self.live.host
        return not self.is_here(host) and self._presence.away_for(host) >= self._host_seconds

    def is_skipping_bots(self) -> bool:
        """Does everybody who plays here, as far as connected, want bots to decide at once?"""
        here = [self._presence.connections(guest) for guest in {self.live.host, *self.live.seat_of}]
        wishes = [any(one.skips_bots for one in own) for own in here if own]
        return bool(wishes) and all(wishes)

    def skip_bots(self, connection: Connection, on: bool) -> None:
        """This client wants bots to decide at once, or no longer."""
        connection.skips_bots = on
        self.writer.skip_bots()

    # --- connections ----------------------------------------------------------------

    def attach(self, connection: Connection) -> None:
        """Add a connection, and send it the whole view."""
        self.connections.add(connection)
        self._presence.add(connection)
        self.writer.set_attended(True)
        self.send_view(connection)
        self.writer.call_after_pending(self._send_presence)
        if connection.guest == self._host or len(self.connections) == 1:
            self._schedule_host_check()
        self._sender.is_due = True
        self._sender.start()

    def detach(self, connection: Connection) -> None:
        """Remove a connection."""
        self.connections.discard(connection)
        self._watchers.discard(connection)
        is_host = connection.guest == self._host
        # Spectators are not remembered: their number is unbounded, and nothing depends on it.
        self._presence.remove(connection, remember=is_host or connection.guest in self.live.seat_of)
        if is_host:
            self._schedule_host_check()
        if not self.connections:
            self._close()
        # Perhaps all who are left want to go on.
        self.writer.skip_bots()
        self.writer.call_after_pending(self._send_presence)
        self._sender.is_due = True

    def _close(self) -> None:
        self.writer.set_attended(False)
        self._sender.stop()
        if self._host_timer is not None:
            self._host_timer.cancel()
            self._host_timer = None

    def send_view(self, connection: Connection) -> None:
        """Send the whole view, once all pending commands are committed."""
        self.writer.call_after_pending(lambda: self._send_view(connection))

    def _send_view(self, connection: Connection) -> None:
        language = connection.language
        if language not in self._sent_shared:
            self._sent_shared[language] = self._shared(language)
        else:
            # It may be older than the library's memory of what it names.
            table_tiles(self.live, language)
        connection.own = self._own(connection, BoardRoom(self.live))
        parts = {**self._sent_shared[language], **all_parts(self.live, connection.own, language)}
        version = self.live.version
        self._send_version(connection, version, ViewMessage(version, as_raw(parts)))
        if self.writer.clock.state.seconds:
            self._send(connection, countdown_message(self.writer.clock))

    def watch(self, connection: Connection, seats: list[int]) -> None:
        """Send the boards of these seats, and from now on what changes there."""
        connection.watched = tuple(seats)
        self._watchers.discard(connection)
        if seats and connection in self.connections:
            self._watchers.add(connection)
        if connection.own is not None:
            room = BoardRoom(self.live)
            self._send_changes([connection], self.live.version, _NO_CHANGE, room)

    def _send_presence(self) -> None:
        """Send who is connected; events don't show that."""
        if not self.live.is_event:
            self._send_shared()

    def _send_shared(self) -> None:
        """Send the shared parts that have changed."""
        version = self.live.version
        for language, connections in self._by_language().items():
            shared = self._shared_changes(language)
            if shared != _NO_CHANGE:
                text = encode(Update(version, shared.parts, {}, shared.lines))
                for connection in connections:
                    self._send_version(connection, version, text)

    def _schedule_host_check(self) -> None:
        """Send whether the host is away, and check again when the grace period ends."""
        if self._host_timer is not None:
            self._host_timer.cancel()
            self._host_timer = None
        rest = self._host_seconds - self._presence.away_for(self._host)
        if self.connections and rest > 0 and not self.is_here(self._host):
            loop = asyncio.get_running_loop()
            self._host_timer = loop.call_later(rest, self._schedule_host_check)
        self.writer.call_after_pending(self._send_shared)

    # --- changes of the table ----------------------------------------------------------

    async def on_change(self, change: Change) -> None:
        """Send each connection the parts that have changed for it."""
        self._sender.is_due = True
        await self._send_countdown()
        live = self.live
        if live.host != self._host:
            self._host = live.host
            self._schedule_host_check()
        if not live.is_event or change.all_seats or live.table is None:
            self._sender.update()
        if live.is_event and not change.all_seats:
            self._send_to_seats(change)
            return
        self._sender.must_wait = True
        try:
            for language, connections in self._by_language().items():
                await self._send_to_all(connections, change.version, self._shared_changes(language))
        finally:
            self._sender.must_wait = False

    async def _send_countdown(self) -> None:
        """Send the host's countdown, if it is another one, or runs, or stands still."""
        clock = self.writer.clock
        if clock.state == self._sent_clock:
            return
        self._sent_clock = clock.state
        text = encode(countdown_message(clock))
        for at, connection in enumerate(list(self.connections)):
            if connection.own is not None:
                self._send(connection, text)
            if at % CHUNK == CHUNK - 1:
                await asyncio.sleep(0)

    def _send_to_seats(self, change: Change) -> None:
        """Send a change of single seats of an event, to their guests and to who watches them."""
        boards = BoardRoom(self.live)
        held = [one for guest in change.guests for one in self._presence.connections(guest)]
        watch = [one for one in self._watchers if not change.seats.isdisjoint(one.watched)]
        self._send_changes(dict.fromkeys([*held, *watch]), change.version, _NO_CHANGE, boards)

    async def _send_to_all(
        self, connections: list[Connection], version: int, shared: SharedChange
    ) -> None:
        """Send a change that may concern every connection."""
        boards = BoardRoom(self.live)
        for start in range(0, len(connections), CHUNK):
            chunk = connections[start : start + CHUNK]
            self._send_changes(chunk, version, shared, boards)
            await asyncio.sleep(0)
        if len(connections) >= LARGE_EVENT:
            COLLECTOR.pass_over_present()

    def _send_changes(
        self,
        connections: Iterable[Connection],
        version: int,
        shared: SharedChange,
        room: BoardRoom,
    ) -> None:
        """Send each connection what has changed for it.

        All of it is made before the first is sent: whoever reads for many on the other end is
        woken once then, and not for each.
        """
        updates = [(one, self._update(one, version, shared, room)) for one in connections]
        for connection, update in updates:
            if update is not None:
                self._send_version(connection, version, update)

    def _update(
        self, connection: Connection, version: int, shared: SharedChange, room: BoardRoom
    ) -> bytes | None:
        """What has changed for a connection, as JSON; None if nothing has."""
        before = connection.own
        if before is None:
            return None
        now = connection.own = self._own(connection, room)
        parts = changed_parts(before, now, room)
        boards = changed_boards(self.live, before, now, connection.language, room)
        if not parts and not boards and shared == _NO_CHANGE:
            return None
        return encode(Update(version, {**shared.parts, **parts}, boards, shared.lines))

    def on_failure(self, reason: RollwrightError) -> None:
        """Disconnect all clients; they reconnect, and the table is loaded again if it can be."""
        self.disconnect_all(FileLost.code if isinstance(reason, FileLost) else "lost")

    def disconnect_all(self, reason: str) -> None:
        """Close all connections."""
        for connection in list(self.connections):
            connection.disconnect(reason)

    # --- parts ---------------------------------------------------------------------------

    def parts_for(self, guest: str, language: str) -> Json:
        """The whole view of a guest."""
        live = self.live
        event_seats = self._sender.recent() if live.is_event else None
        standings = standings_of(live) if event_seats is None else event_seats.standings
        own = own_view(live, guest, language, event_seats, BoardRoom(live))
        shared = shared_parts(live, language, standings, self.is_here)
        shared.update(self._people())
        encoded = {name: encode(part) for name, part in shared.items()}
        return {**encoded, **all_parts(live, own, language)}

    def find_seats(self, text: str, language: str) -> list[SeatView]:
        """Some of the seats whose holder has this text in the name."""
        live, standings, wanted = self.live, self._sender.standings, text.strip().casefold()
        taken = [at for at in sorted(standings.order) if live.seats[at].kind != OPEN]
        found = [at for at in taken if wanted in name_at(live, at, language).casefold()]
        seats = found[:_MAX_FOUND]
        return [seat_view(live, at, language, standings, self.is_here) for at in seats]

    def _people(self) -> Parts:
        """The shared parts that depend on who is connected: the host, and who only watches."""
        live = self.live
        count = 0 if live.is_event else self._presence.count_besides({live.host, *live.seat_of})
        return {"host": self._host_view(), "watchers": min(count, _MOST_WATCHERS)}

    def _host_view(self) -> Host:
        """The name of the host, and whether the host may be replaced."""
        seat = self.live.seat_of.get(self.live.host)
        return Host("" if seat is None else self.live.seats[seat].name, self.is_host_away())

    def _by_language(self) -> dict[str, list[Connection]]:
        """The connections that have got the whole view; the others need no updates yet."""
        connections: dict[str, list[Connection]] = {}
        for connection in self.connections:
            if connection.own is not None:
                connections.setdefault(connection.language, []).append(connection)
        for language in set(self._sent_shared) - set(connections):
            del self._sent_shared[language]
        return connections

    def _shared_changes(self, language: str) -> SharedChange:
        before, log = self._sent_shared.get(language, {}), self._sent_logs.get(language)
        now = self._sent_shared[language] = self._shared(language)
        parts = {name: Raw(part) for name, part in now.items() if before.get(name) != part}
        added = None if log is None else added_lines(log, self._sent_logs[language])
        if added is None:
            return SharedChange(parts, UNSET)
        parts.pop("log", None)
        return SharedChange(parts, Raw(encode(added)) if added else UNSET)

    def _shared(self, language: str) -> Json:
        """The shared parts as JSON; their log is remembered, too."""
        parts = shared_parts(self.live, language, self._sender.standings, self.is_here)
        parts.update(self._people())
        self._sent_logs[language] = cast(list[LogLine], parts["log"])
        return {name: encode(part) for name, part in parts.items()}

    def _own(self, connection: Connection, boards: BoardRoom) -> OwnView:
        return own_view(
            self.live,
            connection.guest,
            connection.language,
            self._sender.event_seats,
            boards,
            connection.watched,
            connection.own,
        )

    def _send_version(
        self, connection: Connection, version: int, message: msgspec.Struct | bytes
    ) -> None:
        """Send a message about the table at this version."""
        connection.version = version
        self._send(connection, message)

    def _send(self, connection: Connection, message: msgspec.Struct | bytes) -> None:
        self._metrics.messages += 1
        connection.send(message if isinstance(message, bytes) else encode(message))
