"""Commands that speak the user's language: their help, and their errors in one sentence."""

from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from rollwright.cli.language import language_of
from rollwright.core.errors import RollwrightError
from rollwright.core.message import Message, say


class SpokenCommand(TyperCommand):
    """A command whose help texts are keys of the catalogue."""

    def get_params(self, ctx: Any) -> Any:
        return _with_help(super().get_params(ctx), language_of(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _translate(self, language_of(ctx))
        super().format_help(ctx, formatter)


class SpokenGroup(TyperGroup):
    """All commands together; a mistake of the user ends in a sentence, not in a traceback."""

    def get_params(self, ctx: Any) -> Any:
        return _with_help(super().get_params(ctx), language_of(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _translate(self, language_of(ctx))
        for command in self.commands.values():
            _translate(command, language_of(ctx))
        super().format_help(ctx, formatter)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except RollwrightError as error:
            typer.echo(say(error.message, language_of(ctx)), err=True)
            raise typer.Exit(1) from None


def _with_help(parameters: Any, language: str) -> Any:
    """The option `--help` is the framework's own, and speaks English unless told otherwise."""
    for parameter in parameters:
        if parameter.name == "help":
            parameter.help = say(Message("cli.help.help"), language)
            parameter.metavar = ""
    return parameters


def _translate(command: Any, language: str) -> None:
    """Put sentences in the place of keys; what isn't a key stays as it is."""
    command.help = _spoken(command.help, language)
    command.epilog = _spoken(command.epilog, language)
    for parameter in command.params:
        parameter.help = _spoken(getattr(parameter, "help", None), language)
        if getattr(parameter, "is_flag", False):
            parameter.metavar = ""  # otherwise the help looks as if a flag took a value


def _spoken(key: str | None, language: str) -> str | None:
    return None if key is None else say(Message(key), language)
