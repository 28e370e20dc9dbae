"""The paper of Rolling America: the map, the boxes of the powers and of the rounds."""

from typing import Final

from rollwright.core.message import Message
from rollwright.core.place import BLANK, CROSSED, FILLED, OUTLINED, Place, box
from rollwright.core.position import Keys
from rollwright.games.rolling_america.drawing import OUTLINES
from rollwright.games.rolling_america.map import BIT, COLOR_OF, COLORS, STATES
from rollwright.games.rolling_america.markings import EMPTY, POWERS, Markings, X
from rollwright.games.rolling_america.notation import DONE, PASS, action_of, state_of
from rollwright.games.rolling_america.wording import state_name

ROUNDS: Final = 8
# Where the keys of places begin: those of the states are below.
_POWER_KEYS: Final = 1000
_ROUND_KEYS: Final = 2000


def places(pad: Markings) -> list[Place]:
    """The map and the boxes of the powers."""
    drawn = [_state_place(pad, state) for state in range(len(STATES))]
    powers = (("color-change", pad.color_changes), ("guard", pad.guards), ("dupe", pad.dupes))
    for row, (power, left) in enumerate(powers):
        for column in range(POWERS):
            drawn.append(_box_place(power, "powers", column, row, column < POWERS - left))
    return drawn


def round_places(finished: int) -> list[Place]:
    """The boxes of the rounds, crossed off as they end."""
    return [_box_place("round", "rounds", at, 0, at < finished) for at in range(ROUNDS)]


def place_keys(pad: Markings) -> Keys:
    """A key for each of `places`."""
    keys: Keys = []
    guarded = pad.guarded
    for state in range(len(STATES)):
        is_guarded = 1 if guarded & BIT[state] else 0
        keys.append(state * 16 + pad.content(state) * 2 + is_guarded)
    for row, left in enumerate((pad.color_changes, pad.guards, pad.dupes)):
        for column in range(POWERS):
            crossed = 1 if column < POWERS - left else 0
            keys.append(_POWER_KEYS + row * 16 + column * 2 + crossed)
    return keys


def round_keys(finished: int) -> Keys:
    """A key for each of `round_places`."""
    return [_ROUND_KEYS + at * 2 + (1 if at < finished else 0) for at in range(ROUNDS)]


def place_of(move: int) -> str:
    """The state that a tap for this move would hit."""
    if move == DONE or action_of(move) == PASS:
        return ""
    return STATES[state_of(move)]


def _state_place(pad: Markings, state: int) -> Place:
    content = pad.content(state)
    guarded = bool(pad.guarded & BIT[state])
    text = "" if content == EMPTY else "x" if content == X else str(content)
    mark = BLANK if content == EMPTY else CROSSED if content == X else FILLED
    return Place(
        id=STATES[state],
        group="map",
        outline=OUTLINES[state],
        mark=OUTLINED if guarded else mark,
        text=text,
        print=STATES[state],
        name=_state_status(state, text, guarded),
        tint=COLORS[COLOR_OF[state]],
    )


def _state_status(state: int, text: str, guarded: bool) -> Message:
    key = "blank" if not text else "crossed" if text == "x" else "guarded" if guarded else "number"
    color = Message(f"rolling-america.color.{COLORS[COLOR_OF[state]]}")
    args: dict[str, object] = {"state": state_name(state), "text": text, "color": color}
    return Message(f"rolling-america.place.{key}", args)


def _box_place(kind: str, group: str, column: int, row: int, crossed: bool) -> Place:
    return Place(
        id=f"{kind}{column + 1}",
        group=group,
        outline=box(column, row),
        mark=CROSSED if crossed else BLANK,
        text="",
        print=str(column + 1) if group == "rounds" else "",
        name=Message(f"rolling-america.place.{kind}", {"number": column + 1}),
        tint="",
    )
