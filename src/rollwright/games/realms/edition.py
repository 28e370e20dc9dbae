"""Editions of cards: a game is played to its end with the cards that it began with.

An edition is a digest of what matters to the rules of a card. Words and drawings can be
corrected without creating a new edition.
"""

import json
from hashlib import sha256
from typing import Final

from rollwright.core.errors import BadOptions
from rollwright.core.message import Message
from rollwright.games.realms.card import Card
from rollwright.games.realms.card_file import read_card
from rollwright.games.realms.registry import RealmEntry, all_realms, rules_for

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
    entry = all_realms()[card_id]
    if not entry.edition:
        entry.edition = edition_of(entry.card)
    return entry.edition


def has_edition(card_id: str, edition: str) -> bool:
    """Is this edition of a card available?"""
    if (card_id, edition) in _KEPT:
        return True
    return card_id in all_realms() and current_edition(card_id) == edition


def entry_of(card_id: str, edition: str) -> RealmEntry:
    """This edition of a realm; raises BadOptions if it is no longer available."""
    kept = _KEPT.get((card_id, edition))
    if kept is not None:
        return kept
    entry = all_realms()[card_id]
    if current_edition(card_id) != edition:
        args: dict[str, object] = {
            "realm": Message(f"rolling-realms.group.{card_id}"),
            "edition": edition,
            "known": current_edition(card_id),
        }
        raise BadOptions(Message("rolling-realms.other-card", args))
    return entry


def keep_edition(card_id: str, text: str) -> str:
    """Register a card from the text of its file; returns its edition. Raises CardError."""
    card = read_card(card_id, text)
    entry = RealmEntry(rules_for(card), "", text)
    edition = edition_of(card)
    if not has_edition(card_id, edition):
        _KEPT[(card_id, edition)] = entry
    return edition
