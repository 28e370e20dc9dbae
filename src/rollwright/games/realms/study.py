"""What a realm did for a seat in a round that is over: its stars, dice, resources and places."""

from typing import Final

from rollwright.core.card_study import CardStudy, Moment
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.move import ACT, CHOOSE, USE, kind_of, slot_of
from rollwright.games.realms.pending import AT_ROLL
from rollwright.games.realms.position import RealmsPosition
from rollwright.games.realms.resource import RESOURCES
from rollwright.games.realms.state import MOST_STARS, OUTLINED, RealmState

# No realm of the three.
_NONE: Final = -1


def study_card(moments: list[Moment], seat: int, card_id: str) -> CardStudy:
    """What the realm of this card did for a seat, from the first position of its round on."""
    desks = [_desk(moment, seat) for moment in moments]
    first, last = desks[0], desks[-1]
    slot = [realm.rules.card.id for realm in first.realms].index(card_id)
    dice, source = 0, _NONE
    gains = {f"resource.{name}": 0 for name in RESOURCES}
    for number, before in enumerate(desks[:-1]):
        move, after = moments[number + 1].move, desks[number + 1]
        source = _source(before, move, source)
        if source == slot:
            for resource, name in enumerate(RESOURCES):
                gains[f"resource.{name}"] += after.gained[resource] - before.gained[resource]
        if move is not None and kind_of(move) == USE and slot_of(move) == slot:
            dice += 1
    places = _places(first.realms[slot], last.realms[slot])
    return CardStudy(last.stars_in(slot), MOST_STARS, dice, gains, places)


def _desk(moment: Moment, seat: int) -> Desk:
    position = moment.position
    assert isinstance(position, RealmsPosition), "a position of another game"
    return position.pads[seat]


def _source(before: Desk, move: int | None, last: int) -> int:
    """The realm through which this step gains resources; none if it is no realm.

    Where a realm lets its owner choose whatever is gained, the choice belongs to the realm
    that gave the resource: to the source of the step before.
    """
    if move is None:
        return _watcher(before, True)
    if any([pending.kind == AT_ROLL for pending in before.pending]):
        return _watcher(before, False)
    kind, slot = kind_of(move), slot_of(move)
    if kind == CHOOSE and before.realms[slot].rules.picks_gains(before.realms[slot]):
        return last
    return slot if kind in (USE, ACT, CHOOSE) else _NONE


def _watcher(desk: Desk, starting: bool) -> int:
    """The first realm that reacts to a roll, or to the start of the turn."""
    for realm in desk.realms:
        if realm.rules.watches_roll() or (starting and realm.rules.starts_turns()):
            return realm.slot
    return _NONE


def _places(first: RealmState, last: RealmState) -> dict[str, bool]:
    """The places that play can change; one that is outlined to be marked later still waits."""
    places: dict[str, bool] = {}
    for number, place in enumerate(first.rules.card.places):
        start, cell = first.cells[number], last.cells[number]
        others = [holding for holding in first.rules.may_hold[number] if holding != start]
        if others:
            waits = cell == OUTLINED and others != [OUTLINED]
            waits = waits and number not in first.rules.done_by_outline
            places[place.id] = cell != start and not waits
    return places
