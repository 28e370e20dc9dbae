"""The questions to a seat, and the remarks for all seats."""

import pytest

from rollwright.core.message import say
from tests.games.dice_realms.table import GAME, Table, table

OTHER = "barony farm"


def asked(game: Table, seat: int = 0, language: str = "en") -> str:
    """The question to a seat."""
    question = GAME.words.question(game.position, seat)
    return "" if question is None else say(question, language)


def remarks(game: Table, language: str = "en") -> list[str]:
    """The remarks next to the round and the step."""
    return [say(remark, language) for remark in GAME.words.remarks(game.position)]


@pytest.mark.parametrize(
    ("fate", "english", "spanish"),
    [
        ("winter", "Winter took 2 grain from you", "Invierno te ha quitado 2 de grano"),
        ("innovation", "Innovation: everybody gains 2 upgrades.", "todos ganan 2 mejoras."),
        ("robber", "Robber: attack: everybody loses a die for this round.", "todos pierden un"),
    ],
)
def test_what_fate_brings_is_told_until_the_free_reroll(
    fate: str, english: str, spanish: str
) -> None:
    game = table(OTHER, OTHER, fate=fate)
    assert asked(game).startswith(english)
    assert asked(game).endswith("Reroll dice if you like, then keep them.")
    assert spanish in asked(game, language="es")
    game.reroll("reroll:black", "farm")
    assert asked(game) == "Reroll dice if you like, then keep them."
    assert asked(game, seat=1).startswith(english)


@pytest.mark.parametrize(
    ("realm", "attacker", "question"),
    [
        ("tower farm grain=3", "grain-robber", "pay 2 grain, or block with a shield."),
        ("tower farm", "highwayman", "set a die aside, or block with a shield."),
        ("barony farm", "highwayman", "set a die aside."),
        ("tower farm", "siege", "choose the die whose face is destroyed, or block with a shield."),
        ("barony farm", "siege", "choose the die whose face is destroyed."),
    ],
)
def test_only_who_has_a_shield_is_asked_for_it(realm: str, attacker: str, question: str) -> None:
    game = table(realm, f"{attacker} farm", fate="innovation").keep()
    assert asked(game).endswith(f" attacks: {question}")


def test_upgrades_and_powers_that_are_left() -> None:
    game = table("steward tinker", OTHER, fate="good-harvest").collect()
    assert asked(game) == "You have 1 upgrade left."
    game.play("white:barony>county")
    assert asked(game) == "You have no upgrades left, but a power that lifts a face."
    game.play("black:barony>>duchy")
    assert asked(game) == "Nothing is left to spend: you are done."


def test_who_holds_the_fate_die_and_that_the_end_is_near() -> None:
    game = table("duchy duchy vp=36", "duchy duchy", fate="innovation", holder=1)
    assert remarks(game) == ["Fate die: seat 1"]
    game.collect()
    assert remarks(game) == ["Fate die: seat 1", "last round"]
    assert remarks(game, "es") == ["Dado del destino: el asiento 1", "última ronda"]
    game.end_round()
    assert game.step == "over"
    assert remarks(game) == []
