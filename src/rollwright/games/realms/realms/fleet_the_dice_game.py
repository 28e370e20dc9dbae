"""Fleet: The Dice Game: three columns, each with an ability for all realms at its end.

Notation: `left`, `middle`, `right`; `A+1`: alter die A; `wait`: not yet; `coin`: gain that
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import SLOT, Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import at_place, next_of
from rollwright.games.realms.pending import FollowUp, Pending
from rollwright.games.realms.realm import Realm, marked_when_full
from rollwright.games.realms.state import MOST_STARS, OUTLINED, RealmState

COLUMN_NAMES: Final = ("left", "middle", "right")
# Options: a column; a step of one of the rolled dice; no step for now.
STEP_NAMES: Final = ("A+1", "A-1", "B+1", "B-1")
FIRST_STEP: Final = len(COLUMN_NAMES)
WAIT: Final = FIRST_STEP + len(STEP_NAMES)
STEPS: Final = (1, -1)
ALL_REALMS: Final = sum(SLOT)
# The pending step: altering a die before the roll counts.
ALTER: Final = 0
# For `promise`: the star of a column by its share that is done; what the right ability brings in a
# whole round, and each box on the way to it.
_COLUMN: Final = 0.8
_SAILING: Final = 5.0
_TO_SAIL: Final = 0.6


class FleetTheDiceGame(Realm):
    """The last box of a column is a star and engages its ability for the rest of the round."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.columns = card.places_of("columns")
        self.column_of = {
            int(number): column
            for column, numbers in enumerate(card.texts("dice"))
            for number in numbers.split()
        }
        # The abilities of the columns, outlined once they are engaged.
        self.abilities = card.places_of("abilities")[0]
        self.hold(self.abilities, [OUTLINED])
        self.pick_gains, self.alter_die, self.sail = self.abilities
        options = [
            next_of(name, boxes) for name, boxes in zip(COLUMN_NAMES, self.columns, strict=True)
        ]
        steps = [at_place(name, self.alter_die) for name in (*STEP_NAMES, "wait")]
        self.declare(options, steps)
        self.may_pick_gains = True
        self.follow_ups = [FollowUp(skip=WAIT, asks="alter")]

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        column = self.column_of.get(die.value, -1)
        return [column] if column >= 0 and not state.all_filled(self.columns[column]) else []

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        box = state.first_blank(self.columns[option])
        state.mark(box)
        self.reward(desk, state, box)
        if box == self.columns[option][-1]:
            state.outline(self.abilities[option])

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        in_order = all([state.is_in_order(boxes) for boxes in self.columns])
        return in_order and marked_when_full(state, self.abilities, self.columns)

    def most_stars(self, desk: Desk, state: RealmState) -> int:
        """Sailing scores at most one more star per turn."""
        sailed = desk.turn if state.is_outlined(self.sail) else 0
        return super().most_stars(desk, state) + sailed

    # --- left ----------------------------------------------------------------------------

    def picks_gains(self, state: RealmState) -> bool:
        return state.is_outlined(self.pick_gains)

    # --- middle: an altered die is even, so there is no second time in a turn --------------

    def before_roll_counts(self, desk: Desk, state: RealmState) -> None:
        if self.actions(desk, state):
            desk.later(state.slot, ALTER)

    def actions(self, desk: Desk, state: RealmState) -> list[int]:
        if not state.is_outlined(self.alter_die) or desk.first % 2 == 0 or desk.second % 2 == 0:
            return []
        return [
            FIRST_STEP + 2 * die.index + at
            for die in desk.dice[:2]
            for at, step in enumerate(STEPS)
            if not die.used and not die.adjusted and 1 <= die.value + step <= 6
        ]

    def act(self, desk: Desk, state: RealmState, option: int) -> None:
        die = desk.dice[(option - FIRST_STEP) // 2]
        desk.alter_rolled(die.index, die.value + STEPS[(option - FIRST_STEP) % 2])

    def choices(self, desk: Desk, state: RealmState, pending: Pending) -> list[int]:
        return self.actions(desk, state)

    def choose(self, desk: Desk, state: RealmState, pending: Pending, option: int) -> None:
        self.act(desk, state, option)

    # --- right ---------------------------------------------------------------------------

    def at_turn_end(self, desk: Desk, state: RealmState) -> None:
        if state.is_outlined(self.sail) and desk.activated == ALL_REALMS:
            state.star()

    # --- for bots ------------------------------------------------------------------------

    def promise(self, desk: Desk, state: RealmState) -> float:
        """The star below each column, and the turns in which all realms are still to be sailed."""
        worth = 0.0
        for boxes in self.columns:
            filled = state.count_filled(boxes)
            if filled < len(boxes):
                worth += _COLUMN * filled / len(boxes)
        if state.is_outlined(self.sail):
            worth += _SAILING
        else:
            worth += _TO_SAIL * state.count_filled(self.columns[-1])
        return min(worth, float(MOST_STARS - state.stars))


REALM: Final = FleetTheDiceGame
