"""A bot that plays on from the best ends of its turn, with the same dice for all of them."""

import time
from math import inf
from typing import Final

from rollwright.bots.bot import Bot, Suggestion
from rollwright.bots.comparison import Comparison, Trial, behind
from rollwright.bots.other_ways import Rival, rivals, ways_of
from rollwright.bots.turn_search import TurnSearch
from rollwright.core.chance import Source
from rollwright.core.game import Game
from rollwright.core.position import Position

# How many ends of the turn are compared.
_ENDS: Final = 16
# With a time limit a part of it is for the search, and playouts go on until it is over.
_SEARCH_SHARE: Final = 0.2
# When people ask, so much of it is for finding the best line; then other ways are tried as often.
_COUNSEL_SHARE: Final = 0.6
# Then fewer lines are compared, each of them more often: a cost has to be told, and not only found.
_COUNSEL_ENDS: Final = 8
# Fewer playouts than these turn nobody away from what looked best before them.
_TRUSTED: Final = 8


class ExpertBot(Bot):
    """Looks for the ends of its turn, and compares the best of them by what comes of them."""

    name = "expert"
    # In a game with people it thinks for so long about a turn.
    patience = 1000

    def __init__(self, ends: int = _ENDS, playouts: int | None = None) -> None:
        """Compares so many ends; where no time is given, by so many playouts or as many as suit."""
        self._ends = ends
        self._playouts = playouts

    def advise(
        self,
        game: Game,
        position: Position,
        seat: int,
        source: Source,
        millis: int | None = None,
    ) -> Suggestion:
        """The line to the best end, and what else was compared."""
        comparison = _compare(game, position, seat, source, millis, self._ends, self._playouts)
        root, own = position.alone(seat)
        found = rivals(game.advice, root, own, comparison.trials)
        return _suggestion(comparison.trials, found)

    def counsel(
        self,
        game: Game,
        position: Position,
        seat: int,
        source: Source,
        millis: int | None = None,
    ) -> Suggestion:
        """The same; but a part of the time is for what the other ways cost."""
        start = time.monotonic()
        first = None if millis is None else int(millis * _COUNSEL_SHARE)
        ends = min(self._ends, _COUNSEL_ENDS)
        comparison = _compare(game, position, seat, source, first, ends, self._playouts)
        root, own = position.alone(seat)
        ranked = _cautious(comparison.trials)
        found = rivals(game.advice, root, own, ranked)
        deadline = None if millis is None else start + millis / 1000
        comparison.catch_up([ranked[0], *[rival.trial for rival in found]], deadline)
        better = [rival.trial for rival in found if _is_better(rival.trial, ranked[0])]
        if better:
            ranked = _led_by(max(better, key=lambda trial: trial.mean), ranked)
            found = rivals(game.advice, root, own, ranked)
        return _suggestion(ranked, found)


def _cautious(trials: list[Trial]) -> list[Trial]:
    """The same; first the line that was best before the playouts, if they are too few to tell."""
    first = max(trials, key=lambda trial: trial.line.value)
    return trials if _is_better(trials[0], first) else _led_by(first, trials)


def _is_better(trial: Trial, other: Trial) -> bool:
    """Is this line better than another one, by more than a standard error?"""
    loss, error = behind(other, trial)
    return min(len(trial.results), len(other.results)) >= _TRUSTED and loss > error


def _led_by(first: Trial, trials: list[Trial]) -> list[Trial]:
    return [first, *[trial for trial in trials if trial is not first]]


def _suggestion(compared: list[Trial], found: list[Rival]) -> Suggestion:
    """The best line, what other first moves are worth, and what the rivals cost."""
    best = compared[0]
    others: dict[int, float] = {}
    for trial in compared[1:]:
        first = trial.line.moves[0]
        if first != best.line.moves[0]:
            # On other dice than the best line had, a worse one may have scored more.
            loss, _ = behind(trial, best)
            others[first] = max(others.get(first, -inf), best.mean - max(0.0, loss))
    ranked = sorted(others.items(), key=lambda one: -one[1])
    ways = ways_of(found, best)
    return Suggestion(best.line.moves, best.mean, ranked, ways, len(compared), len(best.results))


def _compare(
    game: Game,
    position: Position,
    seat: int,
    source: Source,
    millis: int | None,
    ends: int,
    playouts: int | None,
) -> Comparison:
    """The best ends of a turn, compared by playouts; raises NotYourTurn."""
    position.check_waiting(seat)
    start = time.monotonic()
    advice = game.advice
    advice.prepare()
    own_position, own_seat = position.alone(seat)
    search_millis = None if millis is None else int(millis * _SEARCH_SHARE)
    search = TurnSearch(advice, own_position, own_seat, search_millis, learned=True)
    search.search()
    comparison = Comparison(advice, own_seat, search.best_ends(ends), source)
    if millis is None:
        comparison.run(advice.playouts() if playouts is None else playouts)
    else:
        comparison.run_until(start + millis / 1000)
    return comparison


BOT: Final = ExpertBot()
