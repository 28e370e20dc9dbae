"""A desk: the one writer of one live table.

Commands wait in a mailbox. Some of them are taken at a time and decided one after the other;
what they make is kept in the journal; only then anybody is told. So nobody ever sees anything
that could still be lost.
"""

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Final, Protocol, TypeVar

from rollwright.core.errors import RollwrightError
from rollwright.core.message import Message
from rollwright.tables.commands import AnyAct, AnyCommand, Claim, Hurry, Join
from rollwright.tables.decision import (
    check_hurry,
    decide,
    decide_bot,
    decide_claim,
    decide_host,
    decide_move,
    decide_roll,
)
from rollwright.tables.errors import Lost
from rollwright.tables.events import AnyEvent, BotSat, Left, Moved, Renamed, Sat, Undone
from rollwright.tables.journal import Journal
from rollwright.tables.live import LOBBY, PLAYING, REMEMBERED, LiveTable
from rollwright.tables.seat import BOT, OPEN
from rollwright.tables.snapshot import dump
from rollwright.tables.table import AUTO
from rollwright.tables.thinking import STAND_IN, Thinker, tell_loop, thought_for

_LOG: Final = logging.getLogger(__name__)
_LARGEST_BATCH: Final = 256
# What concerns one seat alone.
_ALONE: Final = (Sat, BotSat, Left, Renamed, Moved, Undone)
# A closed table is worth a snapshot after so many events; one in use gets one now and then.
_WORTH_KEEPING: Final = 100
_SNAP_EVERY: Final = 1000
_MOST_SNAPPED: Final = 100
# Where thousands are hurried, all of them together get about so long.
_HURRY_MILLIS: Final = 3000

# The version that a command made, or why it was refused.
Answer = int | RollwrightError
Tell = Callable[[Answer], None]
T = TypeVar("T")


@dataclass(slots=True)
class Change:
    """What happened at a table since the last change, as far as others must know.

    `everybody` says that the change concerns every seat; `guests` are those on the seats that
    it concerns alone, before and after.
    """

    version: int = 0
    everybody: bool = False
    guests: set[str] = field(default_factory=set)
    events: list[AnyEvent] = field(default_factory=list)


class Watcher(Protocol):
    """Somebody who is told what happens at a table."""

    async def changed(self, change: Change) -> None:
        """Something happened, and is kept."""

    def is_host_away(self) -> bool:
        """Has the host not been here for so long that others need not wait?"""

    def lost(self) -> None:
        """The table can't go on like this: find it again."""


@dataclass(frozen=True, slots=True)
class _Asked:
    guest: str
    command: AnyCommand | AnyAct
    tell: Tell


@dataclass(frozen=True, slots=True)
class _Thought:
    seat: int
    moves: list[str]
    changed: int
    turned: int


# What waits in a mailbox; a question is called when all before it is safe and shown.
Question = Callable[[], None]
Item = _Asked | _Thought | Question


class Desk:
    """One live table, its mailbox, and those who watch it."""

    def __init__(self, live: LiveTable, journal: Journal, thinker: Thinker) -> None:
        self.live = live
        self.watcher: Watcher | None = None
        # Nothing goes on by itself while nobody is there.
        self.attended = False
        self.used = time.monotonic()
        self.is_closed = False
        self._has_failed = False
        self._journal = journal
        self._thinker = thinker
        self._thinking: set[int] = set()
        self._hurried = 0
        # The versions at which the last of these commands were done.
        self._hurries: dict[tuple[str, str], int] = {}
        self._mailbox: deque[Item] = deque()
        self._wake = asyncio.Event()
        self._task = asyncio.get_running_loop().create_task(self._work())

    def submit(self, guest: str, command: AnyCommand | AnyAct, tell: Tell) -> None:
        """Put a command into the mailbox; `tell` gets the answer once it is safe."""
        self._post(_Asked(guest, command, tell))

    async def do(self, guest: str, command: AnyCommand | Claim) -> int:
        """Have a command done, and tell the version it made; raises RollwrightError."""
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.submit(guest, command, lambda answer: _resolve(done, answer))
        answer = await done
        if isinstance(answer, RollwrightError):
            raise answer
        return answer

    def ask(self, question: Question) -> None:
        """Call this when all that is in the mailbox before it is safe and shown."""
        self._post(question)

    async def settled(self) -> None:
        """Wait until all that is in the mailbox now is safe and shown; raises Lost."""
        await self.look(lambda: None)

    async def look(self, see: Callable[[], T]) -> T:
        """What is to be seen when all that is in the mailbox now is safe and shown; raises Lost."""
        seen: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.ask(lambda: _resolve(seen, see()))
        found = await seen
        if self._has_failed:
            raise Lost(Message("table.not-kept"))
        return found

    def attend(self, attended: bool) -> None:
        """Somebody is there, or nobody any more."""
        self.attended = attended
        self._wake.set()

    def is_idle(self, since: float) -> bool:
        """Has nobody used it since then?"""
        return self.used < since and not self.attended and not self._mailbox and not self._thinking

    async def close(self) -> None:
        """Finish what was begun, and stop."""
        if not self.is_closed:
            self.is_closed = True
            self._wake.set()
            await self._task
            if not self._has_failed and self.live.version - self.live.snapped >= _WORTH_KEEPING:
                await self._keep_snapshot()

    async def _keep_snapshot(self) -> None:
        """Spare the next one who looks for this table to replay its log."""
        live = self.live
        data = await asyncio.to_thread(dump, live)
        with contextlib.suppress(sqlite3.Error):
            await asyncio.wrap_future(self._journal.keep_snapshot(live.id, live.version, data))

    def _post(self, item: Item) -> None:
        self.used = time.monotonic()
        if self.is_closed:
            self._refuse(item)
            return
        self._mailbox.append(item)
        self._wake.set()

    # --- the writer ------------------------------------------------------------------

    async def _work(self) -> None:
        try:
            while not self.is_closed or self._mailbox:
                await self._wake.wait()
                self._wake.clear()
                await self._take_batch()
                if self._mailbox:
                    self._wake.set()
                    # Thousands of commands must not keep all others from being heard.
                    await asyncio.sleep(0)
        except Exception:
            _LOG.exception("table %s can't go on", self.live.id)
            self._give_up()

    async def _take_batch(self) -> None:
        size = min(len(self._mailbox), _LARGEST_BATCH)
        batch = [self._mailbox.popleft() for _ in range(size)]
        asked = deque([item for item in batch if isinstance(item, _Asked)])
        questions = deque([item for item in batch if not isinstance(item, _Asked | _Thought)])
        try:
            await self._do(batch, asked, questions)
        except Exception:
            # Who has no answer yet is refused together with those who still wait.
            self._mailbox.extendleft([*reversed(questions), *reversed(asked)])
            raise
        self._start_thinking()

    async def _do(
        self, batch: list[Item], asked: deque[_Asked], questions: deque[Question]
    ) -> None:
        """Do what a batch asks for; `asked` and `questions` keep those who have no answer yet."""
        change = Change()
        answers: list[Answer] = []
        first = self.live.version + 1
        for item in batch:
            if isinstance(item, _Asked):
                answers.append(self._answer(item, change))
            elif isinstance(item, _Thought):
                self._take_thought(item, change)
        self._go_on(change)
        change.version = self.live.version
        if change.events:
            await asyncio.wrap_future(self._journal.append(self.live.id, first, change.events))
        for answer in answers:
            asked.popleft().tell(answer)
        if change.events and self.watcher is not None:
            await self.watcher.changed(change)
        while questions:
            questions.popleft()()
        self._snap()

    def _snap(self) -> None:
        """Keep a snapshot every now and then; one of a crowd would take too long meanwhile."""
        live = self.live
        if live.version - live.snapped >= _SNAP_EVERY and len(live.seats) <= _MOST_SNAPPED:
            self._journal.keep_snapshot(live.id, live.version, dump(live))
            live.snapped = live.version

    def _answer(self, asked: _Asked, change: Change) -> Answer:
        live, guest, command = self.live, asked.guest, asked.command
        done = live.version_of(guest, command.command)
        if done is not None:
            return done
        if isinstance(command, Join) and guest in live.seat_of:
            return live.version
        try:
            if isinstance(command, Hurry):
                return self._hurry(guest, command)
            if isinstance(command, Claim):
                is_away = self.watcher is not None and self.watcher.is_host_away()
                self._apply(decide_claim(live, guest, command, is_away), change)
            else:
                self._apply(decide(live, guest, command), change)
        except RollwrightError as refusal:
            return refusal
        return live.version

    def _hurry(self, guest: str, command: Hurry) -> int:
        """Remember the turn that bots shall finish. This is in no log, so ids are kept here."""
        done = self._hurries.get((guest, command.command))
        if done is not None:
            return done
        check_hurry(self.live, guest, command)
        self._hurried = self.live.turned
        self._hurries[guest, command.command] = self.live.version
        if len(self._hurries) > REMEMBERED:
            del self._hurries[next(iter(self._hurries))]
        return self.live.version

    def _apply(self, event: AnyEvent, change: Change) -> None:
        live = self.live
        turned, stage = live.turned, live.stage
        seat = event.seat if isinstance(event, _ALONE) else None
        before = live.seats[seat].guest if seat is not None and seat < len(live.seats) else ""
        live.apply(event)
        change.events.append(event)
        if seat is None:
            change.everybody = True
        else:
            change.guests.update((before, live.seats[seat].guest))
        if live.turned != turned or live.stage != stage:
            change.everybody = True

    def _give_up(self) -> None:
        self.is_closed = self._has_failed = True
        while self._mailbox:
            try:
                self._refuse(self._mailbox.popleft())
            except Exception:
                _LOG.exception("somebody at table %s can't be answered", self.live.id)
        if self.watcher is not None:
            self.watcher.lost()

    def _refuse(self, item: Item) -> None:
        if isinstance(item, _Asked):
            item.tell(Lost(Message("table.not-kept")))
        elif not isinstance(item, _Thought):
            item()

    # --- what goes on by itself --------------------------------------------------------

    def _go_on(self, change: Change) -> None:
        live = self.live
        if live.is_event and live.stage != LOBBY:
            left = [event.seat for event in change.events if isinstance(event, Left)]
            # The start, in between, numbers the seats anew: then it is somebody else's.
            for at in [at for at in left if at < len(live.seats) and live.seats[at].kind == OPEN]:
                self._apply(decide_bot(at, STAND_IN), change)
        handed = decide_host(live) if change.events else None
        if handed is not None:
            self._apply(handed, change)
        while self.attended and live.opened.dice == AUTO and live.must_roll():
            self._apply(decide_roll(live), change)

    def _take_thought(self, thought: _Thought, change: Change) -> None:
        """Make the moves that a bot thought of, as long as nothing came in between."""
        self._thinking.discard(thought.seat)
        live = self.live
        now = (live.seats[thought.seat].changed, live.turned, live.stage)
        if now != (thought.changed, thought.turned, PLAYING):
            return
        for move in thought.moves:
            try:
                self._apply(decide_move(live, thought.seat, move), change)
            except RollwrightError:
                _LOG.exception("a bot made an illegal move at table %s", live.id)
                return

    def _start_thinking(self) -> None:
        live = self.live
        if not self.attended or live.stage != PLAYING:
            return
        hurried = self._hurried == live.turned
        if not hurried and not live.has_bots:
            return
        seats = [
            at
            for at, seat in enumerate(live.seats)
            if (hurried or seat.kind == BOT) and at not in self._thinking and live.waits_for(at)
        ]
        millis = max(1, _HURRY_MILLIS // (4 * len(seats))) if len(seats) > 10 else None
        for at in seats:
            self._think(at, live.seats[at].bot or STAND_IN, millis)

    def _think(self, seat: int, bot: str, millis: int | None) -> None:
        live, loop = self.live, asyncio.get_running_loop()
        changed, turned = live.seats[seat].changed, live.turned

        def tell(future: Future[list[str]]) -> None:
            if not future.cancelled() and future.exception() is None:
                thought = _Thought(seat, future.result(), changed, turned)
                tell_loop(loop, lambda: self._post(thought))

        self._thinking.add(seat)
        self._thinker.turn(thought_for(live, seat, bot, millis)).add_done_callback(tell)


def _resolve(future: asyncio.Future[T], value: T) -> None:
    """Give a future its value, unless nobody waits for it any more."""
    if not future.done():
        future.set_result(value)
