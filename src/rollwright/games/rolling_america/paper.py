"""The paper of Rolling America: the map, the boxes of the powers and of the rounds."""

from typing import Final

from mypy_extensions import i64

from rollwright.core.counter import Counter
from rollwright.core.message import Message
from rollwright.core.offer import NOWHERE, Offer, OfferGroup, Terms
from rollwright.core.paper import NOBODY, Paper
from rollwright.core.place import BLANK, CROSSED, FILLED, NO_MARK, OUTLINED, Mark, Place, box
from rollwright.core.print import Print
from rollwright.core.rule_side import RuleSide
from rollwright.core.table_die import TableDie
from rollwright.games.rolling_america.drawing import OUTLINES
from rollwright.games.rolling_america.map import (
    BIT,
    COLOR_OF,
    COLORS,
    REGION,
    STATES,
    WILD,
    states_in,
)
from rollwright.games.rolling_america.map_print import paper_map
from rollwright.games.rolling_america.markings import EMPTY, POWERS, Markings, X
from rollwright.games.rolling_america.names import color_name, die_name, state_name
from rollwright.games.rolling_america.notation import (
    CHANGE,
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
    die_text,
    move_text,
    state_of,
    value_of,
)
from rollwright.games.rolling_america.position import FULL_BAG, ROUNDS, AmericaPosition
from rollwright.games.rolling_america.refusal import reason_there
from rollwright.games.rolling_america.rulebook import map_rules
from rollwright.games.rolling_america.table_prints import map_print, powers_print


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
        return [map_print(), powers_print()]

    def whole_set(self, options: dict[str, object]) -> list[Print]:
        return [paper_map()]

    def rule_sides(self, options: dict[str, object]) -> dict[str, RuleSide]:
        return {paper_map().id: map_rules()}

    def marks(self, position: AmericaPosition, seat: int) -> list[Mark]:
        pad, finished = position.pads[seat], position.rounds_finished()
        guarded = pad.guarded
        drawn: list[Mark] = []
        for state in range(len(STATES)):
            content = pad.content(state)
            drawn.append(_GUARDED[content] if guarded & BIT[state] else _WRITTEN[content])
        for left in (pad.color_changes, pad.guards, pad.dupes):
            drawn += _BOXES[POWERS - left][:POWERS]
        return drawn + _BOXES[finished]

    def written(self, position: AmericaPosition, seat: int) -> object:
        pad = position.pads[seat]
        powers = (pad.color_changes, pad.guards, pad.dupes)
        return (pad.marks[:], pad.guarded, powers, position.rounds_finished())

    def dice(self, position: AmericaPosition, seat: int) -> list[TableDie]:
        left = position.pads[seat].left if seat != NOBODY else position.drawn_dice()
        return [_die(die, die in left) for die in position.drawn_dice()]

    def counters(self, position: AmericaPosition) -> list[Counter]:
        return _COUNTERS

    def counts(self, position: AmericaPosition, seat: int) -> list[int]:
        """What is left of each power, the Xs in each color, and the dice in the bag."""
        pad = position.pads[seat]
        counts = [pad.color_changes, pad.guards, pad.dupes]
        crossed = pad.marks[X]
        counts += [(crossed & REGION[color]).bit_count() for color in range(WILD)]
        return counts + _BAGS[position.bag]

    def place_of(self, position: AmericaPosition, seat: int, move: int) -> str:
        if move == DONE or action_of(move) == PASS:
            return ""
        return STATES[state_of(move)]

    def offer(self, position: AmericaPosition, seat: int, move: int) -> Offer:
        return _known_offer(move, position.pads[seat].dupe_value)

    def offers(self, position: AmericaPosition, seat: int) -> list[Offer]:
        duped = position.pads[seat].dupe_value
        return [_known_offer(move, duped) for move in position.legal(seat)]

    def offer_groups(self, position: AmericaPosition, seat: int) -> list[OfferGroup]:
        if not position.is_waiting(seat):
            return []
        pad = position.pads[seat]
        kinds, duped = pad.kinds(), pad.dupe_value
        return [_offer_group(kinds[at], kinds[at + 1], duped) for at in range(0, len(kinds), 2)]

    def reason_there(
        self, position: AmericaPosition, seat: int, place: str, die: str, source: str = ""
    ) -> Message | None:
        return reason_there(position.pads[seat], place, die)


# --- marks, dice and moves as data -----------------------------------------------------------

# By what is written in a state.
_WRITTEN: Final = [
    NO_MARK,
    *[Mark(FILLED, str(number)) for number in range(1, 7)],
    Mark(CROSSED, "x"),
]
_GUARDED: Final = [Mark(OUTLINED, mark.text) for mark in _WRITTEN]
_CROSSED: Final = Mark(CROSSED)
# By the number of crossed boxes, those of all rounds.
_BOXES: Final = [[_CROSSED] * count + [NO_MARK] * (ROUNDS - count) for count in range(ROUNDS + 1)]
# The powers as prices name them, each with its picture. Then the Xs by color, and the dice that
# are still in the bag: nobody pays with those.
_COUNTERS: Final[list[Counter]] = [
    *[
        Counter(
            power,
            Message(f"rolling-america.print.{power}"),
            sign,
            Message(f"rolling-america.counter.{power}"),
        )
        for power, sign in (
            ("color-change", "color-change"),
            ("guard", "shield"),
            ("dupe", "dupe"),
        )
    ],
    *[
        Counter(
            f"x-{COLORS[color]}",
            color_name(color),
            "x",
            Message("rolling-america.counter.xs"),
            tint=COLORS[color],
            heading=Message("rolling-america.counter.xs-heading"),
        )
        for color in range(WILD)
    ],
    *[
        Counter(
            f"bag-{COLORS[color]}",
            color_name(color),
            "die",
            Message("rolling-america.counter.bag"),
            common=True,
            tint=COLORS[color],
            heading=Message("rolling-america.counter.bag-heading"),
        )
        for color in range(len(COLORS))
    ],
]
# By the mask of what is in the bag.
_BAGS: Final[list[list[int]]] = [
    [bag // 2**color % 2 for color in range(len(COLORS))] for bag in range(FULL_BAG + 1)
]
# What a move costs, by its action.
_PRICES: Final[dict[int, tuple[str, ...]]] = {
    WRITE_GUARDED: ("guard",),
    CHANGE: ("color-change",),
    CHANGE_GUARDED: ("color-change", "guard"),
    CHANGE_CROSS: ("color-change",),
    DUPE: ("dupe",),
    DUPE_GUARDED: ("dupe", "guard"),
}
# The same for every seat, so that each is made once.
_OFFERS: Final[dict[tuple[int, int], Offer]] = {}
_TERMS: Final[dict[tuple[int, int, int], Terms]] = {}
# What is sent of the moves of one kind in some of ten states each.
_BRIEFS: Final[dict[tuple[int, int, int], bytes]] = {}
_STATES_A_BRIEF: Final = 10
_SOME_STATES: Final = [
    sum(BIT[start : start + _STATES_A_BRIEF]) for start in range(0, len(BIT), _STATES_A_BRIEF)
]
_MOST_BRIEFS: Final = 50_000
_DICE: Final[dict[int, TableDie]] = {}


def _made(action: int, duped: int) -> int:
    """The number that a move writes though no die shows it; else 0."""
    return duped if action in (DUPE, DUPE_GUARDED) else 0


def _known_offer(move: int, duped: int) -> Offer:
    key = (move, _made(action_of(move), duped))
    found = _OFFERS.get(key)
    if found is None:
        found = _OFFERS[key] = _offer(move, key[1])
    return found


def _offer_group(kind: int, states: i64, duped: int) -> OfferGroup:
    """The moves of one kind in these states.

    A crowd with the same roll has all kinds of blank states, but few in any ten of them.
    """
    briefs: list[bytes] = []
    for start in range(0, len(STATES), _STATES_A_BRIEF):
        some = states & _SOME_STATES[start // _STATES_A_BRIEF]
        if some:
            briefs.append(_brief(kind, start, some))
    return OfferGroup(_known_offer(kind, duped).terms, b",".join(briefs))


def _brief(kind: int, start: int, states: int) -> bytes:
    key = (kind, start, states)
    found = _BRIEFS.get(key)
    if found is None:
        if len(_BRIEFS) >= _MOST_BRIEFS:
            _BRIEFS.clear()
        offers = [_known_offer(kind + state, 0) for state in states_in(states)]
        found = _BRIEFS[key] = b",".join([offer.brief for offer in offers])
    return found


def _offer(move: int, made: int) -> Offer:
    die, action = die_in(move), action_of(move)
    key = (die, action, made)
    terms = _TERMS.get(key)
    if terms is None:
        price = _PRICES.get(action, ())
        is_plain = move != DONE and not price
        name, makes = die_text(die) if die else "", f"die{made}" if made else ""
        harms = "x" if action in (CROSS, CHANGE_CROSS) else ""
        skips = move != DONE and action == PASS
        terms = Terms(name, price, is_plain, move == DONE, makes=makes, harms=harms, skips=skips)
        _TERMS[key] = terms
    place = NOWHERE if move == DONE or action == PASS else state_of(move)
    return Offer(move_text(move), place, (place,) if place != NOWHERE else (), terms)


def _die(die: int, is_left: bool) -> TableDie:
    key = die * 2 + int(is_left)
    found = _DICE.get(key)
    if found is None:
        mark, color = BLANK if is_left else CROSSED, COLORS[color_of(die)]
        found = TableDie(die_text(die), str(value_of(die)), die_name(die), color, mark)
        _DICE[key] = found
    return found


# --- places with names -------------------------------------------------------------------------


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
