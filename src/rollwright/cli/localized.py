"""Typer commands with localized help and errors."""

from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from rollwright.cli.language import command_language
from rollwright.core.errors import RollwrightError
from rollwright.core.message import Message, say
from rollwright.core.truncation import truncated


class LocalizedCommand(TyperCommand):
    """A command whose help texts are keys of the catalogue."""

    def get_params(self, ctx: Any) -> Any:
        return _with_help(super().get_params(ctx), command_language(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _translate(self, command_language(ctx))
        super().format_help(ctx, formatter)


class LocalizedGroup(TyperGroup):
    """The group of all commands; RollwrightErrors are printed without a traceback."""

    def get_params(self, ctx: Any) -> Any:
        return _with_help(super().get_params(ctx), command_language(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _translate(self, command_language(ctx))
        for command in self.commands.values():
            _translate(command, command_language(ctx))
        super().format_help(ctx, formatter)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except RollwrightError as error:
            typer.echo(say(truncated(error.message), command_language(ctx)), err=True)
            raise typer.Exit(1) from None


def _with_help(parameters: Any, language: str) -> Any:
    """Localize the help of `--help`, which the framework adds itself."""
    for parameter in parameters:
        if parameter.name == "help":
            parameter.help = say(Message("cli.help.help"), language)
            parameter.metavar = ""
    return parameters


def _translate(command: Any, language: str) -> None:
    """Replace message keys by their texts."""
    command.help = _localized(command.help, language)
    command.epilog = _localized(command.epilog, language)
    for parameter in command.params:
        parameter.help = _localized(getattr(parameter, "help", None), language)
        if getattr(parameter, "is_flag", False):
            parameter.metavar = ""  # a flag takes no value


def _localized(key: str | None, language: str) -> str | None:
    return None if key is None else say(Message(key), language)
