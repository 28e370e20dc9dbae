"""A bot that plays on from the best ends of its turn, with the same dice for all of them."""

import time
from typing import Final

from rollwright.bots.bot import Bot, Suggestion
from rollwright.bots.comparison import Comparison, Trial
from rollwright.bots.turn_search import TurnSearch
from rollwright.core.chance import Source
from rollwright.core.game import Game
from rollwright.core.position import Position

# How many ends of the turn are compared, and with how many playouts in all.
_ENDS: Final = 16
_PLAYOUTS: Final = 400
# With a time limit a part of it is for the search, and playouts go on until it is over.
_SEARCH_SHARE: Final = 0.2


class ExpertBot(Bot):
    """Looks for the ends of its turn, and compares the best of them by what comes of them."""

    name = "expert"

    def advise(
        self,
        game: Game,
        position: Position,
        seat: int,
        source: Source,
        millis: int | None = None,
    ) -> Suggestion:
        """The line to the best end, and the other first moves that were compared."""
        compared = compare_turn(game, position, seat, source, millis)
        best = compared[0]
        others: dict[int, float] = {}
        for trial in compared[1:]:
            first = trial.line.moves[0]
            if first != best.line.moves[0]:
                others.setdefault(first, trial.mean)
        ranked = sorted(others.items(), key=lambda one: -one[1])
        return Suggestion(best.line.moves, best.mean, ranked)


def compare_turn(
    game: Game,
    position: Position,
    seat: int,
    source: Source,
    millis: int | None = None,
    playouts: int = _PLAYOUTS,
) -> list[Trial]:
    """The best ends of a turn, compared by playouts, best first; raises NotYourTurn."""
    position.check_waiting(seat)
    start = time.monotonic()
    advice = game.advice
    advice.prepare()
    own_position, own_seat = position.alone(seat)
    search_millis = None if millis is None else int(millis * _SEARCH_SHARE)
    search = TurnSearch(advice, own_position, own_seat, search_millis, learned=True)
    search.search()
    comparison = Comparison(advice, own_seat, search.best_ends(_ENDS), source)
    if millis is None:
        comparison.run(playouts)
    else:
        comparison.run_until(start + millis / 1000)
    return comparison.trials


BOT: Final = ExpertBot()
