"""Quick play: turns on a draft, with a learned look at the few moves that seem good at a glance.

A glance is the estimate without its slow parts. In a quick turn guards and color changes are spent
only where a number fits nowhere in its region; a shortlist is made of all legal moves.
"""

from typing import Final

from mypy_extensions import i64

from rollwright.core.chance import Source
from rollwright.games.rolling_america.draft import Draft, ones
from rollwright.games.rolling_america.estimate import (
    OPEN,
    PAIR,
    RISKS,
    UNUSED,
    worth_of_powers,
)
from rollwright.games.rolling_america.learned_value import LearnedValue
from rollwright.games.rolling_america.map import ALL, NEIGHBORS, REGION, WILD
from rollwright.games.rolling_america.notation import (
    CHANGE,
    CROSS,
    DONE,
    DUPE,
    PASS,
    WRITE,
    WRITE_GUARDED,
)
from rollwright.games.rolling_america.position import DRAWS, FULL_BAG, PAIRS

# So many moves that seem good at a glance are looked at in a quick turn, and so many dupes.
_LOOKS: Final = 6
_DUPE_LOOKS: Final = 2
# The same in a shortlist, and how many of them it keeps.
_LONG_LOOKS: Final = 20
_LISTED: Final = 10
# A glance at what has been looked at, or is not worth it.
_NOTHING: Final = -1e9

_RISK_NONE: Final = RISKS[0]
_RISK_ONE: Final = RISKS[1]
_RISK_TWO: Final = RISKS[2]
_RISK_THREE: Final = RISKS[3]
_COLOR_BITS: Final[list[int]] = [2**color for color in range(WILD + 1)]


class QuickPlay:
    """Plays on drafts by a learned value."""

    def __init__(self, judge: LearnedValue) -> None:
        self._judge = judge
        self._after = Draft()
        self._left: i64 = 1
        self._bag: i64 = 0
        # The moves to choose from, and what they seem worth at a glance.
        self._moves: list[int] = []
        self._glances: list[float] = []
        # The value of the best move that was found.
        self._most = 0.0

    # --- a turn ------------------------------------------------------------------------

    def turn(self, draft: Draft, first: i64, second: i64, left: i64, bag: i64) -> list[int]:
        """Resolve two dice, or one and 0, and end the turn; the moves made.

        `left` is the number of turns after this one, `bag` what they begin with.
        """
        self._expect(left, bag)
        made: list[int] = []
        while first or second:
            self._clear()
            if first:
                self._add_moves(draft, first)
            if second:
                self._add_moves(draft, second)
            move = self._best(draft, 0, _LOOKS)
            die = move >> 10
            if die == first:
                first = 0
            else:
                second = 0
            draft.make(die & 7, move >> 6 & 15, move & 63)
            made.append(move)
            if draft.dupes:
                self._dupe(draft, move, made)
        made.append(DONE)
        return made

    def _expect(self, left: i64, bag: i64) -> None:
        # In the last turn a die is as welcome as if there were one turn more.
        self._left = left if left > 0 else 1
        self._bag = bag

    def _clear(self) -> None:
        self._moves.clear()
        self._glances.clear()

    def _add_moves(self, draft: Draft, die: i64) -> None:
        color: i64 = die >> 3
        number: i64 = die & 7
        region: i64 = REGION[color]
        base: i64 = die * 1024
        all_fits = draft.fits(number)
        fits = all_fits & region
        if fits:
            self._add(draft, number, base + WRITE * 64, fits)
            return
        blank = draft.blank & region
        if draft.guards:
            self._add(draft, number, base + WRITE_GUARDED * 64, blank)
        if draft.color_changes and color != WILD:
            self._add(draft, number, base + CHANGE * 64, all_fits)
        if blank:
            self._add(draft, number, base + CROSS * 64, blank)
        else:
            self._add(draft, number, base + PASS * 64, 1)

    def _dupe(self, draft: Draft, move: i64, made: list[int]) -> None:
        """Write the number of the last move again if that looks better than not to."""
        action = move >> 6 & 15
        if action in (CROSS, PASS):
            return
        number = move >> 10 & 7
        region: i64 = REGION[move >> 13]
        reach: i64 = ALL if action == CHANGE else region
        fits = draft.fits(number) & reach
        if not fits:
            return
        without = self._most
        self._clear()
        self._add(draft, number, DUPE * 64, fits)
        dupe = self._best(draft, number, _DUPE_LOOKS)
        if self._most > without:
            draft.make(number, DUPE, dupe & 63)
            made.append(dupe)
        else:
            self._most = without

    # --- choosing ----------------------------------------------------------------------

    def _add(self, draft: Draft, number: i64, base: i64, states: i64) -> None:
        """Add the moves of a kind, with a glance at each."""
        action = base >> 6 & 15
        while states:
            lowest = states & -states
            states ^= lowest
            state: i64 = ones(lowest - 1)
            self._after.copy_from(draft)
            self._after.make(number, action, state)
            glance = _glance(self._after)
            if action != PASS and action < DONE // 64:
                near: i64 = NEIGHBORS[state]
                glance += PAIR * float(ones(near & draft.blank))
            self._moves.append(base + state)
            self._glances.append(glance)

    def _best(self, draft: Draft, number: i64, looks: i64) -> i64:
        """The best of the moves; `number` is what a dupe writes. Its value is `_most`."""
        best: i64 = -1
        most = _NOTHING
        for _ in range(looks):
            at = self._next()
            if at < 0:
                break
            move: i64 = self._moves[at]
            value = self._look(draft, number, move)
            if value > most:
                most = value
                best = move
        self._most = most
        return best

    def _next(self) -> i64:
        """Which move seems best of those that were not looked at; -1 if there is none."""
        glances = self._glances
        best: i64 = -1
        most = _NOTHING
        for at in range(len(glances)):
            if glances[at] > most:
                most = glances[at]
                best = at
        if best >= 0:
            glances[best] = _NOTHING
        return best

    def _look(self, draft: Draft, number: i64, move: i64) -> float:
        die = move >> 10
        self._after.copy_from(draft)
        self._after.make(die & 7 if die else number, move >> 6 & 15, move & 63)
        return self._judge.value(self._after, self._left, self._bag)

    # --- all moves ---------------------------------------------------------------------

    def shortlist(
        self, draft: Draft, kinds: list[int], dupe: int, left: i64, bag: i64
    ) -> list[int]:
        """The best moves of these kinds, as a pad lists them; `dupe` is what a dupe writes."""
        self._expect(left, bag)
        self._clear()
        for at in range(0, len(kinds), 2):
            base: i64 = kinds[at]
            die = base >> 10
            self._add(draft, die & 7 if die else dupe, base, kinds[at + 1])
        seen: list[tuple[float, int]] = []
        for _ in range(_LONG_LOOKS):
            at_move = self._next()
            if at_move < 0:
                break
            move = self._moves[at_move]
            seen.append((-self._look(draft, dupe, move), move))
        listed = [move for _, move in sorted(seen)[:_LISTED]]
        # Whoever may end the turn can always do that.
        if kinds[-2] == DONE and DONE not in listed:
            listed.append(DONE)
        return listed

    # --- playing on --------------------------------------------------------------------

    def playout(self, draft: Draft, left: i64, bag: i64, until: i64, source: Source) -> float:
        """How well the draft stands when so many turns are left; now `left` are to come."""
        while left > until:
            pairs = PAIRS[bag]
            pair = pairs[source.below(len(pairs))]
            numbers: i64 = source.below(36)
            one: i64 = pair[0]
            two: i64 = pair[1]
            bag = _drawn(bag, one, two)
            left -= 1
            if left % DRAWS == 0:
                bag = FULL_BAG
            self.turn(draft, one * 8 + numbers // 6 + 1, two * 8 + numbers % 6 + 1, left, bag)
        return self._judge.value(draft, left, bag) if left > 0 else final_value(draft)


def _drawn(bag: i64, one: i64, two: i64) -> i64:
    """A bag from which two dice were drawn."""
    return bag & ~(_COLOR_BITS[one] | _COLOR_BITS[two])


def final_value(draft: Draft) -> float:
    """Minus the Xs at the end, when every blank becomes one; unused powers break ties."""
    unused = float(draft.color_changes + draft.guards + draft.dupes)
    return UNUSED * unused - float(draft.crosses + ones(draft.blank))


def _glance(draft: Draft) -> float:
    """The estimate, but for pairs of blanks and for states that no neighbour can change."""
    blank = draft.blank
    one, two, three = draft.one, draft.two, draft.three
    four, five, six = draft.four, draft.five, draft.six
    any_fits = two | three | four | five
    two_fit = one | (two & three) | (three & four) | (four & five) | six
    three_fit = (one & three) | (two & four) | (three & five) | (four & six)
    all_fit = one & six
    worth = worth_of_powers(draft.color_changes, draft.guards, draft.dupes, ones(blank))
    return (
        worth
        - float(draft.crosses)
        - _RISK_NONE * float(ones(blank & ~any_fits))
        - _RISK_ONE * float(ones(any_fits & ~two_fit))
        - _RISK_TWO * float(ones(two_fit & ~three_fit))
        - _RISK_THREE * float(ones(three_fit & ~all_fit))
        - OPEN * float(ones(all_fit))
    )
