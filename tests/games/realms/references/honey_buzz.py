"""Honey Buzz: honey pays all that touches it once it is surrounded."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class HoneyBuzz(Reference):
    """Double hexes are marked by number; honey that has paid is outlined."""

    companions = ("fleet-the-dice-game",)

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        # Numbers are printed on double hexes alone.
        return self.blank(self.numbered(die.value, self.card.places))

    def use(self, die: ReferenceDie, option: str) -> None:
        self.marks[option] = "x"
        touching = {honey: benefits for honey, *benefits in self.rows("beside")}
        for honey, *hexes in self.rows("around"):
            if not self.marks[honey] and self.full(hexes):
                self.marks[honey] = "o"
                for benefit in touching[honey]:
                    self.reward(benefit)


REFERENCE = HoneyBuzz
