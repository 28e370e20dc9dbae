"""Runs the bots of live tables in worker threads, each on a copy of the position."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final, NamedTuple

from rollwright.bots import DEFAULT_BOT, find_bot
from rollwright.core.chance import Luck
from rollwright.core.game import Game
from rollwright.core.position import Position
from rollwright.tables.live import LiveTable

_LOG: Final = logging.getLogger(__name__)
# A longer turn is continued by a new task, so that one bot does not block the worker.
_MAX_MOVES: Final = 40
STAND_IN: Final = DEFAULT_BOT


class BotTask(NamedTuple):
    """A search to run: who searches, where, for which seat, and the seed of its randomness."""

    bot: str
    game: Game
    position: Position
    seat: int
    seed: str
    millis: int | None = None


def bot_task_for(live: LiveTable, seat: int, bot: str, millis: int | None = None) -> BotTask:
    """The task to find the moves of a bot for this seat now."""
    position, at = live.running.position.alone(seat)
    setting = live.running.setting
    # The commitment is public, so a bot can't learn anything about the dice from this.
    seed = f"{setting.commitment} {len(live.running.turns)} {live.seats[seat].moves} {seat}"
    return BotTask(bot, live.game, position, at, seed, millis)


def best_move(task: BotTask) -> tuple[str, int]:
    """The move that a bot would make now, as text and as a number."""
    move = _line(task, task.position, Luck(task.seed))[0]
    return task.position.text(task.seat, move), move


def _line(task: BotTask, position: Position, luck: Luck) -> tuple[int, ...]:
    bot = find_bot(task.bot)
    return bot.advise(task.game, position.copy(), task.seat, luck, task.millis).line


def whole_turn(task: BotTask) -> list[str]:
    """The moves that a bot would make to the end of its turn, or up to the next chance."""
    position, seat = task.position.copy(), task.seat
    round_, turn = position.round, position.turn
    # One source for the whole turn: a new one would repeat the same numbers for every move.
    luck = Luck(task.seed)
    moves: list[str] = []
    while position.is_waiting(seat) and (position.round, position.turn) == (round_, turn):
        if len(moves) >= _MAX_MOVES:
            break
        for move in _line(task, position, luck):
            moves.append(position.text(seat, move))
            position.apply(seat, move)
    return moves


def _turn_or_fallback(task: BotTask) -> list[str]:
    """The moves of a bot; if it fails, the first legal move, so that the game goes on."""
    try:
        return whole_turn(task)
    except Exception:
        _LOG.exception("the bot %s failed", task.bot)
        position, seat = task.position, task.seat
        return [position.text(seat, move) for move in position.legal(seat)[:1]]


def call_in_loop(loop: asyncio.AbstractEventLoop, call: Callable[[], None]) -> None:
    """Schedule a call in an event loop from another thread; ignored if the loop is closed."""
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(call)


class BotWorker:
    """Two worker threads: one for the turns of bots, one for hints.

    A person waits for a hint, so hints must not queue behind the turns of bots.
    """

    def __init__(self) -> None:
        self._turns = ThreadPoolExecutor(1, thread_name_prefix="bots")
        self._hints = ThreadPoolExecutor(1, thread_name_prefix="hints")

    def turn(self, task: BotTask) -> Future[list[str]]:
        """The moves until the end of the turn."""
        return self._turns.submit(_turn_or_fallback, task)

    def move(self, task: BotTask, on_done: Callable[[Future[tuple[str, int]]], None]) -> None:
        """The next move; `on_done` is called in the worker thread."""
        self._hints.submit(best_move, task).add_done_callback(on_done)

    def close(self) -> None:
        """Stop the threads."""
        for pool in (self._turns, self._hints):
            pool.shutdown(wait=False, cancel_futures=True)
