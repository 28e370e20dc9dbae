"""Wonderland's War: numbers on battlegrounds, against the sum of the dice of certain turns."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class WonderlandsWar(Reference):
    """A battle is decided at the end of its turn, once and for all."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        return self.blank(circle for circles in self.rows("grounds") for circle in circles)

    def use(self, die: ReferenceDie, option: str) -> None:
        self.marks[option] = str(die.value)
        self.reward(option)

    def at_turn_end(self) -> None:
        turns = self.card.values["turns"]
        if self.desk.turn not in turns:
            return
        battle = turns.index(self.desk.turn)
        total = sum(self.desk.roll)
        self.marks[self.row("sums")[battle]] = str(total)
        if sum(int(self.marks[circle] or 0) for circle in self.rows("grounds")[battle]) >= total:
            self.tick(self.row("stars")[battle])


REFERENCE = WonderlandsWar
