"""The seats of an event that a client is sent: the first ones, and its own by itself.

While a large event is played only their names are sent: everything else would change with each
roll for everybody, and is in the standings anyway.
At the end the results of the best seats are sent, and the number of winners.
"""

from itertools import islice
from typing import Final

import msgspec
from msgspec import UnsetType

from rollwright.core.message import ENGLISH
from rollwright.server.encoding import Json, encode
from rollwright.server.view import (
    IsHere,
    name_at,
    named_seat,
    result_view,
    score_words,
    seat_view,
)
from rollwright.server.wire.view_parts import ResultView, SeatView
from rollwright.tables.live import FINISHED, LARGE_EVENT, LiveTable
from rollwright.tables.seat import OPEN
from rollwright.tables.standings import Standings

_SHOWN: Final = 12
_NONE: Final = encode([])


class EventSeats:
    """The first taken seats of an event as of the last refresh, each encoded once per language."""

    def __init__(self, live: LiveTable, standings: Standings, is_here: IsHere) -> None:
        self.standings = standings
        # How many share the first place; 0 before the end.
        self.winners = standings.places.count(1) if live.stage == FINISHED else 0
        self._live = live
        self._is_here = is_here
        taken = (at for at, seat in enumerate(live.seats) if seat.kind != OPEN)
        self._shown = list(islice(taken, _SHOWN))
        self._now: list[SeatView] = []
        self._parts: dict[str, Json] = {}
        self._results: dict[str, dict[int, ResultView]] = {}
        self._best: dict[str, bytes] = {}
        self.refresh(standings)

    def refresh(self, standings: Standings) -> None:
        """Update the first seats."""
        is_same = len(standings.order) == self.count()
        self.standings = standings
        now = [self.seat(at, ENGLISH) for at in self._shown]
        if now != self._now or not is_same:
            self._now = now
            self._parts.clear()

    def count(self) -> int:
        """How many seats are taken."""
        return len(self.standings.order)

    def parts(self, language: str) -> Json:
        """What all clients of a language see, as JSON by name."""
        parts = self._parts.get(language)
        if parts is None:
            now = [self._translated(seat, language) for seat in self._now]
            parts = self._parts[language] = {
                "count": encode(self.count()),
                "seats": encode(now),
                "winners": encode(self.winners),
            }
        return parts

    def seat(self, at: int, language: str) -> SeatView:
        """A seat as it is now."""
        live = self._live
        if live.table is not None and self.count() >= LARGE_EVENT:
            return named_seat(live, at, language, self._is_here)
        return seat_view(live, at, language, self.standings, self._is_here)

    def result(self, own: int | None, language: str) -> bytes:
        """The results of the best seats and of the own one, best first; empty before the end."""
        if self._live.stage != FINISHED:
            return _NONE
        best = self._results.get(language)
        if best is None:
            seats = self.standings.order[:_SHOWN]
            best = self._results[language] = {at: self._result(at, language) for at in seats}
            self._best[language] = encode(list(best.values()))
        if own is None or own in best:
            return self._best[language]
        # A seat that is not among the best comes after them.
        return encode([*best.values(), self._result(own, language)])

    def _translated(self, seat: SeatView, language: str) -> SeatView:
        """A seat as of the last refresh, with its texts in this language."""
        named = msgspec.structs.replace(seat, name=name_at(self._live, seat.seat, language))
        if isinstance(seat.score, UnsetType):
            return named
        words = score_words(self._live, seat.score, language)
        return msgspec.structs.replace(named, words=words)

    def _result(self, at: int, language: str) -> ResultView:
        return result_view(self._live, at, self.standings, language)
