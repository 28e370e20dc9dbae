"""Finds the other ways to play a turn, and what each costs on average against the best one."""

from statistics import pstdev
from typing import Any, Final, NamedTuple

from rollwright.bots.comparison import Trial, behind
from rollwright.bots.way import Way
from rollwright.core.advice import Advice
from rollwright.core.position import Position

# Playouts may be alike by chance if there are fewer of them than these.
_LEAST: Final = 8
# Two lines are alike if a greater part of what luck makes of one can't lie between them.
_CLOSE: Final = 0.25
# How many other ways are told.
_MOST: Final = 3


class Rival(NamedTuple):
    """A line that was compared with the best one, told from a move on that sets it apart."""

    trial: Trial
    line: tuple[int, ...]


def rivals(advice: Advice[Any], root: Position, seat: int, trials: list[Trial]) -> list[Rival]:
    """The best few beside the best one, which is first; each has another first move."""
    found: dict[int, Rival] = {}
    for trial in trials[1:]:
        line = _told_apart(advice, root, seat, trial, trials[0])
        if line:
            found.setdefault(line[0], Rival(trial, line))
        if len(found) == _MOST:
            break
    return list(found.values())


def ways_of(found: list[Rival], best: Trial) -> tuple[Way, ...]:
    """What each of them costs, the least first, as far as there were enough playouts to tell."""
    ways = [
        Way(rival.line, *behind(rival.trial, best), len(rival.trial.results)) for rival in found
    ]
    told = [way for way in ways if _is_meaningful(way, best)]
    return tuple(sorted(told, key=lambda way: way.cost))


def _is_meaningful(way: Way, best: Trial) -> bool:
    """Is anything known? Who can't tell two lines apart knows only then that they are alike."""
    if way.playouts < _LEAST:
        return False
    return not way.is_even or way.error <= _CLOSE * pstdev(best.results)


def _told_apart(
    advice: Advice[Any], root: Position, seat: int, trial: Trial, best: Trial
) -> tuple[int, ...]:
    """The line of a trial from a move on by which it can't be the best one; empty if none is.

    Most moves of a turn can change places: one that belongs to the best line as well tells nothing.
    """
    for move in dict.fromkeys(trial.line.moves):
        if _begun_with(advice, root, seat, best, move):
            continue
        line = _begun_with(advice, root, seat, trial, move)
        if line:
            return line
    return ()


def _begun_with(
    advice: Advice[Any], root: Position, seat: int, trial: Trial, move: int
) -> tuple[int, ...]:
    """The moves of a trial with this one first, if that leads to the same end; else empty."""
    moves = trial.line.moves
    if moves[0] == move:
        return moves
    if move not in moves:
        return ()
    at = moves.index(move)
    line = (move, *moves[:at], *moves[at + 1 :])
    position = root.copy()
    for number, one in enumerate(line):
        later = number and not _goes_on(root, position, seat)
        if later or one not in position.legal(seat):
            return ()
        position.apply(seat, one)
    return line if _is_same(advice, position, trial.line.position, seat) else ()


def _goes_on(root: Position, position: Position, seat: int) -> bool:
    """Does the seat still decide in the same turn?"""
    same_turn = (position.round, position.turn) == (root.round, root.turn)
    return same_turn and position.is_waiting(seat)


def _is_same(advice: Advice[Any], one: Position, other: Position, seat: int) -> bool:
    key = advice.key(one, seat)
    return one == other if key is None else key == advice.key(other, seat)
