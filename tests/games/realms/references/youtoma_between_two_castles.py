"""Between Two Castles (Youtoma): squares give their resources; no low numbers in two corners."""

from collections.abc import Iterable

from tests.games.realms.references.between_two_castles import BetweenTwoCastles
from tests.games.realms.references.desk import ReferenceDie

# The bottom-right squares of the castles, and what they refuse.
REFUSED = {"L3a": (1,), "R2a": (1, 2)}


class YoutomaBetweenTwoCastles(BetweenTwoCastles):
    """As Between Two Castles, without rewards of columns."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        for option in super().uses(die):
            if die.value not in REFUSED.get(self.square(option), ()):
                yield option

    def use(self, die: ReferenceDie, option: str) -> None:
        square = self.square(option)
        self.marks[square] = str(die.value)
        self.reward(square)

    def square(self, option: str) -> str:
        """The lowest blank square of a column."""
        column = next(squares for squares in self.rows("columns") if squares[0][:2] == option)
        return self.blank(column)[0]


REFERENCE = YoutomaBetweenTwoCastles
