"""Names: places and options are described in words, in the reader's language."""

import re
from collections.abc import Iterator
from typing import cast

import pytest

from rollwright.core.message import CATALOGUE, Message, say
from rollwright.core.position import PLAY, Position
from rollwright.games.realms.registry import all_realms
from tests.games.realms.scenario import Seat
from tests.games.realms.table import GAME
from tests.harness.cases import Case, extra_cases
from tests.harness.walks import Walk

CASES = [
    case for case in extra_cases() if case.name.removeprefix("rolling-realms-") in all_realms()
]
REALM_NAMES = [entry.card.name for entry in all_realms().values()]
SEED = 1
POTIONS = "potion-explosion"


def all_said(case: Case, seed: int) -> Iterator[Message]:
    """Names, labels, events and reasons of a random game of one seat."""
    walk = Walk(case, seed)
    for position in walk.moments():
        places = GAME.paper.places(position, 0)
        yield from [place.name for place in places]
        if position.phase == PLAY:
            yield from [GAME.words.label(position, 0, move) for move in position.legal(0)]
            yield from told(position, walk.pick(0))
            for place in places[walk.luck.below(5) :: 5]:
                reason = GAME.paper.why_not_there(position, 0, place.id, "")
                yield from [reason] if reason is not None else []


def told(position: Position, move: int) -> list[Message]:
    """The events of this move; the position doesn't change."""
    events: list[Message] = []
    GAME.play(position.copy(), 0, move, events)
    return events


def ids_of(case: Case, seed: int) -> set[str]:
    """The ids of places of its realms, and what follows the colon of moves in a game."""
    (realms,) = cast(list[list[str]], case.options["realms"])
    ids = {place.id for realm in realms for place in all_realms()[realm].card.places}
    for position in Walk(case, seed).moments():
        texts = [position.text(0, move) for move in position.legal(0)]
        ids |= {text.partition(":")[2] for text in texts}
    return ids - {""}


def without_realms(sentence: str) -> str:
    """The text without the names of realms, which are the same in every language."""
    for name in REALM_NAMES:
        sentence = sentence.replace(name, "")
    return sentence


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_no_sentence_has_an_id_in_it(case: Case) -> None:
    ids = ids_of(case, SEED)
    # Coordinates like a1 are allowed, and so are ids that are a single word.
    coded = [name for name in ids if re.search(r"[A-Za-z]{2}.*[^A-Za-z]|[A-Z][0-9]|[=+]", name)]
    english = {word for name in ids for word in re.findall(r"[a-z]{3,}", name)}
    for message in set_of(all_said(case, SEED)):
        for language in CATALOGUE.languages():
            sentence = say(message, language)
            assert [name for name in coded if name in sentence] == [], sentence
        words = set(re.findall(r"\w+", without_realms(say(message, "es"))))
        assert words & english == set(), say(message, "es")


def set_of(messages: Iterator[Message]) -> list[Message]:
    """Without duplicates: most occur many times."""
    return list({repr(message): message for message in messages}.values())


@pytest.mark.parametrize("name", all_realms())
def test_every_place_has_a_name_of_its_own_in_every_language(name: str) -> None:
    places = all_realms()[name].card.places
    for language in CATALOGUE.languages():
        names = {say(Message(f"rolling-realms.place-name.{name}.{p.id}"), language) for p in places}
        assert len(names) == len(places)
    assert all(place.name["en"] != place.name["es"] for place in places)


def place_said(seat: Seat, place: str, language: str) -> str:
    return next(
        say(one.name, language) for one in GAME.paper.places(seat.position, 0) if one.id == place
    )


@pytest.mark.parametrize(
    ("place", "english", "spanish"),
    [
        ("wingspan:bird1", "wingspan of bird 1 (7): blank", "envergadura del ave 1 (7): en blanco"),
        ("scythe:top3", "top row, 3 (gives a pumpkin): blank", "(da una calabaza): en blanco"),
        ("scythe:bottom3", "(costs a heart; gives a star): blank", "(cuesta un corazón; da una"),
        ("the-society:row-c", "(gives 2 pumpkins, a heart and a coin): blank", "(da 2 calabazas,"),
        ("euphoria:high", "(11+; gives a heart and a pumpkin): blank", "(11+; da un corazón y"),
        (
            "fleet-the-dice-game:pick",
            "left ability, a resource of your choice (shows a pumpkin, a heart and a coin): blank",
            "un recurso a elegir (muestra una calabaza, un corazón y una moneda): en blanco",
        ),
        ("fleet-the-dice-game:sail", "realms (3/3; shows a star): blank", "(3/3; muestra una"),
        ("potion-explosion:label2", "choice (shows a pumpkin, a heart", "a elegir (muestra una"),
        ("euphoria:left3", "Euphoria, left area, 3: blank", "Euphoria, área izquierda, 3: en"),
    ],
)
def test_what_is_printed_on_a_place_is_said_with_it(place: str, english: str, spanish: str) -> None:
    seat = Seat(place.partition(":")[0])
    assert english in place_said(seat, place, "en")
    assert spanish in place_said(seat, place, "es")


@pytest.mark.parametrize(
    ("place", "reason"),
    [("pumpkin3", "3 pumpkins let a die go"), ("heart1", "a pair"), ("coin18", "sum to 7")],
)
def test_a_tap_on_a_resource_tells_what_it_is_good_for(place: str, reason: str) -> None:
    seat = Seat("scythe").roll(3, 5)
    told_there = GAME.paper.why_not_there(seat.position, 0, place, "")
    assert told_there is not None
    assert reason in say(told_there)


@pytest.mark.parametrize("key", ["uses.coin", "rule.resources"])
def test_coins_are_told_to_buy_a_die_on_a_sum_of_7_and_on_any_other(key: str) -> None:
    # One does not rule out the other: on a 7 there are both.
    assert {"coins2:3", "coins:1"} <= set(Seat("scythe").give(coin=2).roll(3, 4).legal())
    rule = Message(f"rolling-realms.{key}")
    english = "another die like either of the two. 1 to 6 coins always create a die of that number."
    spanish = "igual a uno de los dos. De 1 a 6 monedas crean siempre un dado de ese número."
    assert english in say(rule)
    assert spanish in say(rule, "es")


# --- some of them, word by word --------------------------------------------------------------


def label(seat: Seat, move: str, language: str) -> str:
    return say(GAME.words.label(seat.position, 0, seat.position.parse(0, move)), language)


@pytest.mark.parametrize(
    ("move", "english", "spanish"),
    [
        (
            "between-two-castles:L2",
            "left castle, column 2, square a",
            "castillo izquierdo, columna 2, casilla a",
        ),
        ("biddy-and-walter:sleep", "sleep", "dormir"),
        ("charterstone:building=5", "building 3, with a note of 5", "edificio 3, con un 5 anotado"),
        ("euphoria:left", "left area, 3", "área izquierda, 3"),
        ("fleet-the-dice-game:middle", "middle column, box 1", "columna central, casilla 1"),
        ("my-little-scythe:heart", "heart flower, hex 3", "flor de corazones, hexágono 3"),
        ("pendulum:hourglass", "hourglass with the 3", "reloj de arena con el 3"),
        ("scythe:top", "top row, 3", "fila de arriba, 3"),
        (
            "scythe:top+bottom",
            "top row, 3, and the number below it, for a coin",
            "fila de arriba, 3, y el número de debajo, por una moneda",
        ),
        ("tapestry:a3,a4,b3", "squares a3, a4 and b3", "casillas a3, a4 y b3"),
        ("viticulture:grape", "grape 3", "uva 3"),
        ("wingspan:2", "bird 2, square a", "ave 2, casilla a"),
    ],
)
def test_an_option_is_said_by_its_place_or_by_the_words_of_its_card(
    move: str, english: str, spanish: str
) -> None:
    seat = Seat(move.partition(":")[0]).give(coin=1).roll(3, 5)
    assert label(seat, f"A>{move}", "en").endswith(f": {english}")
    assert label(seat, f"A>{move}", "es").endswith(f": {spanish}")
    events = told(seat.position, seat.position.parse(0, f"A>{move}"))
    assert say(events[0]).endswith(f": {english}.")


def test_the_same_place_is_told_apart_by_what_else_the_move_does() -> None:
    seat = Seat("viticulture").write("viticulture", grape4="o", grape5="o").roll(6, 1)
    move = "A>viticulture:wine10:"
    assert label(seat, f"{move}4", "es").endswith("pedido de vino 10 con la uva 4")
    assert label(seat, f"{move}4+5", "es").endswith("pedido de vino 10 con las uvas 4 y 5")


def test_a_move_tells_what_is_spent_in_its_realm() -> None:
    seat = Seat("millennium-blades", "scythe").give(pumpkin=2, heart=1, coin=3).roll(6, 3)
    move = "A>millennium-blades:"
    assert label(seat, f"{move}6", "en").endswith(": card 6")
    assert label(seat, f"{move}9", "en").endswith(": card 9, for 3 coins")
    assert label(seat, f"{move}9+p1", "en").endswith(": card 9, for 2 pumpkins and 2 coins")
    assert label(seat, f"{move}7+p1", "es").endswith(": carta 7, por 2 calabazas")
    assert label(seat, "B>scythe:bottom", "en").endswith(": bottom row, 3, for a heart")
    events = told(seat.position, seat.position.parse(0, f"{move}9+p1"))
    assert say(events[0]).endswith(": card 9, for 2 pumpkins and 2 coins.")


def test_a_freed_die_has_another_price() -> None:
    seat = Seat("millennium-blades").give(pumpkin=3, coin=3).roll(6, 3)
    move = seat.position.parse(0, "A>millennium-blades:9")
    assert GAME.paper.offer(seat.position, 0, move).terms.price == ("coin",) * 3
    seat.play("A*")
    assert label(seat, "A>millennium-blades:9", "en").endswith(": card 9, for 2 coins")
    assert GAME.paper.offer(seat.position, 0, move).terms.price == ("coin",) * 2


def test_cravings_are_said_together() -> None:
    seat = Seat("biddy-and-walter").roll(5, 6)
    assert label(seat, "A>biddy-and-walter:food+sleep", "es").endswith(": comer y dormir")


def test_labels_of_potions_are_said_in_words() -> None:
    marks = {"bubble1a": "1", "bubble1b": "2", "stars1": "x", "label1": "o"}
    marks |= {"bubble2a": "1", "bubble2b": "2", "bubble2c": "3", "stars2": "x", "label2": "o"}
    marks |= {f"bubble3{at}": str(n) for n, at in enumerate("abcd", 1)}
    marks |= {"stars3": "x", "label3": "o"}
    seat = Seat(POTIONS, "scythe").write(POTIONS, stars=6, **marks).roll(3, 5).play("A>scythe:top")
    assert label(seat, f"{POTIONS}:die=4", "es") == "Potion Explosion: un dado creado con un 4"
    assert label(seat, f"{POTIONS}:open=scythe", "es").endswith(": Scythe puede usarse otra vez")
    assert label(seat, f"{POTIONS}:resources", "es").endswith("un recurso por cada estrella")
    assert label(seat.play(f"{POTIONS}:resources"), f"{POTIONS}:coin", "es").endswith(": moneda")


def test_abilities_of_the_fleet_are_said_in_words() -> None:
    fleet = "fleet-the-dice-game"
    marks = {f"{column}{box}": "x" for column in ("left", "middle") for box in (1, 2, 3)}
    seat = Seat(fleet, "wingspan").write(fleet, stars=2, pick="o", alter="o", **marks).roll(3, 5)
    assert label(seat, f"{fleet}:A-1", "es") == "Fleet: The Dice Game: dado A −1"
    seat.play("A>wingspan:1")
    assert label(seat, f"{fleet}:heart", "es") == "Fleet: The Dice Game: corazón"


def test_a_refusal_and_a_place_say_the_name() -> None:
    position = Seat("between-two-castles").roll(3, 5).position
    reason = GAME.paper.why_not_there(position, 0, "between-two-castles:L2door", "A")
    assert reason is not None
    assert say(reason).startswith("Between Two Castles, left castle, door of column 2: no move")
    names = {place.id: say(place.name, "es") for place in GAME.paper.places(position, 0)}
    door = "Between Two Castles, castillo izquierdo, puerta de la columna 2: marcado"
    assert names["between-two-castles:L2door"] == door
