"""Tapestry: shapes laid into a grid of six by six, big squares completed for resources.

Notation: the cells covered, sorted, column letter and row number, row 1 on top: `a1,a2,b1`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.geometry import Cell, area_of, cells_of, grid_of, placements
from rollwright.games.realms.option import at_place
from rollwright.games.realms.realm import Realm, marked_when_full
from rollwright.games.realms.state import RealmState


class Tapestry(Realm):
    """A shape covers empty squares only, and may be used again and again."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.squares = card.places_of("squares")
        self.rewards = card.places_of("rewards")[0]
        self.lines = card.places_of("lines")
        grid: dict[Cell, int] = grid_of(card, [place for line in self.lines for place in line])
        self.cells = sorted(grid.values())
        # All placements of the shape of each number; an option is an index of this list, and those
        # of a number begin at its index in `first`.
        self.covered: list[list[int]] = []
        self.first: list[int] = [0]
        for shape in card.texts("shapes"):
            self.covered += placements(cells_of(shape), grid)
            self.first.append(len(self.covered))
        self.masks = [area_of(places) for places in self.covered]
        self.declare([at_place(card.ids_of(places), places[0]) for places in self.covered])
        self.writable = self.cells
        self.scores_at_once = False

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        if not 1 <= die.value < len(self.first):
            return []
        filled = state.filled_area(self.cells)
        masks = self.masks
        shapes = range(self.first[die.value - 1], self.first[die.value])
        return [option for option in shapes if not masks[option] & filled]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        for place in self.covered[option]:
            state.mark(place)
        for square, reward in zip(self.squares, self.rewards, strict=True):
            if state.is_blank(reward) and state.all_filled(square):
                state.mark(reward)
                self.reward(desk, state, reward)

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        return self.covered[option]

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        return marked_when_full(state, self.rewards, self.squares)

    def score(self, desk: Desk, state: RealmState) -> int:
        return len([1 for line in self.lines if state.all_filled(line)])


REALM: Final = Tapestry
