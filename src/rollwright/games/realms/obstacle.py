"""Why an option of a realm is illegal: a price, a filled place, or the number of the die.

Found by trying what the realm would offer with other resources or another die, so that realms
need no code for it.
"""

from typing import Final

from rollwright.core.message import Message
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.naming import content_of, counted, option_name, place_name, realm_name
from rollwright.games.realms.notation import option_text
from rollwright.games.realms.option import NEXT
from rollwright.games.realms.resource import LIMIT, RESOURCES
from rollwright.games.realms.state import RealmState

_VALUES: Final = (1, 2, 3, 4, 5, 6)


def in_the_way(desk: Desk, realm: RealmState, option: int, die: Die) -> Message | None:
    """Why this die can't be used for this option; None if only the rule explains it."""
    if option in realm.rules.options(with_plenty(desk), realm, die):
        return too_dear(desk, realm, option, die)
    filled = _already_filled(realm, option, die)
    if filled is not None:
        return filled
    values = [v for v in _VALUES if option in realm.rules.options(desk, realm, die.rolled_as(v))]
    if not values:
        return None
    args = _about(desk, realm, option, die)
    args["value"] = die.value
    args["values"] = values
    return Message("rolling-realms.other-number", args)


def too_dear(desk: Desk, realm: RealmState, option: int, die: Die | None) -> Message:
    """The resources that an option costs, and which of them are missing."""
    cost = realm.rules.cost_of(realm, option, die)
    missing: list[int] = []
    for resource in range(len(RESOURCES)):
        missing += [resource] * (cost.count(resource) - desk.left(resource))
    args = _about(desk, realm, option, die)
    args["price"] = counted(cost)
    args["missing"] = counted(missing)
    args["count"] = len(missing)
    return Message("rolling-realms.too-dear", args)


def is_there(realm: RealmState, place: int) -> Message:
    """What a place already holds."""
    args: dict[str, object] = {
        "realm": realm_name(realm.rules.card),
        "place": place_name(realm.rules.card, place),
        "content": content_of(realm, place),
    }
    return Message("rolling-realms.filled", args)


def with_plenty(desk: Desk) -> Desk:
    """The same desk with every resource at its limit."""
    rich = desk.copy()
    rich.gained = [LIMIT] * len(RESOURCES)
    rich.spent = [0] * len(RESOURCES)
    return rich


def _already_filled(realm: RealmState, option: int, die: Die) -> Message | None:
    """The place of the option is filled, or all of its places are."""
    found = realm.rules.all_options[option]
    card = realm.rules.card
    if found.where == NEXT and realm.all_filled(found.places):
        args: dict[str, object] = {
            "realm": realm_name(card),
            "places": [place_name(card, place) for place in found.places],
        }
        return Message("rolling-realms.all-filled", args)
    place = realm.rules.place_of(realm, option, die)
    if place < 0 or realm.is_blank(place):
        return None
    return is_there(realm, place)


def _about(desk: Desk, realm: RealmState, option: int, die: Die | None) -> dict[str, object]:
    card = realm.rules.card
    place = realm.rules.place_of(realm, option, die)
    text = option_text(desk, realm.rules, option)
    return {"realm": realm_name(card), "option": option_name(card, text, place)}
