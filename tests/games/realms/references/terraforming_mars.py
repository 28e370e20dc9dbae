"""Terraforming Mars: gains of the round outline cards; any number marks one of them."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class TerraformingMars(Reference):
    """The number on a card is how many of its resource it wants."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        return self.holding("o", [card for cards in self.rows("cards") for card in cards])

    def use(self, die: ReferenceDie, option: str) -> None:
        self.tick(option)

    def at_gain(self, resource: str) -> None:
        for card in self.blank(self.rows("cards")["PHC".index(resource)]):
            if self.desk.gained[resource] >= self.card.number(card):
                self.marks[card] = "o"


REFERENCE = TerraformingMars
