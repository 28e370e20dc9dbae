"""Plays a record back, step by step."""

from typing import NamedTuple

from rollwright.core.position import Events, Position
from rollwright.core.record import Record
from rollwright.tables.archive import table_of
from rollwright.tables.table import NO_ROLL


class PlaybackStep(NamedTuple):
    """A roll (`seat` is None) or a move in the notation of records, and the number of its roll."""

    roll: int
    seat: int | None
    text: str


class StepResult(NamedTuple):
    """The events of a step, and the position after it, valid until the next call of `after`."""

    events: Events
    position: Position


class Playback:
    """The steps of a record, and the position after each.

    Positions of an event are large, and its steps are many: only the position before each roll
    is stored, and the moves since are replayed.
    """

    def __init__(self, record: Record) -> None:
        """Raises BadRecord."""
        self.played = table_of(record)
        tags = tuple(tag for tag in record.tags if tag.name not in ("Scores", "Ranking"))
        self._position = table_of(Record(tags, ())).position
        self._made = 0
        self.steps: list[PlaybackStep] = []
        # By roll: the index of its first step, and the position there once it was reached.
        self._starts: list[int] = []
        self._before: list[Position] = []
        for number, turn in enumerate(self.played.turns, 1):
            self._starts.append(len(self.steps))
            self.steps.append(PlaybackStep(number, None, turn.outcome))
            self.steps += [PlaybackStep(number, seat, move) for seat, move in turn.moves]

    def after(self, at: int) -> StepResult:
        """The result of the step with this index."""
        if at < self._made:
            roll = self.steps[at].roll
            self._position = self._before[roll - 1].copy()
            self._made = self._starts[roll - 1]
        events: Events = []
        while self._made <= at:
            events = self._make(self.steps[self._made])
            self._made += 1
        return StepResult(events, self._position)

    def _make(self, step: PlaybackStep) -> Events:
        position, events = self._position, Events()
        if step.seat is not None:
            move = position.parse(step.seat, step.text)
            self.played.setting.game.play(position, step.seat, move, events)
            return events
        if len(self._before) < step.roll:
            self._before.append(position.copy())
        # A record may begin within a turn, after its roll.
        if step.text != NO_ROLL:
            position.roll(position.parse_outcome_text(step.text), events)
        return events
