"""What speaks for moves on a map: Xs that they save, and numbers that still fit afterwards."""

from typing import Final

from rollwright.core.message import Message
from rollwright.core.reason import Reason
from rollwright.games.rolling_america.map import (
    BIT,
    NEIGHBORS,
    REGION,
    WILD,
    states_in,
)
from rollwright.games.rolling_america.markings import EMPTY, POWERS, X
from rollwright.games.rolling_america.names import color_name, die_name, state_name
from rollwright.games.rolling_america.notation import (
    CHANGE_CROSS,
    CHANGE_GUARDED,
    CROSS,
    DONE,
    DUPE,
    DUPE_GUARDED,
    PASS,
    WRITE_GUARDED,
    action_of,
    color_of,
    die_in,
    state_of,
    value_of,
)
from rollwright.games.rolling_america.pad import AmericaPad

_GUARDED: Final = (WRITE_GUARDED, CHANGE_GUARDED, DUPE_GUARDED)
# A state with so many numbers left is worth filling.
_TIGHT: Final = 3
_NUMBERS: Final = 6


def reasons(pad: AmericaPad, line: list[int]) -> list[Reason]:
    """Facts about some moves of a turn, in the order in which they are made."""
    after = pad.copy()
    for move in line:
        after.apply(move, None)
    found = _of_move(pad, line[0]) if len(line) == 1 else []
    found += _of_crosses(pad, after, line)
    for color in range(WILD):
        if (pad.marks[EMPTY] ^ after.marks[EMPTY]) & REGION[color]:
            found += _of_region(pad, after, color)
    left = 3 * POWERS - after.powers_used()
    if left and left == 3 * POWERS - pad.powers_used():
        found.append(_reason(10, "power-kept", count=left))
    return found


def _reason(weight: int, key: str, **args: object) -> Reason:
    return Reason(weight, Message(f"rolling-america.reason.{key}", args))


def fitting(pad: AmericaPad, state: int) -> list[int]:
    """The numbers that may be written in a blank state."""
    return [value for value in range(1, _NUMBERS + 1) if pad.fits(value, BIT[state])]


# --- a single move -------------------------------------------------------------------------


def _of_move(pad: AmericaPad, move: int) -> list[Reason]:
    action = action_of(move)
    if move == DONE:
        return [_reason(40, "done")]
    if action == PASS:
        return [_reason(90, "pass", color=color_name(color_of(die_in(move))))]
    if action in (CROSS, CHANGE_CROSS):
        return _of_cross(pad, state_of(move))
    return _of_die(pad, move) + _of_state(pad, move)


def _of_cross(pad: AmericaPad, state: int) -> list[Reason]:
    """An X is best where the fewest numbers fit; never all do where the die's own does not."""
    numbers, name = fitting(pad, state), state_name(state)
    if not numbers:
        return [_reason(70, "cross-lost", state=name)]
    return [_reason(50, "cross-tight", state=name, count=len(numbers), numbers=[*numbers])]


def _of_die(pad: AmericaPad, move: int) -> list[Reason]:
    """What a power is good for with this die."""
    action, die = action_of(move), die_in(move)
    if action in (DUPE, DUPE_GUARDED):
        return [_reason(55, "dupe")]
    region = REGION[color_of(die)]
    if not pad.marks[EMPTY] & region:
        return [_reason(80, "full", color=color_name(color_of(die)))]
    if pad.fits(value_of(die), region):
        return []
    return [_reason(95, "saves", die=die_name(die))]


def _of_state(pad: AmericaPad, move: int) -> list[Reason]:
    """How tight the state was that is filled, and what becomes of the states next door."""
    state, guarded = state_of(move), action_of(move) in _GUARDED
    numbers, name = fitting(pad, state), state_name(state)
    found: list[Reason] = []
    if not numbers:
        found.append(_reason(78, "rescued", state=name))
    elif len(numbers) <= _TIGHT:
        weight = 76 if len(numbers) == 1 else 66
        found.append(_reason(weight, "tight", state=name, count=len(numbers), numbers=[*numbers]))
    beside = states_in(NEIGHBORS[state] & pad.marks[EMPTY])
    if not beside:
        return [*found, _reason(60, "alone", state=name)]
    if guarded:
        return [*found, _reason(44, "guarded")]
    after = pad.copy()
    after.apply(move, None)
    narrowed = [one for one in beside if fitting(pad, one) != fitting(after, one)]
    if not narrowed:
        return [*found, _reason(64, "free", count=len(beside))]
    return [*found, _reason(12, "narrows", count=len(narrowed), blanks=len(beside))]


# --- a whole line ----------------------------------------------------------------------------


def _of_crosses(pad: AmericaPad, after: AmericaPad, line: list[int]) -> list[Reason]:
    count = after.marks[X].bit_count() - pad.marks[X].bit_count()
    return [_reason(24, "xs", count=count)] if count and len(line) > 1 else []


def _of_region(pad: AmericaPad, after: AmericaPad, color: int) -> list[Reason]:
    """Which numbers still have a state in this region."""
    region, name = REGION[color], color_name(color)
    blanks = (after.marks[EMPTY] & region).bit_count()
    if not blanks:
        xs = (after.marks[X] & region).bit_count()
        return [_reason(58, "complete-xs" if xs else "complete", color=name, count=xs)]
    old = [value for value in range(1, _NUMBERS + 1) if pad.fits(value, region)]
    counts = {value: int(after.fits(value, region)).bit_count() for value in range(1, _NUMBERS + 1)}
    lost: list[object] = [value for value in old if not counts[value]]
    found = [_reason(22, "lost", color=name, numbers=lost)] if lost else []
    fewest = min(counts.values())
    if fewest == blanks:
        return [*found, _reason(52, "all-fit", color=name, count=blanks)]
    if fewest:
        scarce: list[object] = [value for value in counts if counts[value] == fewest]
        args: dict[str, object] = {"color": name, "open": fewest, "count": blanks}
        return [*found, _reason(48, "keeps", numbers=scarce, **args)]
    kept: list[object] = [value for value in counts if counts[value]]
    return [*found, _reason(30, "still", color=name, numbers=kept)] if kept else found
