"""Dice that no realm takes: what their owner is asked."""

from rollwright.core.message import Message
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.move import ACT, TAKE, USE, die_of, kind_of


def stranded(desk: Desk) -> Message | None:
    """The question if all that is left for nothing are resources for dice; else None."""
    if desk.pending:
        return None
    values: list[object] = []
    last = -1
    for move in desk.legal():
        kind = kind_of(move)
        if kind in (USE, ACT):
            return None
        if kind == TAKE and die_of(move) != last:
            last = die_of(move)
            values.append(desk.dice[last].value)
    if not values:
        return None
    return Message("rolling-realms.stranded", {"values": values, "count": len(values)})
