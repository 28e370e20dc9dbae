"""Messages: a key and its arguments, in place of a sentence.

Rules and errors carry messages, never sentences. A catalogue holds the sentences of each
language and renders messages.
"""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

ENGLISH: Final = "en"
# The end of a key whose sentence is for somebody who looks at the paper.
BRIEF: Final = ".brief"

# Returns the name of the player at a seat.
NameOf = Callable[[int], str]


class Who(NamedTuple):
    """A seat as an argument. Rules know no names; rendering puts the name in."""

    seat: int


class Message(NamedTuple):
    """The key of a sentence, and its arguments.

    An argument may be text, a number, a seat, another message, or a list of these.
    """

    key: str
    args: dict[str, object] = {}  # noqa: RUF012 - a message is never changed


class Catalogue:
    """The sentences of every language, by key."""

    def __init__(self) -> None:
        self._sentences: dict[str, dict[str, str]] = {}

    def add(self, language: str, sentences: Mapping[str, str]) -> None:
        """Add sentences; a key that already has another text is a mistake."""
        known = self._sentences.setdefault(language, {})
        for key, sentence in sentences.items():
            if known.setdefault(key, sentence) != sentence:
                raise ValueError(f"two sentences for {key!r} in {language!r}")

    def replace(self, language: str, sentences: Mapping[str, str]) -> None:
        """Add sentences in place of those that were there: whoever owns a card may rename it."""
        self._sentences.setdefault(language, {}).update(sentences)

    def sentences(self) -> dict[str, dict[str, str]]:
        """A copy of all sentences by language and key, to `restore` later."""
        return {language: dict(known) for language, known in self._sentences.items()}

    def restore(self, sentences: dict[str, dict[str, str]]) -> None:
        """Have these sentences and no others."""
        self._sentences = sentences

    def languages(self) -> list[str]:
        """The available languages, sorted."""
        return sorted(self._sentences)

    def keys(self, language: str) -> set[str]:
        """The keys that have a sentence in this language."""
        return set(self._sentences.get(language, {}))

    def has(self, key: str, language: str) -> bool:
        """Has this key a sentence in this language? Cards of a table's own may add some later."""
        return key in self._sentences.get(language, {})

    def say(
        self,
        message: Message,
        language: str = ENGLISH,
        name_of: NameOf | None = None,
        *,
        brief: bool = False,
    ) -> str:
        """The message as text; what ends with a full stop starts with a capital letter.

        `brief` is for readers who see what it is about: it leaves out what the paper shows.
        """
        words = self._say(message, language, name_of, brief)
        return words[:1].upper() + words[1:] if words.endswith(".") else words

    def _say(self, message: Message, language: str, name_of: NameOf | None, brief: bool) -> str:
        sentence = self._sentence(message, language, brief)
        if sentence is None:
            return message.key  # make a missing sentence visible
        args = message.args.items()
        return sentence.format_map(
            {name: self._spoken(value, language, name_of, brief) for name, value in args}
        )

    def _sentence(self, message: Message, language: str, brief: bool) -> str | None:
        keys = [message.key + BRIEF, message.key] if brief else [message.key]
        if str(message.args.get("count")) == "1":
            keys = [form for key in keys for form in (key + ".one", key)]
        for tongue in (language, ENGLISH):
            for key in keys:
                sentence = self._sentences.get(tongue, {}).get(key)
                if sentence is not None:
                    return sentence
        return None

    def _spoken(self, value: object, language: str, name_of: NameOf | None, brief: bool) -> str:
        if isinstance(value, Message):
            return self._say(value, language, name_of, brief)
        if isinstance(value, Who):
            return self._called(value.seat, language, name_of)
        if isinstance(value, (list, tuple)):
            items = [self._spoken(item, language, name_of, brief) for item in value]
            return self._enumeration(items, language)
        return str(value)

    def _called(self, seat: int, language: str, name_of: NameOf | None) -> str:
        name = "" if name_of is None else name_of(seat)
        return name or self._say(Message("core.seat", {"seat": seat}), language, None, False)

    def _enumeration(self, items: list[str], language: str) -> str:
        if len(items) < 2:
            return "".join(items)
        pair = Message("core.and", {"first": ", ".join(items[:-1]), "last": items[-1]})
        return self._say(pair, language, None, False)


CATALOGUE: Final = Catalogue()


def say(message: Message, language: str = ENGLISH, name_of: NameOf | None = None) -> str:
    """The message as text in that language; `name_of` gives the names of seats."""
    return CATALOGUE.say(message, language, name_of)


def say_briefly(message: Message, language: str, name_of: NameOf | None = None) -> str:
    """The message for somebody who looks at the paper: short, and without coordinates."""
    return CATALOGUE.say(message, language, name_of, brief=True)
