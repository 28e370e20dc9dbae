"""Typed rolls of real dice are parsed in any spelling, or refused with a sentence."""

import pytest

from rollwright.core.errors import BadOutcome, WrongPhase
from rollwright.core.message import say
from rollwright.core.position import Position
from rollwright.games import find_game
from rollwright.tables.typed_roll import example_text, example_words, parse_typed_roll


def america() -> Position:
    return find_game("rolling-america").new(1, {})


def realms(**options: object) -> Position:
    return find_game("rolling-realms").new(1, options)


def dice_realms(*outcomes: str, **options: object) -> Position:
    position = find_game("dice-realms").new(2, options)
    for outcome in outcomes:
        position.roll(position.parse_outcome_text(outcome))
    return position


def parsed(position: Position, typed: str) -> int:
    return parse_typed_roll(find_game(str(position.to_json()["game"])), position, typed)


@pytest.mark.parametrize(
    "typed",
    [
        "r3 b5",
        "R3 B5",
        "b5,r3",
        "r3b5",
        " r3   b5 ",
        "red 3 - blue 5",
        "Red 3, Blue 5",
        "rojo 3 azul 5",
        "ROJO 3; AZUL 5",
        "\uff52\uff13 \uff42\uff15",
    ],
)
def test_two_dice_of_the_bag(typed: str) -> None:
    position = america()
    assert position.outcome_text(parsed(position, typed)) == "r3 b5"


@pytest.mark.parametrize("typed", ["3 5", "3,5", "35", "3-5", "3 / 5"])
def test_two_numbers(typed: str) -> None:
    position = realms()
    position.roll(position.parse_outcome_text(example_text(position)))
    assert position.outcome_text(parsed(position, typed)) == "3 5"


def test_realms_by_their_names() -> None:
    position = realms()
    words = example_words(find_game("rolling-realms"), position)
    assert words is not None
    for language in ("en", "es"):
        outcome = parsed(position, say(words, language))
        assert position.outcome_text(outcome) == example_text(position)


@pytest.mark.parametrize(
    "typed",
    ["0 tinker farm", "tinker farm", "Tinker, Farm", "0 Hojalatero Granja", "hojalatero granja"],
)
def test_the_faces_of_the_dice_of_a_seat(typed: str) -> None:
    position = dice_realms("fate good-harvest")
    assert position.outcome_text(parsed(position, typed)) == "0 tinker farm"


@pytest.mark.parametrize("typed", ["fate winter", "Winter", "invierno"])
def test_the_fate_die(typed: str) -> None:
    position = dice_realms()
    assert position.outcome_text(parsed(position, typed)) == "fate winter"


@pytest.mark.parametrize("typed", ["", "hello", "1 tinker farm", "tinker", "tinker farm farm", "7"])
def test_what_is_no_roll_is_told_in_one_sentence_of_every_language(typed: str) -> None:
    position = dice_realms("fate good-harvest")
    with pytest.raises(BadOutcome) as refusal:
        parsed(position, typed)
    english, spanish = (
        say(refusal.value.message, language, lambda seat: "Ann") for language in ("en", "es")
    )
    assert f"“{typed}” is not this roll. Ann rolls the black die and white die." in english
    assert f"«{typed}» no es esta tirada. Ann tira: dado negro y dado blanco." in spanish


def test_what_the_bag_does_not_hold_is_told_so() -> None:
    position = america()
    position.roll(position.parse_outcome_text("r3 b5"))
    while position.is_waiting(0):
        position.apply(0, position.legal(0)[0])
    for typed in ("r1 g1", "rojo 1 verde 1"):
        with pytest.raises(BadOutcome, match="out of the bag"):
            parsed(position, typed)


def test_a_realm_comes_once() -> None:
    position = realms()
    first = example_text(position).split()[0]
    with pytest.raises(BadOutcome, match="now: three different realms"):
        parsed(position, f"{first} {first} {first}")


def test_nothing_is_read_while_seats_decide() -> None:
    position = america()
    position.roll(position.parse_outcome_text("r3 b5"))
    with pytest.raises(WrongPhase):
        parsed(position, "g1 o1")


def test_a_long_text_is_told_back_only_in_part() -> None:
    with pytest.raises(BadOutcome) as refusal:
        parsed(america(), "nonsense " * 1000)
    assert len(say(refusal.value.message)) < 200
