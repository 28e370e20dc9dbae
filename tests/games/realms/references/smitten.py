"""Smitten: a number in one grid, the sum of the roll in the other; gifts where cards meet."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class Smitten(Reference):
    """No number stands twice in a grid, whether it came from a die or as a sum."""

    # One of its abilities alters a rolled die, and with it the sum.
    companions = ("fleet-the-dice-game",)

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        return [card for grid in self.rows("grids") for card in self._open(grid, die.value)]

    def use(self, die: ReferenceDie, option: str) -> None:
        self._write(option, die.value)
        self.ask(next(grid for grid in self.rows("grids") if option not in grid))

    def choices(self, question: list[str]) -> Iterable[str]:
        cards = self._open(question, sum(self.desk.roll))
        return [*[f"{card}+sum" for card in cards], "no-sum"] if cards else []

    def choose(self, question: list[str], option: str) -> None:
        if option != "no-sum":
            self._write(option.removesuffix("+sum"), sum(self.desk.roll))

    def _open(self, grid: list[str], value: int) -> list[str]:
        """The empty cards of a grid, unless the number is in it already."""
        return [] if self.holding(str(value), grid) else self.blank(grid)

    def _write(self, card: str, value: int) -> None:
        self.marks[card] = str(value)
        for gift, *cards in self.rows("gifts"):
            if card in cards and self.full(cards):
                self.tick(gift)


REFERENCE = Smitten
