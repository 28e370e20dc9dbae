"""The Society (Youtoma): a wider pyramid, with four numbers printed on it.

Notation: `a1` to `a3` in the top row, `b1` to `b4`, `c1` to `c5`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.realms.the_society import TheSociety
from rollwright.games.realms.state import BLANK


class YoutomaTheSociety(TheSociety):
    """Nothing is written on the cards that are filled from the start."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.hold([place for place in self.cards if card.places[place].start != BLANK], [])


REALM: Final = YoutomaTheSociety
