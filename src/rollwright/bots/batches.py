"""Plays numbered games in batches, in this process or on several, until all are over."""

import os
import signal
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import Final, TypeVar

from rollwright.core.errors import BadOptions
from rollwright.core.message import Message

# What was counted in one batch.
R = TypeVar("R")

# Plays the games of these numbers and returns what it counted. It is sent to other processes.
PlayBatch = Callable[[Iterable[int]], R]

# The target duration of a batch for one process: short enough for steady progress, long enough
# for little overhead.
_BATCH_SECONDS: Final = 0.2
# How many batches are queued per process, so that none is ever idle.
_BATCHES_AHEAD: Final = 4

# In a process of a pool: set when the simulation was stopped.
_stopped: Event | None = None


def in_batches(play: PlayBatch[R], games: int, jobs: int | None) -> Generator[R, None, None]:
    """Play the games from 0 on, by default in one process per core; yield what batches counted.

    Batches come in the order of their games. Processes are spawned, so a script that calls this
    needs `if __name__ == "__main__"`.
    """
    jobs = cores() if jobs is None else jobs
    if jobs < 1:
        raise BadOptions(Message("bots.too-few-jobs", {"jobs": jobs}))
    jobs = min(jobs, games)
    return _in_processes(play, games, jobs) if jobs > 1 else _here(play, games)


def cores() -> int:
    """The cores this process may use; not every system tells."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _here(play: PlayBatch[R], games: int) -> Generator[R, None, None]:
    for number in range(games):
        yield play([number])


def _in_processes(play: PlayBatch[R], games: int, jobs: int) -> Generator[R, None, None]:
    context = get_context("spawn")
    stopped = context.Event()
    pool = ProcessPoolExecutor(jobs, context, _join_pool, (stopped,))
    waiting: deque[tuple[int, Future[tuple[R, float]]]] = deque()
    start, size = 0, 1
    try:
        while waiting or start < games:
            while start < games and len(waiting) < jobs * _BATCHES_AHEAD:
                batch = range(start, min(start + size, games))
                with interrupts_blocked():
                    waiting.append((len(batch), pool.submit(_timed, play, batch)))
                start = batch.stop
            count, future = waiting.popleft()
            part, seconds = future.result()
            size = _next_size(count, seconds)
            yield part
    finally:
        stopped.set()
        pool.shutdown(cancel_futures=True)


def _next_size(games: int, seconds: float) -> int:
    """The size of the next batch by the duration of this one; at most twice as large."""
    if seconds * 2 < _BATCH_SECONDS:
        return games * 2
    return max(1, int(games * _BATCH_SECONDS / seconds))


@contextmanager
def interrupts_blocked() -> Iterator[None]:
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


def _timed(play: PlayBatch[R], batch: range) -> tuple[R, float]:
    """What a batch counted in a process of a pool, and how long it took."""
    start = time.perf_counter()
    return play(_until_stopped(batch)), time.perf_counter() - start


def _until_stopped(batch: range) -> Iterator[int]:
    for number in batch:
        if _stopped is not None and _stopped.is_set():
            return
        yield number
