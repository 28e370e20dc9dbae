"""Rows of numbers written one after the other, each higher or each lower than the last."""

from typing import Final, final

from rollwright.games.realms.state import RealmState

# The order of a row.
RISING: Final = 1
FALLING: Final = -1

_VALUES: Final = (1, 2, 3, 4, 5, 6)


@final
class OrderedRow:
    """The places of a row from the first one on, and the order of its numbers: never equal."""

    __slots__ = ("order", "places")

    def __init__(self, places: list[int], order: int) -> None:
        self.places = places
        self.order = order

    def fits(self, state: RealmState, value: int) -> bool:
        """May this number be written in the next place?"""
        filled = state.count_filled(self.places)
        if filled == len(self.places):
            return False
        return filled == 0 or (value - state.number_in(self.places[filled - 1])) * self.order > 0

    def room(self, state: RealmState) -> int:
        """How many values of a die fit next: no more numbers than these can follow."""
        return len([1 for value in _VALUES if self.fits(state, value)])

    def is_possible(self, state: RealmState) -> bool:
        """Could play have filled the row like this: without a gap, and in its order?"""
        numbers = [state.number_in(place) for place in state.filled(self.places)]
        ordered = sorted(set(numbers), reverse=self.order == FALLING)
        return state.is_in_order(self.places) and numbers == ordered
