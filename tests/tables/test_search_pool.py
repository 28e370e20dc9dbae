"""The search pool: bots think in processes; whatever happens to those, searches are answered."""

import os
import signal
from collections.abc import Iterator

import pytest

from rollwright.games import find_game
from rollwright.tables.bot_task import BotTask
from rollwright.tables.bot_worker import whole_turn
from rollwright.tables.search_pool import SearchPool

PATIENCE = 60


def task(seed: str = "seed") -> BotTask:
    game = find_game("rolling-realms")
    position = game.new(1, {"realms": [["scythe", "wingspan", "viticulture"]], "rounds": 1})
    position.roll(position.parse_outcome_text("3 5"))
    return BotTask("greedy", game.id, position, 0, seed)


def process_of(asked: BotTask) -> int:
    return os.getpid()


def fail_elsewhere(asked: BotTask) -> int:
    """Works only in the process whose number is the seed."""
    if os.getpid() != int(asked.seed):
        raise RuntimeError("not here")
    return os.getpid()


@pytest.fixture
def pool() -> Iterator[SearchPool]:
    pool = SearchPool(1)
    yield pool
    pool.close()


def test_without_processes_a_thread_searches() -> None:
    pool = SearchPool(0)
    assert pool.submit("table", process_of, task()).result(PATIENCE) == os.getpid()
    assert pool.submit("table", whole_turn, task()).result(PATIENCE) == whole_turn(task())
    pool.close()
    assert pool.submit("table", process_of, task()).cancelled()


def test_no_search_is_done_here_while_a_process_begins(pool: SearchPool) -> None:
    process = pool.submit("table", process_of, task()).result(PATIENCE)
    assert process != os.getpid()
    assert pool.submit("table", whole_turn, task()).result(PATIENCE) == whole_turn(task())
    # What fails there is tried here.
    own = pool.submit("table", fail_elsewhere, task(str(os.getpid()))).result(PATIENCE)
    assert own == os.getpid()
    # A process that is gone is missed by nobody, and replaced.
    os.kill(process, signal.SIGKILL)
    assert pool.submit("table", whole_turn, task()).result(PATIENCE) == whole_turn(task())
    assert pool.submit("table", process_of, task()).result(PATIENCE) not in (process, os.getpid())


def test_a_pool_can_be_started_ahead(pool: SearchPool) -> None:
    pool.start()
    started = pool.submit("table", process_of, task()).result(PATIENCE)
    pool.start()
    assert pool.submit("table", process_of, task()).result(PATIENCE) == started
