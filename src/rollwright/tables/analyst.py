"""Analyses finished games in the background: turn by turn, in a process that makes way for all."""

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Final

from rollwright.games import find_game
from rollwright.tables.analysis import Analysis, TurnAnalysis, TurnTask, analyse_turn
from rollwright.tables.analysis_rows import keep_analysis, kept_analyses
from rollwright.tables.bot_worker import SEARCHING
from rollwright.tables.journal import Journal
from rollwright.tables.live import LiveTable
from rollwright.tables.search_pool import SearchPool

_LOG: Final = logging.getLogger(__name__)
# Raised when games would be judged in another way: what was kept is then made again.
_METHOD: Final = 1
# One at a time computes, after everything else that this machine has to do.
_PROCESSES: Final = 1
_NICENESS: Final = 19
_MOST_UNDER_WAY: Final = 32
# Of so many it is remembered that they failed.
_MOST_FAILED: Final = 64

# A table and a seat.
Key = tuple[str, int]


@dataclass(slots=True)
class AnalysisState:
    """How far the analysis of a seat is: `done` of `total` turns."""

    total: int
    done: int = 0
    turns: list[TurnAnalysis] = field(default_factory=list)
    is_done: bool = False
    has_failed: bool = False


class Analyst:
    """The analyses of a server; those that are under way take turns by owner."""

    def __init__(self, journal: Journal, playouts: int | None = None) -> None:
        """With so many playouts for each turn; by default as many as the expert makes."""
        self._journal = journal
        self._playouts = playouts
        self._pool = SearchPool(_PROCESSES, _NICENESS)
        # Those that are under way, and those that have failed.
        self._states: dict[Key, AnalysisState] = {}
        self._tasks: dict[Key, asyncio.Task[None]] = {}

    async def find(self, live: LiveTable, seat: int) -> AnalysisState | None:
        """The analysis of a seat as it stands now; None if nobody has asked for one."""
        known = self._states.get((live.id, seat))
        if known is not None:
            return known
        kept = (await self.kept(live)).get(seat)
        if kept is None:
            return self._states.get((live.id, seat))
        return AnalysisState(len(kept), len(kept), kept, is_done=True)

    async def kept(self, live: LiveTable) -> dict[int, list[TurnAnalysis]]:
        """All analyses of a table that are done, by seat."""
        method = _method(live)
        return await asyncio.wrap_future(
            self._journal.run(lambda file: kept_analyses(file, live.id, method))
        )

    @property
    def is_full(self) -> bool:
        """Are so many under way that no other can begin?"""
        return len(self._tasks) >= _MOST_UNDER_WAY

    def start(self, owner: str, live: LiveTable, seat: int) -> AnalysisState:
        """Begin the analysis of a seat of a finished game, unless it is under way."""
        key = (live.id, seat)
        if key in self._tasks:
            return self._states[key]
        turns = live.running.turns
        total = sum(any(mover == seat for mover, _ in turn.moves) for turn in turns)
        state = self._states[key] = AnalysisState(total)
        running = self._run(owner, live, seat, state)
        task = self._tasks[key] = asyncio.get_running_loop().create_task(running)
        task.add_done_callback(lambda _: self._end(key))
        return state

    async def close(self) -> None:
        """Stop at once; what was not done begins anew when somebody asks for it."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        self._pool.close()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, owner: str, live: LiveTable, seat: int, state: AnalysisState) -> None:
        """Analyse turn by turn, and keep what comes of it."""
        table, playouts, method = live.running, self._playouts, _method(live)
        try:
            tasks = await asyncio.to_thread(lambda: list(Analysis(table, seat, playouts).tasks()))
            for task in tasks:
                found = await asyncio.wrap_future(self._pool.submit(owner, _analyse, task))
                state.turns += found
                state.done += 1
            await asyncio.wrap_future(
                self._journal.run(
                    lambda file: keep_analysis(file, live.id, seat, method, state.turns)
                )
            )
            state.is_done = True
        except Exception:
            _LOG.exception("the analysis of table %s failed", live.id)
            state.has_failed = True

    def _end(self, key: Key) -> None:
        """Forget what is kept in the journal, and what was broken off."""
        del self._tasks[key]
        if not self._states[key].has_failed:
            del self._states[key]
        failed = [key for key, state in self._states.items() if state.has_failed]
        for old in failed[:-_MOST_FAILED]:
            del self._states[old]


def _method(live: LiveTable) -> str:
    return f"{_METHOD} {live.game.rules}"


def _analyse(task: TurnTask) -> list[TurnAnalysis]:
    with SEARCHING:
        return analyse_turn(find_game(task.game), task)
