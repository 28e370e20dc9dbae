"""Momiji: nine cards in three columns, in which every further number is one higher.

Notation: the card, by column letter and row number: `a1` to `c3`, row 1 on top
"""

from itertools import pairwise
from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import at_place
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.state import NUMBERS, RealmState

# For `promise`: a star between two cards of which one, or none, is filled.
_HALF: Final = 0.45
_OPEN: Final = 0.25
# The highest number of a die.
_LAST: Final = 6


class Momiji(Realm):
    """What lies between two cards is gained when both are filled."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.columns = card.places_of("columns")
        self.cards = [place for column in self.columns for place in column]
        # A bond is a card, what lies between, and the card to the right or below.
        self.bonds = card.places_of("beside") + card.places_of("below")
        self.hold(self.cards, NUMBERS)
        self.declare([at_place(card.places[place].id, place) for place in self.cards])

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        fitting: list[int] = []
        option = 0
        for column in self.columns:
            for row, place in enumerate(column):
                if state.is_blank(place) and self._fits(state, column, row, die.value):
                    fitting.append(option)
                option += 1
        return fitting

    def _fits(self, state: RealmState, column: list[int], row: int, number: int) -> bool:
        """Is a number 1 higher than those that stand directly above and below already?"""
        for other in range(max(0, row - 1), min(len(column), row + 2)):
            place = column[other]
            if other != row and not state.is_blank(place) and state.number_in(place) != number - 1:
                return False
        return True

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        place = self.cards[option]
        state.write(place, die.value)
        for between in self._completed(state, place):
            state.mark(between)
            self.reward(desk, state, between)

    def _completed(self, state: RealmState, place: int) -> list[int]:
        """What lies between this card and the filled cards next to it."""
        found: list[int] = []
        for one, between, other in self.bonds:
            if (one == place and not state.is_blank(other)) or (
                other == place and not state.is_blank(one)
            ):
                found.append(between)
        return found

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """The card, and what is gained around it."""
        place = self.cards[option]
        return [place, *self._completed(state, place)]

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """Numbers in a column differ by 1, and exactly what lies between filled cards is marked."""
        for column in self.columns:
            for upper, lower in pairwise(column):
                apart = abs(state.number_in(upper) - state.number_in(lower))
                if state.all_filled([upper, lower]) and apart != 1:
                    return False
        for one, between, other in self.bonds:
            if state.is_blank(between) == state.all_filled([one, other]):
                return False
        return True

    def promise(self, desk: Desk, state: RealmState) -> float:
        """Stars between cards that can still be filled, more if one of them is."""
        worth = 0.0
        for column in self.columns:
            fillable = [self._can_be_filled(state, column, row) for row in range(len(column))]
            for row in range(len(column) - 1):
                upper, lower = column[row], column[row + 1]
                filled = state.count_filled([upper, lower])
                if filled < 2 and fillable[row] and fillable[row + 1]:
                    worth += _HALF if filled else _OPEN
        return worth

    def _can_be_filled(self, state: RealmState, column: list[int], row: int) -> bool:
        """Is the card filled, or is there a number that fits those directly above and below?"""
        if not state.is_blank(column[row]):
            return True
        wanted = 0
        for other in range(max(0, row - 1), min(len(column), row + 2)):
            if not state.is_blank(column[other]):
                number = state.number_in(column[other]) + 1
                if number > _LAST or wanted not in (0, number):
                    return False
                wanted = number
        return True


REALM: Final = Momiji
