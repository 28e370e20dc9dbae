"""Bots at live tables: they think in threads of their own, about a copy of their own."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final, NamedTuple

from rollwright.bots import DEFAULT_BOT, find_bot
from rollwright.core.chance import Luck
from rollwright.core.position import Position
from rollwright.tables.live import LiveTable

_LOG: Final = logging.getLogger(__name__)
# A turn that a bot has not finished after so many moves is played on in a new thought.
_MOST_MOVES: Final = 40
STAND_IN: Final = DEFAULT_BOT


class Thought(NamedTuple):
    """What a bot is asked: its name, a position, its seat there, and the seed of its chance."""

    bot: str
    position: Position
    seat: int
    seed: str
    millis: int | None = None


def thought_for(live: LiveTable, seat: int, bot: str, millis: int | None = None) -> Thought:
    """The question what a bot would do on this seat now."""
    position, at = live.running.position.alone(seat)
    setting = live.running.setting
    # The commitment is public, so a bot can't learn anything about the dice from this.
    seed = f"{setting.commitment} {len(live.running.turns)} {live.seats[seat].moves} {seat}"
    return Thought(bot, position, at, seed, millis)


def best_move(thought: Thought) -> tuple[str, int]:
    """The move that a bot would make now, as text and as a number."""
    return _move(thought, Luck(thought.seed))


def _move(thought: Thought, luck: Luck) -> tuple[str, int]:
    position, seat = thought.position, thought.seat
    move = find_bot(thought.bot).advise(position.copy(), seat, luck, thought.millis).move
    return position.text(seat, move), move


def whole_turn(thought: Thought) -> list[str]:
    """The moves that a bot would make until its turn ends."""
    position, seat = thought.position, thought.seat
    round_, turn = position.round, position.turn
    # One for all of them: begun anew, it would draw the same number for each.
    luck = Luck(thought.seed)
    moves: list[str] = []
    while position.is_waiting(seat) and (position.round, position.turn) == (round_, turn):
        text, move = _move(thought, luck)
        moves.append(text)
        if len(moves) == _MOST_MOVES:
            break
        position.apply(seat, move)
    return moves


def _sure_turn(thought: Thought) -> list[str]:
    """The moves of a bot; one that fails makes the first move there is: the game goes on."""
    position, seat = thought.position.copy(), thought.seat
    try:
        return whole_turn(thought)
    except Exception:
        _LOG.exception("the bot %s failed", thought.bot)
        return [position.text(seat, move) for move in position.legal(seat)[:1]]


def tell_loop(loop: asyncio.AbstractEventLoop, call: Callable[[], None]) -> None:
    """Have something called in a loop; not if it has ended, for then nobody waits for it."""
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(call)


class Thinker:
    """The threads in which bots think, one thought after the other.

    Whoever asks for a hint waits for it, so hints don't queue behind the turns of bots.
    """

    def __init__(self) -> None:
        self._turns = ThreadPoolExecutor(1, thread_name_prefix="bots")
        self._hints = ThreadPoolExecutor(1, thread_name_prefix="hints")

    def turn(self, thought: Thought) -> Future[list[str]]:
        """The moves until the end of the turn."""
        return self._turns.submit(_sure_turn, thought)

    def move(self, thought: Thought, tell: Callable[[Future[tuple[str, int]]], None]) -> None:
        """The next move; `tell` is called in the thread."""
        self._hints.submit(best_move, thought).add_done_callback(tell)

    def close(self) -> None:
        """Stop thinking."""
        for pool in (self._turns, self._hints):
            pool.shutdown(wait=False, cancel_futures=True)
