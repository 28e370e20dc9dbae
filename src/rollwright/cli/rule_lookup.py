"""Finds the rule that a player asks for by a name, as it was typed."""

import difflib
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from rich.text import Text

from rollwright.cli.screen import Screen
from rollwright.core.errors import BadOptions
from rollwright.core.message import Message, say
from rollwright.core.topic import Topic
from rollwright.sheets.flow import flow

_MOST_NEAR: Final = 5
_LEAST_LIKENESS: Final = 0.6

T = TypeVar("T")


def tell_rule(screen: Screen, topics: Sequence[Topic], typed: str) -> None:
    """Print the rule of the topic of that name; raises BadOptions."""
    names = [(topic, say(topic.name, screen.language)) for topic in topics]
    known = {topic.id: (topic, name) for topic, name in names}
    topic = find_named(known, typed, "rules-near", "rules-unknown")
    screen.print(Text(say(topic.name, screen.language), "bold"))
    screen.say(topic.rule)
    if topic.scoring is not None:
        screen.say(topic.scoring)


def list_topics(screen: Screen, topics: Sequence[Topic]) -> None:
    """Print the names that can be asked for."""
    if topics:
        screen.tell("rules-topics")
        names = [Text(say(topic.name, screen.language)) for topic in topics]
        for line in flow(names, screen.console.width - 2, " · "):
            screen.print(Text("  ") + line)


def find_named(things: Mapping[str, tuple[T, str]], typed: str, near: str, unknown: str) -> T:
    """The thing of a name or id, or the only one whose name or id begins so; raises BadOptions.

    Case, accents and hyphens don't matter. `things` have their ids as keys and come with their
    names; `near` and `unknown` are the messages where there is no such thing.
    """
    wanted = _folded(typed)
    folded = {id_: (_folded(id_), _folded(name)) for id_, (_, name) in things.items()}
    exact = [id_ for id_, words in folded.items() if wanted in words]
    begun = [id_ for id_, words in folded.items() if any(w.startswith(wanted) for w in words)]
    found = exact or begun
    if len(found) == 1:
        return things[found[0]][0]
    shown = [things[id_][1] for id_ in found or _near(wanted, folded)][:_MOST_NEAR]
    key = "several-begin" if found else near if shown else unknown
    raise BadOptions(Message(f"cli.{key}", {"name": typed[:60], "names": shown}))


def _near(wanted: str, folded: Mapping[str, tuple[str, str]]) -> list[str]:
    """The ids of what sounds alike, or has the typed text inside its name."""
    near: dict[str, None] = {}
    names = {word: id_ for id_, words in folded.items() for word in words}
    for word in difflib.get_close_matches(wanted, names, _MOST_NEAR, _LEAST_LIKENESS):
        near[names[word]] = None
    for word, id_ in names.items():
        if wanted in word:
            near[id_] = None
    return list(near)


def _folded(text: str) -> str:
    """Without case, accents and hyphens."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    letters = [letter for letter in plain if not unicodedata.combining(letter)]
    return " ".join("".join(letters).replace("-", " ").split())
