"""Fleet: The Dice Game: three columns, each with an ability for all realms at its end.

Notation: `left`, `middle`, `right`; `A+1`: alter die A; `wait`: not yet; `coin`: gain that
"""

from typing import Final

from rollwright.games.realms.card_file import read_card
from rollwright.games.realms.desk import BEFORE_AT_ROLL, SLOT, Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.realm import OUTLINED, Pending, Realm

CARD: Final = read_card("fleet-the-dice-game")
COLUMNS: Final = CARD.places_of("columns")
COLUMN_OF: Final = {
    int(number): column
    for column, numbers in enumerate(CARD.texts("dice"))
    for number in numbers.split()
}
# The abilities of the columns, outlined once they are engaged.
ABILITIES: Final = CARD.places_of("abilities")[0]
PICK_GAINS: Final = ABILITIES[0]
ALTER_DIE: Final = ABILITIES[1]
SAIL: Final = ABILITIES[2]
# Options: a column; a step of one of the rolled dice; no step for now.
NAMES: Final = ("left", "middle", "right", "A+1", "A-1", "B+1", "B-1", "wait")
FIRST_STEP: Final = 3
WAIT: Final = 7
STEPS: Final = (1, -1)
ALL_REALMS: Final = sum(SLOT)


class FleetTheDiceGame(Realm):
    """The last box of a column is a star and engages its ability for the rest of the round."""

    __slots__ = ()

    def options(self, desk: Desk, die: Die) -> list[int]:
        column = COLUMN_OF.get(die.value, -1)
        return [column] if column >= 0 and not self.all_filled(COLUMNS[column]) else []

    def use(self, desk: Desk, die: Die, option: int) -> None:
        box = self.first_blank(COLUMNS[option])
        self.mark(box)
        self.reward(desk, box)
        if box == COLUMNS[option][-1]:
            self.outline(ABILITIES[option])

    def _engaged(self, ability: int) -> bool:
        return self.cells[ability] == OUTLINED

    # --- left ----------------------------------------------------------------------------

    def picks_gains(self) -> bool:
        return self._engaged(PICK_GAINS)

    # --- middle: an altered die is even, so there is no second time in a turn --------------

    def alters_roll(self, desk: Desk) -> bool:
        return bool(self.actions(desk))

    def actions(self, desk: Desk) -> list[int]:
        if not self._engaged(ALTER_DIE) or desk.first % 2 == 0 or desk.second % 2 == 0:
            return []
        return [
            FIRST_STEP + 2 * die.index + at
            for die in desk.dice[:2]
            for at, step in enumerate(STEPS)
            if not die.used and not die.adjusted and 1 <= die.value + step <= 6
        ]

    def act(self, desk: Desk, option: int) -> None:
        die = desk.dice[(option - FIRST_STEP) // 2]
        desk.alter_rolled(die.index, die.value + STEPS[(option - FIRST_STEP) % 2])

    def choices(self, desk: Desk, pending: Pending) -> list[int]:
        return [*self.actions(desk), WAIT]

    def choose(self, desk: Desk, pending: Pending, option: int) -> None:
        if option != WAIT:
            self.act(desk, option)

    def knows_pending(self, pending: Pending) -> bool:
        return pending.kind == BEFORE_AT_ROLL and pending.value == 0

    # --- right ---------------------------------------------------------------------------

    def at_turn_end(self, desk: Desk) -> None:
        if self._engaged(SAIL) and desk.activated == ALL_REALMS:
            self.star()

    # --- words ---------------------------------------------------------------------------

    def option_text(self, option: int) -> str:
        return NAMES[option]

    def parse_option(self, text: str) -> int:
        return NAMES.index(text) if text in NAMES else -1

    def option_place(self, option: int, die: Die | None) -> int:
        return self.first_blank(COLUMNS[option]) if option < FIRST_STEP else ALTER_DIE


REALM: Final = FleetTheDiceGame
