"""Pendulum: outlined octagons pay whenever an hourglass is completed."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class Pendulum(Reference):
    """Any number outlines an octagon; its own number is marked in an hourglass."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        yield from self.blank(self.row("octagons"))
        if self._glass(die):
            yield "hourglass"

    def use(self, die: ReferenceDie, option: str) -> None:
        if option != "hourglass":
            self.marks[option] = "o"
            return
        number = self._glass(die)[0]
        self.marks[number] = "x"
        if any(number in glass and self.full(glass) for glass in self.rows("hourglasses")):
            for octagon in self.holding("o", self.row("octagons")):
                self.reward(octagon)

    def _glass(self, die: ReferenceDie) -> list[str]:
        numbers = [place for glass in self.rows("hourglasses") for place in glass]
        return self.blank(self.numbered(die.value, numbers))


REFERENCE = Pendulum
