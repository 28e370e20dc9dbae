"""A Feast for Odin: shapes drawn on islands, each of them once.

Notation: the squares covered, sorted, column letter and row number, row 1 on top: `a1,a2,b2`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.geometry import Cell, area_of, cells_of, grid_of, placements
from rollwright.games.realms.option import at_place
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.state import MOST_STARS, RealmState

# For `promise`: what an island is worth by the square of its filled share, what a star square is
# worth while its island is open, and what a shape still to be used is worth.
_ISLAND: Final = 0.9
_STAR: Final = 0.3
_SHAPE: Final = 0.12


class AFeastForOdin(Realm):
    """The squares tell the shape: no number has two shapes of one form."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.islands = card.places_of("islands")
        self.squares = [square for island in self.islands for square in island]
        # The places where shapes are marked as used, and the number of each shape.
        self.shapes = card.places_of("shapes")[0]
        self.number_of = card.numbers("numbers")
        self.joker = card.number("joker")
        self.stars = [square for square in self.squares if _has_star(card, square)]
        self.sizes: list[int] = []
        self.covered: list[list[int]] = []
        # The options of each shape, and all of them.
        self.ways: list[list[int]] = []
        self._lay(card)
        self.masks = [area_of(places) for places in self.covered]
        self.declare([at_place(card.ids_of(places), places[0]) for places in self.covered])
        self.writable = self.squares

    def _lay(self, card: Card) -> None:
        """Find all ways to draw the shapes; shapes of the same form share them."""
        grids: list[dict[Cell, int]] = [grid_of(card, island) for island in self.islands]
        known: dict[str, int] = {}
        for text in card.texts("shapes"):
            shape = cells_of(text)
            self.sizes.append(len(shape))
            found: list[int] = []
            for grid in grids:
                for places in placements(shape, grid):
                    name = card.ids_of(places)
                    if name not in known:
                        known[name] = len(self.covered)
                        self.covered.append(places)
                    found.append(known[name])
            self.ways.append(found)

    # --- a die ---------------------------------------------------------------------------

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        filled = state.filled_area(self.squares)
        masks = self.masks
        if die.value == self.joker:
            return [option for option, mask in enumerate(masks) if not mask & filled]
        found: list[int] = []
        for shape in self._unused(state, die.value):
            found += [option for option in self.ways[shape] if not masks[option] & filled]
        return found

    def _unused(self, state: RealmState, number: int) -> list[int]:
        """The shapes of a number that are not marked as used."""
        return [
            shape
            for shape, place in enumerate(self.shapes)
            if self.number_of[shape] == number and state.is_blank(place)
        ]

    def _shape_of(self, state: RealmState, option: int, die: Die | None) -> int:
        """The shape that this die uses up with the option; -1 if none."""
        if die is None or die.value == self.joker:
            return -1
        for shape in self._unused(state, die.value):
            if option in self.ways[shape]:
                return shape
        return -1

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        shape = self._shape_of(state, option, die)
        if shape >= 0:
            state.mark(self.shapes[shape])
        places = self.covered[option]
        for place in places:
            state.mark(place)
        for place in places:
            self.reward(desk, state, place)
        for island in self.islands:
            if places[0] in island and state.all_filled(island):
                state.star()

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """The squares, and the shape that is used up."""
        shape = self._shape_of(state, option, die)
        return self.covered[option] + ([self.shapes[shape]] if shape >= 0 else [])

    # --- saved cards, and advice -------------------------------------------------------------

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """Every used shape covers squares of its own; others were drawn by the joker."""
        used = [self.sizes[at] for at, place in enumerate(self.shapes) if not state.is_blank(place)]
        return sum(used) <= state.count_filled(self.squares)

    def most_stars(self, desk: Desk, state: RealmState) -> int:
        islands = len([1 for island in self.islands if state.all_filled(island)])
        return state.count_filled(self.stars) + islands

    def promise(self, desk: Desk, state: RealmState) -> float:
        """Islands by what is filled of them, stars still in sight, and shapes to fill them with."""
        worth = _SHAPE * len(state.blanks(self.shapes)) + _STAR * len(state.blanks(self.stars))
        for island in self.islands:
            filled = state.count_filled(island)
            if filled < len(island):
                worth += _ISLAND * (filled / len(island)) ** 2
        return min(worth, float(MOST_STARS))


def _has_star(card: Card, place: int) -> bool:
    return STAR in card.places[place].gains


REALM: Final = AFeastForOdin
