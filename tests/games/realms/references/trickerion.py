"""Trickerion: two components for each trick, and stars between the tricks."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class Trickerion(Reference):
    """One component of the die's own number, or both of them after a rolled pair."""

    companions = ("fleet-the-dice-game",)

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        for trick in self.numbered(die.value, self.row("tricks")):
            free = self.blank(self._components(trick))
            yield from free
            first, second = self.desk.roll
            if first == second and len(free) == 2:
                yield f"both{die.value}"

    def use(self, die: ReferenceDie, option: str) -> None:
        trick = self.numbered(die.value, self.row("tricks"))[0]
        components = self._components(trick)
        for component in components if option.startswith("both") else [option]:
            self.tick(component)
        if self.full(components):
            self.marks[trick] = "o"

    def score(self) -> int:
        links = sum(self.full(pair) for pair in self.rows("links"))
        return links + any(self.full(column) for column in self.rows("columns"))

    def _components(self, trick: str) -> list[str]:
        return self.rows("components")[self.row("tricks").index(trick)]


REFERENCE = Trickerion
