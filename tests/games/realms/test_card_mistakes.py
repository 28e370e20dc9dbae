"""Mistakes in a card file: each is named with its file and place."""

import json
import math
from collections.abc import Callable
from copy import deepcopy
from typing import cast

import pytest

from rollwright.games.realms.card import Card
from rollwright.games.realms.card_file import card_from
from rollwright.games.realms.card_value import CardError

SOUND: dict[str, object] = {
    "name": "Sound",
    "set": "promo",
    "origin": "reconstructed",
    "rule": {"en": "Mark it.", "es": "Márcalo."},
    "scoring": {"en": "A star.", "es": "Una estrella."},
    "places": [
        {"id": "a", "rect": [0, 0, 2, 1], "number": 3, "gains": "PH*"},
        {"id": "b", "circle": [4, 1, 1], "print": "x", "start": "outlined"},
        {
            "id": "d1",
            "hex": [8, 1, 1],
            "origin": "deduced",
            "gains": "C",
            "gains_origin": "printed",
        },
        {"id": "d2", "hex": [12, 1, 1], "print": "?", "icons": "H*"},
    ],
    "names": {
        "{a}": {"en": "square {a}", "es": "casilla {a}"},
        "d{n}": {"en": "hex {n}", "es": "hexágono {n}"},
    },
    "options": {"{a}={n}": {"en": "{place} as {n}", "es": "{place} como {n}"}},
    "lists": {"rows": [["a", "b"], ["d1"]]},
    "values": {"limit": 4, "costs": ["H"], "steps": [1, 2]},
    "origins": {"limit": "deduced"},
}


def test_a_sound_card_is_read() -> None:
    card = card_from("sound", SOUND)
    assert (card.places_of("rows"), card.number("limit")) == ([[0, 1], [2]], 4)
    assert (card.gains_of("costs"), card.numbers("steps")) == ([[1]], [1, 2])
    assert [place.id for place in card.places] == ["a", "b", "d1", "d2"]
    names = ["casilla a", "casilla b", "hexágono 1", "hexágono 2"]
    assert [place.name["es"] for place in card.places] == names
    assert card.options[0].parts("b=12") == {"a": "b", "n": "12"}
    assert card.options[0].parts("b=12 ") is None
    assert [place.print for place in card.places] == ["3", "x", "", "?"]
    assert [place.gains for place in card.places] == [[0, 1, 3], [], [2], []]
    assert [place.icons for place in card.places] == [[], [], [], [1, 3]]
    assert card.starts == [0, 1, 0, 0]
    assert (card.places[1].origin, card.places[2].origin) == ("reconstructed", "deduced")
    assert card.places[2].gains_origin == "printed"
    assert card.values_origin == {"limit": "deduced", "costs": card.origin, "steps": card.origin}
    # Of four places, two rewards and three values: one printed, two deduced.
    assert card.shares() == {"printed": 1 / 9, "deduced": 2 / 9, "reconstructed": 6 / 9}


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("name", None, "sound.toml: name is missing"),
        ("rule", None, "sound.toml: rule is missing"),
        ("places", None, "sound.toml: places is missing"),
        ("colour", "red", "sound.toml: colour is not known here"),
        ("name", 3, "sound.toml: name must be a text"),
        ("set", "extra", "sound.toml: set must be one of base, promo, redux"),
        ("origin", "guessed", "sound.toml: origin must be one of printed, deduced, reconstructed"),
        ("rule", "Mark it.", "sound.toml: rule must be a table"),
        ("rule.en", 3, "sound.toml: rule.en must be a text"),
        ("rule.es", None, "sound.toml: rule.es is missing"),
        ("scoring.fr", "Une étoile.", "sound.toml: scoring.fr is not known here"),
        ("places.1.id", "", "place 2: id must be a word without spaces and semicolons"),
        ("places.1.id", "b 1", "place 2: id must be a word without spaces and semicolons"),
        ("places.0.rect", [0, 0, 0, 1], "place 1: rect needs a place on the card and a size"),
        ("places.0.rect", [-1, 0, 2, 1], "place 1: rect needs a place on the card and a size"),
        ("places.1.circle", [4, 1, math.nan], "circle needs a place on the card and a size"),
        ("lists.rows", [[["a"]]], "sound.toml: lists.rows: there is no place ['a']"),
        ("scoring.es", ["x"], "sound.toml: scoring.es must be a text"),
        ("places", {}, "sound.toml: places must be a list of places"),
        ("places", [], "sound.toml: places must be a list of places"),
        ("places.1", "b", "sound.toml: place 2 must be a table"),
        ("places.1.id", None, "sound.toml: place 2: id must be a text"),
        ("places.1.id", "a", "sound.toml: place 2 has the id a a second time"),
        ("places.1.circle", None, "place 2 needs exactly one shape: rect, circle or hex"),
        ("places.1.rect", [0, 0, 2, 1], "place 2 needs exactly one shape"),
        ("places.1.circle", [4, 1], "sound.toml: place 2: circle needs 3 numbers"),
        ("places.0.rect", [0, 0, 2, "1"], "sound.toml: place 1: rect needs 4 numbers"),
        ("places.0.rect", [0, 0, 2, True], "sound.toml: place 1: rect needs 4 numbers"),
        ("places.0.rect", "0 0 2 1", "sound.toml: place 1: rect needs 4 numbers"),
        ("places.0.reward", "P", "sound.toml: place 1: reward is not known here"),
        ("places.0.gains", "PX", "place 1: gains are written with P, H, C and *, not X"),
        ("places.0.gains", 3, "sound.toml: place 1: gains must be a text"),
        ("places.3.icons", "PX", "place 4: icons: gains are written with P, H, C and *, not X"),
        ("places.3.icons", 3, "sound.toml: place 4: icons must be a text"),
        ("places.0.icons", "P", "place 1: icons are for a place without gains, which are drawn"),
        ("places.0.number", "3", "sound.toml: place 1: number must be a whole number"),
        ("places.0.number", True, "sound.toml: place 1: number must be a whole number"),
        ("places.0.print", 3, "sound.toml: place 1: print must be a text"),
        ("places.0.start", "full", "place 1: start must be one of blank, outlined, marked, cross"),
        ("places.0.origin", "known", "sound.toml: place 1: origin must be one of printed"),
        ("places.0.gains_origin", "known", "sound.toml: place 1: gains_origin must be one of"),
        ("places.0.print", "a door", "place 1: print must be numbers and signs, words belong to"),
        ("names", None, "sound.toml: names is missing"),
        ("names", ["a"], "sound.toml: names must be a table"),
        ("names.{a}", None, "sound.toml: names has nothing for the place a"),
        ("names.{a}", "square", "sound.toml: names.{a} must be a table"),
        ("names.{a}.es", None, "sound.toml: names.{a}.es is missing"),
        ("names.{a}.es", "casilla", "sound.toml: names has “casilla” for two places"),
        ("names.{a}.en", "square {n}", "sound.toml: names.{a}: there is no {n} to say"),
        ("names.{a}.en", "square {place}", "sound.toml: names.{a}: there is no {place} to say"),
        ("names.{a}.en", "square {", "sound.toml: names.{a}: a brace stands alone"),
        ("names.e{n}", {"en": "e{n}", "es": "e{n}"}, "sound.toml: names.e{n} fits no place"),
        ("names.{b}", {"en": "b", "es": "b"}, "sound.toml: names.{b}: {b} is not one of n, m, a"),
        ("names.{n}{n}", {"en": "b", "es": "b"}, "names.{n}{n}: {n} is not one of n, m, a, die, "),
        ("options.{a}={n}.es", None, "sound.toml: options.{a}={n}.es is missing"),
        ("options.{a}={n}.es", "{m}", "sound.toml: options.{a}={n}: there is no {m} to say"),
        ("lists", [["a"]], "sound.toml: lists must be a table"),
        ("lists.rows", ["a", "b"], "lists.rows must be a list of lists of places"),
        ("lists.rows", [["a", "e"]], "sound.toml: lists.rows: there is no place e"),
        ("values", [1], "sound.toml: values must be a table"),
        ("origins", "printed", "sound.toml: origins must be a table"),
        ("origins.limit", "known", "sound.toml: origins.limit must be one of printed, deduced"),
        ("origins.other", "printed", "sound.toml: origins.other names no value"),
    ],
)
def test_a_mistake_is_named_with_its_file_and_place(
    path: str, value: object, complaint: str
) -> None:
    data = deepcopy(SOUND)
    at: object = data
    *way, last = path.split(".")
    for step in way:
        at = at[int(step)] if isinstance(at, list) else cast(dict[str, object], at)[step]
    if isinstance(at, list):
        at[int(last)] = value
    elif value is None:
        del cast(dict[str, object], at)[last]
    else:
        cast(dict[str, object], at)[last] = value
    with pytest.raises(CardError) as error:
        card_from("sound", data)
    assert complaint in str(error.value)


@pytest.mark.parametrize(
    ("ask", "complaint"),
    [
        (lambda card: card.places_of("columns"), "sound.toml: lists.columns is missing"),
        (lambda card: card.number("steps"), "values.steps must be a whole number"),
        (lambda card: card.number("other"), "values.other must be a whole number"),
        (lambda card: card.numbers("costs"), "values.costs must be a list of whole numbers"),
        (lambda card: card.numbers("limit"), "values.limit must be a list of whole numbers"),
        (lambda card: card.texts("steps"), "values.steps must be a list of texts"),
        (lambda card: card.gains_of("limit"), "values.limit must be a list of texts"),
    ],
)
def test_a_realm_that_misses_something_on_its_card_says_so(
    ask: Callable[[Card], object], complaint: str
) -> None:
    with pytest.raises(CardError, match=complaint):
        ask(card_from("sound", SOUND))


def test_reading_a_card_leaves_its_content_alone() -> None:
    before = json.dumps(SOUND)
    card_from("sound", SOUND)
    assert json.dumps(SOUND) == before
