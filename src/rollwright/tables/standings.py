"""The standings of a live table."""

from typing import NamedTuple

from rollwright.tables.live import LiveTable
from rollwright.tables.seat import OPEN


class Standings(NamedTuple):
    """Scores and places by seat, the seats from best to worst, and how many have to decide.

    `order` leaves out open seats before the start.
    """

    scores: list[int]
    places: list[int]
    order: list[int]
    waiting: int


def standings_of(live: LiveTable) -> Standings:
    """The standings now; before the start all are equal."""
    count = len(live.seats)
    if live.table is None:
        taken = [at for at, seat in enumerate(live.seats) if seat.kind != OPEN]
        return Standings([0] * count, [1] * count, taken, 0)
    position = live.table.position
    places = [0] * count
    order: list[int] = []
    for group in position.ranking():
        place = len(order) + 1
        for seat in group:
            places[seat] = place
        order += group
    return Standings(position.scores(), places, order, len(position.waiting()))
