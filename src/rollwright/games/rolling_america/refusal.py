"""Why a move of Rolling America is refused, as a message that names the rule and the place."""

from rollwright.core.message import Message
from rollwright.games.rolling_america.map import (
    ALL,
    BIT,
    COLOR_OF,
    NEIGHBORS,
    NUMBER,
    REGION,
    STATES,
    WILD,
    states_in,
)
from rollwright.games.rolling_america.markings import CLASHES, EMPTY, Markings, X
from rollwright.games.rolling_america.names import (
    color_name,
    die_name,
    holding_name,
    state_name,
)
from rollwright.games.rolling_america.notation import (
    CHANGE,
    CHANGE_CROSS,
    CHANGE_GUARDED,
    CROSS,
    DONE,
    DUPE,
    DUPE_GUARDED,
    END,
    PASS,
    WRITE,
    WRITE_GUARDED,
    action_of,
    color_of,
    die_in,
    die_of,
    die_text,
    move_of,
    parse_move,
    state_of,
    value_of,
)


def why_not(pad: Markings, move: int) -> Message | None:
    """The reason, or None for a legal move."""
    action = action_of(move)
    if not _is_sound(move):
        return Message("core.no-such-move", {"move": str(move)})
    if move == DONE:
        return _why_not_done(pad)
    if action in (DUPE, DUPE_GUARDED):
        return _why_not_dupe(pad, action == DUPE_GUARDED, state_of(move))
    die = die_in(move)
    if die not in pad.left:
        return Message("rolling-america.not-your-die", {"die": die_name(die)})
    if action == CROSS:
        return _why_not_cross(pad, die, state_of(move))
    if action == CHANGE_CROSS:
        return _why_not_change_cross(pad, die, state_of(move))
    if action == PASS:
        return _why_not_pass(pad, die)
    return _why_not_write(pad, die, action, state_of(move))


def reason_there(pad: Markings, place: str, die_id: str) -> Message | None:
    """Why a die (by default the first one left) can't be written in a state.

    For the boxes of a power: how it is spent.
    """
    if place not in NUMBER:
        return _how_spent(pad, place.rstrip("123"))
    full = _why_not_full(pad, NUMBER[place])
    if full is not None:
        return full
    for die in pad.left:
        if die_id in ("", die_text(die)):
            return why_not(pad, move_of(die, WRITE, NUMBER[place]))
    written = parse_move(f"{die_id}>{place}")
    return why_not(pad, move_of(0, DUPE, NUMBER[place]) if written is None else written)


def _how_spent(pad: Markings, power: str) -> Message | None:
    lefts = {"color-change": pad.color_changes, "guard": pad.guards, "dupe": pad.dupes}
    if power not in lefts:
        return None
    if not lefts[power]:
        return Message(f"rolling-america.no-{power}-left")
    return Message(f"rolling-america.spend.{power}", {"count": lefts[power]})


def _is_sound(move: int) -> bool:
    """Is it the number of a move, in its canonical form?"""
    die, action, state = die_in(move), action_of(move), state_of(move)
    if move == DONE:
        return True
    if move < 0 or action >= END or state >= len(STATES) or (action == PASS and state):
        return False
    if action in (DUPE, DUPE_GUARDED):
        return die == 0
    known = color_of(die) <= WILD and 1 <= value_of(die) <= 6
    return known and move == move_of(die_of(color_of(die), value_of(die)), action, state)


def _why_not_done(pad: Markings) -> Message | None:
    if not pad.left:
        return None
    return Message("rolling-america.dice-left", {"dice": [die_name(die) for die in pad.left]})


def _why_not_dupe(pad: Markings, guarded: bool, state: int) -> Message | None:
    if not pad.dupe_reach:
        return Message("rolling-america.nothing-to-dupe")
    if not pad.dupes:
        return Message("rolling-america.no-dupe-left")
    reason = _why_not_blank(pad, pad.dupe_reach, state)
    if reason is not None:
        return reason
    return _why_not_number(pad, pad.dupe_value, guarded, state)


def _why_not_write(pad: Markings, die: int, action: int, state: int) -> Message | None:
    reach = REGION[color_of(die)]
    if action in (CHANGE, CHANGE_GUARDED):
        fixed = _why_not_change(pad, die)
        if fixed is not None:
            return fixed
        reach = ALL
    reason = _why_not_blank(pad, reach, state)
    if reason is not None:
        return reason
    guarded = action in (WRITE_GUARDED, CHANGE_GUARDED)
    return _why_not_number(pad, value_of(die), guarded, state)


def _why_not_change(pad: Markings, die: int) -> Message | None:
    if color_of(die) == WILD:
        return Message("rolling-america.wild-already", {"die": die_name(die)})
    return None if pad.color_changes else Message("rolling-america.no-color-change-left")


def _why_not_blank(pad: Markings, reach: int, state: int) -> Message | None:
    full = _why_not_full(pad, state)
    if full is not None:
        return full
    if not reach & BIT[state]:
        color = next(color for color in range(WILD) if REGION[color] == reach)
        args: dict[str, object] = {
            "state": state_name(state),
            "color": color_name(COLOR_OF[state]),
            "die_color": color_name(color),
        }
        return Message("rolling-america.wrong-region", args)
    return None


def _why_not_full(pad: Markings, state: int) -> Message | None:
    """Checked first: nothing can be written in a full state, not even with a power."""
    content = pad.content(state)
    if content == EMPTY:
        return None
    mark = "X" if content == X else str(content)
    return Message("rolling-america.not-blank", {"state": state_name(state), "mark": mark})


def _why_not_number(pad: Markings, value: int, guarded: bool, state: int) -> Message | None:
    if guarded:
        return None if pad.guards else Message("rolling-america.no-guard-left")
    near = NEIGHBORS[state] & ~pad.guarded
    others = [other for other in CLASHES[value] if pad.marks[other] & near]
    if not others:
        return None
    clashing = [number for number in states_in(near) if pad.content(number) in others]
    args: dict[str, object] = {"value": value, "state": state_name(state)}
    if len(others) > 1:
        args["neighbors"] = [holding_name(number, pad.content(number)) for number in clashing]
        return Message("rolling-america.clashes", args)
    args["neighbors"] = [state_name(number) for number in clashing]
    args["count"] = len(clashing)
    args["other"] = others[0]
    return Message("rolling-america.clash", args)


def _why_not_cross(pad: Markings, die: int, state: int) -> Message | None:
    region = REGION[color_of(die)]
    reason = _why_not_blank(pad, region, state)
    return reason if reason is not None else _why_not_x(pad, die, region, "must-write")


def _why_not_change_cross(pad: Markings, die: int, state: int) -> Message | None:
    fixed = _why_not_change(pad, die)
    if fixed is not None:
        return fixed
    full = _why_not_full(pad, state)
    return full if full is not None else _why_not_x(pad, die, ALL, "must-write-changed")


def _why_not_x(pad: Markings, die: int, reach: int, key: str) -> Message | None:
    """No X while the number fits somewhere within reach."""
    fits = int(pad.fits(value_of(die), reach))
    if not fits:
        return None
    places = [state_name(number) for number in states_in(fits)]
    return Message(f"rolling-america.{key}", {"die": die_name(die), "places": places})


def _why_not_pass(pad: Markings, die: int) -> Message | None:
    blank = pad.marks[EMPTY] & REGION[color_of(die)]
    if not blank:
        return None
    places = [state_name(number) for number in states_in(blank)]
    return Message("rolling-america.must-mark", {"die": die_name(die), "places": places})
