"""Tapestry: whole shapes, turned and flipped, on blank squares of a grid."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference

Cell = tuple[int, int]


class Tapestry(Reference):
    """Every way to lay the shape of the number."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        names = {place for squares in self.rows("squares") for place in squares}
        grid = {(ord(name[0]), int(name[1:])): name for name in names}
        options: set[str] = set()
        for shape in _turned(self.card.values["shapes"][die.value - 1]):
            for column, row in grid:
                cells = [grid.get((column + right, row + down), "") for right, down in shape]
                if all(cell and not self.marks[cell] for cell in cells):
                    options.add(",".join(sorted(cells)))
        return options

    def use(self, die: ReferenceDie, option: str) -> None:
        cells = option.split(",")
        for cell in cells:
            self.marks[cell] = "x"
        for squares, place in zip(self.rows("squares"), self.row("rewards"), strict=True):
            if self.full(squares) and any(cell in squares for cell in cells):
                self.tick(place)

    def score(self) -> int:
        return sum(self.full(squares) for squares in self.rows("lines"))


def _turned(drawn: str) -> list[list[Cell]]:
    """The shape in all eight positions, as steps from its first cell."""
    shape = [(ord(name[0]) - ord("a"), int(name[1:]) - 1) for name in drawn.split()]
    found: list[list[Cell]] = []
    for _ in range(2):
        shape = [(down, right) for right, down in shape]
        for _ in range(4):
            shape = [(-down, right) for right, down in shape]
            found.append([(right - shape[0][0], down - shape[0][1]) for right, down in shape])
    return found


REFERENCE = Tapestry
