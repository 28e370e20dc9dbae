"""A rough guess of how a desk of Rolling Realms will end; advice for bots, not a rule."""

from typing import Final

from rollwright.games.realms.desk import Desk
from rollwright.games.realms.setup import TURNS

# What a resource in hand is worth, in tenths of a star, while there are turns to spend it in.
_RESOURCE: Final = 3.0


def estimate(desk: Desk) -> float:
    """The score to expect, in tenths of a star, without what the coming dice bring."""
    value = float(sum(desk.rounds))
    if desk.noted:
        return value
    turns_left = (TURNS - desk.turn) / TURNS
    for realm in desk.realms:
        value += 10.0 * desk.stars_in(realm.slot) + 10.0 * turns_left * realm.promise(desk)
    return value + desk.unspent() * (1.0 + (_RESOURCE - 1.0) * turns_left)
