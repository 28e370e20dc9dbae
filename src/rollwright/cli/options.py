"""Options of a game, as they are typed behind `--option`."""

import json

import typer

from rollwright.cli.screen import Screen


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
