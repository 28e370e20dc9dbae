"""Biddy & Walter: the sum of every roll calls for a craving, or makes a cat grumpy."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class BiddyAndWalter(Reference):
    """A die outlines cravings; a roll marks one."""

    watches_roll = True

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        kinds = [kind for kind in self._kinds(die) if self.blank(self._row(kind))]
        return ["+".join(kinds)] if kinds else []

    def use(self, die: ReferenceDie, option: str) -> None:
        for kind in option.split("+"):
            self.marks[self.blank(self._row(kind))[0]] = "o"

    def at_roll(self) -> None:
        values = self.card.values
        sums = zip(values["kinds"], values["lowest_sums"], values["highest_sums"], strict=True)
        for kind, lowest, highest in sums:
            if lowest <= sum(self.desk.roll) <= highest:
                self._crave(kind)

    def _crave(self, kind: str) -> None:
        outlined = self.holding("o", self._row(kind))
        grumpy = self.blank(self.row("cats"))
        if outlined:
            self.marks[outlined[0]] = "x"
            self.reward(kind)
        elif grumpy and len(self.holding("x", self._row(kind))) < 6:
            self.marks[grumpy[0]] = "o"

    def _kinds(self, die: ReferenceDie) -> list[str]:
        return str(self.card.values["outlines"][die.value - 1]).split()

    def _row(self, kind: str) -> list[str]:
        return self.rows("rows")[self.card.values["kinds"].index(kind)]

    def score(self) -> int:
        return 6 - len(self.holding("o", self.row("cats")))


REFERENCE = BiddyAndWalter
