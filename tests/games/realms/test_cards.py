"""The cards: the base ones are as printed; all are valid, drawable and have words."""

import ast
import re
from importlib import resources
from itertools import combinations
from typing import cast

import pytest

from rollwright.core.chance import Luck
from rollwright.core.message import CATALOGUE, Message, say
from rollwright.core.position import OVER, PLAY
from rollwright.games import find_game
from rollwright.games.realms.card import ORIGINS, Card
from rollwright.games.realms.card_file import STARTS
from rollwright.games.realms.card_item import signs_of
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import BY_VALUE
from rollwright.games.realms.position import RealmsPosition
from rollwright.games.realms.registry import all_realms, notation_in, realms_of_set
from rollwright.games.realms.resource import LIMIT
from tests.games.realms.overlap import corners, depth
from tests.games.realms.table import GAME

REALMS = list(all_realms())
WIDTH, HEIGHT = 16, 10

# --- the base cards as printed ---------------------------------------------------------------

# Each place with what is printed there, what it gives, and its initial content.
FACTS = {
    "between-two-castles": """
        L1top: P      L1a:
        L2top: PP     L2b:    L2a:    L2door: ∩ marked
        L3top: HH     L3b:    L3a:
        R1top: CH     R1b:    R1a:    R1door: ∩ marked
        R2top: CC     R2c:    R2b:    R2a:""",
    "between-two-cities": """
        a1:           b1:           c1:           row1: PC
        a2:           b2:           c2:           row2: CH
        a3:           b3:           c3:           row3: HP
        column-a: PP  column-b: CC  column-c: HH""",
    "charterstone": """
        building1: 1 P  building2: 2 P  building3: 3 H
        building4: 4 H  building5: 5 C  building6: 6 C
        crate1:  crate2:  crate3:  crate4:  crate5:  crate6:""",
    "euphoria": """
        left1: 1   left2: 2   left3: 3   left4: 4   left5: 5   left6: 6
        right1: 1  right2: 2  right3: 3  right4: 4  right5: 5  right6: 6
        low: 1-3 C  middle: 4-10 *  high: 11+ HP""",
    "my-little-scythe": """
        pumpkin1: 1 P  pumpkin2: 2 P  pumpkin3: 3 P  pumpkin4: 4 P  pumpkin5: 5 P  pumpkin6: 6 P
        heart1: 1 H    heart2: 2 H    heart3: 3 H    heart4: 4 H    heart5: 5 H    heart6: 6 H
        pair1: 1+1 C   pair2: 2+2 C   pair3: 3+3 C   pair4: 4+4 C   pair5: 5+5 C   pair6: 6+6 C""",
    "pendulum": """
        octagon1: PH  octagon2: HC  octagon3: PC  octagon4: *  octagon5: *
        glass6: 6     glass5: 5     glass4: 4     glass3: 3    glass2: 2    glass1: 1""",
    "the-society": """
        a1:  a2:            row-a: HC
        b1:  b2:  b3:       row-b: PHC
        c1:  c2:  c3:  c4:  row-c: PPHC""",
    "scythe": """
        top1: 1 C        top2: 2 H        top3: 3 P        top4: 4 C        top5: 5 H
        top6: 6 P
        bottom5: 5 -H *  bottom6: 6 -P *  bottom2: 2 -C *  bottom1: 1 -P *  bottom4: 4 -C *
        bottom3: 3 -H *""",
    "tapestry": """
        a1:         b1:         c1:         d1:         e1:  f1: marked
        a2:         b2: marked  c2:         d2:         e2:  f2:
        a3:         b3:         c3: marked  d3:         e3:  f3:
        a4:         b4:         c4:         d4:         e4:  f4: marked
        a5:         b5:         c5:         d5:         e5:  f5:
        a6: marked  b6:         c6:         d6: marked  e6:  f6:
        big1: P  big2: H  big3: C
        big4: C  big5: P  big6: H
        big7: H  big8: C  big9: P""",
    "viticulture": """
        grape1: 1 C   grape2: 2 C   grape3: 3 H  grape4: 4 H  grape5: 5 P  grape6: 6 P
        wine10: 10 ** wine11: 11 ** wine12: 12 **""",
    "wingspan": """
        bird1: 7   1a: P  1b: C  1c: *
        bird2: 12  2a: C  2b: H  2c: *
        bird3: 16  3a: H  3b: P  3c: *""",
}
# The lists, and other printed numbers.
LISTS = {
    "between-two-castles": {
        "columns": "L1a / L2a L2b / L3a L3b / R1a R1b / R2a R2b R2c",
        "rows": "L1a L3a / L2a L3b / L2b / R2a / R1a R2b / R1b R2c",
    },
    "pendulum": {"hourglasses": "glass6 / glass5 glass4 / glass3 glass2 glass1"},
    "the-society": {"pyramids": "a1 b1 b2 / a2 b2 b3 / b1 c1 c2 / b2 c2 c3 / b3 c3 c4"},
    "scythe": {"bottom": "bottom5 bottom6 bottom2 bottom1 bottom4 bottom3"},
    "wingspan": {"birds": "1a 1b 1c / 2a 2b 2c / 3a 3b 3c"},
}
VALUES = {
    "euphoria": {"star_from": 4, "star_to": 10},
    "my-little-scythe": {"needed": 6, "stars": 2},
    "tapestry": {
        "shapes": [
            "a1",
            "a1 a2",
            "a1 a2 b1",
            "a1 b1 c1 b2",
            "a1 a2 a3 b1 c1",
            "a1 a2 a3 b1 c1 b2",
        ]
    },
}


def card_of(name: str) -> Card:
    return all_realms()[name].card


def words_of(card: Card) -> dict[str, list[str]]:
    """The properties of each place, as words."""
    known: dict[str, list[str]] = {}
    for place in card.places:
        gains = "".join("PHC*"[gain] for gain in place.gains)
        start = STARTS[place.start] if place.start else ""
        costs = " ".join("-" + "PHC"[cost] for cost in place.costs)
        known[place.id] = f"{place.print} {costs} {gains} {start}".split()
    return known


def words_in(facts: str) -> dict[str, list[str]]:
    """The words after each `place:`."""
    known: dict[str, list[str]] = {}
    for word in facts.split():
        if word.endswith(":"):
            place = known.setdefault(word.removesuffix(":"), [])
        else:
            place.append(word)
    return known


def test_the_base_set_has_eleven_cards() -> None:
    assert realms_of_set("base") == sorted(FACTS)


@pytest.mark.parametrize("name", FACTS)
def test_a_base_card_is_as_printed(name: str) -> None:
    assert words_of(card_of(name)) == words_in(FACTS[name])
    assert card_of(name).shares() == {"printed": 1.0, "deduced": 0.0, "reconstructed": 0.0}


@pytest.mark.parametrize("name", LISTS)
def test_the_places_of_a_base_card_belong_together_as_printed(name: str) -> None:
    card = card_of(name)
    for key, wanted in LISTS[name].items():
        lines = [[card.places[place].id for place in line] for line in card.lists[key]]
        assert lines == [line.split() for line in wanted.split(" / ")]


@pytest.mark.parametrize("name", VALUES)
def test_the_other_numbers_of_a_base_card_are_as_printed(name: str) -> None:
    assert card_of(name).values == VALUES[name]


@pytest.mark.parametrize("name", FACTS)
def test_each_base_card_has_the_three_resources_equally_often(name: str) -> None:
    gains = [gain for place in card_of(name).places for gain in place.gains]
    assert len({gains.count(resource) for resource in range(3)}) == 1


def test_the_resource_card_has_18_of_each() -> None:
    # Our own choice: the print is not known.
    assert LIMIT == 18


# --- every card is valid ---------------------------------------------------------------------


@pytest.mark.parametrize("name", REALMS)
def test_a_realm_has_its_file_its_docstring_and_its_notation_line(name: str) -> None:
    # From the source: a compiled module has no docstring.
    file = resources.files("rollwright.games.realms.realms").joinpath(
        f"{name.replace('-', '_')}.py"
    )
    source = ast.parse(file.read_text(encoding="utf-8"))
    docstring = ast.get_docstring(source) or ""
    assert docstring.startswith(f"{card_of(name).name}: ")
    notation = [
        " ".join(paragraph.split())
        for paragraph in docstring.split("\n\n")
        if paragraph.startswith("Notation: ")
    ]
    assert notation == [f"Notation: {all_realms()[name].notation}"]
    for node in source.body:
        if isinstance(node, ast.ClassDef):
            assert ast.get_docstring(node), node.name


@pytest.mark.parametrize(
    ("docstring", "notation"),
    [
        ("Isle: trains.\n\nNotation: `1` or `2`\n", "`1` or `2`"),
        ("Isle: trains.\n\nNotation: `1`, `2`\nor `3`\n", "`1`, `2` or `3`"),
        ("Isle: trains.\n\nNotation: `1`\nor `2`\n\nNo more.", "`1` or `2`"),
        ("Isle: trains.\n", ""),
    ],
)
def test_a_notation_goes_on_up_to_a_blank_line(docstring: str, notation: str) -> None:
    assert notation_in(docstring) == notation


@pytest.mark.parametrize("name", REALMS)
def test_the_rulings_on_a_realm_are_whole_sentences(name: str) -> None:
    for text in card_of(name).rulings:
        assert text.strip("*")[0].isupper(), text
        assert text.endswith("."), text


@pytest.mark.parametrize("name", REALMS)
def test_a_card_speaks_english_and_spanish(name: str) -> None:
    card = card_of(name)
    for texts in (card.rule, card.scoring):
        assert sorted(texts) == CATALOGUE.languages() == ["en", "es"]
        assert texts["en"] != texts["es"]
        for text in texts.values():
            assert text[0].isupper() or text[0].isdigit()
            assert text.endswith(".")
            assert "  " not in text
    assert say(Message(f"rolling-realms.group.{name}"), "es") == card.name
    assert say(Message(f"rolling-realms.rule.{name}"), "es") == card.rule["es"]


@pytest.mark.parametrize("name", REALMS)
def test_a_card_tells_the_origin_of_each_part(name: str) -> None:
    shares = card_of(name).shares()
    assert list(shares) == list(ORIGINS)
    assert sum(shares.values()) == pytest.approx(1)


@pytest.mark.parametrize("name", REALMS)
def test_the_places_of_a_card_lie_on_it_and_leave_room_to_write(name: str) -> None:
    for place in card_of(name).places:
        columns = [round(x, 6) for x, _ in corners(place.outline)]
        rows = [round(y, 6) for _, y in corners(place.outline)]
        on_card = min(columns) >= 0 and max(columns) <= WIDTH
        assert on_card, f"{place.id} lies beyond the card, which is {WIDTH} wide"
        on_card = min(rows) >= 0 and max(rows) <= HEIGHT
        assert on_card, f"{place.id} lies beyond the card, which is {HEIGHT} high"
        width, height = max(columns) - min(columns), max(rows) - min(rows)
        roomy = round(width, 6) >= 2 and round(height, 6) >= 1
        assert roomy, f"{place.id} is {width} by {height}: at least 2 by 1 is needed to write in it"


@pytest.mark.parametrize("name", REALMS)
def test_the_places_of_a_card_do_not_overlap(name: str) -> None:
    shapes = {place.id: corners(place.outline) for place in card_of(name).places}
    overlaps = [
        (one, other)
        for one, other in combinations(shapes, 2)
        if depth(shapes[one], shapes[other]) > 0.01
    ]
    assert overlaps == [], "these places lie over each other"


@pytest.mark.parametrize("name", REALMS)
def test_resources_and_stars_are_drawn_not_printed_by_their_initials(name: str) -> None:
    for place in card_of(name).places:
        # The last one, behind a space, is drawn as a picture.
        assert not set(re.sub(r" -?[PHC]$", "", place.print)) & set("PHC*"), place.id


# --- every card can be drawn and described ---------------------------------------------------


def moments(name: str, seed: int) -> list[RealmsPosition]:
    """The positions of a seat in a random round with this realm."""
    others = [other for other in FACTS if other != name]
    luck = Luck(f"{name} {seed}")
    realms = [name, *[others.pop(luck.below(len(others))) for _ in range(2)]]
    position = find_game("rolling-realms").new(1, {"realms": [realms]})
    met: list[RealmsPosition] = []
    while position.phase != OVER:
        if position.phase == PLAY:
            met.append(cast(RealmsPosition, position.copy()))
            moves = position.legal(0)
            # Ending the turn is the last choice; otherwise most rounds would be over too soon.
            position.apply(0, moves[luck.below(max(1, len(moves) - 1))])
        else:
            position.roll(position.sample(luck))
    return met


@pytest.mark.parametrize("name", REALMS)
def test_every_place_of_a_card_is_drawn(name: str) -> None:
    position = moments(name, 0)[0]
    drawn = [place for place in GAME.paper.places(position, 0) if place.group == name]
    assert [place.id for place in drawn] == [f"{name}:{place.id}" for place in card_of(name).places]
    for place, printed in zip(drawn, card_of(name).places, strict=True):
        assert place.outline == printed.outline
        assert list(place.icons) == signs_of(printed.gains or printed.icons)
        for language in ("en", "es"):
            assert card_of(name).name in say(place.name, language)


@pytest.mark.parametrize("name", REALMS)
def test_every_option_reads_back_and_belongs_to_a_place_or_to_none(name: str) -> None:
    for seed in range(3):
        for position in moments(name, seed):
            places = {place.id for place in GAME.paper.places(position, 0)} | {""}
            for move in position.legal(0):
                text = position.text(0, move)
                assert position.parse(0, text) == move
                assert not set(text) & set(" ;\t")
                assert GAME.paper.place_of(position, 0, move) in places


@pytest.mark.parametrize("name", REALMS)
def test_a_die_beyond_1_to_6_is_refused_or_used_like_any_other(name: str) -> None:
    for position in moments(name, 0)[::5]:
        desk = position.pads[0]
        realm = next(found for found in desk.realms if found.rules.card.id == name)
        for value in (0, 7, 9):
            die = Die(0, value, True)
            offered = realm.rules.options(desk, realm, die)
            by_number = [at for at in offered if realm.rules.all_options[at].where == BY_VALUE]
            assert by_number == [], f"a {value} is taken for another number"
