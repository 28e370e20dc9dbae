"""Tapestry: whole shapes, turned and flipped, on blank squares of a grid."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference

Cell = tuple[int, int]


class Tapestry(Reference):
    """Every way to lay the shape of the number."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        blank = self.blank(place for squares in self.rows("squares") for place in squares)
        shapes = turned(self.card.values["shapes"][die.value - 1])
        return {",".join(sorted(cells)) for cells in laid(shapes, blank)}

    def use(self, die: ReferenceDie, option: str) -> None:
        cells = option.split(",")
        for cell in cells:
            self.marks[cell] = "x"
        for squares, place in zip(self.rows("squares"), self.row("rewards"), strict=True):
            if self.full(squares) and any(cell in squares for cell in cells):
                self.tick(place)

    def score(self) -> int:
        return sum(self.full(squares) for squares in self.rows("lines"))


def cells_of(drawn: str) -> list[Cell]:
    """The cells of a drawn shape such as `a1 b1`, as steps from its first one."""
    cells = [(ord(name[0]), int(name[1:])) for name in drawn.split()]
    column, row = cells[0]
    return [(right - column, down - row) for right, down in cells]


def turned(drawn: str) -> list[list[Cell]]:
    """The shape in all eight positions, as steps from its first cell."""
    shape = cells_of(drawn)
    found: list[list[Cell]] = []
    for _ in range(2):
        shape = [(down, right) for right, down in shape]
        for _ in range(4):
            shape = [(-down, right) for right, down in shape]
            found.append(shape)
    return found


def laid(shapes: Iterable[list[Cell]], squares: Iterable[str]) -> set[tuple[str, ...]]:
    """Every way to lay one of the shapes on these squares, each in the order of its cells."""
    grid = {(ord(name[0]), int(name[1:])): name for name in squares}
    found: set[tuple[str, ...]] = set()
    for shape in shapes:
        for column, row in grid:
            cells = [grid.get((column + right, row + down), "") for right, down in shape]
            if all(cells):
                found.add(tuple(cells))
    return found


REFERENCE = Tapestry
