"""Planet Unknown: every number is given a shape of its own, which it draws on the planet.

Notation: the squares covered, sorted, column letter and row number, row 1 on top: `b2,c2,c3`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.geometry import Cell, area_of, cells_of, grid_of, placements
from rollwright.games.realms.option import at_place
from rollwright.games.realms.realm import Realm, marked_when_full
from rollwright.games.realms.state import NUMBERS, OUTLINED, RealmState

# For `promise`: a row and a column by the square of its filled share, a shape that can still be
# assigned, and what an empty square costs that has no empty neighbour.
_ROW: Final = 0.9
_COLUMN: Final = 0.3
_SHAPE: Final = 0.08
_HOLE: Final = 0.35


class PlanetUnknown(Realm):
    """The squares tell the shape: no two shapes have one form."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.scores_at_once = False
        self.rows = card.places_of("rows")
        self.columns = card.places_of("columns")
        self.rewards = card.places_of("rewards")[0]
        self.squares = [square for row in self.rows for square in row]
        # Where the number of each shape is written; the two of a pair follow each other.
        self.shapes = [shape for pair in card.places_of("pairs") for shape in pair]
        self.hold(self.shapes, NUMBERS)
        self.hold(self.rewards, [OUTLINED])
        grid: dict[Cell, int] = grid_of(card, self.squares)
        # All placements of the shapes, those of a shape from its index in `first` on.
        self.covered: list[list[int]] = []
        self.first: list[int] = [0]
        for shape in card.texts("shapes"):
            self.covered += placements(cells_of(shape), grid)
            self.first.append(len(self.covered))
        self.masks = [area_of(places) for places in self.covered]
        around = [(x, y, place) for (x, y), place in grid.items()]
        self.neighbors = {
            place: area_of([other for a, b, other in around if abs(a - x) + abs(b - y) == 1])
            for x, y, place in around
        }
        self.declare([at_place(card.ids_of(places), places[0]) for places in self.covered])
        self.writable = self.squares

    # --- numbers and their shapes ------------------------------------------------------------

    def _shapes_for(self, state: RealmState, number: int) -> list[int]:
        """The shape of a number; if it has none yet, all those that it may be given."""
        for shape, place in enumerate(self.shapes):
            if state.number_in(place) == number:
                return [shape]
        shapes = range(len(self.shapes))
        return [shape for shape in shapes if self._may_be(state, shape, number)]

    def _may_be(self, state: RealmState, shape: int, number: int) -> bool:
        """May a free shape be given this number? The lower one of a pair is on the left."""
        if not state.is_blank(self.shapes[shape]):
            return False
        on_the_left = shape % 2 == 0
        other = state.number_in(self.shapes[shape + 1 if on_the_left else shape - 1])
        return not other or (number < other if on_the_left else number > other)

    def _shape_of(self, option: int) -> int:
        """The shape that an option draws."""
        shape = 0
        while self.first[shape + 1] <= option:
            shape += 1
        return shape

    # --- a die ---------------------------------------------------------------------------

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        found: list[int] = []
        if not 1 <= die.value <= len(NUMBERS):
            return found
        filled = state.filled_area(self.squares)
        masks = self.masks
        for shape in self._shapes_for(state, die.value):
            ways = range(self.first[shape], self.first[shape + 1])
            found += [option for option in ways if not masks[option] & filled]
        return found

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        place = self.shapes[self._shape_of(option)]
        if state.is_blank(place):
            state.write(place, die.value)
        for square in self.covered[option]:
            state.mark(square)
        for column, reward in zip(self.columns, self.rewards, strict=True):
            if state.is_blank(reward) and state.all_filled(column):
                state.outline(reward)
                self.reward(desk, state, reward)

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """The squares, a shape that is given its number, and what full columns give."""
        covered = self.covered[option]
        found = covered[:]
        shape = self.shapes[self._shape_of(option)]
        if state.is_blank(shape):
            found.append(shape)
        for column, reward in zip(self.columns, self.rewards, strict=True):
            left = state.blanks(column)
            if left and all([square in covered for square in left]):
                found.append(reward)
        return found

    # --- stars, saved cards and advice -------------------------------------------------------

    def score(self, desk: Desk, state: RealmState) -> int:
        return len([1 for row in self.rows if state.all_filled(row)])

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """Every number has one shape, pairs rise, and what is filled was drawn with a shape."""
        given = [state.number_in(place) for place in self.shapes]
        drawn = [len(self.covered[self.first[at]]) for at, number in enumerate(given) if number]
        if len(set(given) - {0}) != len(drawn):
            return False
        for left, right in zip(given[::2], given[1::2], strict=True):
            if left and right and left > right:
                return False
        filled = state.count_filled(self.squares)
        if filled < sum(drawn) or (filled and not drawn):
            return False
        return marked_when_full(state, self.rewards, self.columns)

    def promise(self, desk: Desk, state: RealmState) -> float:
        """Rows and columns by what is filled of them, less for holes that no shape fills."""
        worth = _ROW * _squared(state, self.rows) + _COLUMN * _squared(state, self.columns)
        blanks = state.blanks(self.squares)
        free = area_of(blanks)
        for square in blanks:
            if not self.neighbors[square] & free:
                worth -= _HOLE
        return worth + _SHAPE * len(state.blanks(self.shapes))


def _squared(state: RealmState, groups: list[list[int]]) -> float:
    """The sum of the squares of the filled shares of all groups that are not full yet."""
    worth = 0.0
    for places in groups:
        filled = state.count_filled(places)
        if filled < len(places):
            worth += (filled / len(places)) ** 2
    return worth


REALM: Final = PlanetUnknown
