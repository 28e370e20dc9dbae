"""The names of places for somebody who looks at the card: by what is seen, not by coordinates.

Notation needs coordinates, as in `square c3`, but no card prints them.
"""

import re
from typing import Final, NamedTuple

from rollwright.core.message import CATALOGUE, Message
from rollwright.core.place import corners_of
from rollwright.games.realms.card import Card, CardPlace
from rollwright.games.realms.pattern import PAIR

_TURNED_PAIR: Final = "{n}{a}"
_LIST: Final = re.compile(r"(?<!\S)(\S++) \{list\}")
_BETWEEN: Final = re.compile(r" (?:between|entre) [a-z][0-9]+ (?:and|y) [a-z][0-9]+")
# Up to so many rows have names: top, middle and bottom.
_NAMED_ROWS: Final = (("only",), ("top", "bottom"), ("top", "middle", "bottom"))
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


class Spot(NamedTuple):
    """Where something lies among its like: the number in its row, and the row, both from 1."""

    number: int
    row: int
    rows: int


def seen_names(card: Card, language: str) -> dict[str, str]:
    """The names of those places, by id, that are not called the same by their coordinates."""
    spots = _spots(card)
    names: dict[str, str] = {}
    for place in card.places:
        name = _seen_name(place, language, spots)
        if name != place.name[language]:
            names[place.id] = name
    return names


def seen_spots(card: Card, language: str) -> dict[str, str]:
    """What is said in place of each coordinate, as in `2 of the top row`."""
    return {spot_id: _said(spot, language) for (_, spot_id), spot in _spots(card).items()}


def seen_options(card: Card, language: str) -> dict[int, str]:
    """The words of those options, by number, that would tell coordinates."""
    known = {spot_id for _, spot_id in _spots(card)}
    found: dict[int, str] = {}
    for number, option in enumerate(card.options):
        words = option.words[language].replace(PAIR, "{spot}")
        if known:
            words = _LIST.sub(r"{count} \1", words)
        if words != option.words[language]:
            found[number] = words
    return found


def _seen_name(place: CardPlace, language: str, spots: dict[tuple[str, str], Spot]) -> str:
    pattern = place.pattern
    if pattern is None:
        return place.name[language]
    parts = dict(pattern.parts(place.id) or {})
    words = _BETWEEN.sub("", pattern.words[language])
    letter, number = parts.get("a", ""), parts.get("n", "")
    if not letter or (number and number + letter in place.print):
        return words.format_map(parts)
    spot = spots.get((pattern.text, letter + number))
    if PAIR in words and spot is not None:
        words = words.replace(PAIR, _said(spot, language))
    elif _TURNED_PAIR in words:
        words = words.replace(_TURNED_PAIR, "{n}")
    else:
        parts["a"] = str(_LETTERS.index(letter) + 1)
    return words.format_map(parts)


def _said(spot: Spot, language: str) -> str:
    named = spot.rows <= len(_NAMED_ROWS)
    row = _NAMED_ROWS[spot.rows - 1][spot.row - 1] if named else "any"
    args: dict[str, object] = {"number": spot.number, "row": spot.row}
    return CATALOGUE.say(Message(f"rolling-realms.spot.{row}", args), language)


def _spots(card: Card) -> dict[tuple[str, str], Spot]:
    """All coordinates, each with the pattern that names it."""
    spots: dict[tuple[str, str], Spot] = {}
    named = {place.pattern.text: place.pattern for place in card.places if place.pattern}
    for text, pattern in named.items():
        if not any([PAIR in words for words in pattern.words.values()]):
            continue
        middles: dict[str, tuple[float, float]] = {}
        least = 0.0
        for place in card.places:
            # What has a name of its own lies among the others all the same.
            parts = pattern.parts(place.id)
            if parts is not None:
                middles.setdefault(parts["a"] + parts["n"], place.outline.center)
                height = _height(place)
                least = height if not least else min(least, height)
        for spot_id, spot in _in_rows(middles, least).items():
            spots[text, spot_id] = spot
    return spots


def _height(place: CardPlace) -> float:
    ends = [y for _, y in corners_of(place.outline)]
    return max(ends) - min(ends)


def _in_rows(middles: dict[str, tuple[float, float]], height: float) -> dict[str, Spot]:
    """Those whose middles are about as high lie in one row."""
    rows: list[list[tuple[float, str]]] = []
    top = 0.0
    for y, x, spot_id in sorted([(y, x, spot_id) for spot_id, (x, y) in middles.items()]):
        if not rows or y - top > height / 2:
            rows.append([])
            top = y
        rows[-1].append((x, spot_id))
    return {
        spot_id: Spot(number, row, len(rows))
        for row, line in enumerate(rows, 1)
        for number, (_, spot_id) in enumerate(sorted(line), 1)
    }
