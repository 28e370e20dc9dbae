"""Tapestry (Youtoma): stars for big squares, and shapes that stay together.

Notation: the cells covered, sorted, column letter and row number, row 1 on top: `a1,a2,b1`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.geometry import beside, grid_of
from rollwright.games.realms.realms.tapestry import Tapestry
from rollwright.games.realms.state import BLANK, RealmState

# The number that goes anywhere else first.
_LAST_RESORT: Final = 1


class YoutomaTapestry(Tapestry):
    """A shape lies beside one that was drawn before, if it can, whether it scores there or not."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        # Printed squares are no drawn shapes.
        self.drawable = [place for place in self.cells if card.places[place].start == BLANK]
        rims = _rims(card, self.cells)
        self.around = [beside(rims, mask) for mask in self.masks]
        self.scores_at_once = True

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        options = super().options(desk, state, die)
        drawn = state.filled_area(self.drawable)
        return [option for option in options if self.around[option] & drawn] or options

    def yields(self, state: RealmState, die: Die) -> bool:
        return die.value == _LAST_RESORT

    def score(self, desk: Desk, state: RealmState) -> int:
        return state.stars


def _rims(card: Card, cells: list[int]) -> list[int]:
    """The squares that share a side with each place, as sets."""
    grid = grid_of(card, cells)
    found = [0 for _ in card.places]
    for (across, down), place in grid.items():
        for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            if (across + x, down + y) in grid:
                found[place] |= 1 << grid[across + x, down + y]
    return found


REALM: Final = YoutomaTapestry
