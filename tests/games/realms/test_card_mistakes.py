"""Mistakes in a card file: each is reported with its file and location."""

import json
import math
from collections.abc import Callable
from copy import deepcopy
from typing import cast

import pytest

from rollwright.core.message import say
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
            "costs": "HH",
            "costs_origin": "printed",
        },
        {"id": "e", "polygon": [0, 5, 3, 5, 3, 8], "shade": True},
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
    "rulings": [
        "Marks stay.",
        """Of two readings
    the first.""",
    ],
}


def test_a_sound_card_is_read() -> None:
    card = card_from("sound", SOUND)
    assert (card.places_of("rows"), card.number("limit")) == ([[0, 1], [2]], 4)
    assert (card.gains_of("costs"), card.numbers("steps")) == ([[1]], [1, 2])
    assert [place.id for place in card.places] == ["a", "b", "d1", "e", "d2"]
    names = ["casilla a", "casilla b", "hexágono 1", "casilla e", "hexágono 2"]
    assert [place.name["es"] for place in card.places] == names
    assert card.options[0].parts("b=12") == {"a": "b", "n": "12"}
    assert card.options[0].parts("b=12 ") is None
    assert [place.print for place in card.places] == ["3", "x", "", "", "?"]
    assert [place.gains for place in card.places] == [[0, 1, 3], [], [2], [], []]
    assert [place.icons for place in card.places] == [[], [], [], [], [1, 3]]
    assert [place.shade for place in card.places] == [False, False, False, True, False]
    assert card.starts == [0, 1, 0, 0, 0]
    assert (card.places[1].origin, card.places[2].origin) == ("reconstructed", "deduced")
    assert card.places[2].gains_origin == "printed"
    assert card.values_origin == {"limit": "deduced", "costs": card.origin, "steps": card.origin}
    # Of five places, two rewards, a price and three values: two printed, two deduced.
    assert card.shares() == {"printed": 2 / 11, "deduced": 2 / 11, "reconstructed": 7 / 11}


def test_rulings_need_not_be_there_and_lose_their_indentation() -> None:
    assert card_from("sound", SOUND).rulings == ["Marks stay.", "Of two readings\nthe first."]
    silent = {field: value for field, value in SOUND.items() if field != "rulings"}
    assert card_from("sound", silent).rulings == []


def test_a_polygon_is_written_in_its_middle() -> None:
    outline = card_from("sound", SOUND).places[3].outline
    assert (outline.kind, outline.numbers) == ("polygon", (0, 5, 3, 5, 3, 8))
    assert outline.center == (2, 6)


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("name", None, "name is missing"),
        ("rule", None, "rule is missing"),
        ("places", None, "places is missing"),
        ("colour", "red", "colour is not known here"),
        ("name", 3, "name must be a text"),
        ("set", "extra", "set must be one of base, promo, redux"),
        ("origin", "guessed", "origin must be one of printed, deduced, reconstructed"),
        ("rule", "Mark it.", "rule must be a table"),
        ("rule.en", 3, "rule.en must be a text"),
        ("rule.es", None, "rule.es is missing"),
        ("scoring.fr", "Une étoile.", "scoring.fr is not known here"),
        ("places.1.id", "", "places #2: id must be a word without spaces, semicolons and braces"),
        ("places.1.id", "b 1", "places #2: id must be a word without spaces, semicolons"),
        ("places.1.id", "{a}", "places #2: id must be a word without spaces, semicolons"),
        ("name", "So{un}d", "name must have no braces"),
        ("scoring.es", "Una {estrella}.", "scoring.es must have no braces"),
        ("places.0.rect", [0, 0, 0, 1], "places #1: rect needs a place on the card and a size"),
        ("places.0.rect", [-1, 0, 2, 1], "places #1: rect needs a place on the card and a size"),
        ("places.1.circle", [4, 1, math.nan], "circle needs a place on the card and a size"),
        ("lists.rows", [[["a"]]], "lists.rows names ['a'], but there is no such place"),
        ("scoring.es", ["x"], "scoring.es must be a text"),
        ("places", {}, "places must be a list of places"),
        ("places", [], "places must be a list of places"),
        ("places.1", "b", "places #2 must be a table"),
        ("places.1.id", None, "places #2: id must be a text"),
        ("places.1.id", "a", "places #2: id is a a second time"),
        ("places.1.circle", None, "places #2 needs exactly one shape: rect, circle, hex, polygon"),
        ("places.1.rect", [0, 0, 2, 1], "places #2 needs exactly one shape"),
        ("places.1.circle", [4, 1], "places #2: circle needs 3 numbers"),
        ("places.0.rect", [0, 0, 2, "1"], "places #1: rect must be a list of numbers"),
        ("places.0.rect", [0, 0, 2, True], "places #1: rect must be a list of numbers"),
        ("places.0.rect", "0 0 2 1", "places #1: rect must be a list of numbers"),
        ("places.1.circle", [4, 1, 0], "places #2: circle needs a place on the card and a size"),
        ("places.3.polygon", [0, 5, 2, 5, 1], "polygon needs two numbers for each of three or"),
        ("places.3.polygon", [0, 5, 2, 5], "polygon needs two numbers for each of three or more"),
        ("places.3.polygon", [0, 5, 2, 5, 4, 5], "polygon needs a place on the card and a size"),
        ("places.3.polygon", [0, 5, 2, 5, 1, -7], "polygon needs a place on the card and a size"),
        ("places.0.reward", "P", "places #1: reward is not known here"),
        ("places.0.gains", "PX", "places #1: gains takes the letters P, H, C, *, not “X”"),
        ("places.0.gains", 3, "places #1: gains must be a text"),
        ("places.4.icons", "PX", "places #5: icons takes the letters P, H, C, *, not “X”"),
        ("places.4.icons", 3, "places #5: icons must be a text"),
        ("places.0.icons", "P", "places #1: icons"),
        ("places.0.shade", "~", "places #1: shade must be true or false"),
        ("places.0.shade", 1, "places #1: shade must be true or false"),
        ("places.0.number", "3", "places #1: number must be a whole number"),
        ("places.0.number", True, "places #1: number must be a whole number"),
        ("places.0.print", 3, "places #1: print must be a text"),
        (
            "places.0.start",
            "full",
            "places #1: start must be one of blank, outlined, marked, cross",
        ),
        ("places.0.origin", "known", "places #1: origin must be one of printed"),
        ("places.0.costs_origin", "known", "places #1: costs_origin must be one of"),
        ("places.0.gains_origin", "known", "places #1: gains_origin must be one of"),
        ("places.0.print", "a door", "places #1: print must be numbers and signs: words belong to"),
        ("names", None, "names is missing"),
        ("names", ["a"], "names must be a table"),
        ("names.{a}", None, "names has nothing for the place a"),
        ("names.{a}", "square", "names.{a} must be a table"),
        ("names.{a}.es", None, "names.{a}.es is missing"),
        ("names.{a}.es", "casilla", "names has “casilla” for two places"),
        ("names.{a}.en", "square {n}", "names.{a} says “n”, but there is no such hole"),
        ("names.{a}.en", "square {place}", "names.{a} says “place”, but there is no such hole"),
        ("names.{a}.en", "square {", "names.{a} has a brace that stands alone"),
        ("names.e{n}", {"en": "e{n}", "es": "e{n}"}, "names.e{n} fits no place"),
        (
            "names.{b}",
            {"en": "b", "es": "b"},
            "names.{b} has the hole “b”, but those that there are",
        ),
        ("names.{n}{n}", {"en": "b", "es": "b"}, "names.{n}{n} has the hole “n”, but those that"),
        ("options.{a}={n}.es", None, "options.{a}={n}.es is missing"),
        ("options.{a}={n}.es", "{m}", "options.{a}={n} says “m”, but there is no such hole"),
        ("lists", [["a"]], "lists must be a table"),
        ("lists.rows", ["a", "b"], "lists.rows must be a list of lists of places"),
        ("lists.rows", [["a", "f"]], "lists.rows names f, but there is no such place"),
        ("values", [1], "values must be a table"),
        ("origins", "printed", "origins must be a table"),
        ("origins.limit", "known", "origins.limit must be one of printed, deduced"),
        ("origins.other", "printed", "origins.other names no value"),
        ("rulings", "Marks stay.", "rulings must be a list of texts"),
        ("rulings.1", 3, "rulings #2 must be a text"),
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
    assert str(error.value).startswith("A card can't be used: sound.toml: ")
    assert complaint in str(error.value)
    assert "sound.toml: " in say(error.value.message, "es")


@pytest.mark.parametrize(
    ("ask", "complaint"),
    [
        (lambda card: card.places_of("columns"), "lists.columns is missing"),
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
