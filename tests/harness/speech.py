"""Checks that a message has a sentence in every language."""

import re
from collections.abc import Iterator
from typing import Final

from rollwright.core.message import CATALOGUE, Message, say

_HOLE: Final = re.compile(r"\{\w+\}")


def spoken(message: Message) -> tuple[str, ...]:
    """The message in every language; fails if a sentence or an argument is missing."""
    for part in _parts(message):
        for language in CATALOGUE.languages():
            known = part.key in CATALOGUE.keys(language)
            assert known, f"no sentence for {part.key!r} in {language!r}"
    texts = tuple(say(message, language) for language in CATALOGUE.languages())
    for text in texts:
        assert text.strip(), f"{message} says nothing"
        assert not _HOLE.search(text), f"{message} has a hole in it: {text!r}"
    return texts


def _parts(value: object) -> Iterator[Message]:
    """The message and the messages inside it."""
    if isinstance(value, Message):
        yield value
        for inner in value.args.values():
            yield from _parts(inner)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield from _parts(inner)
