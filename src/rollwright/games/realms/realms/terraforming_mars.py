"""Terraforming Mars: cards that open when enough of a resource was gained anywhere.

Notation: the card by what it wants: `pumpkin5` wants 5 pumpkins
"""

from typing import Final

from rollwright.games.realms.card_file import read_card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.realm import OUTLINED, Realm

CARD: Final = read_card("terraforming-mars")
# By the resource that they want so many of.
CARDS: Final = CARD.places_of("cards")
WANTED: Final = [place.number for place in CARD.places]


class TerraformingMars(Realm):
    """What was spent counts too; an outlined card takes any number."""

    __slots__ = ()

    def options(self, desk: Desk, die: Die) -> list[int]:
        return [card for card, cell in enumerate(self.cells) if cell == OUTLINED]

    def use(self, desk: Desk, die: Die, option: int) -> None:
        self.mark(option)
        self.reward(desk, option)

    def at_gain(self, desk: Desk, resource: int) -> None:
        for card in CARDS[resource]:
            if self.is_blank(card) and desk.gained[resource] >= WANTED[card]:
                self.outline(card)
                desk.tell_place(self, card)


REALM: Final = TerraformingMars
