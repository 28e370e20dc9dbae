"""A rough guess of how a desk of Rolling Realms will end; advice for bots, not a rule."""

from typing import Final

from rollwright.games.realms.desk import Desk

# What a resource in hand is worth, in tenths of a star, while there are turns to spend it in.
_RESOURCE: Final = 3.0


def estimate(desk: Desk) -> float:
    """The score to expect, in tenths of a star, without what the coming dice bring."""
    value = float(sum(desk.rounds))
    if desk.noted:
        return value
    turns_left = (desk.round.turns - desk.turn) / desk.round.turns
    for realm in desk.realms:
        promise = turns_left * realm.rules.promise(desk, realm)
        value += 10.0 * (desk.stars_in(realm.slot) + promise)
    return value + desk.unspent() * (1.0 + (_RESOURCE - 1.0) * turns_left)
