"""Runs the searches of bots in processes of their own, fair between tables.

A search computes all the time, and a thread that does so keeps the tables from going on. Processes
take a while to start, so the server starts them before anybody needs one. Whenever something fails
in one, a thread does the work, so that no table waits for ever.
"""

import logging
import os
import pickle
import signal
from collections.abc import Callable
from concurrent.futures import (
    BrokenExecutor,
    CancelledError,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
)
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Final, TypeVar, cast

from rollwright.bots.batches import interrupts_blocked
from rollwright.core.game import OwnCard
from rollwright.games import all_games, find_game
from rollwright.tables.fair_queue import FairQueue

_LOG: Final = logging.getLogger(__name__)
# The tables come first where there are too few cores for both.
_NICENESS: Final = 10

R = TypeVar("R")
T = TypeVar("T")
# By game, the cards of the user's own.
OwnCards = dict[str, tuple[OwnCard, ...]]


class SearchPool:
    """Processes for searches; none of them: one thread."""

    def __init__(self, processes: int, niceness: int = _NICENESS) -> None:
        self._count = processes
        self._niceness = niceness
        self._queue = FairQueue(max(1, processes))
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="bots")
        self._processes: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Start the processes; otherwise the first search does."""
        if self._processes is None and self._count:
            self._start_processes()

    def submit(self, owner: str, search: Callable[[T], R], task: T) -> Future[R]:
        """The result of a search for a table, which takes turns with the others."""
        result: Future[R] = Future()
        self._queue.add(owner, lambda: self._start(search, task, result))
        return result

    def close(self) -> None:
        """Stop at once, whatever is searched, and whatever process is still starting."""
        self._count = 0
        self._queue.clear()
        self._thread.shutdown(wait=False, cancel_futures=True)
        if self._processes is not None:
            # Both may take many seconds on a busy machine, and nobody needs what comes of them.
            for process in list(self._processes._processes.values()):
                process.kill()
            self._processes.shutdown(cancel_futures=True)

    def _start(self, search: Callable[[T], R], task: T, result: Future[R]) -> None:
        self.start()
        if self._processes is None:
            self._search_here(search, task, result)
            return
        try:
            with interrupts_blocked():
                found = self._processes.submit(_search_there, pickle.dumps((search, task)))
        except RuntimeError:
            # It is closed, or a process has died just now.
            self._lose_processes()
            self._search_here(search, task, result)
            return
        found.add_done_callback(partial(self._take, search, task, result))

    def _search_here(self, search: Callable[[T], R], task: T, to: Future[R]) -> None:
        try:
            self._thread.submit(search, task).add_done_callback(partial(self._pass_on, to))
        except RuntimeError:
            # It is closed.
            to.cancel()
            self._queue.done()

    def _take(
        self, search: Callable[[T], R], task: T, to: Future[R], found: Future[object]
    ) -> None:
        """Pass on what a process found; whatever failed there is tried here."""
        failure = CancelledError() if found.cancelled() else found.exception()
        if failure is None:
            self._pass_on(to, cast(Future[R], found))
            return
        if isinstance(failure, BrokenExecutor):
            self._lose_processes()
        else:
            _LOG.warning("a search failed in its process: %r", failure)
        self._search_here(search, task, to)

    def _pass_on(self, to: Future[R], found: Future[R]) -> None:
        if found.cancelled():
            to.cancel()
        elif (failure := found.exception()) is not None:
            to.set_exception(failure)
        else:
            to.set_result(found.result())
        self._queue.done()

    # --- processes -----------------------------------------------------------------------

    def _start_processes(self) -> None:
        cards = {name: find_game(name).own_cards for name in all_games()}
        pool = ProcessPoolExecutor(
            self._count, get_context("spawn"), _begin, (cards, self._niceness)
        )
        self._processes = pool
        with interrupts_blocked():
            pool.submit(os.getpid).add_done_callback(self._on_begun)

    def _on_begun(self, begun: Future[int]) -> None:
        if self._count and not begun.cancelled() and begun.exception() is not None:
            _LOG.warning("bots search in a thread: no process could be started")
            self._count = 0

    def _lose_processes(self) -> None:
        """A process has died: others are started when the next search begins."""
        self._processes = None


# --- in a process of the pool -----------------------------------------------------------------


def _begin(cards: OwnCards, niceness: int) -> None:
    """Initialize a process: it gets the user's own cards, and ends with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    Thread(target=_end_with_server, daemon=True).start()
    for name, own in cards.items():
        find_game(name).use_cards(own)


def _end_with_server() -> None:
    """A server that is killed can't tell its processes."""
    server = parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(1)


def _search_there(data: bytes) -> object:
    """Search; it comes in bytes, for what can't be read would else break the pool."""
    search, task = pickle.loads(data)
    return search(task)
