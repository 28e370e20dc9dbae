"""Between Two Cities (Youtoma): two squares are prefilled, and the stronger realm counts.

Notation: column letter and row number, `a1` to `c3`, row 1 on top
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.realms.between_two_cities import BetweenTwoCities
from rollwright.games.realms.state import BLANK, RealmState


class YoutomaBetweenTwoCities(BetweenTwoCities):
    """It scores at the end of the round, so no die has to score here."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.scores_at_end = True
        self.hold([square for square in self.squares if card.places[square].start != BLANK], [])

    def score(self, desk: Desk, state: RealmState) -> int:
        return min(state.count_filled(self.squares), max(self.stars_beside(desk, state)))


REALM: Final = YoutomaBetweenTwoCities
