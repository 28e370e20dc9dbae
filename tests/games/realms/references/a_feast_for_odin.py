"""A Feast for Odin: shapes on islands, each shape once; the joker takes any of them."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference
from tests.games.realms.references.tapestry import laid, turned


class AFeastForOdin(Reference):
    """A shape lies on one island and is told by its squares."""

    companions = ("fleet-the-dice-game",)

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        return {option for shape in self._shapes(die.value) for option in self._ways(shape)}

    def use(self, die: ReferenceDie, option: str) -> None:
        if die.value != self.card.values["joker"]:
            drawn = next(shape for shape in self._shapes(die.value) if option in self._ways(shape))
            self.marks[drawn] = "x"
        squares = option.split(",")
        for square in squares:
            self.tick(square)
        island = next(island for island in self.rows("islands") if squares[0] in island)
        if self.full(island):
            self.star()

    def _shapes(self, value: int) -> list[str]:
        """The shapes to pick from: all for the joker, else the unused ones of the number."""
        shapes = self.row("shapes")
        if value == self.card.values["joker"]:
            return shapes
        numbers = zip(shapes, self.card.values["numbers"], strict=True)
        return self.blank(shape for shape, number in numbers if number == value)

    def _ways(self, shape: str) -> set[str]:
        """The squares on which it may be filled; no shape spans two islands."""
        positions = turned(self.card.values["shapes"][self.row("shapes").index(shape)])
        islands = [self.blank(island) for island in self.rows("islands")]
        return {
            ",".join(sorted(squares)) for island in islands for squares in laid(positions, island)
        }


REFERENCE = AFeastForOdin
