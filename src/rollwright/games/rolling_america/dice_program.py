"""What can be made of known dice, as a program: every way to play them, with its Xs.

A die is written, becomes an X, or does nothing. That numbers clash is a matter of the map alone.
That an X is forced is one of time: before it, every blank state of the region must have been filled
or shut by a number beside it. So there is for each turn what was filled and shut before it, and
which of its dice is the first.
"""

from typing import Final, NamedTuple

from rollwright.core.program import KnownPlay
from rollwright.games.rolling_america.map import BIT, NEIGHBORS, REGION, WILD
from rollwright.games.rolling_america.map_program import MapProgram
from rollwright.games.rolling_america.markings import CLASHES, Markings
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
    move_of,
    state_of,
    value_of,
)

# No choice: it cannot be.
_NEVER: Final = -1


class DieWays(NamedTuple):
    """What may become of a die: the choices of writing, of a dupe and of an X, by state."""

    die: int
    written: dict[int, int]
    duped: dict[int, int]
    crossed: dict[int, int]
    cross_changed: dict[int, int]
    # Does it change its color; does nothing happen?
    changed: int
    passed: int

    def ends(self) -> list[int]:
        """All of these choices but the change of color."""
        states = (self.written, self.duped, self.crossed, self.cross_changed)
        return [*[choice for ways in states for choice in ways.values()], self.passed]

    def writes(self, state: int) -> list[int]:
        """The choices by which it is written in a state."""
        return [ways[state] for ways in (self.written, self.duped) if state in ways]

    def crosses(self, state: int) -> list[int]:
        """The choices by which it becomes an X there."""
        return [ways[state] for ways in (self.crossed, self.cross_changed) if state in ways]

    def fills(self, state: int) -> list[int]:
        """The choices by which it fills a state."""
        return self.writes(state) + self.crosses(state)


class _Past(NamedTuple):
    """Choices that hold only if it has happened before a turn."""

    # By state: is it filled?
    filled: dict[int, int]
    # By state and number: does an unguarded number there shut its neighbours to this one?
    shut: dict[tuple[int, int], int]


class DiceProgram(KnownPlay):
    """The program for a map and the dice of all turns to come."""

    def __init__(self, pad: Markings, turns: list[tuple[int, int]]) -> None:
        """Extends the program of the map."""
        map_ = MapProgram(pad, [die for turn in turns for die in turn])
        self.outline = map_.program
        self.program = map_.program.copy()
        self._map = map_
        self.dice = [self._ways(die) for turn in turns for die in turn]
        # By turn: is the second die resolved first?
        self.swapped = [self.program.choice() for _ in turns]
        self._count_powers()
        for state in map_.blank:
            self._fill(state)
        self._force()

    # --- the ways of a die -------------------------------------------------------------

    def _ways(self, die: int) -> DieWays:
        program, blank, pad = self.program, self._map.blank, self._map.pad
        color = color_of(die)
        region = [state for state in blank if REGION[color] & BIT[state]]
        changeable = color != WILD and pad.color_changes > 0
        reach = blank if changeable else region
        ways = DieWays(
            die,
            {state: program.choice() for state in reach},
            {state: program.choice() for state in reach} if pad.dupes else {},
            {state: program.choice() for state in region},
            {state: program.choice() for state in blank} if changeable else {},
            program.choice() if changeable else _NEVER,
            program.choice(),
        )
        crossed = [*ways.crossed.values(), *ways.cross_changed.values()]
        program.count([*ways.written.values(), *crossed, ways.passed], 1, 1)
        if ways.duped:
            program.at_most([*ways.duped.values()], [*ways.written.values()])
        if changeable:
            away = [state for state in reach if not REGION[color] & BIT[state]]
            program.at_most(
                [ways.written[state] for state in away] + [*ways.cross_changed.values()],
                [ways.changed],
            )
            program.at_most([ways.duped[state] for state in away if ways.duped], [ways.changed])
        return ways

    def _count_powers(self) -> None:
        program, map_ = self.program, self._map
        changed = [ways.changed for ways in self.dice if ways.changed != _NEVER]
        program.count(changed, 0, map_.pad.color_changes)
        duped = [one for ways in self.dice for one in ways.duped.values()]
        program.count(duped, 0, map_.pad.dupes)

    def _fill(self, state: int) -> None:
        """What is written in a state comes from one die; so does an X before the end."""
        program, map_ = self.program, self._map
        for number in range(1, 7):
            found = map_.numbers[state, number]
            of_number = [ways for ways in self.dice if value_of(ways.die) == number]
            writes = [one for ways in of_number for one in ways.writes(state)]
            program.at_most(writes, [found])
            program.at_most([found], writes)
        crosses = [one for ways in self.dice for one in ways.crosses(state)]
        program.at_most(crosses, [map_.crossed[state]])

    # --- when an X is forced -----------------------------------------------------------

    def _force(self) -> None:
        """An X, and doing nothing, are only for numbers that fit nowhere."""
        past = _Past({}, {})
        for at, swapped in enumerate(self.swapped):
            one, two = self.dice[2 * at], self.dice[2 * at + 1]
            self._force_die(one, two, swapped, past)
            self._force_die(two, one, ~swapped, past)
            past = self._later(past, [one, two])

    def _later(self, past: _Past, dice: list[DieWays]) -> _Past:
        """The past after these dice."""
        filled: dict[int, int] = {}
        shut: dict[tuple[int, int], int] = {}
        for state in self._map.blank:
            causes = [one for ways in dice for one in ways.fills(state)]
            filled[state] = self._since(past.filled.get(state, _NEVER), causes)
            for number in range(1, 7):
                before = past.shut.get((state, number), _NEVER)
                shut[state, number] = self._shut(before, dice, state, number)
        return _Past(filled, shut)

    def _since(self, before: int, causes: list[int]) -> int:
        """Has it happened: before, or by one of these causes?"""
        if not causes:
            return before
        found = self.program.choice()
        self.program.some([~found, *causes, *([before] if before != _NEVER else [])])
        return found

    def _shut(self, before: int, dice: list[DieWays], state: int, number: int) -> int:
        """Does an unguarded number in this state shut its neighbours to a number by now?"""
        clashing = [ways for ways in dice if value_of(ways.die) in CLASHES[number]]
        causes = [one for ways in clashing for one in ways.writes(state)]
        if not causes or not NEIGHBORS[state]:
            return before
        found = self._since(before, causes)
        self.program.some([~found, ~self._map.guarded[state]])
        return found

    def _force_die(self, ways: DieWays, other: DieWays, other_first: int, past: _Past) -> None:
        program, map_ = self.program, self._map
        number, region = value_of(ways.die), REGION[color_of(ways.die)]
        # Does the number fit nowhere in the region, and nowhere at all?
        here, nowhere = program.choice(), program.choice()
        for choice in [*ways.crossed.values(), ways.passed]:
            program.some([~choice, here])
        for choice in ways.cross_changed.values():
            program.some([~choice, nowhere])
        shut_by_other = {state: self._shut(_NEVER, [other], state, number) for state in map_.blank}
        for state in map_.blank:
            inside = bool(region & BIT[state])
            filled = _known([past.filled.get(state, _NEVER)])
            by_other = other.fills(state)
            if inside:
                self._only(ways.passed, filled, by_other, other_first)
            if not map_.pad.fits(number, BIT[state]):
                continue
            near = map_.near(state)
            before = filled + _known([past.shut.get((one, number), _NEVER) for one in near])
            by_other = by_other + _known([shut_by_other[one] for one in near])
            for choice in [here, nowhere] if inside else [nowhere]:
                self._only(choice, before, by_other, other_first)

    def _only(self, choice: int, before: list[int], by_other: list[int], other_first: int) -> None:
        """It needs one of these: what was before the turn, or by the other die if it is first."""
        self.program.some([~choice, *before, *by_other])
        self.program.some([~choice, *before, other_first])

    # --- the moves ---------------------------------------------------------------------

    def lines(self, answer: list[int]) -> list[list[int]]:
        found: list[list[int]] = []
        for at in range(len(self.swapped)):
            dice = self.dice[2 * at : 2 * at + 2]
            if answer[self.swapped[at]]:
                dice.reverse()
            moves = [move for ways in dice for move in self._moves(ways, answer)]
            found.append([*moves, DONE])
        return found

    def _moves(self, ways: DieWays, answer: list[int]) -> list[int]:
        """The moves of a die. An action follows its own without a guard."""
        changed = ways.changed != _NEVER and answer[ways.changed] == 1
        guarded = self._map.guarded
        moves: list[int] = []
        for state, choice in ways.written.items():
            if answer[choice]:
                action = (CHANGE if changed else WRITE) + answer[guarded[state]]
                moves.append(move_of(ways.die, action, state))
        for state, choice in ways.duped.items():
            if answer[choice]:
                moves.append(move_of(0, DUPE + answer[guarded[state]], state))
        for action, crosses in ((CROSS, ways.crossed), (CHANGE_CROSS, ways.cross_changed)):
            for state, choice in crosses.items():
                if answer[choice]:
                    moves.append(move_of(ways.die, action, state))
        return moves or [move_of(ways.die, PASS, 0)]

    def hint(self, lines: list[list[int]]) -> dict[int, int]:
        hint: dict[int, int] = {}
        for at, line in enumerate(lines):
            dice = self.dice[2 * at : 2 * at + 2]
            for ways in dice:
                hint.update(dict.fromkeys(ways.ends(), 0))
            resolved = [die_in(move) for move in line if die_in(move)]
            hint[self.swapped[at]] = int(resolved[0] == dice[1].die)
            ways = dice[0]
            for move in line:
                if move != DONE:
                    if die_in(move):
                        ways = dice[0] if die_in(move) == dice[0].die else dice[1]
                    self._hint_move(ways, move, hint)
        return hint

    def _hint_move(self, ways: DieWays, move: int, hint: dict[int, int]) -> None:
        action, state = action_of(move), state_of(move)
        if ways.changed != _NEVER and die_in(move):
            hint[ways.changed] = int(action in (CHANGE, CHANGE_GUARDED, CHANGE_CROSS))
        if action == PASS:
            hint[ways.passed] = 1
        elif action == CROSS:
            hint[ways.crossed[state]] = 1
        elif action == CHANGE_CROSS:
            hint[ways.cross_changed[state]] = 1
        else:
            duped = action in (DUPE, DUPE_GUARDED)
            hint[(ways.duped if duped else ways.written)[state]] = 1
            guarded = action in (WRITE_GUARDED, CHANGE_GUARDED, DUPE_GUARDED)
            hint[self._map.guarded[state]] = int(guarded)


def _known(choices: list[int]) -> list[int]:
    return [choice for choice in choices if choice != _NEVER]
