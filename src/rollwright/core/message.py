"""Messages: what the program has to say, as a key and its arguments.

Rules and errors carry messages, never sentences. A catalogue holds the sentences of each
language; whoever talks to a person asks it to say a message.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

ENGLISH: Final = "en"


class Message(NamedTuple):
    """Something to say: which sentence, and what to put into it.

    An argument may be text, a number, another message, or a list of these.
    """

    key: str
    args: dict[str, object] = {}  # noqa: RUF012 - nobody changes a message


class Catalogue:
    """The sentences of every language, by key."""

    def __init__(self) -> None:
        self._sentences: dict[str, dict[str, str]] = {}

    def add(self, language: str, sentences: Mapping[str, str]) -> None:
        """Add sentences; a key that is already there with another text is a mistake."""
        known = self._sentences.setdefault(language, {})
        for key, sentence in sentences.items():
            if known.setdefault(key, sentence) != sentence:
                raise ValueError(f"two sentences for {key!r} in {language!r}")

    def languages(self) -> list[str]:
        """The languages there are, sorted."""
        return sorted(self._sentences)

    def keys(self, language: str) -> set[str]:
        """The keys that have a sentence in this language."""
        return set(self._sentences.get(language, {}))

    def say(self, message: Message, language: str = ENGLISH) -> str:
        """The message in words; what ends with a full stop starts with a capital letter."""
        words = self._say(message, language)
        return words[:1].upper() + words[1:] if words.endswith(".") else words

    def _say(self, message: Message, language: str) -> str:
        sentence = self._sentence(message, language)
        if sentence is None:
            return message.key  # a missing sentence must show, not hide
        spoken = {name: self._spoken(value, language) for name, value in message.args.items()}
        return sentence.format_map(spoken)

    def _sentence(self, message: Message, language: str) -> str | None:
        keys = [message.key]
        if message.args.get("count") == 1:
            keys.insert(0, message.key + ".one")
        for tongue in (language, ENGLISH):
            for key in keys:
                sentence = self._sentences.get(tongue, {}).get(key)
                if sentence is not None:
                    return sentence
        return None

    def _spoken(self, value: object, language: str) -> str:
        if isinstance(value, Message):
            return self._say(value, language)
        if isinstance(value, (list, tuple)):
            return self._enumeration([self._spoken(item, language) for item in value], language)
        return str(value)

    def _enumeration(self, items: list[str], language: str) -> str:
        if len(items) < 2:
            return "".join(items)
        pair = Message("core.and", {"first": ", ".join(items[:-1]), "last": items[-1]})
        return self._say(pair, language)


CATALOGUE: Final = Catalogue()


def say(message: Message, language: str = ENGLISH) -> str:
    """The message as a sentence of that language."""
    return CATALOGUE.say(message, language)
