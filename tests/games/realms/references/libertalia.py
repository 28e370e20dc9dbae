"""Libertalia: a number completes the rank of a pirate; ranks rise, some benefits have a price."""

from collections.abc import Iterable
from itertools import pairwise

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class Libertalia(Reference):
    """Each pirate has a printed digit and a gap; the price of a benefit may be left unpaid."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        for number, pirate in enumerate(self.row("pirates"), 1):
            if self.marks[pirate] or not self._rises_with(pirate, die.value):
                continue
            costs = self.card.costs(pirate)
            if self.can_pay(costs):
                yield str(number)
            if costs:
                yield f"{number}-unpaid"

    def use(self, die: ReferenceDie, option: str) -> None:
        number, _, unpaid = option.partition("-")
        pirate = self.row("pirates")[int(number) - 1]
        self.marks[pirate] = str(die.value)
        if not unpaid:
            self.pay(self.card.costs(pirate))
            self.reward(pirate)
        if self.full(self.row("pirates")):
            self.tick(self.row("crew")[0])

    def _rises_with(self, new: str, value: int) -> bool:
        """Would all complete pirates have rising ranks in reading order, no two of them equal?"""
        ranks = []
        for pirate in self.row("pirates"):
            digit = str(value) if pirate == new else self.marks[pirate]
            if digit:
                ranks.append(int(self.card.places[pirate]["print"].replace("_", digit)))
        return all(one < next_one for one, next_one in pairwise(ranks))


REFERENCE = Libertalia
