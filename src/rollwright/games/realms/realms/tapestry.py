"""Tapestry: shapes laid into a grid of six by six, big squares completed for resources.

Notation: the cells covered, sorted, column letter and row number, row 1 on top: `a1,a2,b1`
"""

from typing import Final

from rollwright.games.realms.card_file import read_card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.realm import BLANK, Realm
from rollwright.games.realms.shapes import Cell, cells_of, placements

CARD: Final = read_card("tapestry")
SIDE: Final = 6
GRID: Final[dict[Cell, int]] = {
    (x, y): CARD.index["abcdef"[x] + str(y + 1)] for y in range(SIDE) for x in range(SIDE)
}
CELLS: Final = sorted(GRID.values())
SHAPES: Final = CARD.texts("shapes")
SQUARES: Final = CARD.places_of("squares")
REWARDS: Final = CARD.places_of("rewards")[0]
LINES: Final = CARD.places_of("lines")


def _name(places: list[int]) -> str:
    return ",".join(sorted([CARD.places[place].id for place in places]))


# Every way to lay the shape of each number into the grid; an option is one of them all.
_LAID: Final = [placements(cells_of(shape), GRID) for shape in SHAPES]
PLACES: Final[list[list[int]]] = [places for laid in _LAID for places in laid]
MASKS: Final[list[int]] = [sum([1 << place for place in places]) for places in PLACES]
FIRST: Final[list[int]] = [sum([len(laid) for laid in _LAID[:at]]) for at in range(7)]
OPTIONS: Final[dict[str, int]] = {_name(places): at for at, places in enumerate(PLACES)}


class Tapestry(Realm):
    """A shape covers empty squares only, and may be used again and again."""

    __slots__ = ()

    def options(self, desk: Desk, die: Die) -> list[int]:
        filled = 0
        for place in CELLS:
            if self.cells[place] != BLANK:
                filled |= 1 << place
        shapes = range(FIRST[die.value - 1], FIRST[die.value])
        return [option for option in shapes if not MASKS[option] & filled]

    def use(self, desk: Desk, die: Die, option: int) -> None:
        covered = PLACES[option]
        for place in covered:
            self.mark(place)
        for square, reward in zip(SQUARES, REWARDS, strict=True):
            if self.is_blank(reward) and self.all_filled(square):
                self.mark(reward)
                self.reward(desk, reward)

    def score(self, desk: Desk) -> int:
        return len([1 for line in LINES if self.all_filled(line)])

    def option_text(self, option: int) -> str:
        return _name(PLACES[option])

    def parse_option(self, text: str) -> int:
        return OPTIONS.get(text, -1)

    def option_place(self, option: int, die: Die | None) -> int:
        return PLACES[option][0]


REALM: Final = Tapestry
