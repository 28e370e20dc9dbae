"""The seats of an event that a client is sent: the first ones and its own.

At the end the results of the best seats are sent, and the number of winners.
"""

from itertools import islice
from typing import Final

from rollwright.core.message import ENGLISH
from rollwright.server.encoding import json_text
from rollwright.server.view import IsHere, Parts, name_at, result_json, score_words, seat_json
from rollwright.tables.live import FINISHED, LiveTable
from rollwright.tables.seat import OPEN
from rollwright.tables.standings import Standings

_SHOWN: Final = 12


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
        self._now: list[Parts] = []
        self._seats: dict[str, dict[int, str]] = {}
        self._results: dict[str, dict[int, str]] = {}
        self.refresh(standings)

    def refresh(self, standings: Standings) -> None:
        """Update the first seats."""
        self.standings = standings
        here = self._is_here
        now = [seat_json(self._live, at, ENGLISH, standings, here) for at in self._shown]
        if now != self._now:
            self._now = now
            self._seats.clear()

    def count(self) -> int:
        """How many seats are taken."""
        return len(self.standings.order)

    def seats(self, own: int | None, language: str) -> str:
        """The first seats as of the last refresh, and the own seat as it is now."""
        seats = self._seats.get(language)
        if seats is None:
            now = [self._translated(seat, language) for seat in self._now]
            seats = self._seats[language] = dict(zip(self._shown, now, strict=True))
        if own is not None:
            seats = {**seats, own: self._seat(own, language)}
        return f"[{','.join(seats.values())}]"

    def result(self, own: int | None, language: str) -> str:
        """The results of the best seats and of the own one, best first; empty before the end."""
        if self._live.stage != FINISHED:
            return "[]"
        best = self._best(language)
        if own is None or own in best:
            return f"[{','.join(best.values())}]"
        # A seat that is not among the best comes after them.
        return f"[{','.join([*best.values(), self._result(own, language)])}]"

    def _translated(self, seat: Parts, language: str) -> str:
        """A seat as of the last refresh, with its texts in this language."""
        at, score = seat["seat"], seat["score"]
        assert isinstance(at, int)
        assert isinstance(score, int)
        words = score_words(self._live, score, language)
        return json_text({**seat, "name": name_at(self._live, at, language), "words": words})

    def _seat(self, at: int, language: str) -> str:
        return json_text(seat_json(self._live, at, language, self.standings, self._is_here))

    def _best(self, language: str) -> dict[int, str]:
        """The results of the best seats, encoded once for all."""
        best = self._results.get(language)
        if best is None:
            seats = self.standings.order[:_SHOWN]
            best = self._results[language] = {at: self._result(at, language) for at in seats}
        return best

    def _result(self, at: int, language: str) -> str:
        return json_text(result_json(self._live, at, self.standings, language))
