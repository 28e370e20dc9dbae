"""Praga Caput Regni: a wheel that is walked around, with a star at the end of each lap.

Notation: the sector where the walk ends: `sector4`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import next_of
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.state import MARKED, OUTLINED, RealmState

# For `promise`: a lap that is nearly done, and a star on the wheel with an open circle.
_LAP: Final = 0.9
_OPEN_STAR: Final = 0.2
_LARGEST: Final = 6


class PragaCaputRegni(Realm):
    """A number is a way around the wheel; full sectors count, but nobody stops there."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        # Clockwise from the red line: the circles of each sector, and what it gives.
        self.sectors = card.places_of("sectors")
        self.benefits = card.places_of("benefits")[0]
        self.circles = [circle for sector in self.sectors for circle in sector]
        self.start = card.places_of("start")[0][0]
        self.starred = [STAR in card.places[benefit].gains for benefit in self.benefits]
        self.hold(self.circles, [OUTLINED, MARKED])
        self.hold(self.benefits, [])
        self.declare(
            [next_of(f"sector{number}", sector) for number, sector in enumerate(self.sectors, 1)]
        )

    def current(self, state: RealmState) -> int:
        """The sector with the outlined circle."""
        for at, sector in enumerate(self.sectors):
            if state.outlined(sector):
                return at
        raise AssertionError("one circle is always outlined")

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        end = (self.current(state) + die.value) % len(self.sectors)
        return [end] if die.value >= 1 and state.blanks(self.sectors[end]) else []

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        start = self.current(state)
        circle = state.first_blank(self.sectors[option])
        state.mark(state.outlined(self.sectors[start])[0])
        state.outline(circle)
        # The red line lies before the first sector.
        state.star((start + die.value) // len(self.sectors))
        self.reward(desk, state, self.benefits[option])

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """The circle that is left, and the one that is outlined."""
        left = state.outlined(self.sectors[self.current(state)])
        return [*left, state.first_blank(self.sectors[option])]

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """One circle is outlined, the last one of its sector; sectors are filled in order."""
        outlined = state.outlined(self.circles)
        if len(outlined) != 1 or state.is_blank(self.start):
            return False
        for sector in self.sectors:
            if not state.is_in_order(sector) or outlined[0] in state.filled(sector)[:-1]:
                return False
        return True

    def most_stars(self, desk: Desk, state: RealmState) -> int:
        """The stars of the sectors, and a lap for as many sectors as could have been walked."""
        moves = state.count_filled(self.circles) - 1
        stars = moves * _LARGEST // len(self.sectors)
        for at, sector in enumerate(self.sectors):
            if self.starred[at]:
                stars += state.count_filled(sector)
        return stars

    def promise(self, desk: Desk, state: RealmState) -> float:
        """How much of the lap is done, and the stars on the wheel that can still be had."""
        worth = _LAP * self.current(state) / len(self.sectors)
        for at, sector in enumerate(self.sectors):
            if self.starred[at]:
                worth += _OPEN_STAR * len(state.blanks(sector))
        return worth


REALM: Final = PragaCaputRegni
