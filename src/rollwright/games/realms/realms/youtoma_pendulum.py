"""Pendulum (Youtoma): every number gives something at once, every full hourglass a star.

Notation: `hourglass`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import by_value
from rollwright.games.realms.realm import Realm, for_value
from rollwright.games.realms.state import RealmState

_HOURGLASS: Final = 0


class YoutomaPendulum(Realm):
    """Without octagons nothing is left of the usual rule but the hourglasses."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.hourglasses = card.places_of("hourglasses")
        # By number.
        self.glasses = card.by_number("hourglasses")
        self.declare([by_value("hourglass", self.glasses)])

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        return [_HOURGLASS] if state.is_blank(for_value(self.glasses, die.value)) else []

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        place = self.glasses[die.value - 1]
        state.mark(place)
        self.reward(desk, state, place)
        for glass in self.hourglasses:
            if place in glass and state.all_filled(glass):
                state.star()

    def most_stars(self, desk: Desk, state: RealmState) -> int:
        complete = len([1 for glass in self.hourglasses if state.all_filled(glass)])
        return super().most_stars(desk, state) + complete


REALM: Final = YoutomaPendulum
