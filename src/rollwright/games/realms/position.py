"""The course of Rolling Realms: rounds of turns, three realms a round, one roll for all."""

from typing import Final

from rollwright.core import shape
from rollwright.core.chance import Source
from rollwright.core.errors import BadOutcome, BadPosition
from rollwright.core.message import Message, Who
from rollwright.core.pads import PadPosition
from rollwright.core.position import OVER, PHASES, ROLL, Events, rank_by
from rollwright.games.realms.desk import NO_LEVEL
from rollwright.games.realms.move import LEVELS
from rollwright.games.realms.pad import RealmsPad, new_pad
from rollwright.games.realms.registry import card_for
from rollwright.games.realms.round import REALMS_A_ROUND, Round
from rollwright.games.realms.setup import COURSES, ROLLING_REALMS, Setup

# The effects of a roll on each seat are reported to all seats. In a crowd nobody could read them,
# so at larger tables only the roll itself is reported.
_MOST_TOLD: Final = 6
# Outcomes from here on choose realms; below, they are dice.
_CHOICE: Final = 64


class RealmsPosition(PadPosition[RealmsPad]):
    """A position of Rolling Realms."""

    __slots__ = ("first", "longest", "opening", "realms", "second", "setup", "used")

    setup: Setup
    # Is everybody still choosing a level?
    opening: bool
    # The level of those who have the most turns, also if they were left out by `alone`.
    longest: int
    # The ids of this round's cards, empty before they are dealt, and of all realms drawn so far.
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
        for seat, pad in enumerate(self.pads):
            # Whoever plays on an easier level may have fewer turns.
            if self.turn <= pad.round.turns:
                self._start_pad(seat, events if len(self.pads) <= _MOST_TOLD else None)
            else:
                pad.sit_out()
                self._tell_sits_out(seat, events)
        self.start_turn()
        if not self.busy_pads:
            # A seat without those who play on.
            self.end_turn(events)

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

    def _tell_sits_out(self, seat: int, events: Events | None) -> None:
        if events is not None and 1 < len(self.pads) <= _MOST_TOLD:
            args: dict[str, object] = {"seat": Who(seat), "turns": self.pads[seat].round.turns}
            events.append(Message("rolling-realms.event.sits-out", args))

    def rolled(self) -> int:
        over = self.setup.rounds[: self.round - 1]
        before = sum([self.turns_in(one) + self.setup.draws(one) for one in over])
        if not self.realms and self.phase != OVER:
            return before
        choices = self.setup.draws(self.this_round())
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
        if not self.this_round().again:
            self.used = [*self.used, *names]
        self.realms = [card_for(name, self.this_round().cards) for name in names]
        for pad in self.pads:
            pad.round = self.this_round().at_level(pad.level)
            pad.realms = [
                self.setup.entry(name).deal(slot) for slot, name in enumerate(self.realms)
            ]
        if events is not None:
            titles: list[object] = [Message(f"rolling-realms.group.{name}") for name in self.realms]
            label = self.setup.course.round_label(self.round)
            args: dict[str, object] = {"realms": titles, "round": label}
            events.append(Message("rolling-realms.event.realms", args))

    # --- the course ----------------------------------------------------------------------

    def this_round(self) -> Round:
        """The current round."""
        return self.setup.rounds[self.round - 1]

    def round_count(self) -> int:
        return len(self.setup.rounds)

    def turn_count(self) -> int:
        return self.turns_in(self.this_round())

    def turns_in(self, a_round: Round) -> int:
        """The turns of a round: as many as the seat that has most of them."""
        return a_round.at_level(self.longest).turns

    def dealt_in(self, number: int) -> list[str]:
        """The cards of a round that has begun, counted from 1."""
        rounds = self.setup.rounds[:number]
        end = REALMS_A_ROUND * len([1 for one in rounds if not one.again])
        names = self.used[end - REALMS_A_ROUND : end]
        return [card_for(name, rounds[-1].cards) for name in names]

    def start_round(self, events: Events | None) -> None:
        """Deal the realms of this round, or wait for a roll that chooses them."""
        self.turn = 1
        self.phase = ROLL
        self.realms = []
        if self.this_round().again:
            self.deal(self.used[-REALMS_A_ROUND:], events)
        elif self.this_round().realms:
            self.deal(self.this_round().realms, events)

    def open_levels(self) -> None:
        """Before the first round, let every seat choose its level."""
        self.turn = 1
        self.realms = []
        self.opening = True
        for pad in self.pads:
            pad.round = self.this_round()
            pad.level = NO_LEVEL
            pad.busy = True
        self.start_turn()

    def note_levels(self) -> None:
        """Called when all have chosen: find out who has the most turns."""
        for pad in self.pads:
            turns = self.this_round().at_level(pad.level).turns
            if self.longest == NO_LEVEL or turns > self.turns_in(self.this_round()):
                self.longest = pad.level

    def end_turn(self, events: Events | None) -> None:
        self.first = self.second = 0
        if self.opening:
            self.opening = False
            self.note_levels()
            self.start_round(events)
            return
        if self.turn < self.turns_in(self.this_round()):
            self.turn += 1
            self.phase = ROLL
            return
        for pad in self.pads:
            pad.note_round()
        if events is not None:
            label = self.setup.course.round_label(self.round)
            events.append(Message("rolling-realms.event.round-over", {"round": label}))
        if self.round == len(self.setup.rounds):
            self.phase = OVER
            return
        told = self.setup.course.between(self.pads[0].rounds)
        if told is not None and events is not None:
            events.append(told)
        for pad in self.pads:
            pad.clear()
        self.round += 1
        self.start_round(events)

    def ranking(self) -> list[list[int]]:
        """Best score first; the tie-breaker is the last round, then the one before, and so on."""
        keys: list[tuple[int, ...]] = []
        course = self.setup.course
        for pad in self.pads:
            scores = pad.round_scores()
            latest_first = [course.ranks(score) for score in reversed(scores)]
            keys.append((course.ranks(course.total(self.setup, scores)), *latest_first))
        return rank_by(keys)

    def scores(self) -> list[int]:
        course = self.setup.course
        return [course.total(self.setup, pad.round_scores()) for pad in self.pads]

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
        other.opening = self.opening
        other.longest = self.longest
        other.realms = self.realms
        other.used = self.used
        other.first = self.first
        other.second = self.second
        return other

    def from_json(self, data: object) -> "RealmsPosition":
        # Reading creates positions, so it can't be imported at the top.
        from rollwright.games.realms.reading import read_position

        game = data.get("game") if isinstance(data, dict) else None
        return read_position(data, COURSES.get(str(game), ROLLING_REALMS))

    def editions(self) -> dict[str, str]:
        return {name: self.setup.edition(name) for name in self.setup.all_cards(self.used)}

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.setup.course.id,
            "rules": self.setup.course.rules,
            "options": self.setup.course.options_of(self.setup),
            "phase": PHASES[self.phase],
            "round": self.round,
            "turn": self.turn,
            "cards": {**self.setup.cards, **self.editions()},
            "realms": self.realms,
            "used": self.used,
            "dice": self.dice(),
            **self._levels_json(),
            "pads": [pad.to_json() for pad in self.pads],
        }

    def _levels_json(self) -> dict[str, object]:
        """The level of each seat, empty until it is chosen, where every seat has its own."""
        if not self.setup.chooses_level():
            return {}
        levels = ["" if pad.level == NO_LEVEL else LEVELS[pad.level] for pad in self.pads]
        return {"levels": levels}


def first_position(seats: int, setup: Setup) -> RealmsPosition:
    """Empty desks; the realms of the first round are dealt if they are set."""
    position = RealmsPosition()
    position.setup = setup
    position.pads = [new_pad() for _ in range(seats)]
    position.busy_pads = 0
    position.round = 1
    position.used = []
    position.first = position.second = 0
    position.opening = False
    position.longest = NO_LEVEL
    if setup.chooses_level():
        position.open_levels()
    else:
        position.start_round(None)
    return position


def _triple(one: int, two: int, three: int) -> int:
    return _CHOICE + one + two * 128 + three * 16384
