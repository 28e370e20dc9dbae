"""The language of the command line."""

import os
from typing import Annotated, Final

import typer

from rollwright.core.message import CATALOGUE, ENGLISH, Message, say

_KEY: Final = "rollwright.language"
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def environment_language() -> str:
    """The language of the user's environment if it is supported, else English."""
    wanted = next((os.environ[name] for name in _VARIABLES if os.environ.get(name)), ENGLISH)
    language = wanted[:2].lower()
    return language if language in CATALOGUE.languages() else ENGLISH


def command_language(context: typer.Context) -> str:
    """The language given with `--language`, before or after the command's name, or the default."""
    return str(context.meta.get(_KEY) or environment_language())


def _choose(context: typer.Context, value: str) -> str:
    if value:
        if value not in CATALOGUE.languages():
            args: dict[str, object] = {"language": value, "known": ", ".join(CATALOGUE.languages())}
            message = Message("cli.unknown-language", args)
            raise typer.BadParameter(say(message, environment_language()))
        context.meta[_KEY] = value
    return command_language(context)


# A parameter of this type, with an empty default, gets the language of the command.
LanguageOption = Annotated[
    str,
    typer.Option(
        "--language",
        metavar="en|es",
        callback=_choose,
        is_eager=True,
        show_default=False,
        help="cli.help.language",
    ),
]
