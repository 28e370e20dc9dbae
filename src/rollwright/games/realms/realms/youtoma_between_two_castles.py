"""Between Two Castles (Youtoma): every square gives its own resource, two refuse low numbers.

Notation: castle and column, `L1 L2 L3 R1 R2`: the lowest free square of that column
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.realms.between_two_castles import BetweenTwoCastles
from rollwright.games.realms.state import RealmState


class YoutomaBetweenTwoCastles(BetweenTwoCastles):
    """The lowest square of a column may have a least number."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.least = card.numbers("least")

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        options = super().options(desk, state, die)
        return [
            option
            for option in options
            if not state.is_blank(self.columns[option][0]) or die.value >= self.least[option]
        ]

    def give(self, desk: Desk, state: RealmState, column: int, square: int) -> None:
        self.reward(desk, state, square)

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        for column, least in zip(self.columns, self.least, strict=True):
            if not state.is_blank(column[0]) and state.number_in(column[0]) < least:
                return False
        return self.in_order(state)


REALM: Final = YoutomaBetweenTwoCastles
