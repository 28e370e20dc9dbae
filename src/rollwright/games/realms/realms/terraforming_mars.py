"""Terraforming Mars: cards that open when enough of a resource was gained anywhere.

Notation: the card by what it wants: `pumpkin5` wants 5 pumpkins
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.state import MARKED, OUTLINED, RealmState


class TerraformingMars(Realm):
    """Spent resources count as well; an outlined card takes any number."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        # By the resource that they require.
        self.cards = card.places_of("cards")
        self.all_cards = list(range(len(card.places)))
        self.hold(self.all_cards, [OUTLINED, MARKED])
        self.wanted = [place.number for place in card.places]

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        return state.outlined(self.all_cards)

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        state.mark(option)
        self.reward(desk, state, option)

    def at_gain(self, desk: Desk, state: RealmState, resource: int) -> None:
        for card in self.cards[resource]:
            if state.is_blank(card) and desk.gained[resource] >= self.wanted[card]:
                state.outline(card)
                desk.tell_place(state, card)

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """A card opens as soon as enough was gained, and not before."""
        for resource, cards in enumerate(self.cards):
            for card in cards:
                if state.is_blank(card) != (desk.gained[resource] < self.wanted[card]):
                    return False
        return True


REALM: Final = TerraformingMars
