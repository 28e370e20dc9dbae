"""Rows of numbers written one after the other, each higher or each lower than the last."""

from typing import Final, final

from rollwright.games.realms.state import RealmState

# The order of a row.
RISING: Final = 1
FALLING: Final = -1

_VALUES: Final = (1, 2, 3, 4, 5, 6)
# Each turn brings two dice.
_ROLLS: Final = len(_VALUES) * len(_VALUES)


def odds_to_fill(places: int, turns: int) -> list[list[list[float]]]:
    """The odds to fill some places of a row in some turns, for bots.

    By the places that are left, the room (how many values of a die fit next) and the turns; with
    one of two dice in each turn, if that helps.
    """
    odds = [[[1.0] * (turns + 1) for _ in range(len(_VALUES) + 1)]]
    for left in range(1, places + 1):
        table = [[0.0] * (turns + 1) for _ in range(len(_VALUES) + 1)]
        for room in range(1, len(_VALUES) + 1):
            for turn in range(1, turns + 1):
                # Numbers that fit leave less room for the next; the others change nothing.
                waiting = table[room][turn - 1]
                after = [
                    max(waiting, odds[left - 1][room - 1 - at][turn - 1]) for at in range(room)
                ]
                after += [waiting] * (len(_VALUES) - room)
                both = sum([max(one, other) for one in after for other in after])
                table[room][turn] = both / _ROLLS
        odds.append(table)
    return odds


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
        filled = state.count_filled(self.places)
        if filled == len(self.places):
            return 0
        if filled == 0:
            return len(_VALUES)
        last = state.number_in(self.places[filled - 1])
        return len([1 for value in _VALUES if (value - last) * self.order > 0])

    def is_possible(self, state: RealmState) -> bool:
        """Could play have filled the row like this: without a gap, and in its order?"""
        numbers = [state.number_in(place) for place in state.filled(self.places)]
        ordered = sorted(set(numbers), reverse=self.order == FALLING)
        return state.is_in_order(self.places) and numbers == ordered
