"""The course of Rolling Realms: rounds of turns, three realms a round, one roll for all."""

from typing import Final

from rollwright.core import shape
from rollwright.core.chance import Source
from rollwright.core.errors import BadOutcome, BadPosition
from rollwright.core.message import Message, Who
from rollwright.core.pads import PadPosition
from rollwright.core.position import OVER, PHASES, ROLL, Events, rank_by
from rollwright.games.realms.pad import RealmsPad, new_pad
from rollwright.games.realms.round import REALMS_A_ROUND, Round
from rollwright.games.realms.setup import GAME_ID, RULES, Setup

# The effects of a roll on each seat are reported to all seats. In a crowd nobody could read them,
# so at larger tables only the roll itself is reported.
_MOST_TOLD: Final = 6
# Outcomes from here on choose realms; below, they are dice.
_CHOICE: Final = 64


class RealmsPosition(PadPosition[RealmsPad]):
    """A position of Rolling Realms."""

    __slots__ = ("first", "realms", "second", "setup", "used")

    setup: Setup
    # The ids of this round's realms, empty before they are chosen, and of those used before.
    realms: list[str]
    used: list[str]
    # The rolled dice, or zeros.
    first: int
    second: int

    # --- chance --------------------------------------------------------------------------

    def outcomes(self) -> list[tuple[int, float]]:
        self.check_rolling()
        if self.realms:
            return [
                (first * 8 + second, (1 if first == second else 2) / 36)
                for first in range(1, 7)
                for second in range(first, 7)
            ]
        count = len(self.realms_left())
        triples = [
            _triple(one, two, three)
            for one in range(count)
            for two in range(one + 1, count)
            for three in range(two + 1, count)
        ]
        return [(triple, 1 / len(triples)) for triple in triples]

    def sample(self, source: Source) -> int:
        if self.realms:
            first, second = source.below(6) + 1, source.below(6) + 1
            return min(first, second) * 8 + max(first, second)
        places = list(range(len(self.realms_left())))
        drawn = sorted([places.pop(source.below(len(places))) for _ in range(REALMS_A_ROUND)])
        return _triple(drawn[0], drawn[1], drawn[2])

    def roll(self, outcome: int, events: Events | None = None) -> None:
        self.check_rolling()
        if not self.realms:
            self.deal(self._chosen(outcome), events)
            return
        self.first = outcome >> 3
        self.second = outcome & 7
        if events is not None:
            dice: list[object] = [self.first, self.second]
            events.append(Message("rolling-realms.event.roll", {"dice": dice, "turn": self.turn}))
        for seat in range(len(self.pads)):
            self._start_pad(seat, events if len(self.pads) <= _MOST_TOLD else None)
        self.start_turn()

    def _start_pad(self, seat: int, events: Events | None) -> None:
        """Give a seat its dice; with several seats, the events name it."""
        if events is None or len(self.pads) == 1:
            self.pads[seat].start_turn(self.turn, self.first, self.second, events)
            return
        caused: Events = []
        self.pads[seat].start_turn(self.turn, self.first, self.second, caused)
        for event in caused:
            args: dict[str, object] = {"seat": Who(seat), "event": event}
            events.append(Message("rolling-realms.event.at-seat", args))

    def rolled(self) -> int:
        choices = 1 if self.setup.leaves_realms_to_chance() else 0
        before = self.setup.rolls_before(self.round)
        if not self.realms and self.phase != OVER:
            return before
        return before + choices + (self.turn - 1 if self.phase == ROLL else self.turn)

    def realms_left(self) -> list[str]:
        """The realms that can still be drawn."""
        return [name for name in self.setup.pool if name not in self.used]

    def _chosen(self, outcome: int) -> list[str]:
        left = self.realms_left()
        places = outcome - _CHOICE
        return [left[places & 127], left[places >> 7 & 127], left[places >> 14]]

    def deal(self, names: list[str], events: Events | None) -> None:
        """Start this round with these realms."""
        self.realms = names
        self.used = [*self.used, *names]
        for pad in self.pads:
            pad.round = self.this_round()
            pad.realms = [self.setup.entry(name).deal(slot) for slot, name in enumerate(names)]
        if events is not None:
            titles: list[object] = [Message(f"rolling-realms.group.{name}") for name in names]
            args: dict[str, object] = {"realms": titles, "round": self.round}
            events.append(Message("rolling-realms.event.realms", args))

    # --- the course ----------------------------------------------------------------------

    def this_round(self) -> Round:
        """The current round."""
        return self.setup.rounds[self.round - 1]

    def start_round(self, events: Events | None) -> None:
        """Deal the realms of this round, or wait for a roll that chooses them."""
        self.turn = 1
        self.phase = ROLL
        self.realms = []
        if self.this_round().realms:
            self.deal(self.this_round().realms, events)

    def end_turn(self, events: Events | None) -> None:
        self.first = self.second = 0
        if self.turn < self.this_round().turns:
            self.turn += 1
            self.phase = ROLL
            return
        for pad in self.pads:
            pad.note_round()
        if events is not None:
            events.append(Message("rolling-realms.event.round-over", {"round": self.round}))
        if self.round == len(self.setup.rounds):
            self.phase = OVER
            return
        for pad in self.pads:
            pad.clear()
        self.round += 1
        self.start_round(events)

    def ranking(self) -> list[list[int]]:
        """Most stars first; the tie-breaker is the last round, then the one before, and so on."""
        keys: list[tuple[int, ...]] = []
        for pad in self.pads:
            rounds = pad.rounds if pad.noted else [*pad.rounds, pad.round_score()]
            latest_first = [-score for score in reversed(rounds)]
            keys.append((-pad.score(), *latest_first))
        return rank_by(keys)

    # --- notation ------------------------------------------------------------------------

    def outcome_json(self, outcome: int) -> object:
        if outcome >= _CHOICE:
            return self._chosen(outcome)
        return [outcome >> 3, outcome & 7]

    def parse_outcome(self, data: object) -> int:
        self.check_rolling()
        try:
            return self._parse_dice(data) if self.realms else self._parse_realms(data)
        except BadPosition as error:
            raise BadOutcome(Message("core.bad-outcome", {"wanted": error.message})) from None

    def _parse_dice(self, data: object) -> int:
        first, second = shape.items(data, "outcome", 2, 2)
        return shape.integer(first, "outcome", 1, 6) * 8 + shape.integer(second, "outcome", 1, 6)

    def _parse_realms(self, data: object) -> int:
        left = self.realms_left()
        names = shape.items(data, "outcome", REALMS_A_ROUND, REALMS_A_ROUND)
        places = [left.index(shape.choice(name, "outcome", tuple(left))) for name in names]
        if len(set(places)) != REALMS_A_ROUND:
            wanted = Message("rolling-realms.want-three")
            raise BadOutcome(Message("core.bad-outcome", {"wanted": wanted}))
        return _triple(places[0], places[1], places[2])

    def outcome_text(self, outcome: int) -> str:
        if outcome >= _CHOICE:
            return " ".join(self._chosen(outcome))
        return f"{outcome >> 3} {outcome & 7}"

    def parse_outcome_text(self, text: str) -> int:
        words: list[object] = list(text.split(" "))
        if self.realms:
            words = [int(word) if word in tuple("123456") else word for word in text.split(" ")]
        return self.parse_outcome(words)

    def dice(self) -> object:
        return self.rolled_values()

    def rolled_values(self) -> list[int]:
        """The two rolled dice of this turn; none before they are rolled."""
        return [self.first, self.second] if self.first else []

    def details(self) -> dict[str, object]:
        return {"realms": self.realms}

    # --- values --------------------------------------------------------------------------

    def without_pads(self) -> "RealmsPosition":
        other = RealmsPosition()
        other.phase = self.phase
        other.round = self.round
        other.turn = self.turn
        other.busy_pads = self.busy_pads
        other.setup = self.setup
        other.realms = self.realms
        other.used = self.used
        other.first = self.first
        other.second = self.second
        return other

    def from_json(self, data: object) -> "RealmsPosition":
        # Reading creates positions, so it can't be imported at the top.
        from rollwright.games.realms.reading import read_position

        return read_position(data)

    def editions(self) -> dict[str, str]:
        return {name: self.setup.edition(name) for name in self.used}

    def to_json(self) -> dict[str, object]:
        return {
            "game": GAME_ID,
            "rules": RULES,
            "options": self.setup.to_json(),
            "phase": PHASES[self.phase],
            "round": self.round,
            "turn": self.turn,
            "cards": {**self.setup.cards, **self.editions()},
            "realms": self.realms,
            "used": self.used,
            "dice": self.dice(),
            "pads": [pad.to_json() for pad in self.pads],
        }


def first_position(seats: int, setup: Setup) -> RealmsPosition:
    """Empty desks; the realms of the first round are dealt if they are set."""
    position = RealmsPosition()
    position.setup = setup
    position.pads = [new_pad() for _ in range(seats)]
    position.busy_pads = 0
    position.round = 1
    position.used = []
    position.first = position.second = 0
    position.start_round(None)
    return position


def _triple(one: int, two: int, three: int) -> int:
    return _CHOICE + one + two * 128 + three * 16384
