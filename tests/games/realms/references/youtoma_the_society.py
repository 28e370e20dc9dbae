"""The Society (Youtoma): a wider pyramid with four printed numbers, and a star for each set."""

from tests.games.realms.references.the_society import TheSociety


class YoutomaTheSociety(TheSociety):
    """As The Society; what is printed counts as if it were written."""

    def _fits(self, card: str, value: int) -> bool:
        for top, *below in self.rows("pyramids"):
            if card in below and self.marks[top] and value >= self._number(top):
                return False
            under = [self._number(other) for other in below if self.marks[other]]
            if card == top and any(value <= number for number in under):
                return False
        return True

    def _number(self, card: str) -> int:
        mark = self.marks[card]
        return self.card.number(card) if mark == "x" else int(mark)

    def score(self) -> int:
        return sum(self.full(cards) for cards in self.rows("pyramids"))


REFERENCE = YoutomaTheSociety
