"""Boonlake: levers in rows; the area below each is worth a star or a benefit."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class Boonlake(Reference):
    """An outlined lever scores while the area below it is not marked."""

    companions = ("fleet-the-dice-game", "potion-explosion")

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        for values, levers in zip(self.card.values["dice"], self.rows("levers"), strict=True):
            if str(die.value) in values.split():
                for lever in self.blank(levers):
                    if self.can_pay(self.card.costs(lever)):
                        yield lever

    def use(self, die: ReferenceDie, option: str) -> None:
        self.pay(self.card.costs(option))
        self.marks[option] = "o"

    def actions(self) -> Iterable[str]:
        return [area for area in self._areas() if not self.marks[area]]

    def act(self, option: str) -> None:
        self.tick(option)

    def score(self) -> int:
        return len(self.blank(self._areas()))

    def _areas(self) -> list[str]:
        """The areas below outlined levers."""
        levers = [lever for row in self.rows("levers") for lever in row]
        areas = [area for row in self.rows("areas") for area in row]
        pairs = zip(levers, areas, strict=True)
        return [area for lever, area in pairs if self.marks[lever] == "o"]


REFERENCE = Boonlake
