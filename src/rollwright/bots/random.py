"""A bot that plays a uniformly random legal move."""

from typing import Final

from rollwright.bots.bot import Bot, Suggestion
from rollwright.core.chance import Source
from rollwright.core.game import Game
from rollwright.core.position import Position


class RandomBot(Bot):
    """Plays at random; the baseline that every other bot has to beat."""

    name = "random"

    def advise(
        self,
        game: Game,
        position: Position,
        seat: int,
        source: Source,
        millis: int | None = None,
    ) -> Suggestion:
        """One of the legal moves."""
        position.check_waiting(seat)
        moves = position.legal(seat)
        return Suggestion((moves[source.below(len(moves))],), None, [])


BOT: Final = RandomBot()
