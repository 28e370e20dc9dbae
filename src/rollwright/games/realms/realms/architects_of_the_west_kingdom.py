"""Architects of the West Kingdom: a row of falling numbers, one of rising numbers, and a market.

Notation: `cathedral`, `field`, `trade`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import by_value, next_of
from rollwright.games.realms.ordered_row import FALLING, RISING, OrderedRow
from rollwright.games.realms.realm import Realm, for_value
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.state import NUMBERS, RealmState

TRADE: Final = 2
# For `promise`: how much of a star is left for each step to it, and how much is lost if there is no
# number to spare; a trade for a star that can be paid.
_STEP: Final = 0.85
_TIGHT: Final = 0.5
_PAYABLE: Final = 0.15


class ArchitectsOfTheWestKingdom(Realm):
    """A number is written in one of the rows, or its trade is made."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        cathedral = card.places_of("cathedral")[0]
        field = card.places_of("field")[0]
        self.rows = [OrderedRow(cathedral, FALLING), OrderedRow(field, RISING)]
        self.trades = card.by_number("trades")
        for row in self.rows:
            self.hold(row.places, NUMBERS)
        costs = [card.places[trade].costs for trade in self.trades]
        self.declare(
            [
                next_of("cathedral", cathedral),
                next_of("field", field),
                by_value("trade", self.trades, costs),
            ]
        )

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        options = [at for at, row in enumerate(self.rows) if row.fits(state, die.value)]
        if self.can_buy(desk, state, for_value(self.trades, die.value)):
            options.append(TRADE)
        return options

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        if option == TRADE:
            self.buy(desk, state, self.trades[die.value - 1])
            return
        box = state.first_blank(self.rows[option].places)
        state.write(box, die.value)
        self.reward(desk, state, box)

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        return all([row.is_possible(state) for row in self.rows])

    def promise(self, desk: Desk, state: RealmState) -> float:
        """The stars ahead in each row, by the steps to them and the numbers left for these."""
        worth = 0.0
        for row in self.rows:
            room = row.room(state)
            odds = 1.0
            for step, box in enumerate(state.blanks(row.places), 1):
                odds *= _STEP
                if step <= room and STAR in self.card.places[box].gains:
                    spare = room - step
                    worth += odds * (1.0 - _TIGHT ** (spare + 1))
        for trade in self.trades:
            if STAR in self.card.places[trade].gains and self.can_buy(desk, state, trade):
                worth += _PAYABLE
        return worth


REALM: Final = ArchitectsOfTheWestKingdom
