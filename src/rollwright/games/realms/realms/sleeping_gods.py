"""Sleeping Gods: four monsters, attacked square by square.

Notation: one square with the die, then the next one by one: `a1` to `h4`, row 1 on top
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.geometry import beside, neighbors_on_grid, places_in, reach
from rollwright.games.realms.realm import Realm, progress
from rollwright.games.realms.state import RealmState


class SleepingGods(Realm):
    """Sets of squares are bit masks: an attack marks a connected set."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.monsters = card.places_of("monsters")
        self.venoms = card.places_of("venoms")[0]
        self.venoms_a_star = card.number("venoms_a_star")
        # The numbers that must avoid squares with icons.
        self.careful = card.numbers("careful")
        self.squares = list(range(len(card.places)))
        self.neighbors = neighbors_on_grid(card)
        self.icons = sum(
            [
                1 << square
                for square in self.squares
                if card.places[square].gains or square in self.venoms
            ]
        )
        self.most_cells = 6
        self.scores_at_once = False

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        free = self._free(state, die.value)
        fitting, unseen = 0, free
        while unseen:
            area = reach(self.neighbors, unseen & -unseen, free)
            if 1 <= die.value <= area.bit_count():
                fitting |= area
            unseen ^= area
        return places_in(fitting)

    def _free(self, state: RealmState, number: int) -> int:
        """The squares that an attack with this number may mark."""
        free = sum([1 << square for square in state.blanks(self.squares)])
        return free & ~self.icons if number in self.careful else free

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        self.take_cells(desk, state, die.value, option)

    def take_cell(self, desk: Desk, state: RealmState, cell: int) -> None:
        state.mark(cell)
        self.reward(desk, state, cell)

    def next_cells(self, state: RealmState, number: int, done: int) -> list[int]:
        """Any free neighbour: the rest of the area stays in reach."""
        return places_in(beside(self.neighbors, done) & self._free(state, number))

    def could_be_done(self, state: RealmState, number: int, done: int) -> bool:
        """A connected set of squares with room for the rest of the attack."""
        if number in self.careful and done & self.icons:
            return False
        if reach(self.neighbors, done & -done, done) != done:
            return False
        return reach(self.neighbors, done, self._free(state, number)).bit_count() >= number

    def score(self, desk: Desk, state: RealmState) -> int:
        monsters = len([1 for monster in self.monsters if state.all_filled(monster)])
        return monsters + state.count_filled(self.venoms) // self.venoms_a_star

    def promise(self, desk: Desk, state: RealmState) -> float:
        venoms = state.count_filled(self.venoms) % self.venoms_a_star
        return venoms / self.venoms_a_star + progress(state, self.monsters)


REALM: Final = SleepingGods
