"""The places on a card that a move of Rolling Realms touches, and its cost there."""

from rollwright.games.realms.desk import Desk
from rollwright.games.realms.move import ACT, CHOOSE, USE, die_of, kind_of, option_of, slot_of


def touched(desk: Desk, move: int) -> int:
    """The place of its realm that a move touches; -1 if there is none."""
    kind = kind_of(move)
    if kind == CHOOSE:
        return -1
    die = desk.dice[die_of(move)] if kind == USE else None
    realm = desk.realms[slot_of(move)]
    return realm.rules.place_of(realm, option_of(move), die)


def all_touched(desk: Desk, move: int) -> list[int]:
    """All places of its realm that a move of a realm marks by itself."""
    die = desk.dice[die_of(move)] if kind_of(move) == USE else None
    realm = desk.realms[slot_of(move)]
    return realm.rules.touches(realm, option_of(move), die)


def cost_of(desk: Desk, move: int) -> list[int]:
    """The resources that a move spends inside a realm."""
    kind = kind_of(move)
    if kind not in (USE, ACT):
        return []
    die = desk.dice[die_of(move)] if kind == USE else None
    realm = desk.realms[slot_of(move)]
    return realm.rules.cost_of(realm, option_of(move), die)
