"""Texts for people by message key, where a key may be missing."""

from rollwright.core.message import CATALOGUE, ENGLISH, Message, say


def label_of(key: str, name: str, language: str) -> str:
    """The text of a message key, or the bare name if the catalogue has no such key."""
    return say(Message(key), language) if CATALOGUE.has(key, language) else name


def has_words(key: str) -> bool:
    """Has the catalogue such a key?"""
    return CATALOGUE.has(key, ENGLISH)
