"""One seat of Rolling America: what it may write on the map.

To resolve a die is to write its number in a blank state of its color: no neighbouring state may
hold a number more than one away, unless one of the two is guarded. If the number fits nowhere
in its region, an X is due; if the region is full, nothing. Each power can be used three times a
game: treat a die as wild (also for its X), guard a number, write a number twice.
"""

from mypy_extensions import i64

from rollwright.core.errors import IllegalMove
from rollwright.core.message import Message
from rollwright.core.position import Events
from rollwright.games.rolling_america.map import ALL, REGION, STATE_OF_BIT, WILD
from rollwright.games.rolling_america.markings import EMPTY, Markings, X
from rollwright.games.rolling_america.notation import (
    CHANGE,
    CHANGE_CROSS,
    CHANGE_GUARDED,
    CROSS,
    DONE,
    DUPE,
    DUPE_GUARDED,
    PASS,
    WRITE,
    WRITE_GUARDED,
    action_of,
    color_of,
    die_in,
    move_text,
    parse_move,
    state_of,
    value_of,
)
from rollwright.games.rolling_america.saving import pad_json


class AmericaPad(Markings):
    """The map of one seat."""

    __slots__ = ()

    def start_turn(self, first: int, second: int) -> None:
        """Start a turn with two rolled dice."""
        self.left = [first, second]
        self.busy = True

    # --- what is legal ---------------------------------------------------------------

    def legal(self) -> list[int]:
        moves: list[int] = []
        kinds = self.kinds()
        for at in range(0, len(kinds), 2):
            _add(moves, kinds[at], kinds[at + 1])
        return moves

    def kinds(self) -> list[int]:
        """The legal moves by kind: by turns a die with an action, and the states where it is legal.

        A move is the sum of die, action and state; one that is made nowhere counts for state 0.
        """
        kinds: list[int] = []
        for die in self.left:
            self._add_die(kinds, die)
        if self.dupe_reach and self.dupes:
            self._add_dupes(kinds)
        if not self.left:
            kinds += [DONE, 1]
        return kinds

    def _add_die(self, kinds: list[int], die: i64) -> None:
        color: i64 = die >> 3
        value: i64 = die & 7
        base: i64 = die * 1024
        region: i64 = REGION[color]
        blank: i64 = self.marks[EMPTY]
        fits = self.fits(value, region)
        _add_kind(kinds, base + WRITE * 64, fits)
        if self.guards:
            _add_kind(kinds, base + WRITE_GUARDED * 64, blank & region)
        changeable = self.color_changes > 0 and color != WILD
        if changeable:
            _add_kind(kinds, base + CHANGE * 64, self.fits(value, ALL))
            if self.guards:
                _add_kind(kinds, base + CHANGE_GUARDED * 64, blank)
        if fits:
            return
        if blank & region:
            _add_kind(kinds, base + CROSS * 64, blank & region)
        else:
            _add_kind(kinds, base + PASS * 64, 1)
        # A changed die follows the rules of a wild one: an X only if it fits in no state at all.
        if changeable and not self.fits(value, ALL):
            _add_kind(kinds, base + CHANGE_CROSS * 64, blank)

    def _add_dupes(self, kinds: list[int]) -> None:
        _add_kind(kinds, DUPE * 64, self.fits(self.dupe_value, self.dupe_reach))
        if self.guards:
            blank: i64 = self.marks[EMPTY]
            _add_kind(kinds, DUPE_GUARDED * 64, blank & self.dupe_reach)

    # --- what a move does ------------------------------------------------------------

    def apply(self, move: int, events: Events | None) -> None:
        action = action_of(move)
        if move == DONE:
            self.dupe_reach = 0
            self.busy = False
        elif action in (DUPE, DUPE_GUARDED):
            self.dupes -= 1
            self.dupe_reach = 0
            self._write(state_of(move), self.dupe_value, action == DUPE_GUARDED)
        else:
            self._resolve(die_in(move), action, state_of(move))

    def _resolve(self, die: int, action: int, state: int) -> None:
        self.left = [other for other in self.left if other != die]
        self.dupe_reach = 0
        changed = action in (CHANGE, CHANGE_GUARDED, CHANGE_CROSS)
        if changed:
            self.color_changes -= 1
        if action in (CROSS, CHANGE_CROSS):
            self.cross(state)
        elif action != PASS:
            self.dupe_value = value_of(die)
            self.dupe_reach = ALL if changed else REGION[color_of(die)]
            guarded = action in (WRITE_GUARDED, CHANGE_GUARDED)
            self._write(state, self.dupe_value, guarded)

    def _write(self, state: int, value: int, guarded: bool) -> None:
        self.write(state, value, guarded)
        if guarded:
            self.guards -= 1

    def finish(self) -> None:
        """Mark every blank with an X at the end of the game."""
        self.marks[X] |= self.marks[EMPTY]
        self.marks[EMPTY] = 0

    # --- the score -------------------------------------------------------------------

    def score(self) -> int:
        return self.marks[X].bit_count()

    def result(self) -> dict[str, object]:
        return {"xs": self.score(), "powers_used": self.powers_used()}

    # --- notation --------------------------------------------------------------------

    def text(self, move: int) -> str:
        return move_text(move)

    def parse(self, text: str) -> int:
        move = parse_move(text)
        if move is None:
            raise IllegalMove(Message("core.no-such-move", {"move": text}))
        return move

    # --- values ----------------------------------------------------------------------

    def copy(self) -> "AmericaPad":
        pad = AmericaPad()
        pad.copy_from(self)
        return pad

    def to_json(self) -> dict[str, object]:
        return pad_json(self)


def blank_pad() -> AmericaPad:
    """A map on which nothing is written."""
    pad = AmericaPad()
    pad.clear()
    return pad


def _add_kind(kinds: list[int], base: i64, states: i64) -> None:
    if states:
        kinds.append(base)
        kinds.append(states)


def _add(moves: list[int], base: i64, states: i64) -> None:
    while states:
        lowest = states & -states
        moves.append(base + STATE_OF_BIT[lowest % 67])
        states ^= lowest
