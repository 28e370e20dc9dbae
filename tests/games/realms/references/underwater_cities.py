"""Underwater Cities: outline cities and mark tunnels; connected cities are worth stars."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class UnderwaterCities(Reference):
    """The ends of a tunnel are read off its print, such as `5:0-1-3`; 0 is the starting city."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        return self.blank(self.numbered(die.value, self.marks))

    def use(self, die: ReferenceDie, option: str) -> None:
        self.marks[option] = "x" if self._ends(option) else "o"
        # The star of a city counts only while it is connected.
        self.gain(self.card.gains(option).replace("*", ""))

    def score(self) -> int:
        connected = {0}
        # Each walk through all tunnels finds at least one more city, if there is one.
        for _ in self.marks:
            for tunnel in self.holding("x", self.marks):
                if connected & self._ends(tunnel):
                    connected |= self._ends(tunnel)
        cities = self.holding("o", self.marks)
        return len([city for city in cities if self.card.number(city) in connected])

    def _ends(self, place: str) -> set[int]:
        """The numbers of the cities that a tunnel joins; none if it is no tunnel."""
        _, _, ends = str(self.card.places[place].get("print", "")).partition(":")
        return {int(end) for end in ends.split("-") if end}


REFERENCE = UnderwaterCities
