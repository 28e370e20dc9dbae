"""Onirim: a row of dreams whose neighbours differ, and keys that tell the next roll.

Notation: `row`: the next card of the row; `prophecy`: ring a key
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import next_of
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.state import CROSSED, MARKED, MOST_STARS, OUTLINED, SIGN, RealmState

# The options.
ROW: Final = 0
PROPHECY: Final = 1
# For `promise`: a prophecy that waits for its roll, the way to the next star of the row, and a
# last symbol that every die could follow.
_FORETOLD: Final = 2.5
_ON_THE_WAY: Final = 0.9
_FOLLOWED: Final = 0.3


class Onirim(Realm):
    """A die draws its symbol in the row; that of a key may foretell the next roll instead."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        # The stars are those of filled cards and of crossed nightmares.
        self.scores_at_once = False
        self.row = card.places_of("row")[0]
        self.keys = card.places_of("keys")[0]
        self.nightmares = card.places_of("nightmares")[0]
        self.starred = [dream for dream in self.row if STAR in card.places[dream].gains]
        self.prophet = card.number("prophet")
        self.wanted = card.number("wanted")
        # The symbol of each number of a die, and how many numbers have another one.
        self.symbol_of = {
            int(number): symbol
            for symbol, numbers in enumerate(card.texts("dice"))
            for number in numbers.split()
        }
        drawn = list(self.symbol_of.values())
        symbols = range(len(card.signs))
        self.followers = [len(drawn) - drawn.count(symbol) for symbol in symbols]
        self.hold(self.row, [SIGN + symbol for symbol in symbols])
        self.hold(self.keys, [OUTLINED, MARKED])
        self.hold(self.nightmares, [CROSSED])
        self.declare([next_of("row", self.row), next_of("prophecy", self.keys)])

    # --- a die ---------------------------------------------------------------------------

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        options: list[int] = []
        symbol = self.symbol_of.get(die.value, -1)
        row_has_room = state.first_blank(self.row) >= 0
        if symbol >= 0 and row_has_room and symbol != self._last(state):
            options.append(ROW)
        # One prophecy in a turn: the last one was settled by the roll of this turn.
        if die.value == self.prophet and not state.outlined(self.keys) and state.blanks(self.keys):
            options.append(PROPHECY)
        return options

    def _last(self, state: RealmState) -> int:
        """The symbol on the last filled card of the row; -1 if the row is empty."""
        filled = state.filled(self.row)
        return state.sign_in(filled[-1]) if filled else -1

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        if option == PROPHECY:
            state.outline(state.first_blank(self.keys))
            return
        dream = state.first_blank(self.row)
        state.write_sign(dream, self.symbol_of[die.value])
        if dream not in self.starred:
            self.reward(desk, state, dream)

    # --- the next roll ---------------------------------------------------------------------

    def watches_roll(self) -> bool:
        return True

    def at_roll(self, desk: Desk, state: RealmState) -> None:
        for key in state.outlined(self.keys):
            state.mark(key)
            desk.tell_place(state, key)
            if desk.first + desk.second >= self.wanted:
                nightmare = state.first_blank(self.nightmares)
                state.cross(nightmare)
                desk.tell_place(state, nightmare)
            else:
                desk.tell_no_star(state)

    # --- stars, saved cards and advice -------------------------------------------------------

    def _banished(self, state: RealmState) -> int:
        """The nightmares crossed off in play: the first one is so from the start."""
        return state.count_filled(self.nightmares) - 1

    def score(self, desk: Desk, state: RealmState) -> int:
        return state.count_filled(self.starred) + self._banished(state)

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """All is filled in order, neighbours differ, and every nightmare was foretold."""
        symbols = [state.sign_in(dream) for dream in state.filled(self.row)]
        for at in range(1, len(symbols)):
            if symbols[at] == symbols[at - 1]:
                return False
        told = [key for key in self.keys if state.is_marked(key)]
        waiting = state.outlined(self.keys)
        return (
            state.is_in_order(self.row)
            and state.is_in_order(self.nightmares)
            and told + waiting == self.keys[: len(told) + len(waiting)]
            and len(waiting) <= 1
            and len(told) + len(waiting) <= desk.turn
            and 0 <= self._banished(state) <= len(told)
        )

    def promise(self, desk: Desk, state: RealmState) -> float:
        """The way to the next star of the row, how easily it goes on, and what is foretold."""
        worth = _FORETOLD * len(state.outlined(self.keys))
        steps = 0
        for dream in self.row:
            starred = dream in self.starred
            if state.is_blank(dream):
                if starred:
                    worth += _ON_THE_WAY * steps / (steps + 1)
                    break
            else:
                steps = 0 if starred else steps + 1
        last = self._last(state)
        if last >= 0:
            worth += _FOLLOWED * self.followers[last] / len(self.symbol_of)
        return min(worth, float(MOST_STARS))


REALM: Final = Onirim
