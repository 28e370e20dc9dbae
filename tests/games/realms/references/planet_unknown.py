"""Planet Unknown: each number gets a shape for the round and draws it on the planet."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference
from tests.games.realms.references.tapestry import laid, turned


class PlanetUnknown(Reference):
    """The squares tell which shape a new number takes: all shapes differ."""

    companions = ("fleet-the-dice-game",)

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        return {option for shape in self._shapes(die.value) for option in self._ways(shape)}

    def use(self, die: ReferenceDie, option: str) -> None:
        shape = next(shape for shape in self._shapes(die.value) if option in self._ways(shape))
        self.marks[shape] = str(die.value)
        squares = option.split(",")
        for square in squares:
            self.marks[square] = "x"
        for column, place in zip(self.rows("columns"), self.row("rewards"), strict=True):
            if self.full(column) and any(square in column for square in squares):
                self.marks[place] = "o"
                self.reward(place)

    def _shapes(self, value: int) -> list[str]:
        """The shape of the number, or those that it may still be assigned to."""
        pairs = self.rows("pairs")
        mine = self.holding(str(value), [shape for pair in pairs for shape in pair])
        if mine:
            return mine
        found: list[str] = []
        for left, right in pairs:
            if not self.marks[left] and value < int(self.marks[right] or 7):
                found.append(left)
            if not self.marks[right] and value > int(self.marks[left] or 0):
                found.append(right)
        return found

    def _ways(self, shape: str) -> set[str]:
        """The squares on which it may be drawn."""
        shapes = [shape for pair in self.rows("pairs") for shape in pair]
        positions = turned(self.card.values["shapes"][shapes.index(shape)])
        blank = self.blank(square for row in self.rows("rows") for square in row)
        return {",".join(sorted(squares)) for squares in laid(positions, blank)}

    def score(self) -> int:
        return sum(self.full(row) for row in self.rows("rows"))


REFERENCE = PlanetUnknown
