"""Praga Caput Regni: round and round the wheel, and a star whenever the red line is crossed."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class PragaCaputRegni(Reference):
    """The outlined circle is where the next walk starts; walked ones are marked."""

    companions = ("fleet-the-dice-game",)

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        # Full sectors count as steps, but are no end.
        sector, _ = self._end(die)
        return [f"sector{sector + 1}"] if self.blank(self.rows("sectors")[sector]) else []

    def use(self, die: ReferenceDie, option: str) -> None:
        sector, crossings = self._end(die)
        for circles in self.rows("sectors"):
            for circle in self.holding("o", circles):
                self.marks[circle] = "x"
        self.marks[self.blank(self.rows("sectors")[sector])[0]] = "o"
        self.star(crossings)
        self.reward(self.row("benefits")[sector])

    def _end(self, die: ReferenceDie) -> tuple[int, int]:
        """Where the walk ends, and how often it crosses the line before the first sector."""
        sectors = self.rows("sectors")
        sector = next(at for at, circles in enumerate(sectors) if self.holding("o", circles))
        crossings = 0
        for _ in range(die.value):
            sector += 1
            if sector == len(sectors):
                sector = 0
                crossings += 1
        return sector, crossings


REFERENCE = PragaCaputRegni
