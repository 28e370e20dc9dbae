"""Architects of the West Kingdom: a falling row, a rising row, and trades made once each."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class ArchitectsOfTheWestKingdom(Reference):
    """Any number in the next box of a row, or the printed number of a trade for its price."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        if self._fits("cathedral", die.value, falls=True):
            yield "cathedral"
        if self._fits("field", die.value, falls=False):
            yield "field"
        for trade in self.blank(self.numbered(die.value, self.row("trades"))):
            if self.can_pay(self.card.costs(trade)):
                yield "trade"

    def _fits(self, name: str, value: int, *, falls: bool) -> bool:
        """Has the row a blank box, and is the number below (or above) the last one written?"""
        written = [int(self.marks[box]) for box in self.row(name) if self.marks[box]]
        if len(written) == len(self.row(name)):
            return False
        return not written or (value < written[-1] if falls else value > written[-1])

    def use(self, die: ReferenceDie, option: str) -> None:
        if option == "trade":
            trade = self.numbered(die.value, self.row("trades"))[0]
            self.pay(self.card.costs(trade))
            self.tick(trade)
            return
        box = self.blank(self.row(option))[0]
        self.marks[box] = str(die.value)
        self.reward(box)


REFERENCE = ArchitectsOfTheWestKingdom
