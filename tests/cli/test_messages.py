"""The sentences of the command line: the same keys and holes in every language."""

import re
from importlib import resources

import pytest

from rollwright.core.chance import Luck
from rollwright.core.game import Game
from rollwright.core.message import CATALOGUE
from rollwright.games import all_games
from rollwright.games.data import read_toml
from rollwright.games.messages import flat

PACKAGE = "rollwright.cli"


def sentences(language: str) -> dict[str, str]:
    return flat("", read_toml(PACKAGE, f"messages/{language}.toml"))


def gaps(sentence: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", sentence))


@pytest.mark.parametrize("language", ["es"])
def test_every_language_says_the_same(language: str) -> None:
    english, other = sentences("en"), sentences(language)
    assert english.keys() == other.keys()
    assert {key: gaps(text) for key, text in english.items()} == {
        key: gaps(text) for key, text in other.items()
    }


@pytest.mark.parametrize("language", CATALOGUE.languages())
@pytest.mark.parametrize("game", all_games().values(), ids=all_games())
def test_every_tint_of_every_game_has_a_name(game: Game, language: str) -> None:
    position = game.new(game.max_seats or 2, {})
    luck = Luck(game.id)
    while not position.waiting():
        position.roll(position.sample(luck))
    tints = {place.tint for place in game.paper.places(position, 0) if place.tint}
    assert tints
    assert {f"cli.tint.{tint}" for tint in tints} <= CATALOGUE.keys(language)


def test_every_sentence_is_said_somewhere() -> None:
    """Every key occurs in a module; those of tints, columns and helps by their last part."""
    folder = resources.files(PACKAGE)
    source = "".join(
        file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".py")
    )
    for key in sentences("en"):
        end = key.removesuffix(".one").rpartition(".")[2]
        if not key.startswith("cli.tint."):
            assert re.search(rf"\b{re.escape(end)}\b", source), key
