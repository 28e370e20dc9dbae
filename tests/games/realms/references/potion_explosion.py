"""Potion Explosion: potions of different numbers, whose labels are used once, at any time."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class PotionExplosion(Reference):
    """Potions and labels are numbered from 1."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        for number, bubbles in enumerate(self.rows("potions"), 1):
            written = [self.marks[bubble] for bubble in bubbles]
            if not all(written) and str(die.value) not in written:
                yield str(number)

    def use(self, die: ReferenceDie, option: str) -> None:
        bubbles = self.rows("potions")[int(option) - 1]
        self.marks[self.blank(bubbles)[0]] = str(die.value)
        if self.full(bubbles):
            self.tick(self.row("stars")[int(option) - 1])
            # A label that can be used is outlined, and marked when it is used.
            self.marks[self.row("labels")[int(option) - 1]] = "o"

    def actions(self) -> Iterable[str]:
        die, resources, again = (self.marks[label] == "o" for label in self.row("labels"))
        if die:
            yield from [f"die={value}" for value in range(1, 7)]
        if resources:
            yield "resources"
        if again:
            yield from [f"open={name}" for name in self.desk.closed]

    def act(self, option: str) -> None:
        die, resources, again = self.row("labels")
        what, _, value = option.partition("=")
        if what == "die":
            self.marks[die] = "x"
            self.desk.create(int(value))
        elif what == "resources":
            self.marks[resources] = "x"
            self.ask_resources(self.stars)
        else:
            self.marks[again] = "x"
            self.desk.closed.remove(value)


REFERENCE = PotionExplosion
