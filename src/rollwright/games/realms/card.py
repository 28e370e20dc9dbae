"""What is printed on a realm card: places, numbers, rewards and the origin of each part.

A card is one TOML file, so that whoever owns the printed card can correct it by editing it.
Every part says where it comes from: `printed`, `deduced` (the text of the rules forces it)
or `reconstructed` (our own design where the print is unknown).
"""

import re
import tomllib
from typing import Final, cast

from rollwright.core.place import Outline, box
from rollwright.games.data import read_toml
from rollwright.games.realms.pattern import Pattern
from rollwright.games.realms.resource import COIN, HEART, PUMPKIN, STAR

ORIGINS: Final = ("printed", "deduced", "reconstructed")
SETS: Final = ("base", "promo", "redux")
LANGUAGES: Final = ("en", "es")
REWARD_LETTERS: Final = {"P": PUMPKIN, "H": HEART, "C": COIN, "*": STAR}

_CARD_FIELDS: Final = {"name", "set", "origin", "rule", "scoring", "places", "names"}
_CARD_EXTRAS: Final = {"lists", "values", "origins", "options"}
_PLACE_FIELDS: Final = {"id", "print", "gains", "origin", "gains_origin", "number", "start"}
_SHAPES: Final = {"rect": 4, "circle": 3, "hex": 3}
# A word would stand on the sheet in one language only.
_WORD: Final = re.compile(r"[^\W\d_]{2}")
STARTS: Final = ("blank", "outlined", "marked", "crossed")


class CardError(Exception):
    """A card file that can't be used; says which file, where and why."""


class CardPlace:
    """One printed place: where it lies, what is printed on it, and what it gives."""

    __slots__ = (
        "gains",
        "gains_origin",
        "id",
        "name",
        "number",
        "origin",
        "outline",
        "print",
        "start",
    )

    def __init__(self, id: str, outline: Outline) -> None:  # noqa: A002 - as in the file
        self.id = id
        self.outline = outline
        # How it is called, by language.
        self.name: dict[str, str] = {}
        self.print = ""
        self.number = 0
        self.gains: list[int] = []
        self.origin = ""
        self.gains_origin = ""
        self.start = 0


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
        "rule",
        "scoring",
        "set",
        "starts",
        "values",
        "values_origin",
    )

    def __init__(self, id: str) -> None:  # noqa: A002 - as in the file name
        self.id = id
        self.name = ""
        self.set = ""
        self.origin = ""
        self.rule: dict[str, str] = {}
        self.scoring: dict[str, str] = {}
        self.places: list[CardPlace] = []
        self.index: dict[str, int] = {}
        # Words for the options that the name of a place does not tell, by their texts.
        self.options: list[Pattern] = []
        self.starts: list[int] = []
        self.lists: dict[str, list[list[int]]] = {}
        self.values: dict[str, object] = {}
        self.values_origin: dict[str, str] = {}

    def numbers(self, name: str) -> list[int]:
        """A list of whole numbers among the card's values."""
        value = self.values.get(name)
        if not isinstance(value, list) or not all([isinstance(item, int) for item in value]):
            raise CardError(f"{self.id}.toml: values.{name} must be a list of whole numbers")
        return cast(list[int], value)

    def number(self, name: str) -> int:
        """A whole number among the card's values."""
        return _whole(self.values.get(name), f"{self.id}.toml: values.{name}")

    def texts(self, name: str) -> list[str]:
        """A list of texts among the card's values."""
        value = self.values.get(name)
        if not isinstance(value, list) or not all([isinstance(item, str) for item in value]):
            raise CardError(f"{self.id}.toml: values.{name} must be a list of texts")
        return cast(list[str], value)

    def places_of(self, name: str) -> list[list[int]]:
        """One of the card's lists: rows, columns or what else belongs together."""
        if name not in self.lists:
            raise CardError(f"{self.id}.toml: lists.{name} is missing")
        return self.lists[name]

    def gains_of(self, name: str) -> list[list[int]]:
        """A value that is a list of rewards, each written as the gains of a place."""
        return [read_gains(text, f"{self.id}.toml: values.{name}") for text in self.texts(name)]

    def shares(self) -> dict[str, float]:
        """How much of the card is of each origin, from 0 to 1."""
        parts = [place.origin for place in self.places]
        parts += [place.gains_origin for place in self.places if place.gains]
        parts += list(self.values_origin.values())
        return {origin: parts.count(origin) / len(parts) for origin in ORIGINS}


def read_card(card_id: str) -> Card:
    """The card of a realm; raises CardError with the file and the place of a mistake."""
    try:
        data = read_toml("rollwright.games.realms.cards", f"{card_id}.toml")
    except tomllib.TOMLDecodeError as error:
        raise CardError(f"{card_id}.toml: {error}") from None
    return card_from(card_id, data)


def card_from(card_id: str, data: dict[str, object]) -> Card:
    """A card from the content of its file."""
    file = f"{card_id}.toml"
    for field in sorted(_CARD_FIELDS - set(data)):
        raise CardError(f"{file}: {field} is missing")
    for field in sorted(set(data) - _CARD_FIELDS - _CARD_EXTRAS):
        raise CardError(f"{file}: {field} is not known here")
    card = Card(card_id)
    card.name = _text(data["name"], f"{file}: name")
    card.set = _one_of(data["set"], SETS, f"{file}: set")
    card.origin = _one_of(data["origin"], ORIGINS, f"{file}: origin")
    card.rule = _languages(data["rule"], f"{file}: rule")
    card.scoring = _languages(data["scoring"], f"{file}: scoring")
    _read_values(card, data, file)
    _read_places(card, data["places"], file)
    _name_places(card, _read_patterns(data["names"], f"{file}: names", ()), file)
    card.options = _read_patterns(data.get("options", {}), f"{file}: options", ("place",))
    _read_lists(card, data.get("lists", {}), file)
    return card


def _read_values(card: Card, data: dict[str, object], file: str) -> None:
    values = _table(data.get("values", {}), f"{file}: values")
    origins = _table(data.get("origins", {}), f"{file}: origins")
    for name in origins:
        if name not in values:
            raise CardError(f"{file}: origins.{name} names no value")
    card.values = values
    for name in values:
        origin = origins.get(name, card.origin)
        card.values_origin[name] = _one_of(origin, ORIGINS, f"{file}: origins.{name}")


def _read_places(card: Card, data: object, file: str) -> None:
    if not isinstance(data, list) or not data:
        raise CardError(f"{file}: places must be a list of places")
    for number, item in enumerate(data, 1):
        place = _read_place(
            card, _table(item, f"{file}: place {number}"), f"{file}: place {number}"
        )
        if place.id in card.index:
            raise CardError(f"{file}: place {number} has the id {place.id} a second time")
        card.index[place.id] = len(card.places)
        card.places.append(place)
    card.starts = [place.start for place in card.places]


def _read_patterns(data: object, where: str, others: tuple[str, ...]) -> list[Pattern]:
    """Words by what they name; besides the holes of a pattern, its words may have others."""
    patterns: list[Pattern] = []
    for text, words in _table(data, where).items():
        try:
            pattern = Pattern(text, _languages(words, f"{where}.{text}"))
            pattern.check_words(*others)
        except ValueError as error:
            raise CardError(f"{where}.{text}: {error}") from None
        patterns.append(pattern)
    return patterns


def _name_places(card: Card, patterns: list[Pattern], file: str) -> None:
    """Every place gets a name of its own, from the first pattern that its id fits."""
    used: list[Pattern] = []
    for place in card.places:
        fitting = [pattern for pattern in patterns if pattern.parts(place.id) is not None]
        if not fitting:
            raise CardError(f"{file}: names has nothing for the place {place.id}")
        used.append(fitting[0])
        parts = fitting[0].parts(place.id) or {}
        for language, words in fitting[0].words.items():
            place.name[language] = words.format_map(parts)
    for language in LANGUAGES:
        names = [place.name[language] for place in card.places]
        for name in names:
            if names.count(name) > 1:
                raise CardError(f"{file}: names has “{name}” for two places")
    for pattern in patterns:
        if pattern not in used:
            raise CardError(f"{file}: names.{pattern.text} fits no place")


def _read_lists(card: Card, data: object, file: str) -> None:
    for name, lines in _table(data, f"{file}: lists").items():
        where = f"{file}: lists.{name}"
        if not isinstance(lines, list) or not all([isinstance(line, list) for line in lines]):
            raise CardError(f"{where} must be a list of lists of places")
        for line in lines:
            for item in line:
                if not isinstance(item, str) or item not in card.index:
                    raise CardError(f"{where}: there is no place {item}")
        card.lists[name] = [[card.index[item] for item in line] for line in lines]


def _read_place(card: Card, data: dict[str, object], where: str) -> CardPlace:
    shapes = [shape for shape in _SHAPES if shape in data]
    if len(shapes) != 1:
        raise CardError(f"{where} needs exactly one shape: rect, circle or hex")
    for field in sorted(set(data) - _PLACE_FIELDS - {shapes[0]}):
        raise CardError(f"{where}: {field} is not known here")
    place = CardPlace(_text(data.get("id"), f"{where}: id"), _outline(shapes[0], data, where))
    if not place.id or set(place.id) & set(" ;"):
        raise CardError(f"{where}: id must be a word without spaces and semicolons")
    place.print = _text(data.get("print", ""), f"{where}: print")
    if _WORD.search(place.print):
        raise CardError(f"{where}: print must be numbers and signs, words belong to its name")
    place.number = _whole(data.get("number", 0), f"{where}: number")
    if place.number and not place.print:
        place.print = str(place.number)
    place.gains = read_gains(_text(data.get("gains", ""), f"{where}: gains"), where)
    place.origin = _one_of(data.get("origin", card.origin), ORIGINS, f"{where}: origin")
    gains_origin = data.get("gains_origin", place.origin)
    place.gains_origin = _one_of(gains_origin, ORIGINS, f"{where}: gains_origin")
    place.start = STARTS.index(_one_of(data.get("start", "blank"), STARTS, f"{where}: start"))
    return place


def read_gains(text: str, where: str) -> list[int]:
    """Rewards as in `PH*`."""
    letters = text.replace(" ", "")
    for letter in letters:
        if letter not in REWARD_LETTERS:
            raise CardError(f"{where}: gains are written with P, H, C and *, not {letter}")
    return [REWARD_LETTERS[letter] for letter in letters]


def _outline(shape: str, data: dict[str, object], where: str) -> Outline:
    numbers = data[shape]
    wanted = _SHAPES[shape]
    if not isinstance(numbers, list) or len(numbers) != wanted:
        raise CardError(f"{where}: {shape} needs {wanted} numbers")
    for number in numbers:
        if isinstance(number, bool) or not isinstance(number, (int, float)):
            raise CardError(f"{where}: {shape} needs {wanted} numbers")
    at = [float(cast(float, number)) for number in numbers]
    if not all([0 <= number < 1000 for number in at]) or not all(at[2:]):
        raise CardError(f"{where}: {shape} needs a place on the card and a size")
    if shape == "rect":
        return box(at[0], at[1], at[2], at[3])
    return Outline(shape, tuple(at), (at[0], at[1]))


def _table(value: object, where: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise CardError(f"{where} must be a table")
    return cast(dict[str, object], value)


def _languages(value: object, where: str) -> dict[str, str]:
    table = _table(value, where)
    for language in LANGUAGES:
        if language not in table:
            raise CardError(f"{where}.{language} is missing")
    for language in sorted(set(table) - set(LANGUAGES)):
        raise CardError(f"{where}.{language} is not known here")
    return {language: _text(text, f"{where}.{language}") for language, text in table.items()}


def _text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise CardError(f"{where} must be a text")
    return value


def _whole(value: object, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise CardError(f"{where} must be a whole number")
    return value


def _one_of(value: object, choices: tuple[str, ...], where: str) -> str:
    if not isinstance(value, str) or value not in choices:
        raise CardError(f"{where} must be one of {', '.join(choices)}")
    return value
