"""A room: a table with everybody who looks at it. It tells each of them what has changed."""

import asyncio
import gc
import logging
from typing import Final

from rollwright.server.crowd import standings_text, you_text
from rollwright.server.front import Front
from rollwright.server.metrics import Metrics
from rollwright.server.own_view import OwnView, changes, own_view, raw_parts, whole
from rollwright.server.presence import Presence
from rollwright.server.view import Parts, name_at, seat_json, shared_parts
from rollwright.server.viewer import Viewer
from rollwright.server.wire import json_text
from rollwright.tables.desk import Change, Desk
from rollwright.tables.live import LiveTable
from rollwright.tables.seat import OPEN
from rollwright.tables.standings import standings_of

_LOG: Final = logging.getLogger(__name__)
# After so many viewers the others are given a chance to be served.
_PORTION: Final = 25
_STANDINGS_SECONDS: Final = 0.5
# Each seat of a crowd gets the standings less often the larger it is.
_SECONDS_A_SEAT: Final = 0.001
# What so many viewers need stays: looking through it for garbage would only cost time.
_CROWD: Final = 500
# So many seats answer a search.
_MOST_FOUND: Final = 12

# A part's name and its JSON, ready to be put into a message.
Encoded = dict[str, str]


class Room:
    """One table and its viewers."""

    def __init__(self, desk: Desk, metrics: Metrics, host_seconds: float) -> None:
        self.desk = desk
        self.viewers: set[Viewer] = set()
        self._metrics = metrics
        self._presence = Presence()
        # A host who is away for so long may be replaced.
        self._host_seconds = host_seconds
        self._host = desk.live.host
        self._host_timer: asyncio.TimerHandle | None = None
        # What all viewers of a language were told last.
        self._told: dict[str, Encoded] = {}
        self._standings_due = False
        self._batches = 0
        self._frozen = 0
        self._timer: asyncio.Task[None] | None = None
        self._count()
        desk.watcher = self

    @property
    def live(self) -> LiveTable:
        """The table itself."""
        return self.desk.live

    def is_here(self, guest: str) -> bool:
        """Does this guest look on?"""
        return self._presence.is_here(guest)

    def present(self) -> set[str]:
        """The guests who look on."""
        return self._presence.guests()

    def is_host_away(self) -> bool:
        """Has the host not been here for so long that others need not wait?"""
        host = self.live.host
        return not self.is_here(host) and self._presence.away_for(host) >= self._host_seconds

    # --- coming and going ------------------------------------------------------------

    def attach(self, viewer: Viewer) -> None:
        """Somebody comes, and is shown everything."""
        self.viewers.add(viewer)
        self._presence.come(viewer)
        self.desk.attend(True)
        self.show(viewer)
        self.desk.ask(self._tell_who_is_here)
        if viewer.guest == self._host or len(self.viewers) == 1:
            self._mind_host()
        self._standings_due = True
        if self.live.is_event and self._timer is None:
            self._timer = asyncio.get_running_loop().create_task(self._tell_standings())

    def detach(self, viewer: Viewer) -> None:
        """Somebody goes."""
        self.viewers.discard(viewer)
        is_host = viewer.guest == self._host
        # Strangers come and go without end: nobody asks how long they have been away.
        self._presence.go(viewer, remember=is_host or viewer.guest in self.live.seat_of)
        if is_host:
            self._mind_host()
        if not self.viewers:
            self._close()
        self.desk.ask(self._tell_who_is_here)
        self._standings_due = True

    def _close(self) -> None:
        self.desk.attend(False)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._host_timer is not None:
            self._host_timer.cancel()
            self._host_timer = None
        if self._frozen:
            self._frozen = 0
            gc.unfreeze()

    def show(self, viewer: Viewer) -> None:
        """Show a viewer everything, as soon as all before it is safe."""
        self.desk.ask(lambda: self._show(viewer))

    def _show(self, viewer: Viewer) -> None:
        language = viewer.language
        if language not in self._told:
            self._told[language] = self._encoded_shared(language)
        viewer.own = self._own(viewer)
        own = whole(viewer.own, self.live.opened.game, language)
        fields = _fields({**self._told[language], **own})
        version = self.live.version
        text = f'{{"op":"view","version":{version},"view":{{{fields}}}}}'
        self._show_version(viewer, version, text)

    def _tell_who_is_here(self) -> None:
        """At a table of friends everybody sees who is here; in a crowd nobody could."""
        if not self.live.is_event:
            self._tell_shared()

    def _tell_shared(self) -> None:
        """Tell everybody what has changed for all alike."""
        version = self.live.version
        for language, viewers in self._by_language().items():
            fields = self._shared_changes(language)
            if fields:
                text = _update(version, fields)
                for viewer in viewers:
                    self._show_version(viewer, version, text)

    def _mind_host(self) -> None:
        """Tell everybody whether the host is away, and look again when that may have changed."""
        if self._host_timer is not None:
            self._host_timer.cancel()
            self._host_timer = None
        rest = self._host_seconds - self._presence.away_for(self._host)
        if self.viewers and rest > 0 and not self.is_here(self._host):
            loop = asyncio.get_running_loop()
            self._host_timer = loop.call_later(rest, self._mind_host)
        self.desk.ask(self._tell_shared)

    # --- what happens at the table -----------------------------------------------------

    async def changed(self, change: Change) -> None:
        """Tell every viewer the parts that changed for that one."""
        self._standings_due = True
        live = self.live
        if live.host != self._host:
            self._host = live.host
            self._mind_host()
        if not live.is_event or change.everybody or live.table is None:
            self._count()
        if live.is_event and not change.everybody:
            self._tell_some(change)
            return
        for language, viewers in self._by_language().items():
            await self._tell_all(viewers, change.version, self._shared_changes(language))

    def _tell_some(self, change: Change) -> None:
        """At an event nobody but the guest on a seat hears what happens there."""
        for guest in change.guests:
            for viewer in self._presence.viewers(guest):
                self._tell_change(viewer, change.version, "")

    async def _tell_all(self, viewers: list[Viewer], version: int, shared: str) -> None:
        """At a table of friends a move may change what the others see before them."""
        for at, viewer in enumerate(viewers):
            self._tell_change(viewer, version, shared)
            if at % _PORTION == _PORTION - 1:
                await asyncio.sleep(0)

    def _tell_change(self, viewer: Viewer, version: int, shared: str) -> None:
        before = viewer.own
        if before is None:
            return
        viewer.own = self._own(viewer)
        parts, cells = changes(before, viewer.own, self.live.opened.game, viewer.language)
        own = _fields(parts)
        if shared or own or cells:
            fields = f"{shared},{own}" if shared and own else shared or own
            self._show_version(viewer, version, _update(version, fields, cells))

    def lost(self) -> None:
        """The table has to be found again."""
        self.dismiss_all("lost")

    def dismiss_all(self, reason: str) -> None:
        """Let everybody go."""
        for viewer in list(self.viewers):
            viewer.dismiss(reason)

    # --- standings of a crowd ----------------------------------------------------------

    async def _tell_standings(self) -> None:
        while True:
            await asyncio.sleep(_STANDINGS_SECONDS)
            self._batches += 1
            self._spare_garbage()
            if self._standings_due:
                try:
                    await self._tell_standings_once()
                except Exception:
                    _LOG.exception("standings of table %s failed", self.live.id)

    async def _tell_standings_once(self) -> None:
        version = await self.desk.look(self._take_stock)
        live, standings = self.live, self._standings
        every = max(1, round(len(self.viewers) * _SECONDS_A_SEAT / _STANDINGS_SECONDS))
        for_all = self._batches % every == 0 or standings.waiting == 0
        if for_all:
            self._standings_due = False
        viewers = list(self.viewers)
        spoken = {viewer.language for viewer in viewers}
        starts = {language: standings_text(live, standings, language) for language in spoken}
        for at, viewer in enumerate(viewers):
            seat = live.seat_of.get(viewer.guest)
            if viewer.own is not None and (seat is None or for_all):
                # Never a version behind one that this viewer has seen.
                seen = f',"version":{max(version, viewer.version)}'
                end = you_text(live, standings, seat, viewer.language)
                self._send(viewer, starts[viewer.language] + seen + end)
                if at % _PORTION == 0:
                    await asyncio.sleep(0)

    def _take_stock(self) -> int:
        """Count who stands where, tell how the first seats are now, and of which version that is.

        In a crowd only the host and those without a seat need that between the turns.
        """
        live = self.live
        self._standings = standings_of(live)
        if self._front is not None:
            self._front.renew(self._standings)
            crowd = len(self.viewers) > _CROWD
            for viewer in self.viewers:
                seat = live.seat_of.get(viewer.guest)
                if not crowd or seat is None or viewer.guest == live.host:
                    self._tell_front(viewer, self._front.seats(seat, viewer.language))
        return live.version

    def _tell_front(self, viewer: Viewer, seats: str) -> None:
        if viewer.own is not None and viewer.own.others["seats"] != seats:
            viewer.own.others["seats"] = seats
            version = self.live.version
            self._show_version(viewer, version, _update(version, f'"seats":{seats}'))

    def _spare_garbage(self) -> None:
        """While a crowd gathers, take what it needs out of the search for garbage."""
        if self.live.table is None and len(self.viewers) >= self._frozen + _CROWD:
            self._frozen = len(self.viewers)
            gc.collect()
            gc.freeze()

    # --- parts ---------------------------------------------------------------------------

    def parts_for(self, guest: str, language: str) -> Parts:
        """Everything that a guest sees."""
        live, standings = self.live, standings_of(self.live)
        front = Front(live, standings, self.is_here) if live.is_event else None
        own = own_view(live, guest, language, front)
        shared = shared_parts(live, language, standings, self.is_here)
        own_parts = raw_parts(own, live.opened.game, language)
        return {**shared, "host": self._host_json(), **own_parts}

    def find_seats(self, text: str, language: str) -> list[Parts]:
        """Some of the seats with this in the names of those who sit there."""
        live, wanted = self.live, text.strip().casefold()
        taken = [at for at in sorted(self._standings.order) if live.seats[at].kind != OPEN]
        found = [at for at in taken if wanted in name_at(live, at, language).casefold()]
        seats = found[:_MOST_FOUND]
        return [seat_json(live, at, language, self._standings, self.is_here) for at in seats]

    def _host_json(self) -> Parts:
        """Who leads the table, and may somebody else take over?"""
        seat = self.live.seat_of.get(self.live.host)
        name = "" if seat is None else self.live.seats[seat].name
        return {"name": name, "away": self.is_host_away()}

    def _count(self) -> None:
        """Take stock of who stands where."""
        live = self.live
        self._standings = standings_of(live)
        self._front = Front(live, self._standings, self.is_here) if live.is_event else None

    def _by_language(self) -> dict[str, list[Viewer]]:
        """Those who have been shown everything; the others are not told what changes."""
        viewers: dict[str, list[Viewer]] = {}
        for viewer in self.viewers:
            if viewer.own is not None:
                viewers.setdefault(viewer.language, []).append(viewer)
        for language in set(self._told) - set(viewers):
            del self._told[language]
        return viewers

    def _shared_changes(self, language: str) -> str:
        before = self._told.get(language, {})
        now = self._told[language] = self._encoded_shared(language)
        return _fields({name: part for name, part in now.items() if before.get(name) != part})

    def _encoded_shared(self, language: str) -> Encoded:
        parts = shared_parts(self.live, language, self._standings, self.is_here)
        parts["host"] = self._host_json()
        return {name: json_text(part) for name, part in parts.items()}

    def _own(self, viewer: Viewer) -> OwnView:
        return own_view(self.live, viewer.guest, viewer.language, self._front)

    def _show_version(self, viewer: Viewer, version: int, text: str) -> None:
        """Send what the table is like at a version."""
        viewer.version = version
        self._send(viewer, text)

    def _send(self, viewer: Viewer, text: str) -> None:
        self._metrics.messages.inc()
        viewer.send(text)


def _fields(parts: Encoded) -> str:
    return ",".join([f'"{name}":{part}' for name, part in parts.items()])


def _update(version: int, fields: str, cells: str = "") -> str:
    drawn = f',"cells":{cells}' if cells else ""
    return f'{{"op":"update","version":{version},"changes":{{{fields}}}{drawn}}}'
