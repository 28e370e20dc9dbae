"""The Society: a pyramid of cards whose numbers rise towards the top."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class TheSociety(Reference):
    """Each small pyramid is a card and the two that touch it from below."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        cards = [card for cards in self.rows("rows") for card in cards]
        return [card for card in self.blank(cards) if self._fits(card, die.value)]

    def use(self, die: ReferenceDie, option: str) -> None:
        self.marks[option] = str(die.value)
        for cards, place in zip(self.rows("rows"), self.row("rewards"), strict=True):
            if option in cards and self.full(cards):
                self.tick(place)

    def _fits(self, card: str, value: int) -> bool:
        for top, *below in self.rows("pyramids"):
            if card in below and self.marks[top] and value >= int(self.marks[top]):
                return False
            under = [int(self.marks[other]) for other in below if self.marks[other]]
            if card == top and any(value <= number for number in under):
                return False
        return True

    def score(self) -> int:
        everything = all(self.full(cards) for cards in self.rows("rows"))
        return sum(self.full(cards) for cards in self.rows("pyramids")) + everything


REFERENCE = TheSociety
