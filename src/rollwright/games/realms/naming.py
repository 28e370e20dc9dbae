"""The names of the places and options of a card, as used in all sentences."""

import re
from functools import cache
from typing import Final

from rollwright.core.message import Message
from rollwright.core.place import BLANK, CROSSED, FILLED, OUTLINED
from rollwright.games.realms.card import Card
from rollwright.games.realms.pattern import PAIR
from rollwright.games.realms.resource import CHOICE, GAINS, RESOURCES, gains_in
from rollwright.games.realms.state import SIGN, WRITTEN, RealmState

# The mark of a place, by its content.
MARKS: Final = (BLANK, OUTLINED, FILLED, CROSSED)
# A choice, by the number of its parts.
_EITHER: Final = {
    2: "rolling-realms.printed.either2",
    3: "rolling-realms.printed.either3",
    4: "rolling-realms.printed.either4",
}


def resource_name(resource: int, count: int = 1) -> Message:
    """A resource, or a star, by its name, in the singular or the plural."""
    return Message(f"rolling-realms.resource.{GAINS[resource]}", {"count": count})


def realm_name(card: Card) -> Message:
    """A realm by its name."""
    return Message(f"rolling-realms.group.{card.id}")


def place_name(card: Card, place: int) -> Message:
    """A place by its name."""
    return Message(f"rolling-realms.place-name.{card.words}.{card.places[place].id}")


def content_of(realm: RealmState, place: int) -> Message:
    """The present content of a place."""
    cell = realm.cells[place]
    if cell < WRITTEN:
        return Message(f"rolling-realms.content.{MARKS[cell]}")
    if cell >= SIGN:
        card = realm.rules.card
        sign = Message(f"rolling-realms.place-name.{card.words}.{card.signs[cell - SIGN].id}")
        return Message("rolling-realms.content.sign", {"sign": sign})
    key = "written-marked" if realm.is_marked(place) else "written"
    return Message(f"rolling-realms.content.{key}", {"number": str(realm.number_in(place))})


@cache
def printed_on(card: Card, place: int) -> Message | None:
    """What is printed on a place besides its name: numbers, costs, gains and pictures."""
    found = card.places[place]
    told = re.findall(r"\d+", found.name["en"])
    parts: list[object] = []
    if not set(re.findall(r"\d+", found.print)) <= set(told):
        parts.append(found.print)
    if found.costs:
        cost = counted(found.costs)
        parts.append(Message("rolling-realms.printed.costs", {"things": cost}))
    if found.gains:
        gains = counted(found.gains)
        parts.append(Message("rolling-realms.printed.gives", {"things": gains}))
    if found.icons:
        icons = counted(found.icons)
        parts.append(Message("rolling-realms.printed.shows", {"things": icons}))
    return Message(f"rolling-realms.printed.{len(parts)}", _numbered(parts)) if parts else None


def _numbered(parts: list[object]) -> dict[str, object]:
    return {f"part{number}": part for number, part in enumerate(parts, 1)}


def counted(gains: list[int]) -> list[Message]:
    """Resources and stars, each kind with its number."""
    return [_counted(gain, gains.count(gain)) for gain in dict.fromkeys(gains)]


def _counted(gain: int, count: int) -> Message:
    if gain < CHOICE:
        return Message(f"rolling-realms.printed.{GAINS[gain]}", {"count": count})
    either: list[object] = [_counted(item, count) for item in gains_in(gain)]
    return Message(_EITHER[len(either)], _numbered(either))


def option_name(card: Card, text: str, place: int) -> object:
    """An option in words: those of the card for its text, or the name of its place.

    They depend on the text and the place only: the keys of moves rely on that.
    """
    for number, option in enumerate(card.options):
        parts = option.parts(text)
        if parts is not None:
            args = {hole: _spoken(card, hole, part) for hole, part in parts.items()}
            args["place"] = place_name(card, place) if place >= 0 else ""
            # For whoever looks at the card: how many, and where.
            if "list" in parts:
                args["count"] = len(re.split("[+,]", parts["list"]))
            if any([PAIR in words for words in option.words.values()]):
                spot = parts["a"] + parts["n"]
                args["spot"] = Message(f"rolling-realms.spot-of.{card.words}.{spot}")
            return Message(f"rolling-realms.option-name.{card.words}.{number}", args)
    return place_name(card, place) if place >= 0 else text


def _spoken(card: Card, hole: str, part: str) -> object:
    """The content of a hole, translatable."""
    if hole == "list":
        return [option_name(card, item, -1) for item in part.replace("+", ",").split(",")]
    if hole == "resource":
        return resource_name(RESOURCES.index(part))
    return Message(f"rolling-realms.group.{part}") if hole == "realm" else part
