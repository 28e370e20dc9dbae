"""Scythe (Youtoma): the bottom row is free, and the top row leads down to it.

Notation: `top`, `top+bottom`, `bottom`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.realms.scythe import MARK_BOTH, MARK_TOP, Scythe
from rollwright.games.realms.state import RealmState


class YoutomaScythe(Scythe):
    """A top number is marked alone only if the bottom number of its column is marked already."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        # Nothing is paid, so nothing has to wait for a gain.
        self.follow_ups = []

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        options = super().options(desk, state, die)
        return [option for option in options if option != MARK_TOP or MARK_BOTH not in options]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        if option != MARK_BOTH:
            super().use(desk, state, die, option)
            return
        for place in self.touches(state, option, die):
            state.mark(place)
            self.reward(desk, state, place)


REALM: Final = YoutomaScythe
