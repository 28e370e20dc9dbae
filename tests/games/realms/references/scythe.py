"""Scythe: the top row gives resources, the bottom row costs some and is worth stars."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class Scythe(Reference):
    """A number in either row, or the top one and for a price the one below it."""

    companions = ("fleet-the-dice-game",)

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        for top in self.blank(self.numbered(die.value, self.row("top"))):
            yield "top"
            below = self._below(top)
            if not self.marks[below] and self._could_pay(top, self.card.costs(below)):
                yield "top+bottom"
        for bottom in self.blank(self.numbered(die.value, self.row("bottom"))):
            if self.can_pay(self.card.costs(bottom)):
                yield "bottom"

    def use(self, die: ReferenceDie, option: str) -> None:
        if option == "bottom":
            self._buy(self.numbered(die.value, self.row("bottom"))[0])
            return
        top = self.numbered(die.value, self.row("top"))[0]
        self.marks[top] = "x"
        self.reward(top)
        if option == "top+bottom":
            # The gain may still be chosen; then the price is settled after that.
            self.ask(self._below(top))

    def go_on(self, question: str) -> None:
        if self.can_pay(self.card.costs(question)):
            self._buy(question)

    def _below(self, top: str) -> str:
        return self.row("bottom")[self.row("top").index(top)]

    def _could_pay(self, top: str, costs: str) -> bool:
        """With what the top row gives, which counts as gained before."""
        if self.can_pay(costs):
            return True
        free = any(realm.picks_gains() for realm in self.desk.realms)
        gains = [gain for gain in self.card.gains(top) if self.desk.has_room(gain)]
        if free:
            gains = [resource for resource in "PHC" if self.desk.has_room(resource)]
        return any(self.can_pay(costs.replace(gain, "", 1)) for gain in gains)

    def _buy(self, bottom: str) -> None:
        self.pay(self.card.costs(bottom))
        self.marks[bottom] = "x"

    def score(self) -> int:
        return len(self.holding("x", self.row("bottom")))


REFERENCE = Scythe
