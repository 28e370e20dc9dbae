"""Flamecraft: enchant circles, gather in shops, and use the ability of each shop."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class Flamecraft(Reference):
    """A question is what an ability allows: 0 to enchant, or the number to gather with again."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        return [*self._to_enchant(), *self._to_gather(die.value)]

    def use(self, die: ReferenceDie, option: str) -> None:
        self._do(die.value, option)

    def _to_enchant(self) -> list[str]:
        """Every circle that is not outlined yet."""
        return self.blank(circle for shop in self.rows("circles") for circle in shop)

    def _to_gather(self, value: int) -> list[str]:
        """Each shop that takes the number and has room for it."""
        shops = zip(self.card.values["numbers"], self.rows("boxes"), strict=True)
        return [
            f"gather{number}"
            for number, (taken, boxes) in enumerate(shops, 1)
            if str(value) in taken.split() and self.blank(boxes)
        ]

    def _do(self, value: int, option: str) -> None:
        if not option.startswith("gather"):
            self.marks[option] = "o"
            return
        shop = int(option.removeprefix("gather"))
        self.marks[self.blank(self.rows("boxes")[shop - 1])[0]] = str(value)
        for circle in self.holding("o", self.rows("circles")[shop - 1]):
            self.tick(circle)
        if shop == 1:
            self.ask(0)
        elif shop == 2:
            self.ask(value)
        else:
            self.reward(self.row("abilities")[2])

    def choices(self, question: int) -> Iterable[str]:
        allowed = self._to_gather(question) if question else self._to_enchant()
        return [*allowed, "stop"] if allowed else []

    def choose(self, question: int, option: str) -> None:
        if option != "stop":
            self._do(question, option)

    def score(self) -> int:
        """A star for both circles of a shop, and for its three numbers."""
        return sum(self.full(places) for places in [*self.rows("circles"), *self.rows("boxes")])


REFERENCE = Flamecraft
