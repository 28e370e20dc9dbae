"""The duties of rounds that have them: where a die has to go, and that it has to score."""

from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.move import USE, move_of
from rollwright.games.realms.pending import CHOOSE_RESOURCE, Pending, choosable
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.state import MOST_STARS, RealmState


def dutiful(desk: Desk, realm: RealmState, die: Die) -> list[int]:
    """The options of a die in an open realm; in rounds with duties, those that fulfil them."""
    options = realm.rules.options(desk, realm, die)
    if not desk.round.mode.duties:
        return options
    if has_to_yield(desk, realm, die):
        return []
    return starred(desk, realm, die, options) or options


def has_to_yield(desk: Desk, realm: RealmState, die: Die) -> bool:
    """Does the realm leave this die to another open one, which takes it?"""
    if not realm.rules.yields(realm, die):
        return False
    for other in desk.realms:
        is_free = desk.is_open(other.slot, die) and not other.rules.yields(other, die)
        if is_free and other.rules.options(desk, other, die):
            return True
    return False


def starred(desk: Desk, realm: RealmState, die: Die, options: list[int]) -> list[int]:
    """Those of the options that would score a star in their realm, at once or by choice."""
    if realm.rules.scores_at_end:
        return []
    before = desk.stars_in(realm.slot)
    found: list[int] = []
    for option in options:
        after = desk.copy()
        # As a move, so that steps which leave no choice are settled and score as well.
        after.apply(move_of(USE, die.index, realm.slot, option), None)
        by_choice = any([star_waits(after, pending) for pending in after.pending])
        if after.stars_in(realm.slot) > before or by_choice:
            found.append(option)
    return found


def star_waits(desk: Desk, pending: Pending) -> bool:
    """Can a star be chosen that still counts?"""
    if pending.kind != CHOOSE_RESOURCE or STAR not in choosable(pending.value):
        return False
    return desk.stars_in(pending.slot) < MOST_STARS
