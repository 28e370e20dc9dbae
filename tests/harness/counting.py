"""Exact counts of legal sequences of moves, over fixed rolls of two random games.

At some rolls of each game the next seat's sequences of one, two and three moves are counted,
and broken down by the first move in the order of the list: the order is part of the text.
"""

from collections.abc import Iterator
from typing import Final

from rollwright.core.chance import Luck
from rollwright.core.position import OVER, PLAY, ROLL, Position
from tests.harness.cases import Case

DEPTH: Final = 3
# How small a part of each list the moves of a game are drawn from. Lists begin with what is
# plain, so a thrifty game keeps for long what a lavish one has spent after a few turns.
_THRIFT: Final = {"thrifty": 24, "lavish": 1}
# Which rolls are counted: those after these parts of the game.
_PARTS: Final = (0.0, 0.1, 0.2, 0.4, 0.8)


def counts(case: Case) -> str:
    """The counts of one set-up, as text."""
    return "\n".join(_lines(case)) + "\n"


def _lines(case: Case) -> Iterator[str]:
    yield f"game {case.game.id}, rules {case.game.rules}, seats {case.seats}"
    for name, thrift in _THRIFT.items():
        rolled = list(_after_rolls(case, thrift))
        for part in _PARTS:
            number = int(part * len(rolled))
            outcome, position = rolled[number]
            yield ""
            yield f"## {name} game, decision {number + 1}: {outcome}"
            yield from _count_lines(position, position.waiting()[0])


def _after_rolls(case: Case, thrift: int) -> Iterator[tuple[str, Position]]:
    """The game right after each of its rolls that leave a decision, and what was rolled."""
    luck = Luck(f"counting {case.name} {thrift}")
    position = case.new()
    while position.phase != OVER:
        if position.phase == ROLL:
            outcome = position.sample(luck)
            text = position.outcome_text(outcome)
            position.roll(outcome)
            if position.phase == PLAY:
                yield text, position.copy()
        else:
            seat = position.waiting()[0]
            moves = position.legal(seat)
            position.apply(seat, moves[luck.below(len(moves)) // thrift])


def _count_lines(position: Position, seat: int) -> Iterator[str]:
    """The totals, and the breakdown that finds the move whose sequences differ."""
    by_move: list[tuple[str, int]] = []
    for move in position.legal(seat):
        after = position.copy()
        after.apply(seat, move)
        by_move.append((position.text(seat, move), sequences(after, seat, DEPTH - 1)))
    for depth in range(1, DEPTH):
        yield f"sequences of {depth}: {sequences(position, seat, depth)}"
    yield f"sequences of {DEPTH}: {sum(count for _, count in by_move)}, by the first move:"
    for text, count in by_move:
        yield f"  {text} {count}"


def sequences(position: Position, seat: int, depth: int) -> int:
    """How many sequences of exactly so many moves this seat has before the next roll."""
    moves = position.legal(seat)
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        after = position.copy()
        after.apply(seat, move)
        count += sequences(after, seat, depth - 1)
    return count
