"""Lost Ruins of Arnak: a magnifier and a journal climb, and each step opens a box of its level."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference

TOKENS = ("magnifiers", "journals")


class LostRuinsOfArnak(Reference):
    """A question is the level whose box is to be chosen, counted from 0."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        for token in TOKENS:
            for place in self._destinations(token):
                if self.can_pay(self.card.costs(place)) and self._keeps_order(token, place):
                    yield place

    def _destinations(self, token: str) -> list[str]:
        """One level up along a line from where this token stands; at first, the bottom."""
        reached = self._reached(token)
        if reached == 0:
            return self.rows(token)[0]
        here = self.holding("x", self.rows(token)[reached - 1])[0]
        return [upper for lower, upper in self.rows("links") if lower == here]

    def _reached(self, token: str) -> int:
        """How many levels a token has climbed."""
        return sum(1 for level in self.rows(token) if self.holding("x", level))

    def _keeps_order(self, token: str, place: str) -> bool:
        """The journal never stands above the highest magnifier."""
        return token == "magnifiers" or self._level(place) < self._reached("magnifiers")

    def _level(self, place: str) -> int:
        levels = zip(*(self.rows(token) for token in TOKENS), strict=True)
        return next(at for at, (lens, book) in enumerate(levels) if place in [*lens, *book])

    def use(self, die: ReferenceDie, option: str) -> None:
        self.pay(self.card.costs(option))
        self.marks[option] = "x"
        self.ask(self._level(option))

    def choices(self, question: int) -> Iterable[str]:
        return self.blank(self.rows("boxes")[question])

    def choose(self, question: int, option: str) -> None:
        self.tick(option)


REFERENCE = LostRuinsOfArnak
