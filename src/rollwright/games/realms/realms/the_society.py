"""The Society: a pyramid of nine cards, numbers falling from top to bottom.

Notation: `a1 a2` in the top row, `b1` to `b3`, `c1` to `c4`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.realm import Realm, marked_when_full, progress
from rollwright.games.realms.state import NUMBERS, RealmState

# More than any number that is written on a card.
_ANY: Final = 100


class TheSociety(Realm):
    """Each number is lower than the ones right above it."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.rows = card.places_of("rows")
        self.rewards = card.places_of("rewards")[0]
        # A small pyramid is a card and the two right below it.
        self.pyramids = card.places_of("pyramids")
        self.cards = [place for row in self.rows for place in row]
        self.hold(self.cards, NUMBERS)
        self.above: list[list[int]] = [[] for _ in card.places]
        self.below: list[list[int]] = [[] for _ in card.places]
        for top, *lower in self.pyramids:
            self.below[top] += lower
            for place in lower:
                self.above[place].append(top)

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        return [
            place
            for place in self.cards
            if state.is_blank(place) and self._fits(state, place, die.value)
        ]

    def _fits(self, state: RealmState, place: int, value: int) -> bool:
        low, high = self._bounds(state, place)
        return low < value < high

    def _bounds(self, state: RealmState, place: int) -> tuple[int, int]:
        """A number on this card is higher than the first of these and lower than the second."""
        low, high = -_ANY, _ANY
        for above in self.above[place]:
            if not state.is_blank(above):
                high = min(high, self._number_in(state, above))
        for below in self.below[place]:
            if not state.is_blank(below):
                low = max(low, self._number_in(state, below))
        return low, high

    def _number_in(self, state: RealmState, place: int) -> int:
        """The number of a full card: written there, or printed."""
        return state.number_in(place) or self.card.places[place].number

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        state.write(option, die.value)
        for row, reward in zip(self.rows, self.rewards, strict=True):
            if option in row and state.all_filled(row):
                state.mark(reward)
                self.reward(desk, state, reward)
        for pyramid in self.pyramids:
            if option in pyramid and state.all_filled(pyramid):
                state.star()
        if state.all_filled(self.cards):
            state.star()

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        for place in state.filled(self.cards):
            if not self._fits(state, place, self._number_in(state, place)):
                return False
        return marked_when_full(state, self.rewards, self.rows)

    def most_stars(self, desk: Desk, state: RealmState) -> int:
        return len([1 for group in [*self.pyramids, self.cards] if state.all_filled(group)])

    def promise(self, desk: Desk, state: RealmState) -> float:
        """Each pyramid by its progress, as long as it can still be completed."""
        open_pyramids = [
            pyramid
            for pyramid in self.pyramids
            if all([self._has_room(state, place) for place in state.blanks(pyramid)])
        ]
        return progress(state, open_pyramids)

    def _has_room(self, state: RealmState, place: int) -> bool:
        """Is there a number of a die that could still be written on this card?"""
        low, high = self._bounds(state, place)
        return max(low, 0) + 1 < min(high, 7)


REALM: Final = TheSociety
