"""Advice for bots: estimates and candidate moves of a game. Rules never need it."""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from rollwright.core.card_study import CardStudy, Moment
from rollwright.core.position import Position

P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(Generic[P]):
    """The advice of one game; every method takes one of its positions."""

    def __init__(self, *, higher_is_better: bool = True) -> None:
        self._sign = 1.0 if higher_is_better else -1.0

    def estimate(self, position: P, seat: int) -> float:
        """A rough estimate of how well a seat stands, higher is better; by default its score."""
        return self._sign * position.scores()[seat]

    def candidates(self, position: P, seat: int) -> list[int]:
        """The legal moves worth considering; by default all of them."""
        return position.legal(seat)

    def features(self, position: P, seat: int) -> dict[str, int]:
        """Which features of the game a seat has, and how much of each, by name.

        Statistics compare the results of seats with a feature to those of seats without it.
        """
        return {}

    def study_card(self, moments: list[Moment], seat: int, card_id: str) -> CardStudy:
        """What a card did for a seat in a game that is over, told from its first position on.

        Only a game with cards is asked, about one that `Game.card_position` has dealt.
        """
        raise NotImplementedError
