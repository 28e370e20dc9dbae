"""Atiwa: outline terrain cards, circle the bats on them, and mark three bats for a resource."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class Atiwa(Reference):
    """A circled bat is outlined."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        columns = zip(self.card.values["dice"], self.rows("columns"), strict=True)
        for numbers, cards in columns:
            if str(die.value) in numbers.split():
                yield from self.blank(cards)
        if self._bats_to_circle():
            yield "bats"

    def _bats_to_circle(self) -> list[str]:
        """The bats without a circle on outlined cards; each card has its row of bats."""
        cards = [card for column in self.rows("columns") for card in column]
        bats: list[str] = []
        for card, on_card in zip(cards, self.rows("bats"), strict=True):
            if self.marks[card] == "o":
                bats += self.blank(on_card)
        return bats

    def _all_bats(self) -> list[str]:
        return [bat for on_card in self.rows("bats") for bat in on_card]

    def use(self, die: ReferenceDie, option: str) -> None:
        if option == "bats":
            for bat in self._bats_to_circle()[: die.value]:
                self.marks[bat] = "o"
        else:
            self.marks[option] = "o"
            self.reward(option)
        circled = self.holding("o", self._all_bats())
        if len(circled) >= 3:
            for bat in circled[:3]:
                self.marks[bat] = "x"
            self.ask_resources(1)

    def score(self) -> int:
        """The stars of cards are scored as they are outlined; bats count for one, then two more."""
        bats = self._all_bats()
        return self.stars + self.full(bats) + 2 * (self.holding("x", bats) == bats)


REFERENCE = Atiwa
