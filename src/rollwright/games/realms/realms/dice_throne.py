"""Dice Throne: six rows of squares, each with a condition for its numbers, and chips for combos.

Notation: the square that is filled, `4b`; then the square for a chip, `chip=2a`, or `no-chip`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import at_place, nowhere
from rollwright.games.realms.pending import FollowUp, Pending
from rollwright.games.realms.realm import Realm, marked_when_full
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.state import NUMBERS, RealmState

# The condition of a row: equal numbers, no equal neighbors, neighbors that differ by 1, or the
# numbers that are printed.
EQUAL: Final = 0
MIXED: Final = 1
STRAIGHT: Final = 2
PRINTED: Final = 3
# The pending step: a chip for the number just used. Its value is the row of that number, times
# this, plus the number.
CHIP: Final = 0
_ROW: Final = 8
# For `promise`, by condition: the odds that a turn brings no number that fits; how much of a row
# without a number counts, as there won't be dice for all; and a chip.
_NO_DIE: Final = [0.6, 0.25, 0.5, 0.55]
_UNTOUCHED: Final = 0.35
_CHIP: Final = 0.3


class DiceThrone(Realm):
    """A number goes to a row that it fits in; a chip writes it in a second row."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.rows = card.places_of("rows")
        self.prizes = card.places_of("prizes")[0]
        self.chips = card.places_of("chips")[0]
        self.conditions = [
            ("equal", "mixed", "straight", "printed").index(text)
            for text in card.texts("conditions")
        ]
        self.squares = [square for row in self.rows for square in row]
        self.row_of = [row for row, squares in enumerate(self.rows) for _ in squares]
        self.hold(self.squares, NUMBERS)
        # An option is a square; with this added, a square for the number of a chip.
        self.to_repeat = len(self.squares)
        ids = [card.places[square].id for square in self.squares]
        options = [at_place(name, at) for name, at in zip(ids, self.squares, strict=True)]
        repeats = [at_place(f"chip={name}", at) for name, at in zip(ids, self.squares, strict=True)]
        self.declare(options, [*repeats, nowhere("no-chip")])
        most = (len(self.rows) - 1) * _ROW + _ROW - 1
        self.follow_ups = [FollowUp(1, most, 2 * self.to_repeat, asks="chip")]

    # --- where a number fits -----------------------------------------------------------------

    def _fits(self, state: RealmState, row: int, value: int) -> list[int]:
        """The squares of a row for this number; where it makes no difference, the first one."""
        squares = self.rows[row]
        condition = self.conditions[row]
        blanks = state.blanks(squares)
        if condition == EQUAL:
            same = len(blanks) == len(squares) or state.number_in(squares[0]) == value
            return blanks[:1] if same else []
        if condition == PRINTED:
            return [at for at in blanks if self.card.places[at].number == value][:1]
        return [at for at in blanks if self._fits_between(state, row, at, value)]

    def _fits_between(self, state: RealmState, row: int, square: int, value: int) -> bool:
        """Does a number go with those on both sides of its square?"""
        squares = self.rows[row]
        at = squares.index(square)
        for beside in squares[max(0, at - 1) : at + 2]:
            number = state.number_in(beside)
            if beside == square or state.is_blank(beside):
                continue
            if self.conditions[row] == MIXED and number == value:
                return False
            if self.conditions[row] == STRAIGHT and abs(number - value) != 1:
                return False
        return True

    def _options(self, state: RealmState, value: int, without: int) -> list[int]:
        """The squares for a number in all rows but one, by their order."""
        options: list[int] = []
        for row in range(len(self.rows)):
            if row != without:
                for square in self._fits(state, row, value):
                    options.append(self.squares.index(square))
        return options

    # --- a die, and a chip -------------------------------------------------------------------

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        return self._options(state, die.value, -1)

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        self._fill(desk, state, option, die.value)
        if state.first_blank(self.chips) >= 0:
            desk.later(state.slot, CHIP, self.row_of[option] * _ROW + die.value)

    def choices(self, desk: Desk, state: RealmState, pending: Pending) -> list[int]:
        row, value = divmod(pending.value, _ROW)
        return [self.to_repeat + option for option in self._options(state, value, row)]

    def choose(self, desk: Desk, state: RealmState, pending: Pending, option: int) -> None:
        state.mark(state.first_blank(self.chips))
        self._fill(desk, state, option - self.to_repeat, pending.value % _ROW)

    def _fill(self, desk: Desk, state: RealmState, option: int, value: int) -> None:
        """Write a number in a square, and score its row once it is full."""
        row = self.row_of[option]
        state.write(self.squares[option], value)
        if state.all_filled(self.rows[row]):
            state.mark(self.prizes[row])
            self.reward(desk, state, self.prizes[row])

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """The square, the stars of a row that it completes, and the chip."""
        if option == 2 * self.to_repeat:
            return []
        repeated = option >= self.to_repeat
        square = option - self.to_repeat if repeated else option
        row = self.row_of[square]
        places = [self.squares[square]]
        if len(state.blanks(self.rows[row])) == 1:
            places.append(self.prizes[row])
        if repeated:
            places.append(state.first_blank(self.chips))
        return places

    # --- saved positions, and bots -------------------------------------------------------------

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """Each number meets the condition of its row, and each chip comes with two numbers."""
        chips = state.count_filled(self.chips)
        if not state.is_in_order(self.chips) or state.count_filled(self.squares) < 2 * chips:
            return False
        for row, squares in enumerate(self.rows):
            if not self._is_row_possible(state, row, squares):
                return False
        return marked_when_full(state, self.prizes, self.rows)

    def _is_row_possible(self, state: RealmState, row: int, squares: list[int]) -> bool:
        condition = self.conditions[row]
        filled = state.filled(squares)
        numbers = [state.number_in(square) for square in filled]
        if condition == EQUAL:
            return state.is_in_order(squares) and len(set(numbers)) <= 1
        if condition == PRINTED:
            printed = [self.card.places[square].number for square in squares]
            for number in set(printed):
                group = [at for at in squares if self.card.places[at].number == number]
                if not state.is_in_order(group):
                    return False
            return numbers == [self.card.places[square].number for square in filled]
        return all([self._fits_between(state, row, at, state.number_in(at)) for at in filled])

    def promise(self, desk: Desk, state: RealmState) -> float:
        """The odds of each row's last number in the turns left, times its stars.

        Bots take the share of turns left of it; the odds tell that already, so it is made up for.
        """
        turns = desk.round.turns - desk.turn
        if turns == 0:
            return 0.0
        worth = _CHIP * len(state.blanks(self.chips))
        for row, squares in enumerate(self.rows):
            wanted = len(state.blanks(squares))
            if wanted == 0 or self._is_spoiled(state, row):
                continue
            no_die = _NO_DIE[self.conditions[row]]
            odds = (1.0 - no_die ** (turns / wanted)) ** wanted
            if wanted == len(squares):
                odds *= _UNTOUCHED
            worth += odds * self.card.places[self.prizes[row]].gains.count(STAR)
        return worth * desk.round.turns / turns

    def _is_spoiled(self, state: RealmState, row: int) -> bool:
        """Is a straight impossible to complete, as no steps lead from one number to the next?"""
        if self.conditions[row] != STRAIGHT:
            return False
        squares = self.rows[row]
        last = -1
        for at, square in enumerate(squares):
            if not state.is_blank(square):
                if last >= 0:
                    steps = at - last
                    change = abs(state.number_in(square) - state.number_in(squares[last]))
                    if change > steps or (steps - change) % 2:
                        return True
                last = at
        return False


REALM: Final = DiceThrone
