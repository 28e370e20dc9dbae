"""Micro Dojo: a town of nine squares, where the other rolled die spoils a number for every gain.

Notation: the square and its number, `b2-4`; then one for the other rolled die, `off=c1-5`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import at_place
from rollwright.games.realms.pending import FollowUp, Pending
from rollwright.games.realms.realm import Realm, marked_when_full
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.state import CROSSED, MARKED, MOST_STARS, RealmState

# The pending step: a number to cross off, one of those of a bit mask (a 1 is bit 0).
OTHER: Final = 0
# For `promise`: a star that is still to be marked, and the first row or column by its best share.
_BLANK: Final = 0.35
_LINE: Final = 0.9
# The last star, by the share of all numbers.
_WHOLE: Final = 0.4
_FACES: Final = range(1, 7)
_NONE: Final[list[int]] = []


class MicroDojo(Realm):
    """A die marks its number and gains; the other one crosses a number off and gains nothing."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        # A square has two numbers; its crest is marked once both of them are.
        lists = card.places_of("squares")
        self.squares = [line[0] for line in lists]
        self.pairs = [line[1:] for line in lists]
        self.numbers = [number for pair in self.pairs for number in pair]
        # By number: the position of its square among all.
        self.square_of = {number: at for at, pair in enumerate(self.pairs) for number in pair}
        self.rows = card.places_of("rows")
        self.columns = card.places_of("columns")
        self.row_numbers = [self._within(row) for row in self.rows]
        self.column_numbers = [self._within(column) for column in self.columns]
        self.goals = card.places_of("goals")[0]
        self.first_row, self.first_column, self.whole = self.goals
        self.starred = [at for at in self.numbers if STAR in card.places[at].gains]
        self.hold(self.numbers, [MARKED, CROSSED])
        # An option is a number to mark; with this added, one to cross off.
        self.to_cross = len(self.numbers)
        self.declare(
            [at_place(card.places[at].id, at) for at in self.numbers],
            [at_place(f"off={card.places[at].id}", at) for at in self.numbers],
        )
        # By value: the options of its numbers.
        self.of_value = {value: self._numbered(value) for value in _FACES}
        self.follow_ups = [FollowUp(1, 2 ** len(_FACES) - 1, asks="cross")]

    def _within(self, line: list[int]) -> list[int]:
        """The numbers of the squares of a row or a column."""
        return [number for square in line for number in self.pairs[self.squares.index(square)]]

    def _numbered(self, value: int) -> list[int]:
        places = self.card.places
        return [at for at, place in enumerate(self.numbers) if places[place].number == value]

    def _open(self, state: RealmState, value: int) -> list[int]:
        """The options of a value that are not marked yet."""
        found = self.of_value.get(value, _NONE)
        return [option for option in found if state.is_blank(self.numbers[option])]

    # --- a die ---------------------------------------------------------------------------

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        return self._open(state, die.value)

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        number = self.numbers[option]
        state.mark(number)
        self.reward(desk, state, number)
        self._settle(desk, state, number)
        values = 0
        for value in desk.other_rolled(die):
            if self._open(state, value):
                values |= 1 << (value - 1)
        if values:
            desk.later(state.slot, OTHER, values)

    # --- the other rolled die --------------------------------------------------------------

    def _crossable(self, state: RealmState, values: int) -> list[int]:
        found: list[int] = []
        for value in _FACES:
            if values >> (value - 1) & 1:
                found += [self.to_cross + option for option in self._open(state, value)]
        return sorted(found)

    def choices(self, desk: Desk, state: RealmState, pending: Pending) -> list[int]:
        found = self._crossable(state, pending.value)
        return found if len(found) > 1 else []

    def choose(self, desk: Desk, state: RealmState, pending: Pending, option: int) -> None:
        number = self.numbers[option - self.to_cross]
        state.cross(number)
        self._settle(desk, state, number)

    def go_on(self, desk: Desk, state: RealmState, pending: Pending) -> None:
        for option in self._crossable(state, pending.value):
            self.choose(desk, state, pending, option)
            desk.tell_place(state, self.numbers[option - self.to_cross])

    # --- squares, rows and columns -----------------------------------------------------------

    def _settle(self, desk: Desk, state: RealmState, number: int) -> None:
        """Mark the square of this number if it is full, and the goals that are reached."""
        square = self.square_of[number]
        if state.all_filled(self.pairs[square]):
            state.mark(self.squares[square])
            for goal in state.blanks(self._reached(state)):
                state.mark(goal)
                self.reward(desk, state, goal)

    def _reached(self, state: RealmState) -> list[int]:
        """The goals that the full squares reach."""
        found: list[int] = []
        if any([state.all_filled(row) for row in self.rows]):
            found.append(self.first_row)
        if any([state.all_filled(column) for column in self.columns]):
            found.append(self.first_column)
        if state.all_filled(self.squares):
            found.append(self.whole)
        return found

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """The number; its square if that is full then, and the goals that it reaches."""
        number = self.numbers[option % self.to_cross]
        square = self.square_of[number]
        if len(state.blanks(self.pairs[square])) > 1:
            return [number]
        after = state.copy()
        after.mark(self.squares[square])
        return [number, self.squares[square], *state.blanks(self._reached(after))]

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """Squares and goals are as the numbers have them, and none was crossed off in vain."""
        if not marked_when_full(state, self.squares, self.pairs):
            return False
        if self._reached(state) != state.filled(self.goals):
            return False
        due = len([1 for step in desk.pending if step.slot == state.slot and step.kind == OTHER])
        marked = len([1 for number in self.numbers if state.is_marked(number)])
        crossed = state.count_filled(self.numbers) - marked
        # A die crosses nothing off only if its number is nowhere left.
        spent = any([not self._open(state, value) for value in _FACES])
        return crossed == marked - due or (crossed < marked - due and spent)

    def most_stars(self, desk: Desk, state: RealmState) -> int:
        gained = [1 for number in self.starred if state.is_marked(number)]
        return len(gained) + state.count_filled(self.goals)

    def promise(self, desk: Desk, state: RealmState) -> float:
        """Stars that are not marked, and how near the row, the column and the last star are."""
        worth = _BLANK * len(state.blanks(self.starred))
        if state.is_blank(self.first_row):
            worth += _LINE * self._nearest(state, self.row_numbers)
        if state.is_blank(self.first_column):
            worth += _LINE * self._nearest(state, self.column_numbers)
        if state.is_blank(self.whole):
            worth += _WHOLE * state.count_filled(self.numbers) / len(self.numbers)
        return min(worth, float(MOST_STARS - state.stars))

    def _nearest(self, state: RealmState, lines: list[list[int]]) -> float:
        """The share of the fullest of these rows or columns."""
        best = 0
        for line in lines:
            best = max(best, state.count_filled(line))
        return best / len(_FACES)


REALM: Final = MicroDojo
