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
        (
            "winter",
            "Winter: everybody has paid a grain",
            "Invierno: cada cual ya ha pagado",
        ),
        ("innovation", "Innovation: everybody gains 2 upgrades", "todos ganan 2 mejoras"),
        ("robber", "Robber: attack: everybody loses a die for this round", "todos pierden un"),
    ],
)
def test_what_fate_brings_is_told_to_all_as_long_as_dice_are_rolled(
    fate: str, english: str, spanish: str
) -> None:
    game = table(OTHER, OTHER, fate=fate)
    assert remarks(game)[1].startswith(english)
    assert spanish in remarks(game, "es")[1]
    assert asked(game) == "1 free reroll, then 1 token."
    game.reroll("reroll:black", "farm")
    assert remarks(game)[1].startswith(english)
    game.keep()
    assert len(remarks(game)) == 1


@pytest.mark.parametrize(
    ("tokens", "free", "used", "spanish"),
    [
        ("tokens=0", "1 free reroll.", "", "1 tirada gratis."),
        ("tokens=2", "1 free reroll, then 2 tokens.", "2 tokens left.", "luego 2 fichas."),
        ("tokens=0 sets=1", "1 free reroll, then 1 set token.", "1 set token left.", "1 de fijar."),
        (
            "tokens=1 sets=2",
            "1 free reroll, then 1 token and 2 set tokens.",
            "1 token and 2 set tokens left.",
            "luego 1 ficha y 2 de fijar.",
        ),
    ],
)
def test_the_rerolls_that_are_left_are_told_the_free_one_first(
    tokens: str, free: str, used: str, spanish: str
) -> None:
    game = table(f"barony farm {tokens}", OTHER, fate="innovation")
    assert asked(game) == free
    assert asked(game, language="es").endswith(spanish)
    game.reroll("reroll:black", "farm")
    assert asked(game) == used


@pytest.mark.parametrize(
    ("realm", "attacker", "question"),
    [
        ("tower farm grain=3", "grain-robber", "pay 2 grain, or block."),
        ("tower farm", "highwayman", "set a die aside, or block."),
        ("barony farm", "highwayman", "set a die aside."),
        ("tower farm", "siege", "destroy a face, or block."),
        ("barony farm", "siege", "destroy a face."),
    ],
)
def test_only_who_has_a_shield_is_asked_for_it(realm: str, attacker: str, question: str) -> None:
    game = table(realm, f"{attacker} farm", fate="innovation").keep()
    assert asked(game).endswith(f": {question}")


def test_upgrades_and_powers_that_are_left() -> None:
    game = table("steward tinker", OTHER, fate="good-harvest").collect()
    assert asked(game) == "1 upgrade left."
    game.play("white:barony>county")
    assert asked(game) == "A face can still be lifted."
    game.play("black:barony>>duchy")
    assert asked(game) == "This step is done."


def test_who_holds_the_fate_die_and_that_the_end_is_near() -> None:
    game = table("duchy duchy vp=36", "duchy duchy", fate="innovation", holder=1)
    assert remarks(game)[0] == "seat 1 holds the Fate die"
    game.collect()
    assert remarks(game) == ["seat 1 holds the Fate die", "last round"]
    assert remarks(game, "es") == ["el asiento 1 tiene el dado del destino", "última ronda"]
    game.end_round()
    assert game.step == "over"
    assert remarks(game) == []
