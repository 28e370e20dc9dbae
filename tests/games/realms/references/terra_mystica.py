"""Terra Mystica: spread over the map, and let the buildings pay in turn."""

from collections.abc import Iterable
from itertools import pairwise

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class TerraMystica(Reference):
    """Hexes and bridges are marked beside what is marked, buildings are outlined."""

    companions = ("fleet-the-dice-game", "biddy-and-walter")

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        numbered = self.blank(self.numbered(die.value, self.card.places))
        for place in numbered:
            if place in self.row("buildings") or self.holding("x", self._beside(place)):
                yield place

    def use(self, die: ReferenceDie, option: str) -> None:
        self.marks[option] = "o" if option in self.row("buildings") else "x"

    def at_turn_start(self) -> None:
        odd, even = self.row("buildings")
        pays = odd if self.desk.turn % 2 else even
        if self.marks[pays]:
            self.reward(pays)

    def score(self) -> int:
        deserts = len(self.holding("x", self.row("deserts")))
        stars = int(self.card.values["desert_stars"][deserts])
        return stars + self.full(self.row("buildings")) + self._joined()

    def _joined(self) -> bool:
        """Can one walk from dwelling to dwelling over what is marked?"""
        west, east = self.row("dwellings")
        reached = [west]
        for place in reached:
            reached += [
                other for other in self.holding("x", self._beside(place)) if other not in reached
            ]
        return east in reached

    def _beside(self, place: str) -> list[str]:
        """All that is before or after it in a line of the map."""
        found: list[str] = []
        for line in self.rows("lines"):
            for one, other in pairwise(line):
                if place == one:
                    found.append(other)
                elif place == other:
                    found.append(one)
        return found


REFERENCE = TerraMystica
