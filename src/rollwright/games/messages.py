"""The sentences of a game: one TOML file for each language in its folder `messages`."""

from importlib import resources

from rollwright.core.message import CATALOGUE
from rollwright.games.data import read_toml


def add_messages(package: str) -> None:
    """Add every language that a package has."""
    for file in sorted(resources.files(package).joinpath("messages").iterdir(), key=str):
        if file.name.endswith(".toml"):
            sentences = flat("", read_toml(package, f"messages/{file.name}"))
            CATALOGUE.add(file.name.removesuffix(".toml"), sentences)


def flat(prefix: str, table: dict[str, object]) -> dict[str, str]:
    """The texts of nested tables, by their dotted keys."""
    sentences: dict[str, str] = {}
    for key, value in table.items():
        if isinstance(value, dict):
            sentences.update(flat(f"{prefix}{key}.", value))
        else:
            sentences[prefix + key] = str(value)
    return sentences
