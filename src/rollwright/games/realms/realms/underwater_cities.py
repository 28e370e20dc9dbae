"""Underwater Cities: domes on the sea floor, and tunnels that join them to the first one.

Notation: the city or the tunnel of the number: `city3`, `tunnel3`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.state import OUTLINED, RealmState

# For `promise`: an outlined city that one more tunnel would connect, or that is further off, and
# a connected city that is not outlined.
_NEXT: Final = 0.7
_FAR: Final = 0.45
_SITE: Final = 0.45


class UnderwaterCities(Realm):
    """A die outlines the city of its number, or marks the tunnel of its number."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        # Stars depend on connections that come later.
        self.scores_at_once = False
        self.cities = card.places_of("cities")[0]
        self.start = card.places_of("start")[0][0]
        # Of each tunnel, the cities at its ends.
        self.tunnels = [line[0] for line in card.places_of("tunnels")]
        self.ends = [line[1:] for line in card.places_of("tunnels")]
        self.of_number: dict[int, list[int]] = {}
        for place in self.cities + self.tunnels:
            self.of_number.setdefault(card.places[place].number, []).append(place)
        self.hold(self.cities, [OUTLINED])
        self.hold([self.start], [])
        # The connected sites for each set of marked tunnels: there are few, so they are kept.
        self.sites = [self._connected(marked) for marked in range(1 << len(self.tunnels))]

    def _connected(self, marked: int) -> list[int]:
        """The sites that a set of tunnels joins to the starting city, which comes first."""
        found = [self.start]
        for site in found:
            for at, ends in enumerate(self.ends):
                if marked >> at & 1 and site in ends:
                    found += [end for end in ends if end not in found]
        return found

    def _marked(self, state: RealmState) -> int:
        """The marked tunnels, as a set."""
        return sum(
            [1 << at for at, tunnel in enumerate(self.tunnels) if not state.is_blank(tunnel)]
        )

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        return state.blanks(self.of_number.get(die.value, []))

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        if option in self.cities:
            state.outline(option)
        else:
            state.mark(option)
        # The star of a city is counted once the city is connected.
        for gain in self.card.places[option].gains:
            if gain != STAR:
                desk.gain(gain)

    def score(self, desk: Desk, state: RealmState) -> int:
        return len(state.outlined(self.sites[self._marked(state)]))

    def promise(self, desk: Desk, state: RealmState) -> float:
        """Cities that wait for a tunnel, and connected sites that wait for a city."""
        sites = self.sites[self._marked(state)]
        near = sites[:]
        for tunnel, ends in zip(self.tunnels, self.ends, strict=True):
            if state.is_blank(tunnel) and any([end in sites for end in ends]):
                near += ends
        worth = 0.0
        for city in self.cities:
            if state.is_blank(city):
                worth += _SITE if city in sites else 0.0
            elif city not in sites:
                worth += _NEXT if city in near else _FAR
        return worth


REALM: Final = UnderwaterCities
