"""What the dice of a finished game come from, so that a browser can derive them again.

A browser knows no rules, so it is told for each number of a roll what each value of it would have
brought. Who does not want to believe that list runs `rollwright verify`, which has the rules.
"""

from rollwright.core.chance import Source
from rollwright.core.message import Message
from rollwright.server.api_types import BrokenAttempt, DiceResponse, RollNumbers
from rollwright.server.event_replay import event_replay
from rollwright.server.replay_step import first_of
from rollwright.server.toss_view import pledge_lines
from rollwright.tables.archive import record_of, table_of
from rollwright.tables.errors import Refused
from rollwright.tables.live import FINISHED, LiveTable
from rollwright.tables.table import Table


class _Draws(Source):
    """Notes the numbers that are drawn from another source, with their bounds."""

    def __init__(self, source: Source) -> None:
        self.bounds: list[int] = []
        self.values: list[int] = []
        self._source = source

    def below(self, bound: int) -> int:
        self.bounds.append(bound)
        self.values.append(self._source.below(bound))
        return self.values[-1]


class _Fixed(Source):
    """Draws given numbers; where another one leads to other questions, 0."""

    def __init__(self, values: list[int]) -> None:
        self._values = values
        self._at = 0

    def below(self, bound: int) -> int:
        self._at += 1
        value = self._values[self._at - 1] if self._at <= len(self._values) else 0
        return value if value < bound else 0


def dice_of(live: LiveTable) -> DiceResponse:
    """The report on the dice of a finished game; raises Refused."""
    if live.stage != FINISHED:
        raise Refused(Message("server.not-over"))
    setting = live.running.setting
    if setting.toss is None:
        raise Refused(Message("table.no-toss"))
    rolls = _rolls_of_one(live) if live.is_event else None
    return DiceResponse(
        seed=setting.seed,
        pledges=pledge_lines(setting.toss.pledges),
        words=setting.toss.words,
        broken=[
            BrokenAttempt(attempt.seed, pledge_lines(attempt.pledges), attempt.words)
            for attempt in setting.broken
        ],
        rolls=_rolls_of_all(live) if rolls is None else rolls,
    )


def _rolls_of_all(live: LiveTable) -> list[RollNumbers]:
    """The rolls of a game that is replayed with all of its seats."""
    rolls: list[RollNumbers] = []
    record = record_of(live.running)
    table_of(record, lambda table, _, outcome: rolls.append(_numbers(table, outcome)))
    return rolls


def _rolls_of_one(live: LiveTable) -> list[RollNumbers] | None:
    """The rolls of an event, which are the same for one seat as for all, and much faster so.

    None if one of them would be another.
    """
    table, rolls = Table(live.running.setting, first_of(live, 0)), []
    for step in event_replay(live).steps(live, 0):
        position = table.position
        if step.seat is not None:
            position.apply(0, position.parse(0, step.text))
            continue
        outcome = position.parse_outcome_text(step.text)
        if position.sample(table.source()) != outcome:
            return None
        rolls.append(_numbers(table, outcome))
        position.roll(outcome)
    return rolls


def _numbers(table: Table, outcome: int) -> RollNumbers:
    position, draws = table.position, _Draws(table.source())
    position.sample(draws)
    choices = [
        [_brought(table, draws.values, at, value) for value in range(bound)]
        for at, bound in enumerate(draws.bounds)
    ]
    return RollNumbers(position.rolled() + 1, position.outcome_text(outcome), choices)


def _brought(table: Table, values: list[int], at: int, value: int) -> str:
    """The roll with another value of one of its numbers."""
    changed = [*values[:at], value, *values[at + 1 :]]
    return table.position.outcome_text(table.position.sample(_Fixed(changed)))
