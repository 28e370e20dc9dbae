"""A room: a table with everybody who looks at it. It tells each of them what has changed."""

import asyncio
import gc
import logging
from collections import Counter
from typing import Final

from rollwright.server.crowd import standings_text
from rollwright.server.metrics import Metrics
from rollwright.server.view import Parts, own_parts, shared_parts
from rollwright.server.viewer import Viewer, encode
from rollwright.tables.desk import Change, Desk
from rollwright.tables.events import Started
from rollwright.tables.live import LiveTable
from rollwright.tables.standings import Standings, standings_of

_LOG: Final = logging.getLogger(__name__)
# After so many viewers the others are given a chance to be served.
_PORTION: Final = 25
_STANDINGS_SECONDS: Final = 0.5
# Each seat of a crowd gets the standings less often the larger it is.
_SECONDS_A_SEAT: Final = 0.001

# A part's name and its JSON, ready to be put into a message.
Encoded = dict[str, bytes]


class Room:
    """One table and its viewers."""

    def __init__(self, desk: Desk, metrics: Metrics) -> None:
        self.desk = desk
        self.viewers: set[Viewer] = set()
        self._metrics = metrics
        self._here: Counter[str] = Counter()
        # What all viewers of a language were told last.
        self._told: dict[str, Encoded] = {}
        self._standings = standings_of(desk.live)
        self._standings_due = False
        self._batches = 0
        self._timer: asyncio.Task[None] | None = None
        desk.watcher = self

    @property
    def live(self) -> LiveTable:
        """The table itself."""
        return self.desk.live

    def is_here(self, guest: str) -> bool:
        """Does this guest look on?"""
        return self._here[guest] > 0

    def present(self) -> set[str]:
        """The guests who look on."""
        return {viewer.guest for viewer in self.viewers}

    # --- coming and going ------------------------------------------------------------

    def attach(self, viewer: Viewer) -> None:
        """Somebody comes, and is shown everything."""
        self.viewers.add(viewer)
        self._here[viewer.guest] += 1
        self.desk.attend(True)
        self.show(viewer)
        self.desk.ask(self._tell_who_is_here)
        self._standings_due = True
        if self.live.is_event and self._timer is None:
            self._timer = asyncio.get_running_loop().create_task(self._tell_standings())

    def detach(self, viewer: Viewer) -> None:
        """Somebody goes."""
        self.viewers.discard(viewer)
        self._here[viewer.guest] -= 1
        if self._here[viewer.guest] == 0:
            del self._here[viewer.guest]
        if not self.viewers:
            self.desk.attend(False)
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None
        self.desk.ask(self._tell_who_is_here)

    def show(self, viewer: Viewer) -> None:
        """Show a viewer everything, as soon as all before it is safe."""
        self.desk.ask(lambda: self._show(viewer))

    def _show(self, viewer: Viewer) -> None:
        language = viewer.language
        if language not in self._told:
            self._told[language] = self._encoded_shared(language)
        own = self._encoded_own(viewer)
        viewer.sent = {name: hash(part) for name, part in own.items()}
        viewer.seat = self.live.seat_of.get(viewer.guest)
        viewer.is_shown = True
        fields = b",".join(
            b'"%s":%s' % (name.encode(), part)
            for name, part in {**self._told[language], **own}.items()
        )
        text = b'{"op":"view","version":%d,"view":{%s}}' % (self.live.version, fields)
        self._send(viewer, text.decode())

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
        self._metrics.events.inc(len(change.events))
        self._standings_due = True
        live = self.live
        crowd = live.is_event
        if not crowd or change.everybody:
            self._standings = standings_of(live)
        if crowd and any(isinstance(event, Started) for event in change.events):
            # What a crowd needs stays: looking through it for garbage would only cost time.
            gc.collect()
            gc.freeze()
        served = 0
        for language, viewers in self._by_language().items():
            shared = b"" if crowd and not change.everybody else self._shared_changes(language)
            text = _update(change.version, shared) if shared else ""
            for viewer in viewers:
                self._tell_change(viewer, change, shared, text)
                served += 1
                if served % _PORTION == 0:
                    await asyncio.sleep(0)

    def _tell_change(self, viewer: Viewer, change: Change, shared: bytes, text: str) -> None:
        seat = self.live.seat_of.get(viewer.guest)
        concerned = change.everybody or bool({seat, viewer.seat} & change.seats)
        own = self._own_changes(viewer) if concerned else b""
        viewer.seat = seat
        if own:
            fields = shared + b"," + own if shared else own
            self._send(viewer, _update(change.version, fields))
        elif text:
            self._send(viewer, text)

    def lost(self) -> None:
        """The table has to be found again."""
        for viewer in list(self.viewers):
            viewer.dismiss("lost")

    def dismiss_all(self, reason: str) -> None:
        """Let everybody go."""
        for viewer in list(self.viewers):
            viewer.dismiss(reason)

    # --- standings of a crowd ----------------------------------------------------------

    async def _tell_standings(self) -> None:
        while True:
            await asyncio.sleep(_STANDINGS_SECONDS)
            self._batches += 1
            if self._standings_due:
                try:
                    await self._tell_standings_once()
                except Exception:
                    _LOG.exception("standings of table %s failed", self.live.id)

    async def _tell_standings_once(self) -> None:
        await self.desk.settled()
        live = self.live
        standings = self._standings = standings_of(live)
        every = max(1, round(len(self.viewers) * _SECONDS_A_SEAT / _STANDINGS_SECONDS))
        for_all = self._batches % every == 0 or standings.waiting == 0
        if for_all:
            self._standings_due = False
        viewers = list(self.viewers)
        spoken = {viewer.language for viewer in viewers}
        starts = {language: standings_text(live, standings, language) for language in spoken}
        for at, viewer in enumerate(viewers):
            seat = live.seat_of.get(viewer.guest)
            if viewer.is_shown and (seat is None or for_all):
                self._send(viewer, starts[viewer.language] + _you(self.live, standings, seat))
            if at % _PORTION == 0:
                await asyncio.sleep(0)

    # --- parts ---------------------------------------------------------------------------

    def parts_for(self, guest: str, language: str) -> Parts:
        """Everything that a guest sees."""
        standings = standings_of(self.live)
        shared = shared_parts(self.live, language, standings, self.is_here)
        return {**shared, **own_parts(self.live, guest, language, standings, self.is_here)}

    def _by_language(self) -> dict[str, list[Viewer]]:
        """Those who have been shown everything; the others are not told what changes."""
        viewers: dict[str, list[Viewer]] = {}
        for viewer in self.viewers:
            if viewer.is_shown:
                viewers.setdefault(viewer.language, []).append(viewer)
        for language in set(self._told) - set(viewers):
            del self._told[language]
        return viewers

    def _shared_changes(self, language: str) -> bytes:
        before = self._told.get(language, {})
        now = self._told[language] = self._encoded_shared(language)
        return _fields({name: part for name, part in now.items() if before.get(name) != part})

    def _own_changes(self, viewer: Viewer) -> bytes:
        changed: Encoded = {}
        for name, part in self._encoded_own(viewer).items():
            fingerprint = hash(part)
            if viewer.sent.get(name) != fingerprint:
                viewer.sent[name] = fingerprint
                changed[name] = part
        return _fields(changed)

    def _encoded_shared(self, language: str) -> Encoded:
        parts = shared_parts(self.live, language, self._standings, self.is_here)
        return {name: encode(part) for name, part in parts.items()}

    def _encoded_own(self, viewer: Viewer) -> Encoded:
        parts = own_parts(self.live, viewer.guest, viewer.language, self._standings, self.is_here)
        return {name: encode(part) for name, part in parts.items()}

    def _send(self, viewer: Viewer, text: str) -> None:
        self._metrics.messages.inc()
        viewer.send(text)


def _fields(parts: Encoded) -> bytes:
    return b",".join(b'"%s":%s' % (name.encode(), part) for name, part in parts.items())


def _update(version: int, fields: bytes) -> str:
    return (b'{"op":"update","version":%d,"changes":{%s}}' % (version, fields)).decode()


def _you(live: LiveTable, standings: Standings, seat: int | None) -> str:
    if seat is None or seat >= len(standings.scores):
        return ',"you":null}'
    score = standings.scores[seat]
    points = live.game.score_text(score)
    you = {"score": score, "points": points, "place": standings.places[seat]}
    return f',"you":{encode(you).decode()}}}'
