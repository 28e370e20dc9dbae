"""Dinosaur Island: dinosaurs bring visitors, and shields allow more of them."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class DinosaurIsland(Reference):
    """Each number has a small and a large dinosaur."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        for dinosaur in self._of(die.value):
            crowd = self._visitors() + self._brings()[dinosaur]
            if not self.marks[dinosaur] and crowd <= self._security():
                yield dinosaur
        if self.blank(self._to_mark()):
            yield "security"

    def use(self, die: ReferenceDie, option: str) -> None:
        if option == "security":
            for shield in self.blank(self._to_mark())[: die.value]:
                self.marks[shield] = "x"
        else:
            self.marks[option] = "o"
            self.reward(option)

    def _of(self, value: int) -> list[str]:
        """The dinosaurs of a number; they stand in the order of the numbers."""
        return [self.row(kind)[value - 1] for kind in ("small", "large")]

    def _brings(self) -> dict[str, int]:
        """The visitors that each dinosaur attracts."""
        visitors: dict[str, int] = {}
        for kind in ("small", "large"):
            counts = self.card.values[f"{kind}_visitors"]
            visitors |= zip(self.row(kind), map(int, counts), strict=True)
        return visitors

    def _visitors(self) -> int:
        """All visitors in the park."""
        return sum(count for name, count in self._brings().items() if self.marks[name] == "o")

    def _security(self) -> int:
        """The lowest shield without a mark."""
        return self.card.number(self.blank(self.row("shields"))[0])

    def _to_mark(self) -> list[str]:
        """All shields but the highest level, which stays."""
        return self.row("shields")[:-1]

    def score(self) -> int:
        return self._visitors() // 3


REFERENCE = DinosaurIsland
