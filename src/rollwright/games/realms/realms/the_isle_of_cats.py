"""The Isle of Cats: a boat filled from one spot on, with pairs beside treasure maps.

Notation: the square or the map: `c3`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.geometry import beside, neighbors_on_grid, places_in, reach
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.state import NUMBERS, RealmState

# For `promise`: a map with room for its pair, one with half of it, and a square for it in reach.
_ROOM: Final = 0.15
_HALF: Final = 1.35
_REACH: Final = 0.4


class TheIsleOfCats(Realm):
    """Sets of places are bit masks: numbers of one kind that touch each other are a group."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.scores_at_once = False
        self.maps = card.places_of("maps")[0]
        self.boxes = [place for place in range(len(card.places)) if place not in self.maps]
        self.stars_a_map = card.number("stars_a_map")
        self.pair = card.number("pair")
        self.neighbors = neighbors_on_grid(card)
        self.hold(self.boxes, NUMBERS)

    def _filled(self, state: RealmState) -> int:
        return sum([1 << place for place in state.filled(self.writable)])

    def _free(self, state: RealmState) -> int:
        """The blank places where something may be filled or marked next."""
        blank = sum([1 << place for place in state.blanks(self.writable)])
        filled = self._filled(state)
        return beside(self.neighbors, filled) & blank if filled else blank

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        return [
            place
            for place in places_in(self._free(state))
            if place not in self.maps or self.card.places[place].number == die.value
        ]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        if option in self.maps:
            state.mark(option)
            self.reward(desk, state, option)
        else:
            state.write(option, die.value)

    # --- scoring -------------------------------------------------------------------------

    def _group(self, state: RealmState, treasure: int) -> int:
        """A map, and all squares with its number that are connected to it by others of them."""
        number = self.card.places[treasure].number
        alike = [1 << box for box in self.boxes if state.number_in(box) == number]
        return reach(self.neighbors, 1 << treasure, sum(alike))

    def score(self, desk: Desk, state: RealmState) -> int:
        groups = [self._group(state, treasure) for treasure in self.maps]
        # The map itself is in its group.
        return self.stars_a_map * len([1 for group in groups if group.bit_count() > self.pair])

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """All that is filled is connected."""
        filled = self._filled(state)
        return reach(self.neighbors, filled & -filled, filled) == filled

    def promise(self, desk: Desk, state: RealmState) -> float:
        """Maps whose pair has room to grow: begun or not, now or later."""
        worth = 0.0
        blank = sum([1 << box for box in state.blanks(self.boxes)])
        free = self._free(state)
        for treasure in self.maps:
            group = self._group(state, treasure)
            room = beside(self.neighbors, group) & blank
            if group.bit_count() <= self.pair and room:
                worth += _HALF if group.bit_count() == self.pair else _ROOM
                if room & free:
                    worth += _REACH
        return worth


REALM: Final = TheIsleOfCats
