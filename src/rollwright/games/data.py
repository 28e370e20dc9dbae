"""Reading the data files that lie beside the rules."""

import tomllib
from importlib import resources


def read_toml(package: str, name: str) -> dict[str, object]:
    """A TOML file of a package, as it is."""
    text = resources.files(package).joinpath(name).read_text(encoding="utf-8")
    return tomllib.loads(text)
