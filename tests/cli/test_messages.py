"""The sentences of the command line: the same in every language, with the same gaps."""

import re
from importlib import resources

import pytest

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


def test_every_sentence_is_said_somewhere() -> None:
    """Keys that no module names are dead; tints, columns and helps are named by their ends."""
    folder = resources.files(PACKAGE)
    source = "".join(
        file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".py")
    )
    for key in sentences("en"):
        end = key.removesuffix(".one").rpartition(".")[2]
        if not key.startswith("cli.tint."):
            assert re.search(rf"\b{re.escape(end)}\b", source), key
