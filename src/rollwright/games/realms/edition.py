"""Editions of cards: a game is played to its end with the cards that it began with.

An edition is a digest of what matters to the rules of a card. Words and drawings can be
corrected without creating a new edition. A card of the user's own hides ours, but what was played
with ours is still replayed with it.
"""

import json
from hashlib import sha256
from typing import Final

from rollwright.core.errors import BadOptions
from rollwright.core.message import Message
from rollwright.games.realms.card import Card
from rollwright.games.realms.registry import (
    RealmEntry,
    add_sentences,
    all_realms,
    hidden_realm,
    name_realm,
    read_other_card,
    rules_for,
)

_LENGTH: Final = 12
# Former editions, by card and edition: tables keep their texts.
_KEPT: Final[dict[tuple[str, str], RealmEntry]] = {}


def edition_of(card: Card) -> str:
    """The edition of a card whose rules have been created."""
    places: list[object] = []
    for place in card.places:
        outline: list[object] = [place.outline.kind, place.outline.numbers]
        known: list[object] = [place.id, place.number, place.gains, place.costs, place.start]
        # If neighbours are found by distance, the outlines are part of the rules.
        places.append([*known, outline] if card.reads_outlines else known)
    signs = [sign.id for sign in card.signs]
    matters: list[object] = [card.id, card.rules, places, card.lists, card.values, signs]
    text = json.dumps(matters, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:_LENGTH]


def current_edition(card_id: str) -> str:
    """The edition of the present card file."""
    return _edition_in(all_realms()[card_id])


def has_edition(card_id: str, edition: str) -> bool:
    """Is this edition of a card available?"""
    return _find(card_id, edition) is not None


def entry_of(card_id: str, edition: str) -> RealmEntry:
    """This edition of a realm; raises BadOptions if it is not available."""
    found = _find(card_id, edition)
    if found is not None:
        return found
    args: dict[str, object] = {"realm": card_id, "edition": edition}
    if card_id not in all_realms():
        raise BadOptions(Message("rolling-realms.no-card", args))
    args["realm"] = Message(f"rolling-realms.group.{card_id}")
    args["known"] = [_edition_in(entry) for entry in _present(card_id)]
    raise BadOptions(Message("rolling-realms.other-card", args))


def keep_edition(card_id: str, text: str) -> str:
    """Register a card from the text of its file; returns its edition. Raises CardError."""
    card = read_other_card(card_id, text)
    entry = RealmEntry(rules_for(card), "", text)
    edition = edition_of(card)
    if not has_edition(card_id, edition):
        _KEPT[(card_id, edition)] = entry
        add_sentences(card)
        if card_id not in all_realms():
            name_realm(card)
    return edition


def _find(card_id: str, edition: str) -> RealmEntry | None:
    for entry in _present(card_id):
        if _edition_in(entry) == edition:
            return entry
    return _KEPT.get((card_id, edition))


def _present(card_id: str) -> list[RealmEntry]:
    """The realm of this id, and ours if that is one of the user's own."""
    entries = [all_realms().get(card_id), hidden_realm(card_id)]
    return [entry for entry in entries if entry is not None]


def _edition_in(entry: RealmEntry) -> str:
    if not entry.edition:
        entry.edition = edition_of(entry.card)
    return entry.edition
