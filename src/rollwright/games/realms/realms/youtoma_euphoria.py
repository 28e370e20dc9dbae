"""Euphoria (Youtoma): other limits of the sums, and a pair is nothing special.

Notation: `left` or `right`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import by_value
from rollwright.games.realms.realms.euphoria import BOTH, Euphoria
from rollwright.games.realms.state import RealmState


class YoutomaEuphoria(Euphoria):
    """A number is never marked in both areas at once."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        left, right = self.areas
        self.declare([by_value("left", left), by_value("right", right)])

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        return [option for option in super().options(desk, state, die) if option != BOTH]


REALM: Final = YoutomaEuphoria
