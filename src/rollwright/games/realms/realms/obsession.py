"""Obsession: a reputation that rises step by step, and guests who come to one that is high enough.

Notation: `raise`, or the guest who is invited: `guest3a`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import at_place, next_of
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.state import OUTLINED, RealmState

RAISE: Final = 0
# For `promise`: a level that is reached, and a star of a guest who would come now.
_LEVEL: Final = 0.8
_WELCOME: Final = 0.5
_NONE: Final[list[int]] = []


class Obsession(Realm):
    """A die above the reputation raises it; any other die invites a guest of its number."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.levels = card.places_of("levels")[0]
        self.guests = card.places_of("guests")[0]
        # The guests of each number, as options: one more than their position in the list.
        self.invited_by: dict[int, list[int]] = {}
        for option, guest in enumerate(self.guests, RAISE + 1):
            self.invited_by.setdefault(card.places[guest].number, []).append(option)
        self.hold(self.levels, [OUTLINED])
        names = [at_place(card.places[guest].id, guest) for guest in self.guests]
        self.declare([next_of("raise", self.levels), *names])

    def reputation(self, state: RealmState) -> int:
        """The highest level that is outlined."""
        return state.count_filled(self.levels)

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        reputation = self.reputation(state)
        if die.value > reputation:
            return [RAISE] if reputation < len(self.levels) else []
        guests = self.invited_by.get(die.value, _NONE)
        return [option for option in guests if state.is_blank(self.guests[option - 1])]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        if option == RAISE:
            level = state.first_blank(self.levels)
            state.outline(level)
            self.reward(desk, state, level)
            return
        guest = self.guests[option - 1]
        state.mark(guest)
        self.reward(desk, state, guest)

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """Levels without a gap, and no guest whose number is above them."""
        reputation = self.reputation(state)
        guests = [self.card.places[guest].number for guest in state.filled(self.guests)]
        return state.is_in_order(self.levels) and all([number <= reputation for number in guests])

    def most_stars(self, desk: Desk, state: RealmState) -> int:
        """Those of the guests, and those of outlined levels."""
        stars = super().most_stars(desk, state)
        for level in state.outlined(self.levels):
            stars += self.card.places[level].gains.count(STAR)
        return stars

    def promise(self, desk: Desk, state: RealmState) -> float:
        """What the reputation is worth: the levels themselves, and the stars they open."""
        reputation = self.reputation(state)
        worth = _LEVEL * reputation
        for guest in state.blanks(self.guests):
            if self.card.places[guest].number <= reputation:
                worth += _WELCOME * self.card.places[guest].gains.count(STAR)
        return worth


REALM: Final = Obsession
