"""Meadow: cards that grow on the two below them, and discoveries beside the path.

Notation: the card that is marked: `grass`, `snail`, `feather`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.state import RealmState

# For `promise`: a card with a star whose number may come next, and one that lacks a card below.
_READY: Final = 0.8
_HALF: Final = 0.4
_NONE: Final[list[int]] = []


class Meadow(Realm):
    """A die marks a card of its number; animals need both cards on which they stand."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        # The stars are those of marked cards.
        self.scores_at_once = False
        self.of_number = dict(enumerate(card.places_of("numbers"), 1))
        # The cards that each card stands on: none for the ground and for discoveries.
        self.below: list[list[int]] = [[] for _ in card.places]
        for line in card.places_of("animals"):
            self.below[line[0]] = line[1:]
        self.starred = [at for at, place in enumerate(card.places) if STAR in place.gains]

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        return [
            place
            for place in self.of_number.get(die.value, _NONE)
            if state.is_blank(place) and state.all_filled(self.below[place])
        ]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        state.mark(option)
        for gain in self.card.places[option].gains:
            if gain != STAR:
                desk.gain(gain)

    def score(self, desk: Desk, state: RealmState) -> int:
        return state.count_filled(self.starred)

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """No animal without the cards on which it stands."""
        for place, below in enumerate(self.below):
            if not state.is_blank(place) and not state.all_filled(below):
                return False
        return True

    def promise(self, desk: Desk, state: RealmState) -> float:
        """The stars that have both cards below them, or one of the two."""
        worth = 0.0
        for place in state.blanks(self.starred):
            below = self.below[place]
            if below:
                missing = len(state.blanks(below))
                worth += _READY if not missing else _HALF if missing == 1 else 0.0
        return worth


REALM: Final = Meadow
