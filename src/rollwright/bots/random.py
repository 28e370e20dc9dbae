"""A bot that plays a uniformly random legal move."""

from typing import Final

from rollwright.bots.bot import Advice, Bot
from rollwright.core.chance import Source
from rollwright.core.position import Position


class RandomBot(Bot):
    """Plays at random; the baseline that every other bot has to beat."""

    name = "random"

    def advise(
        self, position: Position, seat: int, source: Source, millis: int | None = None
    ) -> Advice:
        """One of the legal moves."""
        position.check_waiting(seat)
        moves = position.legal(seat)
        return Advice(moves[source.below(len(moves))], None, [])


BOT: Final = RandomBot()
