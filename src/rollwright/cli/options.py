"""Options of a game and the seed of its chance, as they are typed on the command line."""

import json

import typer

from rollwright.cli.screen import Screen
from rollwright.core.errors import BadOptions
from rollwright.core.message import Message


def check_seed(seed: str | None) -> None:
    """Refuse a seed that couldn't be seen, and so not be typed again."""
    if seed is not None and (not seed or not seed.isprintable()):
        raise BadOptions(Message("cli.bad-seed"))


def options_of(settings: list[str], screen: Screen) -> dict[str, object]:
    """Values are JSON where they read as such, else text."""
    options: dict[str, object] = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not key or not equals:
            raise typer.BadParameter(screen.words("bad-setting", setting=setting))
        try:
            options[key] = json.loads(value)
        except (ValueError, RecursionError):
            options[key] = value
    return options
