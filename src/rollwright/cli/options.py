"""Parses the options of a game and the seed from the command line."""

import json

import typer

from rollwright.cli.screen import Screen
from rollwright.core.errors import BadOptions
from rollwright.core.game import Game, Option
from rollwright.core.message import Message


def check_seed(seed: str | None) -> None:
    """Refuse an empty or unprintable seed: it could not be typed again."""
    if seed is not None and (not seed or not seed.isprintable()):
        raise BadOptions(Message("cli.bad-seed"))


def options_of(settings: list[str], game: Game, screen: Screen) -> dict[str, object]:
    """Parse KEY=VALUE settings: JSON, else ids where the option takes lists, else text."""
    known = {option.name: option for option in game.options}
    options: dict[str, object] = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not key or not equals:
            raise typer.BadParameter(screen.words("bad-setting", setting=setting))
        try:
            options[key] = json.loads(value)
        except (ValueError, RecursionError):
            options[key] = _from_text(value, known.get(key), options.get(key))
    return options


def _from_text(text: str, option: Option | None, before: object) -> object:
    """The value of a text that is not JSON; repeated settings add further lists."""
    if option is None or option.lists is None or text in option.choices:
        return text
    ids = [name.strip() for name in text.split(",")]
    if option.lists.most == 0:
        return ids
    return [*before, ids] if isinstance(before, list) else [ids]
