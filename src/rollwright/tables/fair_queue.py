"""A queue of jobs in which nobody waits for the many jobs of somebody else."""

from collections import deque
from collections.abc import Callable
from threading import Lock

Job = Callable[[], None]


class FairQueue:
    """Starts at most so many jobs at a time; those who have some waiting take turns."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._running = 0
        # By owner; the one at the front is next.
        self._waiting: dict[str, deque[Job]] = {}
        self._lock = Lock()

    def add(self, owner: str, job: Job) -> None:
        """Start a job as soon as it is its turn; it has to call `done` when it has ended."""
        with self._lock:
            self._waiting.setdefault(owner, deque()).append(job)
        self._start_next()

    def done(self) -> None:
        """A job has ended."""
        with self._lock:
            self._running -= 1
        self._start_next()

    def clear(self) -> None:
        """Forget the jobs that have not begun."""
        with self._lock:
            self._waiting.clear()

    def _start_next(self) -> None:
        with self._lock:
            if self._running >= self._most or not self._waiting:
                return
            self._running += 1
            owner, jobs = next(iter(self._waiting.items()))
            job = jobs.popleft()
            # Who still has some goes to the end of the row.
            del self._waiting[owner]
            if jobs:
                self._waiting[owner] = jobs
        job()
