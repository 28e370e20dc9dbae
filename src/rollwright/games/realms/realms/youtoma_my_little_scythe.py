"""My Little Scythe (Youtoma): a 5 and a 6 are marked from the start, and count for pairs.

Notation: `pumpkin` or `heart`: which flower
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.realms.my_little_scythe import MyLittleScythe
from rollwright.games.realms.state import BLANK


class YoutomaMyLittleScythe(MyLittleScythe):
    """As the usual one; what is prefilled stays as it is."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.hold([at for at, place in enumerate(card.places) if place.start != BLANK], [])


REALM: Final = YoutomaMyLittleScythe
