"""Judges how somebody has played a puzzle: by its known answers, or else by a comparison."""

from typing import Final

from rollwright.bots.comparison import Comparison, behind
from rollwright.bots.turn_search import TurnLine
from rollwright.core.chance import Luck
from rollwright.core.game import Game
from rollwright.core.position import Position
from rollwright.tables.puzzle import Answer, Puzzle, after_line

# A loss below so many standard errors may be chance: nothing better is sure to be there.
_ERRORS: Final = 2.0
# Playouts are made until the loss is so sure, but no more than these: somebody waits.
_SURE: Final = 4.0
_PLAYOUTS: Final = 80
_ROUNDS: Final = 8


def judge_puzzle(puzzle: Puzzle, game: Game, line: tuple[str, ...]) -> Answer:
    """What the moves of the player cost against the best ones; a loss of 0 means solved.

    Of a way to play that nobody has compared before, this may take some seconds.
    """
    start = puzzle.table(game).position
    known = puzzle.answer(game, after_line(start, puzzle.seat, line))
    if known is not None:
        return known._replace(line=line)
    advice = game.advice
    own, seat = start.alone(puzzle.seat)
    best, played = (_end_of(own, seat, one) for one in (puzzle.answers[0].line, line))
    comparison = Comparison(advice, seat, [best, played], Luck(f"judge {puzzle.name}"))
    mine, other = comparison.trials[1], comparison.trials[0]
    for _ in range(_ROUNDS):
        comparison.run(_PLAYOUTS)
        loss, error = behind(mine, other)
        if not error or abs(loss) > _SURE * error:
            break
    return Answer(line, loss if loss > _ERRORS * error else 0.0, error)


def _end_of(start: Position, seat: int, line: tuple[str, ...]) -> TurnLine:
    return TurnLine((), after_line(start, seat, line), 0.0)
