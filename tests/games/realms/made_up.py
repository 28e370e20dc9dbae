"""Made-up cards for tests: features of cards that no realm uses yet.

Nothing is registered: a card is put on the desk of one seat, with its own words.
"""

import json
from copy import deepcopy
from typing import cast

from rollwright.core.message import Message, say
from rollwright.games.realms.card import Card
from rollwright.games.realms.card_file import card_from
from rollwright.games.realms.pad import RealmsPad
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.saving import desk_json, read_desk
from rollwright.games.realms.state import RealmState
from tests.games.realms.scenario import Seat

ID = "mill"
_DATA: dict[str, object] = {
    "name": "The Mill",
    "set": "promo",
    "origin": "reconstructed",
    "rule": {"en": "Mark it.", "es": "Márcalo."},
    "scoring": {"en": "A star.", "es": "Una estrella."},
    "names": {"{a}": {"en": "sack {a}", "es": "saco {a}"}},
}


def data_of(*places: dict[str, object], **fields: object) -> dict[str, object]:
    """The file of a card with these places, called a, b, c and so on, in a row."""
    drawn = [
        {"id": "abcdef"[at], "rect": [2 * at, 0, 2, 1], **place} for at, place in enumerate(places)
    ]
    return {**deepcopy(_DATA), "places": drawn, **fields}


def made_up(*places: dict[str, object], **fields: object) -> Card:
    """A card with these places."""
    return card_from(ID, data_of(*places, **fields))


def seat_with(realm: Realm, *others: str) -> Seat:
    """A seat with a made-up realm as its first one."""
    seat = Seat("euphoria", *(others or ("wingspan",)))
    put(seat, realm)
    return seat


def put(seat: Seat, realm: Realm) -> None:
    """Replace the first realm of a seat by a made-up one."""
    seat.position.pads[0].realms[0] = RealmState(realm, 0, realm.card.starts[:])


def reloaded(pad: RealmsPad) -> RealmsPad:
    """A desk, saved and loaded again; raises BadPosition."""
    return loaded(pad, cast(dict[str, object], json.loads(json.dumps(desk_json(pad)))))


def loaded(pad: RealmsPad, data: dict[str, object]) -> RealmsPad:
    """A desk with the cards of another one and its saved state; raises BadPosition."""
    other = pad.copy()
    other.realms = [
        RealmState(realm.rules, realm.slot, realm.rules.card.starts[:]) for realm in pad.realms
    ]
    read_desk(other, data, "pad")
    return other


def spoken(card: Card, message: Message, language: str = "en") -> str:
    """A message as text, with the names of the card."""
    return say(cast(Message, _named(_names(card, language), message, language)), language)


def _names(card: Card, language: str) -> dict[str, str]:
    names = {f"rolling-realms.group.{card.id}": card.name}
    spoken_of = [(place.id, place.name) for place in card.places]
    spoken_of += [(sign.id, sign.name) for sign in card.signs]
    for name, words in spoken_of:
        names[f"rolling-realms.place-name.{card.id}.{name}"] = words[language]
    for number, option in enumerate(card.options):
        names[f"rolling-realms.option-name.{card.id}.{number}"] = option.words[language]
    return names


def _named(names: dict[str, str], value: object, language: str) -> object:
    if isinstance(value, list):
        return [_named(names, item, language) for item in value]
    if not isinstance(value, Message):
        return value
    args = {name: _named(names, item, language) for name, item in value.args.items()}
    if value.key not in names:
        return Message(value.key, args)
    said = {
        name: say(item, language) if isinstance(item, Message) else item
        for name, item in args.items()
    }
    return names[value.key].format_map(said)
