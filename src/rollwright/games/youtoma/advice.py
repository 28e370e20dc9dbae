"""Advice for bots and statistics of Youtoma; a low score of the twin is good for its player."""

from rollwright.games.realms.advice import RealmsAdvice
from rollwright.games.realms.position import RealmsPosition
from rollwright.games.youtoma.words import sides_of


class AloneAdvice(RealmsAdvice):
    """The estimate of Rolling Realms, and who was beaten."""

    def features(self, position: RealmsPosition, seat: int) -> dict[str, int]:
        own, twin = sides_of(position)
        return {"beaten": int(own > twin)}
