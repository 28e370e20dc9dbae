"""Wingspan: three birds of three squares, filled from the left.

Notation: `1`, `2` or `3`: the bird, from the left
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import next_of
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.state import NUMBERS, RealmState


class Wingspan(Realm):
    """Any number goes into the next square of a bird and gives what stands below it."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.birds = card.places_of("birds")
        # The places with printed wingspans, and their values.
        self.wingspans = card.places_of("wingspans")[0]
        self.wanted = [card.places[place].number for place in self.wingspans]
        for bird in self.birds:
            self.hold(bird, NUMBERS)
        self.declare([next_of(str(number), bird) for number, bird in enumerate(self.birds, 1)])

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        return [bird for bird, squares in enumerate(self.birds) if state.is_blank(squares[-1])]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        squares = self.birds[option]
        square = state.first_blank(squares)
        state.write(square, die.value)
        self.reward(desk, state, square)
        if square == squares[-1]:
            for place in state.blanks(self.met(state)):
                state.mark(place)
                state.star()

    def met(self, state: RealmState) -> list[int]:
        """The wingspans of the complete birds."""
        return [
            place
            for place, wanted, squares in zip(self.wingspans, self.wanted, self.birds, strict=True)
            if self.total(state, squares) == wanted
        ]

    def total(self, state: RealmState, squares: list[int]) -> int:
        """The sum of a bird; -1 if it is not complete."""
        if not state.all_filled(squares):
            return -1
        return sum([state.number_in(square) for square in squares])

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        in_order = all([state.is_in_order(squares) for squares in self.birds])
        return in_order and state.filled(self.wingspans) == self.met(state)

    def most_stars(self, desk: Desk, state: RealmState) -> int:
        return super().most_stars(desk, state) + state.count_filled(self.wingspans)


REALM: Final = Wingspan
