"""Texts for people by message key, where a key may be missing."""

from functools import cache

from rollwright.core.message import CATALOGUE, ENGLISH, Message, say


def label_of(key: str, name: str, language: str) -> str:
    """The text of a message key, or the bare name if the catalogue has no such key."""
    return say(Message(key), language) if key in _keys(language) else name


def has_words(key: str) -> bool:
    """Has the catalogue such a key?"""
    return key in _keys(ENGLISH)


@cache
def _keys(language: str) -> frozenset[str]:
    return frozenset(CATALOGUE.keys(language))
