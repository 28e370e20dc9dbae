"""Momiji: nine cards, in a column 1 higher than what is there; gains lie between neighbours."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class Momiji(Reference):
    """Linked are cards above and below, not those side by side."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        cards = [card for column in self.rows("columns") for card in column]
        for card in self.blank(cards):
            links = [(upper, lower) for upper, _, lower in self.rows("below")]
            linked = [other for link in links if card in link for other in link]
            filled = [int(self.marks[other]) for other in linked if self.marks[other]]
            if all(die.value == number + 1 for number in filled):
                yield card

    def use(self, die: ReferenceDie, option: str) -> None:
        self.marks[option] = str(die.value)
        for one, between, other in self.rows("beside") + self.rows("below"):
            if option in (one, other) and self.full([one, other]):
                self.tick(between)


REFERENCE = Momiji
