"""Crusaders: six wedges around a wheel, filled one hex after the other.

Notation: the wedge where the number begins: `wedge1` to `wedge6`, clockwise from the upper right
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import at_place
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.state import RealmState

# For `promise`: the value of a wedge that is nearly full, as a share of its star.
_NEARLY: Final = 0.9


class Crusaders(Realm):
    """A number gives what its wedge shows, and is spread over the wheel."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        # Both clockwise: the shields with what the wedges give, and the hexes of each wedge.
        self.shields = card.places_of("shields")[0]
        self.wedges = card.places_of("wedges")
        self.hold(self.shields, [])
        self.declare([at_place(card.places[shield].id, shield) for shield in self.shields])
        # The stars are counted from the wedges that are full.
        self.scores_at_once = False

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        return [at for at, wedge in enumerate(self.wedges) if not state.all_filled(wedge)]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        self.reward(desk, state, self.shields[option])
        for space in self.spread(state, option, die.value):
            state.mark(space)

    def spread(self, state: RealmState, first: int, count: int) -> list[int]:
        """The hexes to fill: one in each wedge with room, clockwise, lap after lap."""
        room = [state.blanks(wedge) for wedge in self.wedges]
        found: list[int] = []
        at = first
        while len(found) < count and any([len(left) > 0 for left in room]):
            if room[at]:
                found.append(room[at].pop(0))
            at = (at + 1) % len(room)
        return found

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """The hexes that are filled; the shield itself stays as it is."""
        return self.spread(state, option, die.value) if die is not None else []

    def score(self, desk: Desk, state: RealmState) -> int:
        return len([1 for wedge in self.wedges if state.all_filled(wedge)])

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        return all([state.is_in_order(wedge) for wedge in self.wedges])

    def promise(self, desk: Desk, state: RealmState) -> float:
        """What is filled in wedges with room; those that are nearly full count for more."""
        worth = 0.0
        for wedge in self.wedges:
            share = state.count_filled(wedge) / len(wedge)
            if share < 1.0:
                worth += _NEARLY * share * share * share
        return worth


REALM: Final = Crusaders
