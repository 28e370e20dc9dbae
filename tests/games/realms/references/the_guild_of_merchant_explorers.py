"""The Guild of Merchant Explorers: patterns of hexes around a city, grown from what is marked."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import permutations
from math import dist

from tests.games.realms.references.desk import ReferenceDesk, ReferenceDie
from tests.games.realms.references.printed import Printed
from tests.games.realms.references.reference import Reference

LANDS = ("grassland", "desert", "mountain")
# The distance of the centres of two hexes that touch, with room for rounding.
TOUCHING = 2.1


@dataclass
class Exploring:
    """The number of hexes, and those marked so far."""

    count: int
    done: list[str]


class TheGuildOfMerchantExplorers(Reference):
    """One hex with the die, then the others one by one; a pattern is never left incomplete."""

    companions = ("fleet-the-dice-game",)

    def __init__(self, card: Printed, desk: ReferenceDesk) -> None:
        super().__init__(card, desk)
        centres = {name: place["hex"][:2] for name, place in card.places.items()}
        self.beside = {
            one: [other for other in centres if 0 < dist(centres[one], centres[other]) < TOUCHING]
            for one in centres
        }

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        return self._hexes(Exploring(self.card.values["hexes"][die.value - 1], []))

    def use(self, die: ReferenceDie, option: str) -> None:
        self.choose(Exploring(self.card.values["hexes"][die.value - 1], []), option)

    def choices(self, question: Exploring) -> Iterable[str]:
        found = self._hexes(question)
        # Where one hex is left, nobody is asked.
        return found if len(found) > 1 else []

    def go_on(self, question: Exploring) -> None:
        self.choose(question, self._hexes(question)[0])

    def choose(self, question: Exploring, option: str) -> None:
        self.tick(option)
        done = [*question.done, option]
        if len(done) < question.count:
            self.ask(Exploring(question.count, done))

    def _hexes(self, question: Exploring) -> list[str]:
        """The hexes from which a pattern can be completed."""
        count, done = question.count, question.done
        return [place for place in self._open(done) if self._leads_on(count, [*done, place])]

    def _open(self, done: list[str]) -> list[str]:
        """The unmarked hexes beside the city or a marked hex; the city is marked from the start."""
        reached = [place for place in self.card.places if self.marks[place] or place in done]
        return [
            place
            for place in self.card.places
            if place not in reached and any(other in reached for other in self.beside[place])
        ]

    def _leads_on(self, count: int, done: list[str]) -> bool:
        """Is this a whole pattern, or the beginning of one that can be completed?"""
        if not self._begins(count, done):
            return False
        if len(done) == count:
            return True
        return any(self._leads_on(count, [*done, place]) for place in self._open(done))

    def _begins(self, count: int, done: list[str]) -> bool:
        """Do these hexes, in this order, begin one of the patterns of so many hexes?"""
        if count == 1:
            return done[0] not in self.row("sea")
        joined = all(
            any(other in done[:at] for other in self.beside[place])
            for at, place in enumerate(done)
            if at
        )
        if count == 2:
            return joined or all(self._is("sea", place) for place in done)
        return (joined and self._is("sea", done[0])) or any(
            all(self._is(land, place) for land, place in zip(lands, done, strict=False))
            for lands in permutations(LANDS)
        )

    def _is(self, terrain: str, place: str) -> bool:
        return place in self.row(terrain) or place in self.row("stars")


REFERENCE = TheGuildOfMerchantExplorers
