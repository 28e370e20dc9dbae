"""`rules NAME` in a game: the rule of a realm, a face or a power."""

import pytest

from rollwright.core.chance import Luck
from rollwright.core.message import CATALOGUE, say
from rollwright.games import all_games, find_game
from tests.cli.shell import run

REALMS = ("rolling-realms", "--option", "rounds=1", "--option", "realms=scythe,wingspan,tapestry")


def asked(game: tuple[str, ...], *names: str, language: str = "en") -> str:
    seats = () if game[0] == "dice-realms" else ("--solo",)
    typed = "".join(f"rules {name}\n" for name in names)
    output = run("play", *game, *seats, "--language", language, typed=typed, COLUMNS="80").output
    return " ".join(output.partition("> rules")[2].split())


@pytest.mark.parametrize("language", CATALOGUE.languages())
@pytest.mark.parametrize("game_id", list(all_games()))
def test_every_topic_has_a_name_and_a_rule(game_id: str, language: str) -> None:
    game = find_game(game_id)
    position = game.new(game.max_seats or 2, {})
    luck = Luck(game_id)
    while not position.waiting():
        position.roll(position.sample(luck))
    topics = game.words.topics(position)
    assert len(topics) >= 5
    assert len({topic.id for topic in topics}) == len(topics)
    for topic in topics:
        messages = [topic.name, topic.rule, *([topic.scoring] if topic.scoring else [])]
        for message in messages:
            assert say(message, language) != message.key


def test_the_rule_of_a_realm_on_the_table() -> None:
    told = asked(REALMS, "SCYTHE")
    assert "Mark the number in the top row" in told
    assert "worth 1 star" in told
    assert "There is no rule called “euphoria”" in asked(REALMS, "euphoria")


def test_the_rule_of_a_face_by_a_beginning() -> None:
    told = asked(("dice-realms",), "plow", "winter", "University")
    assert "take 2 grain, then roll this die again" in told
    assert "everybody pays a grain for each die" in told
    assert "Progress, 4 dots: collect 3 upgrades" in told


def test_accents_and_case_do_not_matter() -> None:
    assert "comodín" in asked(("rolling-america",), "CAMBIO", language="es")
    assert "ataque: los rivales pierden" in asked(
        ("dice-realms",), "LADRON DE GRANO", language="es"
    )


@pytest.mark.parametrize("power", ["color change", "colour", "guard", "dupe"])
def test_the_rule_of_a_power(power: str) -> None:
    assert "three for the whole game" in asked(("rolling-america",), power)


def test_an_exact_name_wins_over_longer_ones() -> None:
    assert "Several begin" not in asked(("dice-realms",), "baron")


def test_a_name_there_is_not_gets_a_helpful_sentence() -> None:
    told = asked(("dice-realms",), "ba", "barron", "xyzzy")
    assert "Several begin with “ba”: Barony, Banker, Baron and Bad Harvest." in told
    assert "There is no rule called “barron”. Names like it: Baron, Barony and Patron." in told
    assert "There is no rule called “xyzzy”. “rules” alone lists the names." in told


def test_without_a_name_the_names_are_listed() -> None:
    told = asked(REALMS, "")
    for name in ("Scythe", "Wingspan", "Tapestry", "Resources", "Dice"):
        assert name in told.partition("one of these names")[2]
