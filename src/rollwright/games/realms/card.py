"""What is printed on a realm card: places, numbers, rewards and the origin of each part.

A card is one TOML file, so that anyone who owns the printed card can correct it by editing.
Every part states its origin: `printed`, `deduced` (implied by the text of the rules) or
`reconstructed` (our own design where the print is unknown).
"""

from typing import Final, cast

from rollwright.core.limits import MOST_COMBINED
from rollwright.core.place import Outline
from rollwright.core.print import HandSign
from rollwright.games.realms.card_value import as_gains, as_whole, mistake
from rollwright.games.realms.pattern import Pattern
from rollwright.games.realms.resource import CHOICE

ORIGINS: Final = ("printed", "deduced", "reconstructed")


class CardPlace:
    """One printed place: its position, what is printed on it, and what it gives."""

    __slots__ = (
        "costs",
        "costs_origin",
        "gains",
        "gains_origin",
        "icons",
        "id",
        "name",
        "number",
        "origin",
        "outline",
        "pattern",
        "print",
        "shade",
        "start",
    )

    def __init__(self, id: str, outline: Outline) -> None:  # noqa: A002 - as in the file
        self.id = id
        self.outline = outline
        # Its name, by language, and the line of the file that gave it.
        self.name: dict[str, str] = {}
        self.pattern: Pattern | None = None
        self.print = ""
        self.number = 0
        # The resources to pay for marking it.
        self.costs: list[int] = []
        self.gains: list[int] = []
        # Resources and stars drawn there but not gained, written as gains are.
        self.icons: list[int] = []
        self.origin = ""
        self.costs_origin = ""
        self.gains_origin = ""
        # Is its paper darker than that around it?
        self.shade = False
        self.start = 0


class Sign:
    """A sign that can be written in a place.

    `print` is its character in a terminal, `strokes` is how a pencil draws it, and `name` is its
    name by language.
    """

    __slots__ = ("id", "name", "print", "strokes")

    def __init__(
        self,
        id: str,  # noqa: A002
        drawn: str,
        name: dict[str, str],
        strokes: str = "",
    ) -> None:
        self.id = id
        self.print = drawn
        self.name = name
        self.strokes = strokes


class Card:
    """A realm card as printed."""

    __slots__ = (
        "id",
        "index",
        "lists",
        "name",
        "options",
        "origin",
        "places",
        "reads_outlines",
        "rule",
        "rules",
        "rulings",
        "scoring",
        "set",
        "signs",
        "starts",
        "values",
        "values_origin",
        "variant_of",
        "words",
    )

    def __init__(self, id: str) -> None:  # noqa: A002 - as in the file name
        self.id = id
        # The part of its id in the keys of its sentences. Of a card that is not ours it differs by
        # text: two versions of one card may be in play at once, each with words of its own.
        self.words = id
        self.name = ""
        # The module of its rules, and the card of which it is a version, if any.
        self.rules = ""
        self.variant_of = ""
        self.set = ""
        self.origin = ""
        self.rule: dict[str, str] = {}
        self.scoring: dict[str, str] = {}
        # The chosen readings of unclear rules; used only for the page of rulings.
        self.rulings: list[str] = []
        self.places: list[CardPlace] = []
        self.index: dict[str, int] = {}
        # Words for the options that are not named after their place, by their texts.
        self.options: list[Pattern] = []
        self.signs: list[Sign] = []
        self.starts: list[int] = []
        # Do its rules depend on the positions of its places?
        self.reads_outlines = False
        self.lists: dict[str, list[list[int]]] = {}
        self.values: dict[str, object] = {}
        self.values_origin: dict[str, str] = {}

    def numbers(self, name: str) -> list[int]:
        """A list of whole numbers among the card's values."""
        value = self.values.get(name)
        if not isinstance(value, list) or not all([isinstance(item, int) for item in value]):
            raise mistake(f"{self.id}.toml: values.{name}", "wholes")
        return cast(list[int], value)

    def number(self, name: str) -> int:
        """A whole number among the card's values."""
        return as_whole(self.values.get(name), f"{self.id}.toml: values.{name}")

    def texts(self, name: str) -> list[str]:
        """A list of texts among the card's values."""
        value = self.values.get(name)
        if not isinstance(value, list) or not all([isinstance(item, str) for item in value]):
            raise mistake(f"{self.id}.toml: values.{name}", "texts")
        return cast(list[str], value)

    def places_of(self, name: str) -> list[list[int]]:
        """One of the card's lists: rows, columns or other groups of places."""
        if name not in self.lists:
            raise mistake(f"{self.id}.toml: lists.{name}", "missing")
        return self.lists[name]

    def ids_of(self, places: list[int]) -> str:
        """The ids of some places, sorted, as the text of an option that covers them."""
        return ",".join(sorted([self.places[place].id for place in places]))

    def choices(self) -> list[int]:
        """The sets of resources, as bit masks, that places offer as a choice."""
        gains = [gain for place in self.places for gain in place.gains]
        return [gain - CHOICE for gain in dict.fromkeys(gains) if gain >= CHOICE]

    def check_few(self, name: str, count: int) -> None:
        """Refuse more of something than the rules can look at in all combinations."""
        if count > MOST_COMBINED:
            raise mistake(f"{self.id}.toml: {name}", "most-combined", {"most": MOST_COMBINED})

    def by_number(self, name: str) -> list[int]:
        """The places of a list in the order of their printed numbers, which start at 1."""
        places = {self.places[place].number: place for line in self.lists[name] for place in line}
        if not places or sorted(places) != list(range(1, len(places) + 1)):
            raise mistake(f"{self.id}.toml: lists.{name}", "by-number")
        return [places[number] for number in sorted(places)]

    def sign(self, name: str) -> int:
        """The number of a sign."""
        names = [sign.id for sign in self.signs]
        if name not in names:
            raise mistake(f"{self.id}.toml: signs.{name}", "missing")
        return names.index(name)

    def hand(self) -> dict[str, HandSign] | None:
        """The signs that players draw here, by their characters; None if there are none."""
        drawn = {
            sign.print: HandSign(sign.strokes, sign.name) for sign in self.signs if sign.strokes
        }
        return drawn or None

    def gains_of(self, name: str) -> list[list[int]]:
        """A value that is a list of rewards, each written as the gains of a place are."""
        return [as_gains(text, f"{self.id}.toml: values.{name}") for text in self.texts(name)]

    def shares(self) -> dict[str, float]:
        """The share of the card of each origin, from 0 to 1."""
        parts = [place.origin for place in self.places]
        parts += [place.gains_origin for place in self.places if place.gains]
        parts += [place.costs_origin for place in self.places if place.costs]
        parts += list(self.values_origin.values())
        return {origin: parts.count(origin) / len(parts) for origin in ORIGINS}

    def own_share(self) -> float:
        """The share of the card that is our own design, from 0 to 1."""
        return self.shares()["reconstructed"]
