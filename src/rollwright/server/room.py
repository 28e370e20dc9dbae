"""A room: a table with everybody who looks at it. It tells each of them what has changed."""

import asyncio
import gc
import logging
from typing import Final

from rollwright.server.crowd import standings_text, you_text
from rollwright.server.front import Front
from rollwright.server.metrics import Metrics
from rollwright.server.own_view import OwnView, changes, own_view, raw_parts, whole
from rollwright.server.view import Parts, shared_parts
from rollwright.server.viewer import Viewer
from rollwright.server.wire import json_text
from rollwright.tables.desk import Change, Desk
from rollwright.tables.live import LiveTable
from rollwright.tables.standings import standings_of

_LOG: Final = logging.getLogger(__name__)
# After so many viewers the others are given a chance to be served.
_PORTION: Final = 25
_STANDINGS_SECONDS: Final = 0.5
# Each seat of a crowd gets the standings less often the larger it is.
_SECONDS_A_SEAT: Final = 0.001
# What so many viewers need stays: looking through it for garbage would only cost time.
_CROWD: Final = 500

# A part's name and its JSON, ready to be put into a message.
Encoded = dict[str, str]


class Room:
    """One table and its viewers."""

    def __init__(self, desk: Desk, metrics: Metrics) -> None:
        self.desk = desk
        self.viewers: set[Viewer] = set()
        self._metrics = metrics
        self._viewers_of: dict[str, list[Viewer]] = {}
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
        return guest in self._viewers_of

    def present(self) -> set[str]:
        """The guests who look on."""
        return set(self._viewers_of)

    # --- coming and going ------------------------------------------------------------

    def attach(self, viewer: Viewer) -> None:
        """Somebody comes, and is shown everything."""
        self.viewers.add(viewer)
        self._viewers_of.setdefault(viewer.guest, []).append(viewer)
        self.desk.attend(True)
        self.show(viewer)
        self.desk.ask(self._tell_who_is_here)
        self._standings_due = True
        if self.live.is_event and self._timer is None:
            self._timer = asyncio.get_running_loop().create_task(self._tell_standings())

    def detach(self, viewer: Viewer) -> None:
        """Somebody goes."""
        self.viewers.discard(viewer)
        others = self._viewers_of[viewer.guest]
        others.remove(viewer)
        if not others:
            del self._viewers_of[viewer.guest]
        if not self.viewers:
            self._close()
        self.desk.ask(self._tell_who_is_here)

    def _close(self) -> None:
        self.desk.attend(False)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
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
        self._send(viewer, f'{{"op":"view","version":{version},"view":{{{fields}}}}}')

    def _tell_who_is_here(self) -> None:
        """At a table of friends everybody sees who is here; in a crowd nobody could."""
        if self.live.is_event:
            return
        for language, viewers in self._by_language().items():
            fields = self._shared_changes(language)
            if fields:
                text = _update(self.live.version, fields)
                for viewer in viewers:
                    self._send(viewer, text)

    # --- what happens at the table -----------------------------------------------------

    async def changed(self, change: Change) -> None:
        """Tell every viewer the parts that changed for that one."""
        self._standings_due = True
        live = self.live
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
            for viewer in self._viewers_of.get(guest, ()):
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
            self._send(viewer, _update(version, fields, cells))

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
        await self.desk.settled()
        live = self.live
        standings = self._standings = standings_of(live)
        if self._front is not None:
            self._front.standings = standings
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
                self._send(viewer, starts[viewer.language] + you_text(live, standings, seat))
                if at % _PORTION == 0:
                    await asyncio.sleep(0)

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
        return {**shared, **raw_parts(own, live.opened.game, language)}

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
        return {name: json_text(part) for name, part in parts.items()}

    def _own(self, viewer: Viewer) -> OwnView:
        return own_view(self.live, viewer.guest, viewer.language, self._front)

    def _send(self, viewer: Viewer, text: str) -> None:
        self._metrics.messages.inc()
        viewer.send(text)


def _fields(parts: Encoded) -> str:
    return ",".join([f'"{name}":{part}' for name, part in parts.items()])


def _update(version: int, fields: str, cells: str = "") -> str:
    drawn = f',"cells":{cells}' if cells else ""
    return f'{{"op":"update","version":{version},"changes":{{{fields}}}{drawn}}}'
