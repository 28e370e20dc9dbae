"""The clock of a table: counts down the seconds that the host gave for a turn.

The log has only that there is a limit, so a server that was stopped gives the turn its whole time
again. The clock stands still while the game is paused, and while nobody is there.
"""

from collections.abc import Callable
from typing import NamedTuple

from rollwright.tables.live import PLAYING, LiveTable
from rollwright.tables.timers import Alarm, Timers
from rollwright.tables.turn_limit import TurnLimit


class ClockState(NamedTuple):
    """What a clock shows: the seconds of a turn, whether for every turn, and whether it runs.

    `seconds` is 0 where there is no limit.
    """

    seconds: int = 0
    every: bool = False
    limit: TurnLimit | None = None
    runs: bool = False


class TurnClock:
    """The clock of one table; calls `on_end` when the time is up."""

    def __init__(self, live: LiveTable, timers: Timers, on_end: Callable[[], None]) -> None:
        self.state = ClockState()
        self._live = live
        self._timers = timers
        self._on_end = on_end
        # The seconds that were left when it was last started or stopped.
        self._left = 0.0
        self._since = 0.0
        self._alarm: Alarm | None = None

    def left(self) -> float:
        """The seconds that are left."""
        passed = self._timers.now() - self._since if self.state.runs else 0.0
        return max(0.0, self._left - passed)

    def update(self, *, attended: bool) -> None:
        """Start, stop or end it, as the table is now."""
        limit = self._live.limit
        runs = attended and self._live.stage == PLAYING and self._live.turn_key() is not None
        now = ClockState()
        if limit is not None:
            now = ClockState(limit.seconds, limit.every, limit, runs)
        if now == self.state:
            return
        is_new = limit is not None and limit != self.state.limit
        self._left = float(now.seconds) if is_new else self.left()
        self.state, self._since = now, self._timers.now()
        self.close()
        if now.runs:
            self._alarm = self._timers.after(self._left, self._on_end)

    def close(self) -> None:
        """Call no more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
