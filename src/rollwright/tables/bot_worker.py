"""Runs the bots of live tables beside the event loop, each on a copy of the position."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from concurrent.futures import Future
from threading import Lock
from typing import Final

from rollwright.bots import DEFAULT_BOT, Suggestion, find_bot
from rollwright.core.chance import Luck, Source
from rollwright.core.game import Game
from rollwright.core.position import Position
from rollwright.games import find_game
from rollwright.tables.bot_task import BotTask
from rollwright.tables.search_pool import SearchPool

_LOG: Final = logging.getLogger(__name__)
# A longer turn is continued by a new task, so that one bot does not block the worker.
_MAX_MOVES: Final = 40
STAND_IN: Final = DEFAULT_BOT
# How a bot is asked: for a move of its own, or by people.
Ask = Callable[[Game, Position, int, Source, int | None], Suggestion]
# The advice of a game thinks in places of its own: one search at a time in a process. Only where
# searches are done in threads does anybody wait for that.
SEARCHING: Final = Lock()


def counsel_for(task: BotTask) -> Suggestion:
    """What a bot tells people to do now."""
    return _asked(task, find_bot(task.bot).counsel, task.position, Luck(task.seed))


def _asked(task: BotTask, ask: Ask, position: Position, luck: Luck) -> Suggestion:
    bot, game = find_bot(task.bot), find_game(task.game)
    millis = bot.patience if task.millis is None else task.millis
    with SEARCHING:
        return ask(game, position.copy(), task.seat, luck, millis)


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
        for move in _asked(task, find_bot(task.bot).advise, position, luck).line:
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
    """Searches the turns of bots and hints for people.

    A person waits for a hint, so hints must not queue behind the turns of bots.
    """

    def __init__(self, processes: int = 0) -> None:
        """With so many processes for the turns of bots; by default a thread does both."""
        self._turns = SearchPool(processes)
        self._hints = SearchPool(min(processes, 1))

    def start(self) -> None:
        """Start all processes, before anybody waits for one."""
        self._turns.start()
        self._hints.start()

    def turn(self, table: str, task: BotTask) -> Future[list[str]]:
        """The moves until the end of the turn."""
        return self._turns.submit(table, _turn_or_fallback, task)

    def suggestion(
        self, table: str, task: BotTask, on_done: Callable[[Future[Suggestion]], None]
    ) -> None:
        """What to do now; `on_done` is called in another thread."""
        self._hints.submit(table, counsel_for, task).add_done_callback(on_done)

    def close(self) -> None:
        """Stop searching."""
        self._turns.close()
        self._hints.close()
