"""The course of Rolling America: a bag of seven dice, eight rounds of three draws of two."""

from typing import Final

from rollwright.core import shape
from rollwright.core.chance import Source
from rollwright.core.errors import BadOutcome, BadPosition
from rollwright.core.message import Message, Who
from rollwright.core.pads import PadPosition
from rollwright.core.position import OVER, PHASES, PLAY, ROLL, Events, rank_by
from rollwright.games.rolling_america import GAME_ID as GAME_ID
from rollwright.games.rolling_america.map import COLOR_LETTERS, COLORS
from rollwright.games.rolling_america.names import die_name
from rollwright.games.rolling_america.notation import color_of, die_of, die_text, value_of
from rollwright.games.rolling_america.pad import AmericaPad, blank_pad
from rollwright.games.rolling_america.saving import read_pad

RULES: Final = 1
ROUNDS: Final = 8
DRAWS: Final = 3
FULL_BAG: Final = 2 ** len(COLORS) - 1
_POSITION_FIELDS: Final = ("game", "rules", "phase", "round", "turn", "bag", "dice", "pads")


def _pairs_in(bag: int) -> list[tuple[int, int]]:
    inside = [color for color in range(len(COLORS)) if bag & 2**color]
    return [(first, second) for first in inside for second in inside if first < second]


# Every pair of colors that can be drawn from each bag.
PAIRS: Final[list[list[tuple[int, int]]]] = [_pairs_in(bag) for bag in range(FULL_BAG + 1)]


class AmericaPosition(PadPosition[AmericaPad]):
    """A position of Rolling America."""

    __slots__ = ("bag", "first", "second")

    # The colors not drawn this round, as a mask; the two dice on the table, or zeros.
    bag: int
    first: int
    second: int

    # --- chance ----------------------------------------------------------------------

    def outcomes(self) -> list[tuple[int, float]]:
        self.check_rolling()
        pairs = PAIRS[self.bag]
        weight = 1 / (36 * len(pairs))
        return [
            (_outcome(first, one, second, two), weight)
            for first, second in pairs
            for one in range(1, 7)
            for two in range(1, 7)
        ]

    def sample(self, source: Source) -> int:
        pairs = PAIRS[self.bag]
        first, second = pairs[source.below(len(pairs))]
        values = source.below(36)
        return _outcome(first, values // 6 + 1, second, values % 6 + 1)

    def roll(self, outcome: int, events: Events | None = None) -> None:
        self.check_rolling()
        self.first = outcome >> 6
        self.second = outcome & 63
        self.bag &= ~(2 ** color_of(self.first) + 2 ** color_of(self.second))
        for pad in self.pads:
            pad.start_turn(self.first, self.second)
        self.start_turn()
        if events is not None:
            events.append(Message("rolling-america.event.roll", self._roll_parts()))

    def rolled(self) -> int:
        begun = (self.round - 1) * DRAWS + self.turn
        return begun - 1 if self.phase == ROLL else begun

    def _roll_parts(self) -> dict[str, object]:
        dice = [die_name(self.first), die_name(self.second)]
        return {"seat": Who(self.roller()), "dice": dice}

    def roller(self) -> int:
        """The seat that holds the bag, which is passed on every turn."""
        return ((self.round - 1) * DRAWS + self.turn - 1) % len(self.pads)

    # --- the course ------------------------------------------------------------------

    def round_count(self) -> int:
        return ROUNDS

    def turn_count(self) -> int:
        return DRAWS

    def rounds_finished(self) -> int:
        """The number of finished rounds."""
        return self.round if self.phase == OVER else self.round - 1

    def end_turn(self, events: Events | None) -> None:
        if self.turn < DRAWS:
            self.turn += 1
            self.phase = ROLL
        elif self.round < ROUNDS:
            if events is not None:
                events.append(Message("rolling-america.event.round-over", {"round": self.round}))
            self.round += 1
            self.turn = 1
            self.bag = FULL_BAG
            self.phase = ROLL
        else:
            self._finish(events)
        self.first = self.second = 0

    def _finish(self, events: Events | None) -> None:
        self.phase = OVER
        for pad in self.pads:
            pad.finish()
        if events is not None:
            events.append(Message("rolling-america.event.game-over"))

    def ranking(self) -> list[list[int]]:
        return rank_by([(pad.score(), pad.powers_used()) for pad in self.pads])

    # --- notation --------------------------------------------------------------------

    def outcome_json(self, outcome: int) -> object:
        return [_die_json(outcome >> 6), _die_json(outcome & 63)]

    def parse_outcome(self, data: object) -> int:
        self.check_rolling()
        try:
            first, second = (_read_die(item) for item in shape.items(data, "outcome", 2, 2))
        except BadPosition as error:
            raise BadOutcome(error.message) from None
        return self._checked(first, second)

    def outcome_text(self, outcome: int) -> str:
        return f"{die_text(outcome >> 6)} {die_text(outcome & 63)}"

    def parse_outcome_text(self, text: str) -> int:
        self.check_rolling()
        dice: list[int] = []
        for word in text.split(" "):
            if len(word) != 2 or word[0] not in COLOR_LETTERS or word[1] not in "123456":
                raise _cannot_come("rolling-america.want-die")
            dice.append(die_of(COLOR_LETTERS.index(word[0]), int(word[1])))
        if len(dice) != 2:
            raise _cannot_come("rolling-america.want-two")
        return self._checked(dice[0], dice[1])

    def _checked(self, first: int, second: int) -> int:
        """The outcome of two dice in either order; raises BadOutcome."""
        if color_of(first) == color_of(second):
            raise _cannot_come("rolling-america.want-two")
        for die in (first, second):
            if not self.bag & 2 ** color_of(die):
                raise _cannot_come("rolling-america.want-in-bag", die_name(die))
        return min(first, second) * 64 + max(first, second)

    def dice(self) -> object:
        return [_die_json(die) for die in self.drawn_dice()]

    def drawn_dice(self) -> list[int]:
        """The two dice of this turn; none before they are drawn."""
        return [self.first, self.second] if self.first else []

    # --- values ----------------------------------------------------------------------

    def without_pads(self) -> "AmericaPosition":
        other = AmericaPosition()
        other.phase = self.phase
        other.round = self.round
        other.turn = self.turn
        other.busy_pads = self.busy_pads
        other.bag = self.bag
        other.first = self.first
        other.second = self.second
        return other

    def to_json(self) -> dict[str, object]:
        return {
            "game": GAME_ID,
            "rules": RULES,
            "phase": PHASES[self.phase],
            "round": self.round,
            "turn": self.turn,
            "bag": [color for at, color in enumerate(COLORS) if self.bag & 2**at],
            "dice": self.dice(),
            "pads": [pad.to_json() for pad in self.pads],
        }

    def from_json(self, data: object) -> "AmericaPosition":
        return read_position(data)


def first_position(seats: int) -> AmericaPosition:
    """Blank maps, and all dice in the bag."""
    position = AmericaPosition()
    position.phase = ROLL
    position.round = position.turn = 1
    position.pads = [blank_pad() for _ in range(seats)]
    position.busy_pads = 0
    position.bag = FULL_BAG
    position.first = position.second = 0
    return position


def read_position(data: object) -> AmericaPosition:
    """The position that `to_json` wrote; raises BadPosition."""
    known = shape.fields(data, "position", _POSITION_FIELDS)
    shape.check_game(known, GAME_ID, RULES)
    pads = shape.items(known["pads"], "pads", 1)
    position = first_position(len(pads))
    position.phase = PHASES.index(shape.choice(known["phase"], "phase", PHASES))
    position.round = shape.integer(known["round"], "round", 1, ROUNDS)
    position.turn = shape.integer(known["turn"], "turn", 1, DRAWS)
    _read_dice(position, known)
    for seat, pad in enumerate(position.pads):
        read_pad(pad, pads[seat], f"pads.{seat}", position.drawn_dice())
    _check_phase(position)
    return position


def _read_dice(position: AmericaPosition, known: dict[str, object]) -> None:
    """Check that the bag holds what this round has not drawn, and set the dice."""
    colors = [shape.choice(name, "bag", COLORS) for name in shape.items(known["bag"], "bag", 0, 7)]
    if colors != [color for color in COLORS if color in colors]:
        raise shape.wrong("bag", "rolling-america.want-bag")
    playing = position.phase == PLAY
    drawn = 2 * (position.turn if playing or position.phase == OVER else position.turn - 1)
    if len(COLORS) - len(colors) != drawn:
        raise shape.wrong("bag", "rolling-america.want-bag")
    position.bag = sum([2**at for at, color in enumerate(COLORS) if color in colors])
    dice = [_read_die(item) for item in shape.items(known["dice"], "dice", 0, 2)]
    if len(dice) != (2 if playing else 0):
        raise shape.wrong("dice", "rolling-america.want-two")
    if dice:
        position.first, position.second = dice[0], dice[1]
        colors_out = 2 ** color_of(dice[0]) + 2 ** color_of(dice[1])
        if color_of(dice[0]) >= color_of(dice[1]) or position.bag & colors_out:
            raise shape.wrong("dice", "rolling-america.want-out-of-bag")


def _check_phase(position: AmericaPosition) -> None:
    """While seats play, at least one is busy, else none; at the end no state is blank."""
    position.busy_pads = sum([1 for pad in position.pads if pad.busy])
    if (position.phase == PLAY) != (position.busy_pads > 0):
        raise shape.wrong("phase", "rolling-america.want-phase")
    if position.phase == OVER:
        last = position.round == ROUNDS and position.turn == DRAWS
        if not last or any([pad.marks[0] for pad in position.pads]):
            raise shape.wrong("phase", "rolling-america.want-over")


def _outcome(first: int, one: int, second: int, two: int) -> int:
    return die_of(first, one) * 64 + die_of(second, two)


def _die_json(die: int) -> object:
    return [COLORS[color_of(die)], value_of(die)]


def _read_die(data: object) -> int:
    color, value = shape.items(data, "die", 2, 2)
    number = COLORS.index(shape.choice(color, "die", COLORS))
    return die_of(number, shape.integer(value, "die", 1, 6))


def _cannot_come(key: str, die: Message | None = None) -> BadOutcome:
    wanted = Message(key, {"die": die} if die is not None else {})
    return BadOutcome(Message("core.bad-outcome", {"wanted": wanted}))
