"""Many games between bots, on all cores, the same from the same seed.

The seats go around from game to game, so that no bot profits from its place. The dice of
each game and the thoughts of each bot have sources of their own, made from the seed.
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
from rollwright.core.message import Message
from rollwright.core.position import OVER, ROLL, Position
from rollwright.games import find_game

# Games are handed out to processes in portions of about so many seconds: short enough for steady
# progress, long enough not to cost much.
_PORTION_SECONDS: Final = 0.2
# So many portions wait for each process, that none is ever idle.
_PORTIONS_AHEAD: Final = 4


@dataclass(frozen=True, slots=True)
class Plan:
    """Which bots play what, how often, and the seed of all chance."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: dict[str, object] = field(default_factory=dict)

    def check(self) -> None:
        """Refuse what can't be played."""
        if self.games < 1:
            raise BadOptions(Message("bots.too-few-games", {"games": self.games}))
        for bot in self.bots:
            find_bot(bot)
        find_game(self.game).new(len(self.bots), self.options)


class Simulation:
    """Games being played; `tallies` has one for each bot of the plan, in its order."""

    def __init__(self, plan: Plan) -> None:
        plan.check()
        self.plan = plan
        self.tallies = [Tally() for _ in plan.bots]

    @property
    def played(self) -> int:
        """How many games are counted so far."""
        return self.tallies[0].games

    def run(self, jobs: int | None = None) -> Generator[int, None, None]:
        """Play on so many processes, or on all cores; yield how many games are over.

        Several processes start this program anew, so a script that calls this needs the
        usual `if __name__ == "__main__"`.
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

# The tallies of some games, by bot, again and again.
Parts = Generator[list[Tally], None, None]

# In a process of a pool: set when nobody waits for the games any longer.
_given_up: Event | None = None


def _here(plan: Plan) -> Parts:
    for number in range(plan.games):
        yield _play_portion(plan, range(number, number + 1))


def _in_processes(plan: Plan, jobs: int) -> Parts:
    context = get_context("spawn")
    given_up = context.Event()
    pool = ProcessPoolExecutor(jobs, context, _join_pool, (given_up,))
    waiting: deque[Future[list[Tally]]] = deque()
    start, size = 0, 1
    try:
        while waiting or start < plan.games:
            while start < plan.games and len(waiting) < jobs * _PORTIONS_AHEAD:
                portion = range(start, min(start + size, plan.games))
                with _deaf_to_interrupts():
                    waiting.append(pool.submit(_play_portion, plan, portion))
                start = portion.stop
            part = waiting.popleft().result()
            size = _next_size(part)
            yield part
    finally:
        given_up.set()
        pool.shutdown(cancel_futures=True)


def _next_size(part: list[Tally]) -> int:
    """As many games as take the wanted time, going by these, but not all at once."""
    games, seconds = part[0].games, sum(tally.seconds for tally in part)
    if seconds * 2 < _PORTION_SECONDS:
        return games * 2
    return max(1, int(games * _PORTION_SECONDS / seconds))


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started meanwhile never hear Ctrl-C; this one hears it right after."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _join_pool(given_up: Event) -> None:
    """Leave Ctrl-C to the first process also where starting deaf is not possible."""
    global _given_up
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _given_up = given_up


def _play_portion(plan: Plan, portion: range) -> list[Tally]:
    tallies = [Tally() for _ in plan.bots]
    for number in portion:
        if _given_up is not None and _given_up.is_set():
            break
        _play_numbered(plan, number, tallies)
    return tallies


# --- one game --------------------------------------------------------------------------


def _play_numbered(plan: Plan, number: int, tallies: list[Tally]) -> None:
    """Play one game of a plan and count it."""
    count = len(plan.bots)
    # Who sits at each seat, as a number in the plan.
    sitting = [(seat + number) % count for seat in range(count)]
    position = find_game(plan.game).new(count, plan.options)
    play_game(
        position,
        [find_bot(plan.bots[at]) for at in sitting],
        Luck(f"{plan.seed} game {number} dice"),
        [Luck(f"{plan.seed} game {number} bot {at}") for at in sitting],
        [tallies[at] for at in sitting],
    )
    for seat, at in enumerate(sitting):
        tallies[at].add_game(position, seat)


def play_game(
    position: Position,
    bots: Sequence[Bot],
    dice: Source,
    thoughts: Sequence[Source],
    tallies: Sequence[Tally],
) -> None:
    """Play a position to its end; count moves and time. All lists go by seat."""
    while position.phase != OVER:
        if position.phase == ROLL:
            position.roll(position.sample(dice))
            continue
        for seat in position.waiting():
            while position.is_waiting(seat):
                start = time.perf_counter()
                advice = bots[seat].advise(position, seat, thoughts[seat])
                tallies[seat].seconds += time.perf_counter() - start
                tallies[seat].moves += 1
                position.play(seat, advice.move)
