"""Meadow: a pyramid of cards, animals above what they stand on, and discoveries for a 6."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference

DISCOVERY = 6


class Meadow(Reference):
    """All is read off the cards as they lie: their numbers, and which ones are right below."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        for card in self.blank(self.marks):
            below = [] if die.value == DISCOVERY else self._below(card)
            if die.value in self._numbers(card) and self.full(below):
                yield card

    def use(self, die: ReferenceDie, option: str) -> None:
        self.tick(option)

    def _numbers(self, card: str) -> list[int]:
        place = self.card.places[card]
        return [int(number) for number in str(place.get("print", place.get("number"))).split()]

    def _below(self, card: str) -> list[str]:
        """The cards of the next row that this one touches with more than a corner."""
        left, top, width, height = self.card.places[card]["rect"]
        found: list[str] = []
        for other, place in self.card.places.items():
            other_left, other_top, other_width, _ = place["rect"]
            beside = other_left >= left + width or other_left + other_width <= left
            if other_top == top + height and not beside:
                found.append(other)
        return found


REFERENCE = Meadow
