"""Many games between bots, on all cores, the same from the same seed.

The seats go around from game to game, so that no bot profits from its place. The dice of
each game and the thoughts of each bot have sources of their own, made from the seed.
"""

import os
import signal
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
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

# Games are handed out in portions: small for steady progress, but not so small as to cost much.
_PORTIONS_A_JOB: Final = 20
_LARGEST_PORTION: Final = 100


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

    def run(self, jobs: int | None = None) -> Iterator[int]:
        """Play on so many processes, or on all cores; yield how many games are over.

        Several processes start this program anew, so a script that calls this needs the
        usual `if __name__ == "__main__"`.
        """
        jobs = _cores() if jobs is None else jobs
        if jobs < 1:
            raise BadOptions(Message("bots.too-few-jobs", {"jobs": jobs}))
        portions = _portions(self.plan.games, jobs)
        jobs = min(jobs, len(portions))
        parts = _in_processes(self.plan, portions, jobs) if jobs > 1 else _here(self.plan, portions)
        for part in parts:
            for mine, more in zip(self.tallies, part, strict=True):
                mine.add(more)
            yield self.played


def _cores() -> int:
    """The cores this process may use; not every system tells."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _portions(games: int, jobs: int) -> list[range]:
    size = min(_LARGEST_PORTION, max(1, games // (jobs * _PORTIONS_A_JOB)))
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


# --- on one process, on several ------------------------------------------------------------

# In a process of a pool: set when nobody waits for the games any longer.
_given_up: Event | None = None


def _here(plan: Plan, portions: list[range]) -> Iterator[list[Tally]]:
    for portion in portions:
        yield _play_portion(plan, portion)


def _in_processes(plan: Plan, portions: list[range], jobs: int) -> Iterator[list[Tally]]:
    """The portions in their order, so that the sums don't depend on which is ready first."""
    context = get_context("spawn")
    given_up = context.Event()
    pool = ProcessPoolExecutor(jobs, context, _join_pool, (given_up,))
    try:
        futures: list[Future[list[Tally]]] = [
            pool.submit(_play_portion, plan, portion) for portion in portions
        ]
        for future in futures:
            yield future.result()
    finally:
        given_up.set()
        pool.shutdown(cancel_futures=True)


def _join_pool(given_up: Event) -> None:
    """Ctrl-C reaches all processes; the first one alone decides what to do about it."""
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
