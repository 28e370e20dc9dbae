"""How well a seat could have played if it had known all rolls beforehand.

The solver's plan is played by the rules of the game, move by move, and only what comes of that
counts. That nothing better is possible is the solver's word, on a program that the game states.
"""

from typing import Final, NamedTuple

from rollwright.bots.look_ahead import look_ahead
from rollwright.bots.solver import solve
from rollwright.core.game import Game
from rollwright.core.position import Position

# How long the solver works, in about seconds, and which share of it on the outline.
_EFFORT: Final = 20.0
_OUTLINE_SHARE: Final = 0.1
# To complete a plan is a matter of moments.
_COMPLETION: Final = 10.0

# The moves of a seat turn by turn.
TurnLines = tuple[tuple[int, ...], ...]


class BestPlay(NamedTuple):
    """The best score that was reached with all rolls known, and how.

    `bound` is a score that no play can better: if it is the score itself, that is the best of all.
    """

    score: int
    bound: int
    turns: TurnLines


def best_play(
    game: Game,
    position: Position,
    seat: int,
    rolls: list[int],
    effort: float | None = None,
    start: TurnLines | None = None,
) -> BestPlay | None:
    """How well a seat can play these rolls, if they are all that come; None if that is unknown.

    The search begins with the play of a beam search, or with a `start` that is known already.
    """
    own, own_seat = position.alone(seat)
    play = game.advice.known_play(own, own_seat, rolls)
    if play is None:
        return None
    effort = _EFFORT if effort is None else effort
    sign = -1 if game.higher_is_better else 1
    start = start or look_ahead(game.advice, own, own_seat, rolls).turns
    hint = play.hint([list(line) for line in start])
    best = solve(play.program, _COMPLETION, hint, fixed=True).answer
    assert best is not None, "a program has every line of moves"
    outline = solve(play.outline, effort * _OUTLINE_SHARE)
    least = outline.least
    if play.program.cost(best) > least:
        found = solve(play.program, effort, dict(enumerate(best)))
        best, least = found.answer or best, max(found.least, least)
    turns = tuple(tuple(line) for line in play.lines(best))
    score = score_of(own, own_seat, rolls, turns)
    assert score == sign * play.program.cost(best), "the program counts as the game does"
    return BestPlay(score, sign * least, turns)


def score_of(position: Position, seat: int, rolls: list[int], turns: TurnLines) -> int:
    """The score of a seat after these rolls and moves, each of which is legal."""
    position = position.copy()
    for roll, line in zip(rolls, turns, strict=True):
        position.roll(roll)
        for move in line:
            assert move in position.legal(seat), position.text(seat, move)
            position.apply(seat, move)
    return position.scores()[seat]
