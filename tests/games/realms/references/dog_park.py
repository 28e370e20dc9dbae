"""Dog Park: walk one dog at a time, and keep it out of the mud."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class DogPark(Reference):
    """Each row is a dog; the last spot of it is its home."""

    companions = ("fleet-the-dice-game",)

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        waiting = [row for row in self.rows("rows") if not self.marks[row[-1]]]
        on_the_way = [row for row in waiting if self.holding("o", row)]
        for row in on_the_way or waiting:
            yield from self._ahead(row)[: die.value]

    def use(self, die: ReferenceDie, option: str) -> None:
        row = next(row for row in self.rows("rows") if option in row)
        if option == row[-1]:
            self.marks[option] = "-"
            mud = len(self.holding("o", [spot for spot in row if spot in self.row("mud")]))
            stars = self.card.values["stars"]
            self.star(stars[mud] if mud < len(stars) else 0)
            return
        self.marks[option] = "o"
        self.reward(self.row("columns")[row.index(option)])

    def _ahead(self, row: list[str]) -> list[str]:
        """The spots to the right of the last one where the dog stopped."""
        stops = [at for at, spot in enumerate(row) if self.marks[spot]]
        return row[stops[-1] + 1 :] if stops else row


REFERENCE = DogPark
