"""Pendulum: outline octagons, then complete hourglasses to gain what is in them.

Notation: `octagon1` to `octagon5`, as on the card; `hourglass`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import at_place, by_value
from rollwright.games.realms.realm import Realm, for_value
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.state import OUTLINED, RealmState

# For `promise`: the value of an octagon's gains in stars, and the probability that an hourglass
# without marks is completed.
_STAR: Final = 1.0
_RESOURCE: Final = 0.2
_EMPTY: Final = 0.3


class Pendulum(Realm):
    """The octagons stay: every hourglass gives them all again."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.octagons = card.places_of("octagons")[0]
        self.hourglasses = card.places_of("hourglasses")
        # By number: the place of an hourglass that it marks.
        self.glasses = card.by_number("hourglasses")
        self.hold(self.octagons, [OUTLINED])
        options = [at_place(card.places[octagon].id, octagon) for octagon in self.octagons]
        self.hourglass = len(options)
        self.declare([*options, by_value("hourglass", self.glasses)])

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        options = [
            option for option, octagon in enumerate(self.octagons) if state.is_blank(octagon)
        ]
        if state.is_blank(for_value(self.glasses, die.value)):
            options.append(self.hourglass)
        return options

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        if option != self.hourglass:
            state.outline(self.octagons[option])
            return
        place = self.glasses[die.value - 1]
        state.mark(place)
        for glass in self.hourglasses:
            if place in glass and state.all_filled(glass):
                for octagon in state.outlined(self.octagons):
                    self.reward(desk, state, octagon)

    def most_stars(self, desk: Desk, state: RealmState) -> int:
        complete = len([1 for glass in self.hourglasses if state.all_filled(glass)])
        return complete * self._stars_each(state)

    def _stars_each(self, state: RealmState) -> int:
        """The stars for an hourglass completed now."""
        octagons = state.outlined(self.octagons)
        return sum([self.card.places[octagon].gains.count(STAR) for octagon in octagons])

    def promise(self, desk: Desk, state: RealmState) -> float:
        """Every hourglass still to complete gives all octagons, weighted by how full it is."""
        worth = 0.0
        for octagon in state.outlined(self.octagons):
            gains = self.card.places[octagon].gains
            worth += sum([_STAR if gain == STAR else _RESOURCE for gain in gains])
        chances = 0.0
        for glass in self.hourglasses:
            if not state.all_filled(glass):
                chances += _EMPTY + (1.0 - _EMPTY) * state.count_filled(glass) / len(glass)
        return worth * chances


REALM: Final = Pendulum
