"""Gùgōng: boxes in order; a greater number gains the resource, any other pays it."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class Gugong(Reference):
    """A number is compared with the one written last; a 1 is greater than a 6."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        for box in self.blank(self.row("boxes"))[:1]:
            if self._gains(die.value) or self.can_pay(self.card.gains(box)):
                yield "next"

    def use(self, die: ReferenceDie, option: str) -> None:
        box = self.blank(self.row("boxes"))[0]
        gains = self._gains(die.value)
        self.marks[box] = str(die.value)
        if gains:
            self.reward(box)
        else:
            self.pay(self.card.gains(box))
        for above, below in self.rows("stars"):
            if below == box:
                self.reward(above)

    def _gains(self, value: int) -> bool:
        written = [int(self.marks[box]) for box in self.row("boxes") if self.marks[box]]
        if not written:
            return True
        previous = written[-1]
        return value > previous or (previous == 6 and value == 1)


REFERENCE = Gugong
