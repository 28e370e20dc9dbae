"""Plays many games between bots on all cores, reproducibly by seed.

The bots change seats from game to game, so that no bot profits from its seat. The dice of each
game and each bot have random sources of their own, derived from the seed.
"""

import os
import signal
import time
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import Final

from rollwright.bots import find_bot
from rollwright.bots.bot import Bot
from rollwright.bots.tally import Tally
from rollwright.core.chance import Luck, Source
from rollwright.core.errors import BadOptions
from rollwright.core.game import Game
from rollwright.core.message import Message
from rollwright.core.position import OVER, ROLL, Position
from rollwright.games import find_game

# The target duration of a batch for one process: short enough for steady progress, long enough
# for little overhead.
_BATCH_SECONDS: Final = 0.2
# How many batches are queued per process, so that none is ever idle.
_BATCHES_AHEAD: Final = 4


@dataclass(frozen=True, slots=True)
class Plan:
    """The game, the bots, the number of games, and the seed."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: dict[str, object] = field(default_factory=dict)

    def check(self) -> None:
        """Raise RollwrightError if the plan can't be played."""
        if self.games < 1:
            raise BadOptions(Message("bots.too-few-games", {"games": self.games}))
        for bot in self.bots:
            find_bot(bot)
        find_game(self.game).new(len(self.bots), self.options)


class Simulation:
    """Runs a plan; `tallies` has one entry per bot of the plan, in its order."""

    def __init__(self, plan: Plan) -> None:
        plan.check()
        self.plan = plan
        self.tallies = [Tally() for _ in plan.bots]

    @property
    def played(self) -> int:
        """How many games are counted so far."""
        return self.tallies[0].games

    def run(self, jobs: int | None = None) -> Generator[int, None, None]:
        """Play in this many processes, by default one per core; yield how many games are over.

        Processes are spawned, so a script that calls this needs `if __name__ == "__main__"`.
        """
        jobs = _cores() if jobs is None else jobs
        if jobs < 1:
            raise BadOptions(Message("bots.too-few-jobs", {"jobs": jobs}))
        jobs = min(jobs, self.plan.games)
        parts = _in_processes(self.plan, jobs) if jobs > 1 else _here(self.plan)
        with closing(parts):
            for part in parts:
                for mine, more in zip(self.tallies, part, strict=True):
                    mine.add(more)
                yield self.played


def _cores() -> int:
    """The cores this process may use; not every system tells."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# --- on one process, on several --------------------------------------------------------

# Yields the tallies of finished batches, one per bot.
TallyBatches = Generator[list[Tally], None, None]

# In a process of a pool: set when the simulation was stopped.
_stopped: Event | None = None


def _here(plan: Plan) -> TallyBatches:
    for number in range(plan.games):
        yield _play_batch(plan, range(number, number + 1))


def _in_processes(plan: Plan, jobs: int) -> TallyBatches:
    context = get_context("spawn")
    stopped = context.Event()
    pool = ProcessPoolExecutor(jobs, context, _join_pool, (stopped,))
    waiting: deque[Future[list[Tally]]] = deque()
    start, size = 0, 1
    try:
        while waiting or start < plan.games:
            while start < plan.games and len(waiting) < jobs * _BATCHES_AHEAD:
                batch = range(start, min(start + size, plan.games))
                with _interrupts_blocked():
                    waiting.append(pool.submit(_play_batch, plan, batch))
                start = batch.stop
            part = waiting.popleft().result()
            size = _next_size(part)
            yield part
    finally:
        stopped.set()
        pool.shutdown(cancel_futures=True)


def _next_size(part: list[Tally]) -> int:
    """The size of the next batch by the duration of this one; at most twice as large."""
    games, seconds = part[0].games, sum(tally.seconds for tally in part)
    if seconds * 2 < _BATCH_SECONDS:
        return games * 2
    return max(1, int(games * _BATCH_SECONDS / seconds))


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Block SIGINT, so that processes started meanwhile never get it; this one gets it after."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _join_pool(stopped: Event) -> None:
    """Initialize a process; ignores SIGINT where it could not be blocked from the start."""
    global _stopped
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stopped = stopped


def _play_batch(plan: Plan, batch: range) -> list[Tally]:
    tallies = [Tally() for _ in plan.bots]
    for number in batch:
        if _stopped is not None and _stopped.is_set():
            break
        _play_numbered(plan, number, tallies)
    return tallies


# --- one game --------------------------------------------------------------------------


def _play_numbered(plan: Plan, number: int, tallies: list[Tally]) -> None:
    """Play one game of a plan and count it."""
    count = len(plan.bots)
    # For each seat, the index of its bot in the plan.
    sitting = [(seat + number) % count for seat in range(count)]
    game = find_game(plan.game)
    position = game.new(count, plan.options)
    play_game(
        game,
        position,
        [find_bot(plan.bots[at]) for at in sitting],
        Luck(f"{plan.seed} game {number} dice"),
        [Luck(f"{plan.seed} game {number} bot {at}") for at in sitting],
        [tallies[at] for at in sitting],
    )
    for seat, at in enumerate(sitting):
        tallies[at].add_game(game, position, seat)


def play_game(
    game: Game,
    position: Position,
    bots: Sequence[Bot],
    dice: Source,
    sources: Sequence[Source],
    tallies: Sequence[Tally],
) -> None:
    """Play a position to its end; count moves and time. All lists are by seat."""
    while position.phase != OVER:
        if position.phase == ROLL:
            position.roll(position.sample(dice))
            continue
        for seat in position.waiting():
            while position.is_waiting(seat):
                start = time.perf_counter()
                advice = bots[seat].advise(game, position, seat, sources[seat])
                tallies[seat].seconds += time.perf_counter() - start
                tallies[seat].moves += 1
                game.play(position, seat, advice.move)
