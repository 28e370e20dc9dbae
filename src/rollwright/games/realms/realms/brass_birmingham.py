"""Brass: Birmingham: a network of canals, then of railways, whose towns pay for every new route.

Notation: the two towns of a route: `stafford-walsall`; then a choice: `coin`, `star`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.geometry import neighbors_in_lines
from rollwright.games.realms.option import at_place
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.resource import STAR, gains_in
from rollwright.games.realms.state import MOST_STARS, RealmState

# What a star at the end of a route that can be marked next promises.
_HOPE: Final = 0.25
_NONE: Final[list[int]] = []


class BrassBirmingham(Realm):
    """Routes and towns are places; each line of a list is a town, a route and a town."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        canals, railways = card.places_of("canals"), card.places_of("railways")
        lines = canals + railways + card.places_of("either")
        self.routes = sorted([line[1] for line in lines])
        self.canals = [line[1] for line in canals]
        self.railways = [line[1] for line in railways]
        self.canal_turns = card.number("canal_turns")
        # Of each route its two towns, and all routes that meet it there.
        self.towns = neighbors_in_lines(len(card.places), lines)
        self.beside = [self._meeting(place) for place in range(len(card.places))]
        self.stars_at = [self._stars(place) for place in range(len(card.places))]
        self.declare([at_place(card.places[route].id, route) for route in self.routes])
        self.hold([at for at in range(len(card.places)) if at not in self.routes], [])
        # The options of each number, in the time of canals and in that of railways.
        self.early = {value: self._numbered(value, self.railways) for value in range(1, 7)}
        self.late = {value: self._numbered(value, self.canals) for value in range(1, 7)}

    def _meeting(self, route: int) -> list[int]:
        routes = [other for town in self.towns[route] for other in self.towns[town]]
        return [other for other in dict.fromkeys(routes) if other != route]

    def _stars(self, route: int) -> int:
        """The number of towns of a route where a star can be had."""
        gains = [self.card.places[town].gains for town in self.towns[route]]
        return len([1 for town in gains if any([STAR in gains_in(gain) for gain in town])])

    def _numbered(self, value: int, closed: list[int]) -> list[int]:
        """The routes for a number, without those of the other time."""
        return [
            option
            for option, route in enumerate(self.routes)
            if route not in closed
            and (value == self.card.places[route].number or value == self.card.number("joker"))
        ]

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        time = self.early if desk.turn <= self.canal_turns else self.late
        first = state.count_filled(self.routes) == 0
        return [
            option
            for option in time.get(die.value, _NONE)
            if state.is_blank(self.routes[option])
            and (first or state.count_filled(self.beside[self.routes[option]]))
        ]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        route = self.routes[option]
        state.mark(route)
        for town in self.towns[route]:
            self.reward(desk, state, town)

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """One network, without railways before their time."""
        if desk.turn <= self.canal_turns and state.count_filled(self.railways):
            return False
        marked = state.filled(self.routes)
        network = marked[:1]
        for route in network:
            network += [one for one in state.filled(self.beside[route]) if one not in network]
        return len(network) == len(marked)

    def most_stars(self, desk: Desk, state: RealmState) -> int:
        return sum([self.stars_at[route] for route in state.filled(self.routes)])

    def promise(self, desk: Desk, state: RealmState) -> float:
        """The stars at routes that can be marked next, now or once their time has come."""
        stars = 0
        for route in state.blanks(self.routes):
            in_time = desk.turn < self.canal_turns or route not in self.canals
            if in_time and self.stars_at[route] and state.count_filled(self.beside[route]):
                stars += self.stars_at[route]
        return min(_HOPE * stars, float(MOST_STARS - state.stars))


REALM: Final = BrassBirmingham
