"""Tidal Blades: dice of monsters, each a resource or a step; a bonus of steps for a whole one."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class TidalBlades(Reference):
    """A die marks its own number, the joker any; what gives no resource is a step."""

    companions = ("fleet-the-dice-game",)

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        unmarked = self.blank(place for monster in self.rows("monsters") for place in monster)
        return unmarked if die.value == self._joker() else self.numbered(die.value, unmarked)

    def use(self, die: ReferenceDie, option: str) -> None:
        self.tick(option)
        if not self.card.gains(option):
            self._step()
        for monster, kill in zip(self.rows("monsters"), self.row("kills"), strict=True):
            if option in monster and self.full(monster):
                self.marks[kill] = "x"
                for _ in range(self.card.number(kill)):
                    self._step()

    def _joker(self) -> int:
        return int(self.card.values["joker"])

    def _step(self) -> None:
        """Mark the next spot; beyond the last one there is nothing."""
        for spot in self.blank(self.row("track"))[:1]:
            self.tick(spot)


REFERENCE = TidalBlades
