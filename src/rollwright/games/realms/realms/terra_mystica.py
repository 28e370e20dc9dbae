"""Terra Mystica: a map with a river and deserts, and buildings that pay every other turn.

Notation: a hex, `a4` to `e2`, a bridge, `bridge1` to `bridge3`, or a building, `odd` or `even`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.geometry import beside, neighbors_in_lines, reach
from rollwright.games.realms.option import at_place
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.state import OUTLINED, RealmState

_NONE: Final[list[int]] = []
# For `promise`: a building, a desert and the path, divided by what is still to be marked for each.
_BUILDING: Final = 1.2
_DESERT: Final = 1.5
_PATH: Final = 1.7


class TerraMystica(Realm):
    """The dwellings are marked from the start, so whatever is beside them can be marked."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.scores_at_once = False
        self.west, self.east = card.places_of("dwellings")[0]
        self.deserts = card.places_of("deserts")[0]
        self.buildings = card.places_of("buildings")[0]
        self.odd, self.even = self.buildings
        self.desert_stars = card.numbers("desert_stars")
        found = neighbors_in_lines(len(card.places), card.places_of("lines"))
        self.beside = [sum([1 << other for other in others]) for others in found]
        self.map = [place for place in range(len(found)) if found[place]]
        # What can be marked or outlined, and that of each number, as options.
        self.spots = [at for at, place in enumerate(card.places) if place.number]
        self.spots_of = {
            value: [
                option
                for option, spot in enumerate(self.spots)
                if card.places[spot].number == value
            ]
            for value in range(1, 7)
        }
        self.declare([at_place(card.places[spot].id, spot) for spot in self.spots])
        self.hold(self.buildings, [OUTLINED])

    # --- a die ---------------------------------------------------------------------------

    def _marked(self, state: RealmState) -> int:
        """The marked places of the map, dwellings included, as a set."""
        area = 0
        for place in self.map:
            if not state.is_blank(place):
                area |= 1 << place
        return area

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        near = beside(self.beside, self._marked(state))
        found: list[int] = []
        for option in self.spots_of.get(die.value, _NONE):
            spot = self.spots[option]
            if state.is_blank(spot) and (near >> spot & 1 or spot in self.buildings):
                found.append(option)
        return found

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        spot = self.spots[option]
        if spot in self.buildings:
            state.outline(spot)
        else:
            state.mark(spot)

    # --- the start of a turn -----------------------------------------------------------------

    def starts_turns(self) -> bool:
        return True

    def at_turn_start(self, desk: Desk, state: RealmState) -> None:
        building = self.odd if desk.turn % 2 == 1 else self.even
        if state.is_outlined(building):
            self.reward(desk, state, building)

    # --- stars ---------------------------------------------------------------------------

    def _is_joined(self, state: RealmState) -> bool:
        """Does a path of marked places join the dwellings?"""
        path = reach(self.beside, 1 << self.west, self._marked(state))
        return bool(path >> self.east & 1)

    def score(self, desk: Desk, state: RealmState) -> int:
        stars = self.desert_stars[state.count_filled(self.deserts)]
        stars += state.all_filled(self.buildings)
        return stars + self._is_joined(state)

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """All that is marked on the map was reached from a dwelling."""
        marked = self._marked(state)
        return reach(self.beside, 1 << self.west | 1 << self.east, marked) == marked

    # --- for bots ------------------------------------------------------------------------

    def _way(self, marked: int) -> int:
        """The least number of places to mark between the dwellings."""
        goal = 1 << self.east
        free = marked & ~goal
        area = reach(self.beside, 1 << self.west, free)
        way = 0
        near = beside(self.beside, area)
        while not near & goal:
            way += 1
            area = reach(self.beside, area | near, free)
            near = beside(self.beside, area)
        return way

    def promise(self, desk: Desk, state: RealmState) -> float:
        """Deserts and the path by what is left to mark; a building pays on and on."""
        worth = _BUILDING * state.count_filled(self.buildings)
        marked = self._marked(state)
        left = sum([1 << desert for desert in state.blanks(self.deserts)])
        area, step = marked, 1
        while left:
            area |= beside(self.beside, area)
            step += 1
            worth += _DESERT * (left & area).bit_count() / step
            left &= ~area
        way = self._way(marked)
        return worth + _PATH / (1 + way) if way else worth


REALM: Final = TerraMystica
