"""Advice: what a game knows about playing it well. Bots use it; rules never need it."""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from rollwright.core.card_study import CardStudy, Moment
from rollwright.core.position import Position

P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(Generic[P]):
    """The advice of one game; each question is about one of its positions."""

    def __init__(self, *, higher_is_better: bool = True) -> None:
        self._sign = 1.0 if higher_is_better else -1.0

    def estimate(self, position: P, seat: int) -> float:
        """A rough guess of how well a seat stands, higher is better; at least the score so far."""
        return self._sign * position.scores()[seat]

    def candidates(self, position: P, seat: int) -> list[int]:
        """The legal moves worth a thought; all of them, unless the game knows better."""
        return position.legal(seat)

    def features(self, position: P, seat: int) -> dict[str, int]:
        """How much of what it could have a seat has: a name in the game's words, for each.

        Statistics compare how those fared who had something and those who had nothing of it.
        """
        return {}

    def study_card(self, moments: list[Moment], seat: int, card_id: str) -> CardStudy:
        """What a card did for a seat in a game that is over, told from its first position on.

        Only a game with cards is asked, about one that `Game.card_position` has dealt.
        """
        raise NotImplementedError
