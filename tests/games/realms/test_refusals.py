"""Refusals name what is missing, and never call a move of the game unknown."""

import pytest

from rollwright.core.errors import IllegalMove
from rollwright.core.message import Message, say
from rollwright.core.position import PLAY
from rollwright.games.realms.registry import all_realms
from tests.games.realms.scenario import Seat
from tests.games.realms.table import GAME, new
from tests.harness.cases import Case
from tests.harness.walks import Walk

FLEET, POTIONS = "fleet-the-dice-game", "potion-explosion"
LEFT = {"left1": "x", "left2": "x", "left3": "x", "pick": "o"}


def reason(seat: Seat, text: str) -> Message:
    found = GAME.words.why_not(seat.position, 0, seat.position.parse(0, text))
    assert found is not None, f"{text} is legal"
    return found


def both(message: Message) -> tuple[str, str]:
    return say(message), say(message, "es")


# --- pending choices -----------------------------------------------------------------------


def test_a_choice_of_places_is_listed() -> None:
    seat = Seat("ark-nova").roll(4, 5).play("done")
    listed = "circle a of column 4 and circle a of column 5"
    assert seat.why("done") == f"Ark Nova waits for a choice first: {listed}."
    assert seat.why("ark-nova:outline1") == seat.why("done")
    assert "Antes queda por elegir algo en Ark Nova: círculo a" in say(reason(seat, "done"), "es")


def test_a_choice_of_resources_is_listed() -> None:
    seat = Seat(FLEET, "scythe").write(FLEET, 1, **LEFT).roll(3, 5).play("A>scythe:top")
    waits = "Fleet: The Dice Game waits for a choice first: pumpkin, heart and coin."
    assert seat.why("B>scythe:top") == waits
    assert say(reason(seat, "done"), "es").endswith(": calabaza, corazón y moneda.")


def test_an_option_of_the_realm_is_no_resource() -> None:
    seat = Seat(FLEET, "scythe").write(FLEET, 1, **LEFT).roll(3, 5).play("A>scythe:top")
    assert "waits for a choice first: pumpkin" in seat.why(f"{FLEET}:A+1")


# --- prices --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("realm", "roll", "move", "words"),
    [
        (
            "scythe",
            (3, 1),
            "A>scythe:bottom",
            (
                "Scythe, bottom row, 3: that costs a heart, and a heart is missing.",
                "Scythe, fila de abajo, 3: eso cuesta un corazón, y falta un corazón.",
            ),
        ),
        (
            "millennium-blades",
            (4, 1),
            "A>millennium-blades:7+p2",
            (
                "Millennium Blades, card 7: that costs 4 pumpkins and a coin,"
                " and 4 pumpkins and a coin are missing.",
                "Millennium Blades, carta 7: eso cuesta 4 calabazas y una moneda,"
                " y faltan 4 calabazas y una moneda.",
            ),
        ),
    ],
)
def test_a_price_is_told_with_what_is_missing(
    realm: str, roll: tuple[int, int], move: str, words: tuple[str, str]
) -> None:
    assert both(reason(Seat(realm).roll(*roll), move)) == words


def test_only_what_is_not_there_is_missing() -> None:
    seat = Seat("millennium-blades").give(pumpkin=3, coin=1).roll(4, 1)
    why = seat.why("A>millennium-blades:7+p2")
    assert why.endswith("that costs 4 pumpkins and a coin, and a pumpkin is missing.")


def test_a_tap_tells_the_price_too() -> None:
    position = Seat("scythe").roll(3, 1).position
    found = GAME.paper.reason_there(position, 0, "scythe:bottom3", "A")
    assert found is not None
    assert say(found) == "Scythe, bottom row, 3: that costs a heart, and a heart is missing."


# --- places and numbers ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("realm", "marks", "move", "words"),
    [
        (
            "the-society",
            {"b2": "4"},
            "A>the-society:b2",
            (
                "The Society, card b2: that is taken already (4).",
                "The Society, carta b2: ya está ocupado (4).",
            ),
        ),
        (
            "potion-explosion",
            {"bubble1a": "1", "bubble1b": "2", "stars1": "x", "label1": "o"},
            "A>potion-explosion:1",
            (
                "Potion Explosion: all of these are taken already:"
                " potion 1, bubble a and potion 1, bubble b.",
                "Potion Explosion: ya está ocupado todo esto:"
                " poción 1, burbuja a y poción 1, burbuja b.",
            ),
        ),
        (
            "the-society",
            {"a1": "3"},
            "A>the-society:b1",
            (
                "The Society, card b1: not with a 5 now, but with 1 and 2.",
                "The Society, carta b1: ahora no con un 5, pero sí con 1 y 2.",
            ),
        ),
    ],
)
def test_a_place_that_is_taken_or_wants_another_number(
    realm: str, marks: dict[str, str], move: str, words: tuple[str, str]
) -> None:
    seat = Seat(realm).write(realm, None, **marks).roll(5, 5)
    assert both(reason(seat, move)) == words


def test_a_tap_on_a_taken_place_tells_so() -> None:
    seat = Seat("between-two-cities").write("between-two-cities", b2="4").roll(5, 5)
    found = GAME.paper.reason_there(seat.position, 0, "between-two-cities:b2", "A")
    assert found is not None
    assert say(found) == "Between Two Cities, square b2: that is taken already (4)."


def test_the_rule_is_the_last_resort() -> None:
    why = Seat("terraforming-mars").roll(2, 5).why("A>terraforming-mars:pumpkin3")
    assert why.startswith("Terraforming Mars does not take a 2 so. ")


# --- moves of other moments ------------------------------------------------------------------


def test_a_resource_to_choose_while_there_is_none() -> None:
    seat = Seat(POTIONS, FLEET).roll(2, 5)
    for realm in (POTIONS, FLEET):
        english, spanish = both(reason(seat, f"{realm}:coin"))
        assert english.endswith("gives no resource to choose now.")
        assert spanish.endswith("no da ahora ningún recurso a elegir.")


@pytest.mark.parametrize(
    "text",
    ["Z>scythe:top", "Z+1", "Z>coin", "coins:6", "hearts2", f"{POTIONS}:open=scythe", "A*"],
)
def test_moves_of_other_moments_get_a_reason(text: str) -> None:
    seat = Seat(POTIONS, "scythe").roll(2, 5)
    assert reason(seat, text).key.startswith("rolling-realms.")


@pytest.mark.parametrize(
    "text",
    [
        f"A>{POTIONS}:die=4",
        "scythe:coin",
        "A>scythe:middle",
        f"{POTIONS}:open=tapestry",
        "coins:7",
        "a+1",
        "A>chess:e4",
    ],
)
def test_what_can_never_be_a_move_is_none(text: str) -> None:
    seat = Seat(POTIONS, "scythe").roll(2, 5)
    assert "is not a move of this game" in seat.why(text)


def test_a_realm_of_another_round_is_not_here() -> None:
    position = new(realms=[["wingspan", "scythe", "pendulum"], ["euphoria", "tapestry", FLEET]])
    position.roll(position.parse_outcome([2, 5]))
    with pytest.raises(IllegalMove, match="Euphoria is not one of the realms of this round"):
        position.parse(0, "A>euphoria:left")
    with pytest.raises(IllegalMove, match="is not a move of this game"):
        position.parse(0, "A>euphoria:up")
    with pytest.raises(IllegalMove, match="Fleet: The Dice Game is not one of the realms of this"):
        position.parse(0, "fleet-the-dice-game:coin")


@pytest.mark.parametrize("realm", sorted(all_realms()))
def test_whatever_is_a_move_at_one_time_has_a_reason_at_another(realm: str) -> None:
    three = list(dict.fromkeys([realm, FLEET, POTIONS, "wingspan"]))[:3]
    case = Case(f"reasons-{realm}", GAME, 1, {"rounds": 1, "realms": [three]})
    met: dict[str, None] = {}
    for moment in Walk(case, 0).moments():
        if moment.phase == PLAY:
            met |= dict.fromkeys([moment.text(0, move) for move in moment.legal(0)])
    texts = list(met)[:: max(1, len(met) // 60)]
    for moment in Walk(case, 1).moments(stride=6):
        if moment.phase == PLAY:
            legal = moment.legal(0)
            for text in texts:
                move = moment.parse(0, text)
                assert moment.text(0, move) == text
                found = GAME.words.why_not(moment, 0, move)
                assert (found is None) == (move in legal)
                assert found is None or found.key != "core.no-such-move"
                assert found is None or "{" not in say(found) + say(found, "es")
