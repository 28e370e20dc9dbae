"""The single writer of one live table.

Commands wait in a queue. The writer takes them in batches, decides them one after the other,
and commits the resulting events to the journal. Only then does it answer the callers and notify
the listener, so no client ever sees a state that could still be lost.
"""

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from rollwright.core.errors import RollwrightError
from rollwright.core.message import Message
from rollwright.tables.bot_driver import BotDriver, BotTurn
from rollwright.tables.bot_worker import STAND_IN, BotWorker
from rollwright.tables.collector import COLLECTOR
from rollwright.tables.commands import AnyCommand, Claim, ClientCommand, Join, Reveal
from rollwright.tables.decision import (
    decide,
    decide_bot,
    decide_claim,
    decide_host,
    decide_move,
    decide_reveal,
    decide_roll,
)
from rollwright.tables.errors import DamagedLog, FileLost, NotSaved
from rollwright.tables.events import (
    AnyEvent,
    BotSat,
    CountdownSet,
    Hurried,
    Left,
    Moved,
    Pledged,
    Renamed,
    Revealed,
    Sat,
    Undone,
)
from rollwright.tables.journal import Journal
from rollwright.tables.live import LARGE_EVENT, LOBBY, PLAYING, LiveTable
from rollwright.tables.seat import OPEN
from rollwright.tables.snapshot import dump
from rollwright.tables.table import AUTO
from rollwright.tables.table_listener import Change, TableListener
from rollwright.tables.timers import Timers
from rollwright.tables.toss_driver import Patience, TossDriver
from rollwright.tables.turn_clock import TurnClock
from rollwright.tables.turn_limit import TurnLimit

_LOG: Final = logging.getLogger(__name__)
_LARGEST_BATCH: Final = 256
# Events that concern one seat only.
_SEAT_EVENTS: Final = (Sat, BotSat, Left, Renamed, Moved, Undone, Pledged)
# Events after which no seat sees anything else: the clock is told by itself, what bots do is seen
# when they have done it, and words when all are there.
_TABLE_EVENTS: Final = (Hurried, CountdownSet, Revealed)
# A snapshot is saved when a table is closed, for the audit of the next version compares with it,
# and periodically while a small table is in use.
_SNAPSHOT_INTERVAL: Final = 1000
_MAX_SNAPSHOT_SEATS: Final = 100

# The version that a command produced, or the reason why it was refused.
CommandResult = int | RollwrightError
OnResult = Callable[[CommandResult], None]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _PendingCommand:
    guest: str
    command: AnyCommand | ClientCommand
    on_result: OnResult


@dataclass(frozen=True, slots=True)
class _TimeUp:
    limit: TurnLimit


# An item of the queue; a callback runs once everything queued before it is committed and published.
Callback = Callable[[], None]
_Inner = BotTurn | _TimeUp
Item = _PendingCommand | _Inner | Callback


class TableWriter:
    """One live table, its command queue, and its listener."""

    def __init__(
        self,
        live: LiveTable,
        journal: Journal,
        bot_worker: BotWorker,
        pace: float = 0.0,
        timers: Timers | None = None,
        patience: Patience = Patience(),  # noqa: B008 - a plain value
    ) -> None:
        """`pace`: the seconds between the decisions of bots for which people wait."""
        self.live = live
        self.listener: TableListener | None = None
        # Dice and bots stop while no client is connected.
        self.attended = False
        self.last_used = time.monotonic()
        self.is_closed = False
        # Why it has stopped, if it has failed.
        self._failure: RollwrightError | None = None
        self._journal = journal
        timers = timers or Timers()
        self._bots = BotDriver(
            live, bot_worker, self._enqueue, self._is_skipping_bots, pace, timers
        )
        self.clock = TurnClock(live, timers, self._on_time_up)
        self._toss = TossDriver(live, timers, patience, lambda: self._wake.set())
        # The words of the present batch, which become one event.
        self._words: dict[int, str] = {}
        self._queue: deque[Item] = deque()
        self._wake = asyncio.Event()
        self._task = asyncio.get_running_loop().create_task(self._work())

    def submit(self, guest: str, command: AnyCommand | ClientCommand, on_result: OnResult) -> None:
        """Queue a command; `on_result` is called once it is committed or refused."""
        self._enqueue(_PendingCommand(guest, command, on_result))

    async def execute(self, guest: str, command: AnyCommand | ClientCommand) -> int:
        """Execute a command and return the version it produced; raises RollwrightError."""
        done: asyncio.Future[CommandResult] = asyncio.get_running_loop().create_future()
        self.submit(guest, command, lambda answer: _resolve(done, answer))
        answer = await done
        if isinstance(answer, RollwrightError):
            raise answer
        return answer

    def call_after_pending(self, callback: Callback) -> None:
        """Run a callback once everything queued before it is committed and published."""
        self._enqueue(callback)

    async def flush(self) -> None:
        """Wait until everything queued so far is committed and published; raises NotSaved."""
        await self.read(lambda: None)

    async def read(self, query: Callable[[], T]) -> T:
        """The result of a query once everything queued so far is committed; raises NotSaved."""
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.call_after_pending(lambda: _resolve(result, query()))
        found = await result
        if self._failure is not None:
            raise self._failure
        return found

    def set_attended(self, attended: bool) -> None:
        """Tell whether any client is connected."""
        self.attended = attended
        self._wake.set()

    def skip_bots(self) -> None:
        """Don't hold a decision of a bot back, now that perhaps everybody wants to go on."""
        if self._bots.is_holding and self._is_skipping_bots():
            self._bots.release()

    def _is_skipping_bots(self) -> bool:
        return self.listener is not None and self.listener.is_skipping_bots()

    def _is_here(self, guest: str) -> bool:
        return self.listener is not None and self.listener.is_here(guest)

    def _on_time_up(self) -> None:
        if self.clock.state.limit is not None:
            self._enqueue(_TimeUp(self.clock.state.limit))

    def is_idle(self, since: float) -> bool:
        """Has it been unused since that time?"""
        return (
            self.last_used < since and not self.attended and not self._queue and not self._bots.busy
        )

    async def close(self) -> None:
        """Finish the queued work, and stop."""
        if not self.is_closed:
            self.is_closed = True
            self._bots.close()
            self.clock.close()
            self._toss.close()
            self._wake.set()
            await self._task
            if self._failure is None and self.live.version > self.live.snapshot_version:
                await self._save_snapshot()

    async def _save_snapshot(self) -> None:
        """Save a snapshot, so that loading the table again need not replay its whole log."""
        live = self.live
        data = await asyncio.to_thread(dump, live)
        with contextlib.suppress(sqlite3.Error, RollwrightError):
            await asyncio.wrap_future(self._journal.save_snapshot(live.id, live.version, data))

    def _enqueue(self, item: Item) -> None:
        self.last_used = time.monotonic()
        if self.is_closed:
            self._refuse(item)
            return
        self._queue.append(item)
        self._wake.set()

    # --- the writer ------------------------------------------------------------------

    async def _work(self) -> None:
        try:
            while not self.is_closed or self._queue:
                await self._wake.wait()
                self._wake.clear()
                await self._take_batch()
                if self._queue:
                    self._wake.set()
                    # A long queue must not starve the other tasks of the event loop.
                    await asyncio.sleep(0)
        except (FileLost, DamagedLog) as error:
            self._fail(error)
        except OSError as error:
            _LOG.error("table %s has to be loaded again: %s", self.live.id, error)
            self._fail(NotSaved(Message("table.not-kept")))
        except Exception:
            _LOG.exception("the writer of table %s failed", self.live.id)
            self._fail(NotSaved(Message("table.not-kept")))

    async def _take_batch(self) -> None:
        size = min(len(self._queue), _LARGEST_BATCH)
        batch = [self._queue.popleft() for _ in range(size)]
        commands = deque([item for item in batch if isinstance(item, _PendingCommand)])
        callbacks = deque(
            [item for item in batch if not isinstance(item, _PendingCommand | _Inner)]
        )
        is_large = len(self.live.seats) >= LARGE_EVENT
        try:
            with COLLECTOR.paused() if is_large else contextlib.nullcontext():
                await self._process(batch, commands, callbacks)
        except Exception:
            # Put what has no answer yet back, so that it is refused with the rest of the queue.
            self._queue.extendleft([*reversed(callbacks), *reversed(commands)])
            raise
        self._start_bots()

    async def _process(
        self, batch: list[Item], commands: deque[_PendingCommand], callbacks: deque[Callback]
    ) -> None:
        """Process a batch; what is answered is removed from `commands` and `callbacks`."""
        change = Change()
        results: list[CommandResult] = []
        first = self.live.version + 1
        for item in batch:
            if isinstance(item, _PendingCommand):
                results.append(self._result(item, change))
            elif isinstance(item, BotTurn):
                self._apply_bot_turn(item, change)
            elif isinstance(item, _TimeUp):
                self._end_turn(item, change)
        self._apply_words(change)
        self._apply_consequences(change)
        change.version = self.live.version
        if change.events:
            await asyncio.wrap_future(self._journal.append(self.live.id, first, change.events))
        self.clock.update(attended=self.attended)
        self._toss.update(attended=self.attended)
        for result in results:
            commands.popleft().on_result(result)
        if change.events and self.listener is not None:
            await self.listener.on_change(change)
        while callbacks:
            callbacks.popleft()()
        self._save_periodically()

    def _save_periodically(self) -> None:
        """Save a snapshot now and then; that of a large event would block the loop for too long."""
        live = self.live
        is_due = live.version - live.snapshot_version >= _SNAPSHOT_INTERVAL
        if is_due and len(live.seats) <= _MAX_SNAPSHOT_SEATS:
            self._journal.save_snapshot(live.id, live.version, dump(live))
            live.snapshot_version = live.version

    def _result(self, pending: _PendingCommand, change: Change) -> CommandResult:
        live, guest, command = self.live, pending.guest, pending.command
        done = live.version_of(guest, command.command)
        if done is not None:
            return done
        if isinstance(command, Join) and guest in live.seat_of:
            return live.version
        try:
            if isinstance(command, Claim):
                is_away = self.listener is not None and self.listener.is_host_away()
                self._apply(decide_claim(live, guest, command, is_away), change)
            elif isinstance(command, Reveal):
                seat, word = decide_reveal(live, guest, command)
                self._words[seat] = word
            else:
                # What is decided may depend on the words.
                self._apply_words(change)
                self._apply(decide(live, guest, command), change)
        except RollwrightError as refusal:
            return refusal
        return live.version

    def _apply_words(self, change: Change) -> None:
        """Words that came one after the other are one event: at an event there are thousands."""
        words, self._words = self._words, {}
        known = {} if self.live.toss is None else self.live.toss.words
        new = {seat: word for seat, word in words.items() if seat not in known}
        if new:
            self._apply(Revealed(words=new), change)

    def _apply(self, event: AnyEvent, change: Change) -> None:
        live = self.live
        turn_version, stage = live.turn_version, live.stage
        seat = event.seat if isinstance(event, _SEAT_EVENTS) else None
        before = live.seats[seat].guest if seat is not None and seat < len(live.seats) else ""
        live.apply(event)
        change.events.append(event)
        if seat is None:
            change.all_seats |= not isinstance(event, _TABLE_EVENTS)
        else:
            change.seats.add(seat)
            change.guests.update((before, live.seats[seat].guest))
        if live.turn_version != turn_version or live.stage != stage:
            change.all_seats = True

    def _fail(self, reason: RollwrightError) -> None:
        self.is_closed, self._failure = True, reason
        while self._queue:
            try:
                self._refuse(self._queue.popleft())
            except Exception:
                _LOG.exception("a pending command of table %s could not be refused", self.live.id)
        if self.listener is not None:
            self.listener.on_failure(reason)

    def _refuse(self, item: Item) -> None:
        if isinstance(item, _PendingCommand):
            item.on_result(self._failure or NotSaved(Message("table.not-kept")))
        elif not isinstance(item, _Inner):
            item()

    # --- dice and bots -----------------------------------------------------------------

    def _apply_consequences(self, change: Change) -> None:
        """What follows without a command: stand-ins, a new host, the toss, and rolls."""
        live = self.live
        if live.is_event and live.stage != LOBBY:
            left = [event.seat for event in change.events if isinstance(event, Left)]
            # A start within the same batch renumbers the seats: then the number means another one.
            for at in [at for at in left if at < len(live.seats) and live.seats[at].kind == OPEN]:
                self._apply(decide_bot(at, STAND_IN), change)
        handed = decide_host(live) if change.events else None
        if handed is not None:
            self._apply(handed, change)
        while self.attended and (event := self._toss.next_event(self._is_here)) is not None:
            self._apply(event, change)
        while self.attended and live.opened.dice == AUTO and live.must_roll():
            self._apply(decide_roll(live), change)

    def _end_turn(self, time_up: _TimeUp, change: Change) -> None:
        """Let bots finish the turn whose time is up, unless it is another one meanwhile."""
        live = self.live
        is_same = live.limit == time_up.limit and live.turn_key() == time_up.limit.turn
        if is_same and live.stage == PLAYING and not live.is_hurried():
            self._apply(Hurried(), change)

    def _apply_bot_turn(self, turn: BotTurn, change: Change) -> None:
        """Make the moves that a bot chose, unless what it saw has changed meanwhile."""
        live = self.live
        now = (live.seats[turn.seat].changed, live.turn_version, live.stage)
        is_same = now == (turn.changed, turn.turn_version, PLAYING)
        # Where seats meet, whatever somebody else did or took back may change what is best.
        if not is_same or not (live.running.seats_are_apart or live.version == turn.version):
            self._bots.finish(turn, was_made=False)
            return
        for number, move in enumerate(turn.moves):
            try:
                self._apply(decide_move(live, turn.seat, move), change)
            except RollwrightError:
                _LOG.exception("a bot made an illegal move at table %s", live.id)
                self._bots.finish(turn, was_made=number > 0)
                return
        self._bots.finish(turn, was_made=True)

    def _start_bots(self) -> None:
        if self.attended and self.live.stage == PLAYING:
            self._bots.start()


def _resolve(future: asyncio.Future[T], value: T) -> None:
    """Set the result of a future, unless it was cancelled."""
    if not future.done():
        future.set_result(value)
