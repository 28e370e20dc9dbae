"""Sleeping Gods: four monsters, attacked square by square.

Notation: one square with the die, then the next one by one: `a1` to `h4`, row 1 on top
"""

from typing import Final

from rollwright.games.realms.card_file import read_card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.realm import MARKED, Pending, Realm
from rollwright.games.realms.shapes import cells_of

CARD: Final = read_card("sleeping-gods")
MONSTERS: Final = CARD.places_of("monsters")
VENOMS: Final = CARD.places_of("venoms")[0]
VENOMS_A_STAR: Final = CARD.number("venoms_a_star")
# The numbers that keep away from icons.
CAREFUL: Final = CARD.numbers("careful")
SQUARES: Final = list(range(len(CARD.places)))
_SPOTS: Final = cells_of(" ".join([place.id for place in CARD.places]))


def _neighbors(square: int) -> int:
    x, y = _SPOTS[square]
    beside = [at for at in SQUARES if abs(_SPOTS[at][0] - x) + abs(_SPOTS[at][1] - y) == 1]
    return sum([1 << at for at in beside])


# Sets of squares are bit masks.
NEIGHBORS: Final[list[int]] = [_neighbors(square) for square in SQUARES]
ICONS: Final[int] = sum(
    [1 << square for square in SQUARES if CARD.places[square].gains or square in VENOMS]
)


def _beside(area: int) -> int:
    """All squares that share a side with one of the area."""
    beside = 0
    while area:
        square = area.bit_length() - 1
        beside |= NEIGHBORS[square]
        area ^= 1 << square
    return beside


def _reach(area: int, free: int) -> int:
    """The area and all free squares that it can grow to."""
    edge = area
    while edge:
        edge = _beside(edge) & free & ~area
        area |= edge
    return area


def _squares_in(area: int) -> list[int]:
    return [square for square in SQUARES if area & 1 << square]


class SleepingGods(Realm):
    """While an attack goes on, what is pending has its number as kind and its squares as value."""

    __slots__ = ()

    def options(self, desk: Desk, die: Die) -> list[int]:
        free = self._free(die.value)
        fitting, unseen = 0, free
        while unseen:
            area = _reach(unseen & -unseen, free)
            if 1 <= die.value <= area.bit_count():
                fitting |= area
            unseen ^= area
        return _squares_in(fitting)

    def _free(self, number: int) -> int:
        """The squares that an attack with this number may mark."""
        free = sum([1 << square for square in SQUARES if self.is_blank(square)])
        return free & ~ICONS if number in CAREFUL else free

    def use(self, desk: Desk, die: Die, option: int) -> None:
        self._attack(desk, die.value, 0, option)

    def _attack(self, desk: Desk, number: int, attacked: int, square: int) -> None:
        self.mark(square)
        self.reward(desk, square)
        attacked |= 1 << square
        if attacked.bit_count() < number:
            desk.later(self.slot, number, attacked)

    def choices(self, desk: Desk, pending: Pending) -> list[int]:
        """Whatever is chosen, the rest of the area stays in reach."""
        return _squares_in(_beside(pending.value) & self._free(pending.kind))

    def choose(self, desk: Desk, pending: Pending, option: int) -> None:
        self._attack(desk, pending.kind, pending.value, option)

    def knows_pending(self, pending: Pending) -> bool:
        """A connected set of marked squares with room for the rest of the attack."""
        attacked, number = pending.value, pending.kind
        marked = sum([1 << square for square in SQUARES if self.cells[square] == MARKED])
        if not 1 <= attacked.bit_count() < number <= 6 or attacked & ~marked:
            return False
        if number in CAREFUL and attacked & ICONS:
            return False
        if _reach(attacked & -attacked, attacked) != attacked:
            return False
        return _reach(attacked, self._free(number)).bit_count() >= number

    def score(self, desk: Desk) -> int:
        monsters = len([1 for monster in MONSTERS if self.all_filled(monster)])
        return monsters + self.count_filled(VENOMS) // VENOMS_A_STAR

    def promise(self, desk: Desk) -> float:
        worth = (self.count_filled(VENOMS) % VENOMS_A_STAR) / VENOMS_A_STAR
        for monster in MONSTERS:
            filled = self.count_filled(monster)
            if filled < len(monster):
                worth += filled / len(monster)
        return worth


REALM: Final = SleepingGods
