"""Wonderland's War: numbers written on battlegrounds against the dice of five turns.

Notation: the turn of a battle and a circle of its ground from the top: `4a`, `5c`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.state import NUMBERS, RealmState, numbers_from


class WonderlandsWar(Realm):
    """The battles take place at the end of fixed turns, and their results are final."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.turns = card.numbers("turns")
        self.grounds = card.places_of("grounds")
        self.circles = [circle for ground in self.grounds for circle in ground]
        self.sums = card.places_of("sums")[0]
        self.hold(self.circles, NUMBERS)
        self.hold(self.sums, numbers_from(2, 12))
        self.worths = card.places_of("stars")[0]

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        return state.blanks(self.circles)

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        state.write(option, die.value)
        self.reward(desk, state, option)

    def at_turn_end(self, desk: Desk, state: RealmState) -> None:
        if desk.turn not in self.turns:
            return
        battle = self.turns.index(desk.turn)
        wanted = desk.first + desk.second
        state.write(self.sums[battle], wanted)
        desk.tell_place(state, self.sums[battle])
        if self._strength(state, battle) >= wanted:
            state.mark(self.worths[battle])
            self.reward(desk, state, self.worths[battle])
        else:
            desk.tell_no_star(state)

    def _strength(self, state: RealmState, battle: int) -> int:
        return sum([state.number_in(circle) for circle in self.grounds[battle]])

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """A battle is over after its turn; circles of its ground may still be filled later."""
        over = desk.turn if desk.ending or not desk.busy else desk.turn - 1
        for battle, turn in enumerate(self.turns):
            wanted = state.number_in(self.sums[battle])
            if state.is_blank(self.sums[battle]) != (turn > over):
                return False
            won = not state.is_blank(self.worths[battle])
            if won and (wanted == 0 or self._strength(state, battle) < wanted):
                return False
        return True

    def promise(self, desk: Desk, state: RealmState) -> float:
        """Based on 7, the average sum of a roll."""
        worth = 0.0
        for battle, stars in enumerate(self.worths):
            if state.is_blank(self.sums[battle]):
                hope = min(1.0, self._strength(state, battle) / 7)
                worth += hope * len(self.card.places[stars].gains)
        return worth


REALM: Final = WonderlandsWar
