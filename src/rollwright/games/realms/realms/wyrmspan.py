"""Wyrmspan: three rows of caverns with rising numbers, and three columns with a goal each.

Notation: `1`, `2` or `3`: the row, from the top
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import next_of
from rollwright.games.realms.ordered_row import RISING, OrderedRow, odds_to_fill
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.state import NUMBERS, RealmState

# The columns by their goals.
LEFT: Final = 0
MIDDLE: Final = 1
_HIGHEST: Final = 6
# For `promise`: how often the number that the middle column wants can be had, and the odds that
# another cavern of the left or the right column meets its goal.
_WANTED: Final = 0.4
_DIFFERENT: Final = 0.9
_NOT_LOWER: Final = 0.8
# The longest round has fewer turns.
_MOST_TURNS: Final = 12


class Wyrmspan(Realm):
    """A full row or column is judged at once: its numbers never change."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.rows = card.places_of("rows")
        self.columns = card.places_of("columns")
        self.row_stars = card.places_of("row_stars")[0]
        self.column_stars = card.places_of("column_stars")[0]
        self.rising = [OrderedRow(row, RISING) for row in self.rows]
        for row in self.rows:
            self.hold(row, NUMBERS)
        self.odds = odds_to_fill(len(self.columns), _MOST_TURNS)
        self.declare([next_of(str(number), row) for number, row in enumerate(self.rows, 1)])

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        return [at for at, row in enumerate(self.rising) if row.fits(state, die.value)]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        cavern = state.first_blank(self.rows[option])
        state.write(cavern, die.value)
        self.reward(desk, state, cavern)
        for star in state.blanks(self.won(state)):
            state.mark(star)
            self.reward(desk, state, star)

    def won(self, state: RealmState) -> list[int]:
        """The stars of the full rows, and of the full columns that meet their goals."""
        stars = zip(self.row_stars, self.rows, strict=True)
        won = [star for star, row in stars if state.all_filled(row)]
        for at, column in enumerate(self.columns):
            if state.all_filled(column) and self.is_met(state, at):
                won.append(self.column_stars[at])
        return won

    def is_met(self, state: RealmState, at: int) -> bool:
        """Do the numbers in a column meet its goal, as far as they are written?"""
        numbers = [state.number_in(cavern) for cavern in state.filled(self.columns[at])]
        if at == LEFT:
            return len(set(numbers)) == len(numbers)
        if at == MIDDLE:
            return len(set(numbers)) <= 1
        return numbers == sorted(numbers)

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        if not all([row.is_possible(state) for row in self.rising]):
            return False
        stars = self.row_stars + self.column_stars
        return sorted(state.filled(stars)) == sorted(self.won(state))

    # --- for bots ------------------------------------------------------------------------

    def promise(self, desk: Desk, state: RealmState) -> float:
        """Rows by the odds to fill them, the nearest first; columns whose goals can still be met.

        What the odds tell of the turns that are left needs no further discount, so it is undone.
        """
        turns = desk.round.turns - desk.turn
        if turns <= 0:
            return 0.0
        worth, every_row = 0.0, 1.0
        dice = turns
        rows = [(len(state.blanks(row.places)), row.room(state)) for row in self.rising]
        for blank, room in sorted(rows):
            if blank:
                odds = self.odds[blank][room][min(max(dice, 0), _MOST_TURNS)]
                worth += odds
                every_row *= odds
                dice -= blank
        for at, column in enumerate(self.columns):
            blank = len(state.blanks(column))
            if blank and self.is_met(state, at) and self._can_be_met(state, at):
                if at == LEFT:
                    worth += _DIFFERENT**blank
                elif at == MIDDLE:
                    worth += _odds_of_equal(blank, turns)
                else:
                    worth += every_row * _NOT_LOWER**blank
        return worth * desk.round.turns / turns

    def _can_be_met(self, state: RealmState, at: int) -> bool:
        """Is there a number for each free cavern of a column that its row and its goal allow?"""
        numbers = [state.number_in(cavern) for cavern in state.filled(self.columns[at])]
        for row in self.rising:
            if not state.is_blank(row.places[at]):
                continue
            # The caverns before it in its row take a number each, and so do those behind it.
            filled = state.count_filled(row.places)
            last = state.number_in(row.places[filled - 1]) if filled else 0
            least = last + 1 + at - filled
            most = _HIGHEST - (len(row.places) - 1 - at)
            fitting = list(range(least, most + 1))
            if at == LEFT:
                fitting = [value for value in fitting if value not in numbers]
            elif at == MIDDLE and numbers:
                fitting = [value for value in fitting if value in numbers]
            if not fitting:
                return False
        return True


def _odds_of_equal(blank: int, turns: int) -> float:
    """The odds that the middle column gets so many more numbers of one kind in these turns."""
    none = (1.0 - _WANTED) ** turns
    if blank == 1:
        return 1.0 - none
    if blank == 2:
        return max(0.0, 1.0 - none - turns * _WANTED * (1.0 - _WANTED) ** (turns - 1))
    return _odds_of_equal(blank - 1, turns - 1) if turns > 1 else 0.0


REALM: Final = Wyrmspan
