"""Skulk Hollow: six targets for a price; a rolled pair takes what one of them would give."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class SkulkHollow(Reference):
    """The target of the number is paid for, marked, and gives its gift if that is left."""

    companions = ("fleet-the-dice-game",)
    watches_roll = True

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        for target in self.blank(self.numbered(die.value, self.row("targets"))):
            if self.can_pay(self.card.costs(target)):
                yield target

    def use(self, die: ReferenceDie, option: str) -> None:
        self.pay(self.card.costs(option))
        self.marks[option] = "x"
        gift = self._gift_of(option)
        if not self.marks[gift]:
            self.marks[gift] = "o"
            self.reward(gift)

    def at_roll(self) -> None:
        first, second = self.desk.roll
        if first != second:
            return
        for target in self.blank(self.numbered(first, self.row("targets"))):
            self.marks[self._gift_of(target)] = "-"

    def score(self) -> int:
        return len(self.holding("x", self.row("targets")))

    def _gift_of(self, target: str) -> str:
        return self.row("benefits")[self.row("targets").index(target)]


REFERENCE = SkulkHollow
