"""Starts the searches of a table's bots, and brings their moves to the writer.

Where people would see only the result of a whole turn, the decisions come one by one, at a pace
that one can follow. The turn is searched once: the bot goes on as it has planned, so that the pace
changes no move. If it does not find what it expects, because somebody else did something or the
server was stopped in between, it searches anew from the position.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Final

from rollwright.tables.bot_plan import BotPlan, plan_after_first
from rollwright.tables.bot_task import bot_task_for
from rollwright.tables.bot_worker import STAND_IN, BotWorker, call_in_loop
from rollwright.tables.live import LiveTable
from rollwright.tables.seat import BOT
from rollwright.tables.timers import Alarm, Timers

# The approximate time budget for finishing the turn of all seats together.
_HURRY_MILLIS: Final = 3000
# With more bots than this nobody could follow, and everybody would wait.
_MOST_PACED: Final = 6


@dataclass(frozen=True, slots=True)
class BotTurn:
    """Moves that a bot chose, and the versions of what it saw."""

    seat: int
    moves: list[str]
    changed: int
    turn_version: int
    version: int


class BotDriver:
    """The bots of one table: who of them searches, and whose decision is held back."""

    def __init__(
        self,
        live: LiveTable,
        bot_worker: BotWorker,
        deliver: Callable[[BotTurn], None],
        is_skipped: Callable[[], bool],
        pace: float = 0.0,
        timers: Timers | None = None,
    ) -> None:
        """`is_skipped`: does everybody want the bots to be done at once?"""
        self.busy: set[int] = set()
        self._live = live
        self._bot_worker = bot_worker
        self._deliver = deliver
        self._is_skipped = is_skipped
        self._pace = pace
        self._timers = timers or Timers()
        # When the next decision may be seen; it stays the same if that has to be searched anew.
        self._due: float | None = None
        self._held: BotTurn | None = None
        self._alarm: Alarm | None = None
        # One bot at a time decides at a pace, so there is one plan.
        self._plan: BotPlan | None = None

    @property
    def is_holding(self) -> bool:
        """Is a decision held back?"""
        return self._held is not None

    def start(self) -> None:
        """Let bots search for every seat that waits for one."""
        live = self._live
        hurried = live.is_hurried()
        if not hurried and not live.has_bots:
            return
        seats = [
            at
            for at, seat in enumerate(live.seats)
            if (hurried or seat.kind == BOT) and live.waits_for(at)
        ]
        if seats and self._is_paced(hurried):
            self._start_next(seats[0])
            return
        self._due = None
        self.release()
        free = [at for at in seats if at not in self.busy]
        millis = max(1, _HURRY_MILLIS // len(free)) if len(free) > 10 else None
        for at in free:
            self._decide(at, millis)

    def finish(self, turn: BotTurn, *, was_made: bool) -> None:
        """The writer has made a turn, or dropped it because it came too late."""
        self.busy.discard(turn.seat)
        if was_made:
            self._due = None

    def release(self) -> None:
        """Bring what is held back now."""
        turn, self._held = self._held, None
        self._cancel()
        if turn is not None:
            self._deliver(turn)

    def close(self) -> None:
        """Bring nothing more by itself."""
        self._held = None
        self._cancel()

    def _cancel(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _is_paced(self, hurried: bool) -> bool:
        live = self._live
        if hurried or not self._pace or live.is_event or self._is_skipped():
            return False
        if sum(seat.kind == BOT for seat in live.seats) > _MOST_PACED:
            return False
        # On a sheet of one's own nobody looks on: who is done first would only wait for the bots.
        return not live.running.seats_are_apart or not live.seat_of

    def _start_next(self, seat: int) -> None:
        """Let one bot make one decision: all at once could not be followed."""
        if self.busy:
            return
        if self._due is None:
            self._due = self._timers.now() + self._pace
        self._decide(seat, None, one_by_one=True)

    def _decide(self, seat: int, millis: int | None, *, one_by_one: bool = False) -> None:
        """Let a bot go on as it has planned, or search its turn."""
        live, loop, plan = self._live, asyncio.get_running_loop(), self._plan
        task = bot_task_for(live, seat, live.seats[seat].bot or STAND_IN, millis)
        seen = (live.seats[seat].changed, live.turn_version, live.version)

        def found(moves: list[str]) -> None:
            self._plan = plan_after_first(seat, task, moves) if one_by_one else None
            self._bring(BotTurn(seat, moves[:1] if one_by_one else moves, *seen))

        def on_done(future: Future[list[str]]) -> None:
            if not future.cancelled() and future.exception() is None:
                call_in_loop(loop, lambda: found(future.result()))

        self.busy.add(seat)
        if plan is not None and plan.fits(seat, task):
            found(plan.moves)
        else:
            self._bot_worker.turn(live.id, task).add_done_callback(on_done)

    def _bring(self, turn: BotTurn) -> None:
        """Deliver moves now, or when they are due."""
        wait = 0.0 if self._due is None else self._due - self._timers.now()
        if wait <= 0 or self._is_skipped():
            self._deliver(turn)
        else:
            self._held = turn
            self._alarm = self._timers.after(wait, self.release)
