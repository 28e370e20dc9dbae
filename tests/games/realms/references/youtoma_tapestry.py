"""Tapestry (Youtoma): shapes side by side, a star for each full big square."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import share_a_side
from tests.games.realms.references.tapestry import Tapestry


class YoutomaTapestry(Tapestry):
    """As Tapestry, but a shape lies beside a drawn one, and rows and columns bring nothing."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        laid = list(super().uses(die))
        printed = [place for place, mark in self.card.starts().items() if mark]
        squares = [place for square in self.rows("squares") for place in square]
        drawn = [place for place in self.holding("x", squares) if place not in printed]
        beside = [
            shape
            for shape in laid
            if any(share_a_side(cell, other) for cell in shape.split(",") for other in drawn)
        ]
        return beside or laid

    def yields(self, die: ReferenceDie) -> bool:
        return die.value == 1

    def score(self) -> int:
        return self.stars


REFERENCE = YoutomaTapestry
