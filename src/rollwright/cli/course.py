"""The course of a recorded game, step by step."""

from typing import NamedTuple

from rollwright.core.position import Events, Position
from rollwright.core.record import Record
from rollwright.tables.archive import table_of
from rollwright.tables.table import NO_ROLL


class Step(NamedTuple):
    """A roll (no seat) or a move, as the record writes it, and the number of the roll."""

    roll: int
    seat: int | None
    text: str


class Moment(NamedTuple):
    """What a step did, and where that led: until another step is looked at."""

    events: Events
    position: Position


class Course:
    """Every step of a record, and what it did.

    The position of a crowd is large, and it makes many steps: only those before each roll are
    kept, and what came since is played again.
    """

    def __init__(self, record: Record) -> None:
        """Raises BadRecord."""
        self.played = table_of(record)
        tags = tuple(tag for tag in record.tags if tag.name not in ("Scores", "Ranking"))
        self._position = table_of(Record(tags, ())).position
        self._made = 0
        self.steps: list[Step] = []
        # Where the steps of each roll begin, and the position there, as far as it was reached.
        self._starts: list[int] = []
        self._before: list[Position] = []
        for number, turn in enumerate(self.played.turns, 1):
            self._starts.append(len(self.steps))
            self.steps.append(Step(number, None, turn.outcome))
            self.steps += [Step(number, seat, move) for seat, move in turn.moves]

    def after(self, at: int) -> Moment:
        """What the step at that place did; the first is at 0."""
        if at < self._made:
            roll = self.steps[at].roll
            self._position = self._before[roll - 1].copy()
            self._made = self._starts[roll - 1]
        events: Events = []
        while self._made <= at:
            events = self._make(self.steps[self._made])
            self._made += 1
        return Moment(events, self._position)

    def _make(self, step: Step) -> Events:
        position, events = self._position, Events()
        if step.seat is not None:
            position.apply(step.seat, position.parse(step.seat, step.text), events)
            return events
        if len(self._before) < step.roll:
            self._before.append(position.copy())
        # A record may begin within a turn: its dice lie there already.
        if step.text != NO_ROLL:
            position.roll(position.parse_outcome_text(step.text), events)
        return events
