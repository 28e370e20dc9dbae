"""Genotype: three Punnett squares, whose benefits are gained where two filled dice cross.

Notation: a square and a number, `top5`; after a square is complete, any one more
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import at_place
from rollwright.games.realms.pending import FollowUp, Pending
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.state import RealmState

# The pending step: a die to fill for a complete square.
FREE: Final = 0
# For `promise`: times the filled share of each Punnett square, for a star that one die already
# points at, and for a die that is still to be filled for free.
_SQUARE: Final = 1.2
_STAR: Final = 0.35
_FREE: Final = 0.8
_NONE: Final[list[int]] = []


class Genotype(Realm):
    """A crossing is a column's die, a row's die, and the benefit that both of them bring."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.scores_at_once = False
        self.squares = card.places_of("squares")
        self.crossings = card.places_of("crossings")
        self.dice = [die for square in self.squares for die in square]
        self.stars = [
            benefit for _, _, benefit in self.crossings if STAR in card.places[benefit].gains
        ]
        self.dice_of = {
            value: [at for at, die in enumerate(self.dice) if card.places[die].number == value]
            for value in range(1, 7)
        }
        self.declare([at_place(card.places[die].id, die) for die in self.dice])
        self.follow_ups = [FollowUp(asks="fill")]

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        found = self.dice_of.get(die.value, _NONE)
        return [option for option in found if state.is_blank(self.dice[option])]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        self._fill(desk, state, option)

    def _fill(self, desk: Desk, state: RealmState, option: int) -> None:
        """Fill a die, gain what it crosses, and leave another one for a complete square."""
        filled = self.dice[option]
        crossed = self._crossed(state, filled)
        state.mark(filled)
        for benefit in crossed:
            state.mark(benefit)
            if benefit not in self.stars:
                self.reward(desk, state, benefit)
        for square in self.squares:
            if filled in square and state.all_filled(square):
                desk.later(state.slot, FREE)

    def _crossed(self, state: RealmState, filled: int) -> list[int]:
        """The benefits where this die crosses one that is filled."""
        found: list[int] = []
        for column, row, benefit in self.crossings:
            other = row if column == filled else column if row == filled else -1
            if other >= 0 and not state.is_blank(other):
                found.append(benefit)
        return found

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """The die, and the benefits that it brings."""
        filled = self.dice[option]
        return [filled, *self._crossed(state, filled)]

    # --- a complete square -------------------------------------------------------------------

    def choices(self, desk: Desk, state: RealmState, pending: Pending) -> list[int]:
        left = [option for option, die in enumerate(self.dice) if state.is_blank(die)]
        return left if len(left) > 1 else []

    def choose(self, desk: Desk, state: RealmState, pending: Pending, option: int) -> None:
        self._fill(desk, state, option)

    def go_on(self, desk: Desk, state: RealmState, pending: Pending) -> None:
        for option, die in enumerate(self.dice):
            if state.is_blank(die):
                self._fill(desk, state, option)
                desk.tell_place(state, die)

    # --- stars ---------------------------------------------------------------------------

    def score(self, desk: Desk, state: RealmState) -> int:
        complete = len([1 for square in self.squares if state.all_filled(square)])
        return complete + state.count_filled(self.stars)

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """A benefit is marked exactly if both of its dice are filled."""
        for column, row, benefit in self.crossings:
            both = not state.is_blank(column) and not state.is_blank(row)
            if both == state.is_blank(benefit):
                return False
        return True

    def promise(self, desk: Desk, state: RealmState) -> float:
        """Squares by what is filled, stars that want one more die, and dice that are due."""
        worth = 0.0
        for square in self.squares:
            share = state.count_filled(square) / len(square)
            if share < 1:
                worth += _SQUARE * share
        for column, row, benefit in self.crossings:
            if benefit in self.stars and state.is_blank(column) != state.is_blank(row):
                worth += _STAR
        due = len([1 for step in desk.pending if step.slot == state.slot and step.kind == FREE])
        return worth + _FREE * due


REALM: Final = Genotype
