"""Wingspan: three birds of three squares, filled from the left.

Notation: `1`, `2` or `3`: the bird, from the left
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import next_of
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.state import RealmState


class Wingspan(Realm):
    """Any number goes into the next square of a bird and gives what stands below it."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.birds = card.places_of("birds")
        # Where each wingspan is printed, and how much it is.
        self.wingspans = card.places_of("wingspans")[0]
        self.wanted = [card.places[place].number for place in self.wingspans]
        self.declare([next_of(str(number), bird) for number, bird in enumerate(self.birds, 1)])

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        return [bird for bird, squares in enumerate(self.birds) if state.is_blank(squares[-1])]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        squares = self.birds[option]
        square = state.first_blank(squares)
        state.write(square, die.value)
        self.reward(desk, state, square)
        if square == squares[-1]:
            self.complete(state, option, sum([state.number_in(place) for place in squares]))

    def complete(self, state: RealmState, bird: int, total: int) -> None:
        """All squares of a bird are filled."""
        if total == self.wanted[bird]:
            state.mark(self.wingspans[bird])
            state.star()


REALM: Final = Wingspan
