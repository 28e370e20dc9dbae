"""Brass: Birmingham: a network of canals, later of railways, and what its towns give."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class BrassBirmingham(Reference):
    """A number marks a route of this era that meets the network."""

    companions = ("fleet-the-dice-game",)

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        era = "canals" if self.desk.turn <= self.card.values["canal_turns"] else "railways"
        for line in [*self.rows(era), *self.rows("either")]:
            route = line[1]
            fits = die.value in (self.card.number(route), self.card.values["joker"])
            if fits and not self.marks[route] and self._connected(line):
                yield route

    def use(self, die: ReferenceDie, option: str) -> None:
        self.marks[option] = "x"
        start, _, end = next(line for line in self._lines() if line[1] == option)
        self.reward(start)
        self.reward(end)

    def _lines(self) -> list[list[str]]:
        """All routes: a town, the route, the town at its other end."""
        return [*self.rows("canals"), *self.rows("railways"), *self.rows("either")]

    def _connected(self, line: list[str]) -> bool:
        """Does a marked route lead to one of its towns, or is it the first one?"""
        marked = [other for other in self._lines() if self.marks[other[1]]]
        towns = {town for start, _, end in marked for town in (start, end)}
        return not marked or line[0] in towns or line[2] in towns


REFERENCE = BrassBirmingham
