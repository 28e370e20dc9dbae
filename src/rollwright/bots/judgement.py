"""What a decision cost, and what a roll was worth: skill apart from luck.

The loss of a decision is the difference between its end and the best one found, over the same
dice. The luck of a roll is the value after it, with a quick reply, less the mean of that over all
rolls that could have come.
"""

from typing import Any, Final, NamedTuple

from rollwright.bots.comparison import Comparison, behind
from rollwright.bots.turn_search import TurnLine, TurnSearch, end_key
from rollwright.core.advice import Advice
from rollwright.core.chance import Source
from rollwright.core.game import Game
from rollwright.core.position import Position

# The ends of a turn that are compared with the one that was played.
_ENDS: Final = 12
# Of more rolls than these some are drawn.
_ROLLS: Final = 800
_DRAWN: Final = 100
# A loss below so many standard errors may be chance, and is not told.
_ERRORS: Final = 2.0
# Nor is one that was seen in fewer playouts than these: they may be alike by chance.
_LEAST: Final = 8


class Verdict(NamedTuple):
    """What a line of moves cost against the best one: 0 where that may be chance.

    `best` is the better line, or the one that was played. `ends` is how many different ends were
    compared: with a single one there was nothing to decide. The loss is in the unit of values.
    """

    loss: float
    error: float
    best: tuple[int, ...]
    ends: int


def judge_line(
    game: Game,
    position: Position,
    seat: int,
    line: tuple[int, ...],
    source: Source,
    playouts: int | None = None,
) -> Verdict:
    """Compare a line of moves that a seat has played with what it could have played."""
    advice = game.advice
    advice.prepare()
    own, own_seat = position.alone(seat)
    search = TurnSearch(advice, own, own_seat, learned=True)
    search.search()
    ends = search.best_ends(_ENDS)
    played = _end_of(advice, own, own_seat, line)
    at = _place_of(advice, own_seat, played, ends)
    if at == len(ends):
        ends.append(played)
    if len(ends) == 1:
        return Verdict(0.0, 0.0, line, 1)
    comparison = Comparison(advice, own_seat, ends, source, kept=at)
    mine = comparison.trials[at]
    comparison.run(advice.playouts() if playouts is None else playouts)
    best = max(comparison.trials[:2], key=lambda trial: trial.mean)
    if best is mine:
        return Verdict(0.0, 0.0, line, len(ends))
    loss, error = behind(mine, best)
    if len(mine.results) < _LEAST or loss <= _ERRORS * error:
        return Verdict(0.0, error, line, len(ends))
    return Verdict(loss, error, best.line.moves, len(ends))


def _end_of(advice: Advice[Any], own: Position, seat: int, line: tuple[int, ...]) -> TurnLine:
    end = own.copy()
    for move in line:
        end.apply(seat, move)
    return TurnLine(line, end, advice.value(end, seat))


def _place_of(advice: Advice[Any], seat: int, played: TurnLine, ends: list[TurnLine]) -> int:
    """Where the end that was played stands among these; behind the last one if it does not."""
    keys = [end_key(advice, end, seat) for end in ends]
    played_key = end_key(advice, played, seat)
    return keys.index(played_key) if played_key in keys else len(ends)


def luck_of(game: Game, position: Position, seat: int, outcome: int, source: Source) -> float:
    """How much better a roll was for a seat than rolls are on average."""
    advice = game.advice
    advice.prepare()
    own, own_seat = position.alone(seat)
    outcomes = own.outcomes()
    if len(outcomes) > _ROLLS:
        outcomes = [(own.sample(source), 1 / _DRAWN) for _ in range(_DRAWN)]
    mean = sum(_worth(advice, own, own_seat, one) * share for one, share in outcomes)
    return _worth(advice, own, own_seat, outcome) - mean


def _worth(advice: Advice[Any], position: Position, seat: int, outcome: int) -> float:
    """The value of a position after a roll and a quick reply."""
    after = position.copy()
    after.roll(outcome)
    if after.is_waiting(seat):
        after = advice.quick_turn(after, seat)
    return advice.value(after, seat)
