"""The paper of Rolling America: the map, the boxes of the powers and of the rounds."""

from typing import Final

from rollwright.core.message import Message
from rollwright.core.paper import Keys, Paper
from rollwright.core.place import BLANK, CROSSED, FILLED, OUTLINED, Place, box
from rollwright.core.print import Print
from rollwright.core.rule_side import RuleSide
from rollwright.games.rolling_america.drawing import OUTLINES
from rollwright.games.rolling_america.map import BIT, COLOR_OF, COLORS, STATES
from rollwright.games.rolling_america.map_print import map_print, paper_map
from rollwright.games.rolling_america.markings import EMPTY, POWERS, Markings, X
from rollwright.games.rolling_america.names import state_name
from rollwright.games.rolling_america.notation import DONE, PASS, action_of, die_in, state_of
from rollwright.games.rolling_america.position import ROUNDS, AmericaPosition
from rollwright.games.rolling_america.refusal import reason_there
from rollwright.games.rolling_america.rulebook import map_rules

# Where the keys of powers and rounds begin: those of the states are below.
_POWER_KEYS: Final = 1000
_ROUND_KEYS: Final = 2000
# The distance between the keys of dupes of different numbers; moves are smaller.
_DUPE_KEYS: Final = 2**20


class AmericaPaper(Paper[AmericaPosition]):
    """The sheet of a seat; the boxes of the rounds are the same on all sheets."""

    def places(self, position: AmericaPosition, seat: int) -> list[Place]:
        pad = position.pads[seat]
        drawn = [_state_place(pad, state) for state in range(len(STATES))]
        powers = (("color-change", pad.color_changes), ("guard", pad.guards), ("dupe", pad.dupes))
        for row, (power, left) in enumerate(powers):
            for column in range(POWERS):
                drawn.append(_box_place(power, "powers", column, row, column < POWERS - left))
        finished = position.rounds_finished()
        return drawn + [_box_place("round", "rounds", at, 0, at < finished) for at in range(ROUNDS)]

    def prints(self, position: AmericaPosition, seat: int) -> list[Print]:
        return [map_print()]

    def whole_set(self, options: dict[str, object]) -> list[Print]:
        return [paper_map()]

    def rule_sides(self, options: dict[str, object]) -> dict[str, RuleSide]:
        return {paper_map().id: map_rules()}

    def place_of(self, position: AmericaPosition, seat: int, move: int) -> str:
        if move == DONE or action_of(move) == PASS:
            return ""
        return STATES[state_of(move)]

    def reason_there(
        self, position: AmericaPosition, seat: int, place: str, die: str
    ) -> Message | None:
        return reason_there(position.pads[seat], place, die)

    def place_keys(self, position: AmericaPosition, seat: int) -> Keys:
        keys: Keys = []
        pad, finished = position.pads[seat], position.rounds_finished()
        guarded = pad.guarded
        for state in range(len(STATES)):
            is_guarded = 1 if guarded & BIT[state] else 0
            keys.append(state * 16 + pad.content(state) * 2 + is_guarded)
        for row, left in enumerate((pad.color_changes, pad.guards, pad.dupes)):
            for column in range(POWERS):
                crossed = 1 if column < POWERS - left else 0
                keys.append(_POWER_KEYS + row * 16 + column * 2 + crossed)
        for at in range(ROUNDS):
            keys.append(_ROUND_KEYS + at * 2 + (1 if at < finished else 0))
        return keys

    def move_keys(self, position: AmericaPosition, seat: int, moves: list[int]) -> Keys:
        """Only the words of a dupe depend on more than the move: on the number that is duped."""
        keys: Keys = []
        dupe = position.pads[seat].dupe_value * _DUPE_KEYS
        for move in moves:
            keys.append(move if die_in(move) else move + dupe)
        return keys


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
