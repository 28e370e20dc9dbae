"""Smitten: two grids of nine cards, one for the die and the other for the sum of the roll.

Notation: a card by grid, column and row, `left-a1`; then for the sum `right-b2+sum`, or `no-sum`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import at_place, nowhere
from rollwright.games.realms.pending import FollowUp, Pending
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.state import RealmState, numbers_from

# The pending step: the sum may be written in the grid of this number.
SUM: Final = 0
_HIGHEST: Final = 12
# For `promise`: a star by its filled cards, and what a sum that is still to be written adds.
_STAR: Final = 0.75
_GRID: Final = 0.5
_DUE: Final = 0.3


class Smitten(Realm):
    """No number repeats in a grid; what lies between cards is gained when they are filled."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.grids = card.places_of("grids")
        self.cards = [place for grid in self.grids for place in grid]
        self.grid_of = [at for at, grid in enumerate(self.grids) for _ in grid]
        # What is gained, and the cards that have to be filled for it.
        self.gifts = [line[0] for line in card.places_of("gifts")]
        self.around = [line[1:] for line in card.places_of("gifts")]
        self.hold(self.cards, numbers_from(1, _HIGHEST))
        # An option is a card; with this added, a card for the sum.
        self.for_sum = len(self.cards)
        sums = [at_place(f"{card.places[place].id}+sum", place) for place in self.cards]
        options = [at_place(card.places[place].id, place) for place in self.cards]
        self.declare(options, [*sums, nowhere("no-sum")])
        self.follow_ups = [FollowUp(0, len(self.grids) - 1, skip=2 * self.for_sum, asks="sum")]

    # --- the die -------------------------------------------------------------------------

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        fitting: list[int] = []
        for at in range(len(self.grids)):
            fitting += self._fitting(state, at, die.value)
        return fitting

    def _fitting(self, state: RealmState, grid: int, number: int) -> list[int]:
        """The empty cards of a grid, as options, if the number is not in it yet."""
        for place in self.grids[grid]:
            if not state.is_blank(place) and state.number_in(place) == number:
                return []
        return [
            option
            for option, place in enumerate(self.cards)
            if self.grid_of[option] == grid and state.is_blank(place)
        ]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        self._write(desk, state, self.cards[option], die.value)
        desk.later(state.slot, SUM, 1 - self.grid_of[option])

    def _write(self, desk: Desk, state: RealmState, place: int, number: int) -> None:
        gained = self._completed(state, place)
        state.write(place, number)
        for gift in gained:
            state.mark(gift)
            self.reward(desk, state, gift)

    def _completed(self, state: RealmState, place: int) -> list[int]:
        """What is gained when this empty card is filled."""
        found: list[int] = []
        for gift, places in zip(self.gifts, self.around, strict=True):
            if place in places and len(state.blanks(places)) == 1:
                found.append(gift)
        return found

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """The card, and what is gained around it."""
        place = self.place_of(state, option, die)
        return [place, *self._completed(state, place)] if place >= 0 else []

    # --- the sum -------------------------------------------------------------------------

    def choices(self, desk: Desk, state: RealmState, pending: Pending) -> list[int]:
        fitting = self._fitting(state, pending.value, desk.first + desk.second)
        return [self.for_sum + option for option in fitting]

    def choose(self, desk: Desk, state: RealmState, pending: Pending, option: int) -> None:
        place = self.cards[option - self.for_sum]
        self._write(desk, state, place, desk.first + desk.second)

    # --- saved cards and bots --------------------------------------------------------------

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """No number repeats in a grid, and exactly what lies between filled cards is marked."""
        for grid in self.grids:
            numbers = [state.number_in(place) for place in state.filled(grid)]
            if len(set(numbers)) != len(numbers):
                return False
        for gift, places in zip(self.gifts, self.around, strict=True):
            if state.is_blank(gift) == state.all_filled(places):
                return False
        return True

    def promise(self, desk: Desk, state: RealmState) -> float:
        """Stars by how many of their cards are filled; more for a sum still to be written."""
        worth = 0.0
        for gift, places in zip(self.gifts, self.around, strict=True):
            if STAR in self.card.places[gift].gains and state.is_blank(gift):
                share = state.count_filled(places) / len(places)
                worth += (_STAR if len(places) == len(self.around[0]) else _GRID) * share
        for step in desk.pending:
            if step.slot == state.slot and step.kind == SUM:
                sums = self._fitting(state, step.value, desk.first + desk.second)
                worth += _DUE if sums else 0.0
        return worth


REALM: Final = Smitten
