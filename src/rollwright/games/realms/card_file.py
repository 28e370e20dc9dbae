"""The parser of card files (TOML), with an error message for every mistake."""

import keyword
from typing import Final, cast

from rollwright.core.place import Outline, box
from rollwright.games.realms.card import ORIGINS, Card, CardPlace
from rollwright.games.realms.card_extends import card_data, package_text, whole_text
from rollwright.games.realms.card_sign import has_word, read_signs
from rollwright.games.realms.card_value import (
    LANGUAGES,
    as_flag,
    as_gains,
    as_one_of,
    as_sentence,
    as_sentences,
    as_table,
    as_text,
    as_translations,
    as_whole,
    mistake,
)
from rollwright.games.realms.pattern import BadPattern, Pattern
from rollwright.games.realms.resource import STAR

SETS: Final = ("base", "promo", "redux", "youtoma")
STARTS: Final = ("blank", "outlined", "marked", "crossed")

_CARD_FIELDS: Final = {"name", "set", "origin", "rule", "scoring", "places", "names"}
# How it looks, which is read where it is drawn.
_DRAWING_FIELDS: Final = {
    "band",
    "dice",
    "drawing",
    "foot",
    "how",
    "sign_names",
    "symbols",
    "theme",
}
_CARD_EXTRAS: Final = {
    *_DRAWING_FIELDS,
    "lists",
    "values",
    "origins",
    "options",
    "rules",
    "rulings",
    "signs",
    "variant_of",
}
_PLACE_FIELDS: Final = {
    "id",
    "print",
    "costs",
    "costs_origin",
    "gains",
    "origin",
    "gains_origin",
    "icons",
    "number",
    "shade",
    "start",
}
# The number of values of each shape; for a polygon, two per corner, this is the minimum.
_SHAPES: Final = {"rect": 4, "circle": 3, "hex": 3, "polygon": 6}


def read_card(card_id: str, text: str) -> Card:
    """The card of a text; raises CardError with the file and the location of a mistake."""
    return card_from(card_id, card_data(card_id, text))


def card_text(card_id: str) -> str:
    """The text of a card of the package, whole even if its file builds on another."""
    return whole_text(card_id, package_text(card_id))


def card_from(card_id: str, data: dict[str, object]) -> Card:
    """A card from the content of its file."""
    file = f"{card_id}.toml"
    for field in sorted(_CARD_FIELDS - set(data)):
        raise mistake(f"{file}: {field}", "missing")
    for field in sorted(set(data) - _CARD_FIELDS - _CARD_EXTRAS):
        raise mistake(f"{file}: {field}", "unknown")
    card = Card(card_id)
    card.name = as_sentence(data["name"], f"{file}: name")
    card.set = as_one_of(data["set"], SETS, f"{file}: set")
    card.origin = as_one_of(data["origin"], ORIGINS, f"{file}: origin")
    card.rules = as_text(data.get("rules", module_of(card_id)), f"{file}: rules")
    card.variant_of = as_text(data.get("variant_of", ""), f"{file}: variant_of")
    card.rule = as_sentences(data["rule"], f"{file}: rule")
    card.scoring = as_sentences(data["scoring"], f"{file}: scoring")
    card.rulings = _read_rulings(data.get("rulings", []), f"{file}: rulings")
    _read_values(card, data, file)
    _read_places(card, data["places"], file)
    _name_places(card, _read_patterns(data["names"], f"{file}: names", ()), file)
    card.options = _read_patterns(data.get("options", {}), f"{file}: options", ("place",))
    _read_lists(card, data.get("lists", {}), file)
    read_signs(card, data.get("signs", {}), f"{file}: signs")
    return card


def module_of(card_id: str) -> str:
    """The module of the rules of a card, unless it names another."""
    name = card_id.replace("-", "_")
    return name if name.isidentifier() and not keyword.iskeyword(name) else f"realm_{name}"


def _read_rulings(data: object, where: str) -> list[str]:
    """Texts of one or more lines each, without the indentation that they have in the file."""
    if not isinstance(data, list):
        raise mistake(where, "texts")
    rulings: list[str] = []
    for number, item in enumerate(data, 1):
        lines = as_text(item, f"{where} #{number}").strip().splitlines()
        rulings.append("\n".join([line.strip() for line in lines]))
    return rulings


def _read_values(card: Card, data: dict[str, object], file: str) -> None:
    values = as_table(data.get("values", {}), f"{file}: values")
    origins = as_table(data.get("origins", {}), f"{file}: origins")
    for name in origins:
        if name not in values:
            raise mistake(f"{file}: origins.{name}", "no-value")
    card.values = values
    for name in values:
        origin = origins.get(name, card.origin)
        card.values_origin[name] = as_one_of(origin, ORIGINS, f"{file}: origins.{name}")


def _read_places(card: Card, data: object, file: str) -> None:
    if not isinstance(data, list) or not data:
        raise mistake(f"{file}: places", "places")
    for number, item in enumerate(data, 1):
        where = f"{file}: places #{number}"
        place = _read_place(card, as_table(item, where), where)
        if place.id in card.index:
            raise mistake(f"{where}: id", "twice", {"place": place.id})
        card.index[place.id] = len(card.places)
        card.places.append(place)
    card.starts = [place.start for place in card.places]


def _read_patterns(data: object, where: str, others: tuple[str, ...]) -> list[Pattern]:
    """Words by pattern; the words may have the holes of their pattern and these others."""
    patterns: list[Pattern] = []
    for text, words in as_table(data, where).items():
        try:
            pattern = Pattern(text, as_translations(words, f"{where}.{text}"))
            pattern.check_words(*others)
        except BadPattern as error:
            raise mistake(f"{where}.{text}", error.key, error.told) from None
        patterns.append(pattern)
    return patterns


def _name_places(card: Card, patterns: list[Pattern], file: str) -> None:
    """Give every place a unique name, from the first pattern that matches its id."""
    used: list[Pattern] = []
    for place in card.places:
        fitting = [pattern for pattern in patterns if pattern.parts(place.id) is not None]
        if not fitting:
            raise mistake(f"{file}: names", "nameless", {"place": place.id})
        used.append(fitting[0])
        place.pattern = fitting[0]
        parts = fitting[0].parts(place.id) or {}
        for language, words in fitting[0].words.items():
            place.name[language] = words.format_map(parts)
    for language in LANGUAGES:
        names = [place.name[language] for place in card.places]
        for name in names:
            if names.count(name) > 1:
                raise mistake(f"{file}: names", "same-name", {"name": name})
    for pattern in patterns:
        if pattern not in used:
            raise mistake(f"{file}: names.{pattern.text}", "fits-none")


def _read_lists(card: Card, data: object, file: str) -> None:
    for name, lines in as_table(data, f"{file}: lists").items():
        where = f"{file}: lists.{name}"
        if not isinstance(lines, list) or not all([isinstance(line, list) for line in lines]):
            raise mistake(where, "lists")
        for line in lines:
            for item in line:
                if not isinstance(item, str) or item not in card.index:
                    raise mistake(where, "no-place", {"place": str(item)})
        card.lists[name] = [[card.index[item] for item in line] for line in lines]


def _read_place(card: Card, data: dict[str, object], where: str) -> CardPlace:
    shapes = [shape for shape in _SHAPES if shape in data]
    if len(shapes) != 1:
        raise mistake(where, "shape", {"shapes": ", ".join(_SHAPES)})
    for field in sorted(set(data) - _PLACE_FIELDS - {shapes[0]}):
        raise mistake(f"{where}: {field}", "unknown")
    place = CardPlace(as_text(data.get("id"), f"{where}: id"), _outline(shapes[0], data, where))
    if not place.id or set(place.id) & set(" ;{}"):
        raise mistake(f"{where}: id", "word")
    place.print = as_text(data.get("print", ""), f"{where}: print")
    if has_word(place.print):
        raise mistake(f"{where}: print", "signs")
    place.number = as_whole(data.get("number", 0), f"{where}: number")
    if place.number and not place.print:
        place.print = str(place.number)
    costs = as_text(data.get("costs", ""), f"{where}: costs")
    place.costs = as_gains(costs, f"{where}: costs")
    if any([cost >= STAR for cost in place.costs]):
        raise mistake(f"{where}: costs", "costs")
    place.gains = as_gains(as_text(data.get("gains", ""), f"{where}: gains"), f"{where}: gains")
    place.icons = as_gains(as_text(data.get("icons", ""), f"{where}: icons"), f"{where}: icons")
    if place.icons and place.gains:
        raise mistake(f"{where}: icons", "icons")
    place.shade = as_flag(data.get("shade", False), f"{where}: shade")
    place.origin = as_one_of(data.get("origin", card.origin), ORIGINS, f"{where}: origin")
    place.gains_origin = _origin_of("gains", data, place, where)
    place.costs_origin = _origin_of("costs", data, place, where)
    place.start = STARTS.index(as_one_of(data.get("start", "blank"), STARTS, f"{where}: start"))
    return place


def _origin_of(part: str, data: dict[str, object], place: CardPlace, where: str) -> str:
    """The origin of what a place gives or costs: that of the place, unless it has its own."""
    name = f"{part}_origin"
    return as_one_of(data.get(name, place.origin), ORIGINS, f"{where}: {name}")


def _outline(shape: str, data: dict[str, object], where: str) -> Outline:
    at = _numbers(data[shape], shape, f"{where}: {shape}")
    if shape == "rect":
        return box(at[0], at[1], at[2], at[3])
    if shape == "polygon":
        return Outline(shape, tuple(at), _middle(at))
    return Outline(shape, tuple(at), (at[0], at[1]))


def _numbers(value: object, shape: str, where: str) -> list[float]:
    """The numbers of a shape: all on the card, and sizes greater than zero."""
    wanted = _SHAPES[shape]
    polygon = shape == "polygon"
    if not isinstance(value, list) or any([not _is_number(number) for number in value]):
        raise mistake(where, "numbers")
    if polygon and (len(value) < wanted or len(value) % 2):
        raise mistake(where, "corners")
    if not polygon and len(value) != wanted:
        raise mistake(where, "count", {"count": wanted})
    at = [float(cast(float, number)) for number in value]
    sizes = [_area(at)] if polygon else at[2:]
    if not all([0 <= number < 1000 for number in at]) or not all(sizes):
        raise mistake(where, "size")
    return at


def _is_number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _area(at: list[float]) -> float:
    """Twice the area of a polygon, negative if its corners run the other way round."""
    corners = [(at[place], at[place + 1]) for place in range(0, len(at), 2)]
    following = corners[1:] + corners[:1]
    pairs = zip(corners, following, strict=True)
    return sum([x * next_y - next_x * y for (x, y), (next_x, next_y) in pairs])


def _middle(at: list[float]) -> tuple[float, float]:
    """The place to write in a polygon: the mean of its corners."""
    corners = len(at) // 2
    return (sum(at[::2]) / corners, sum(at[1::2]) / corners)
