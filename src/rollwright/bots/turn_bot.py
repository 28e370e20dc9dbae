"""Bots that search the present turn, and look no further."""

from rollwright.bots.bot import Bot, Suggestion
from rollwright.bots.turn_search import TurnSearch
from rollwright.core.chance import Source
from rollwright.core.game import Game
from rollwright.core.position import Position


class TurnBot(Bot):
    """Searches the present turn of its own seat, by the game's rule of thumb or a learned eye."""

    def __init__(self, name: str, *, learned: bool) -> None:
        self.name = name
        self._learned = learned

    def advise(
        self,
        game: Game,
        position: Position,
        seat: int,
        source: Source,
        millis: int | None = None,
    ) -> Suggestion:
        """The best line found, and the other first moves of lines found."""
        position.check_waiting(seat)
        advice = game.advice
        advice.prepare()
        own_position, own_seat = position.alone(seat)
        search = TurnSearch(advice, own_position, own_seat, millis, learned=self._learned)
        search.search()
        return search.suggestion()
