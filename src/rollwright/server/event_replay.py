"""What replays of a finished event need for every step, kept as long as its table is in memory.

To make the first position of 20,000 seats, and to find the moves of one seat among all, takes much
longer than to replay them.
"""

from collections import OrderedDict
from typing import Final
from weakref import WeakKeyDictionary

from rollwright.core.position import Position
from rollwright.server.replayed_step import ReplayedStep, steps_of
from rollwright.tables.collector import COLLECTOR
from rollwright.tables.live import LiveTable
from rollwright.tables.table import NO_ROLL, Table

_MOST_SEATS: Final = 32


class EventReplay:
    """The first position of an event, and the steps of the seats that were replayed last."""

    def __init__(self, table: Table) -> None:
        # Collecting cycles among the objects of all seats stops the event loop for much longer.
        with COLLECTOR.paused():
            self._first = _first_of(table)
        self._steps: OrderedDict[int, list[ReplayedStep]] = OrderedDict()

    def first(self, seat: int) -> Position:
        """The position before the first step, with this seat alone."""
        return self._first.alone(seat)[0].copy()

    def steps(self, live: LiveTable, seat: int) -> list[ReplayedStep]:
        """All rolls, and the moves of one seat."""
        steps = self._steps.pop(seat, None)
        if steps is None:
            steps = steps_of(live.running, seat)
        self._steps[seat] = steps
        while len(self._steps) > _MOST_SEATS:
            self._steps.popitem(last=False)
        return steps


def _first_of(table: Table) -> Position:
    position = table.setting.first_position()
    # What all seats decide before the first roll may matter to each of them later.
    for turn in table.turns[:1]:
        for mover, text in turn.moves if turn.outcome == NO_ROLL else []:
            position.apply(mover, position.parse(mover, text))
    return position


_KEPT: Final[WeakKeyDictionary[LiveTable, EventReplay]] = WeakKeyDictionary()


def event_replay(live: LiveTable) -> EventReplay:
    """The replay of an event that is over."""
    kept = _KEPT.get(live)
    if kept is None:
        kept = _KEPT[live] = EventReplay(live.running)
    return kept
