"""Drives the toss of a table: freezes its list, and does not wait for ever for words.

The log has no times: a server that was stopped gives everybody the whole time again.
"""

import secrets
from collections.abc import Callable
from typing import Final, NamedTuple

from rollwright.tables.events import AnyEvent, BrokenOff, Frozen, Skipped
from rollwright.tables.live import LiveTable
from rollwright.tables.timers import Alarm, Timers
from rollwright.tables.toss_state import PLEDGING, SETTLED, Toss

# In the last of so many attempts, words that are withheld are skipped.
TABLE_ATTEMPTS: Final = 3
EVENT_ATTEMPTS: Final = 2


class Patience(NamedTuple):
    """The seconds for which pledges are waited for, and again words: at a table, at an event.

    A crowd always has somebody who is gone, and must not wait for him; among friends a phone may
    need some seconds to come back.
    """

    table: float = 8.0
    event: float = 2.5


class _Wait(NamedTuple):
    """What is waited for: which attempt, and which phase of it."""

    attempt: int
    phase: str


class TossDriver:
    """The toss of one table, with its deadlines; calls `on_end` when one has passed."""

    def __init__(
        self, live: LiveTable, timers: Timers, patience: Patience, on_end: Callable[[], None]
    ) -> None:
        self._live = live
        self._seconds = patience.event if live.is_event else patience.table
        self._timers = timers
        self._on_end = on_end
        self._wait: _Wait | None = None
        self._is_over = False
        self._alarm: Alarm | None = None

    def next_event(self, is_here: Callable[[str], bool]) -> AnyEvent | None:
        """What the toss does now by itself; None if it is settled, or waits for somebody."""
        toss = self._running()
        if toss is None:
            return None
        is_over = self._is_over and self._wait == _wait_of(toss)
        if toss.phase == PLEDGING:
            return self._frozen(toss, is_over, is_here)
        if not is_over:
            return None
        most = EVENT_ATTEMPTS if self._live.is_event else TABLE_ATTEMPTS
        is_last = len(toss.broken) + 1 >= most
        return Skipped() if is_last else BrokenOff(seed=secrets.token_hex(32))

    def update(self, *, attended: bool) -> None:
        """Start the time for what is waited for now; it stands while nobody is there."""
        toss = self._running() if attended else None
        wait = None if toss is None else _wait_of(toss)
        if wait == self._wait:
            return
        self.close()
        self._wait, self._is_over = wait, False
        if wait is not None:
            self._alarm = self._timers.after(self._seconds, self._end)

    def close(self) -> None:
        """Call no more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _running(self) -> Toss | None:
        toss = self._live.toss
        is_running = self._live.table is not None and toss is not None and toss.phase != SETTLED
        return toss if is_running else None

    def _frozen(self, toss: Toss, is_over: bool, is_here: Callable[[str], bool]) -> Frozen | None:
        """Freeze the list, once everybody who is waited for has pledged."""
        seats = self._live.seats
        if not is_over:
            # Among friends, who is on the way to the next game is waited for as well.
            is_patient = not self._live.is_event and not toss.broken
            for at, seat in enumerate(seats):
                is_wanted = seat.adds_word and at not in toss.pledges and at not in toss.barred
                if is_wanted and (is_patient or is_here(seat.guest)):
                    return None
        absent = [at for at in sorted(toss.pledges) if not is_here(seats[at].guest)]
        return Frozen(absent=absent)

    def _end(self) -> None:
        self._alarm = None
        self._is_over = True
        self._on_end()


def _wait_of(toss: Toss) -> _Wait:
    return _Wait(len(toss.broken), toss.phase)
