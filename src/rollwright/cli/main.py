"""The command `rollwright`."""

import sys
from importlib.metadata import PackageNotFoundError, version
from io import TextIOWrapper
from typing import Annotated

import typer

from rollwright.build import is_compiled
from rollwright.cli.analyse import analyse
from rollwright.cli.bots import bots
from rollwright.cli.data import data
from rollwright.cli.engine import engine
from rollwright.cli.faces import faces
from rollwright.cli.games import games
from rollwright.cli.language import LanguageOption, command_language
from rollwright.cli.localized import LocalizedCommand, LocalizedGroup
from rollwright.cli.play import play
from rollwright.cli.printing import print_
from rollwright.cli.puzzles import puzzles
from rollwright.cli.realms import realms
from rollwright.cli.replay import replay
from rollwright.cli.serve import serve
from rollwright.cli.sheet import sheet
from rollwright.cli.simulate import simulate
from rollwright.cli.train import train
from rollwright.cli.verify import verify
from rollwright.core.message import Message, say

app = typer.Typer(
    cls=LocalizedGroup,
    help="cli.help.rollwright",
    epilog="cli.help.examples",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)
_COMMANDS = (
    *(play, serve, replay, sheet, print_, verify, analyse, simulate, bots, games, realms, faces),
    *(puzzles, train, engine, data),
)
for _command in _COMMANDS:
    _name = _command.__name__.rstrip("_")
    app.command(_name, cls=LocalizedCommand, help=f"cli.help.{_name}")(_command)


def _print_version(context: typer.Context, wanted: bool) -> None:
    if wanted:
        build = Message("cli.compiled" if is_compiled() else "cli.interpreted")
        message = Message("cli.version", {"version": _version(), "build": build})
        typer.echo(say(message, command_language(context)))
        raise typer.Exit


def _version() -> object:
    try:
        return version("rollwright")
    except PackageNotFoundError:
        return Message("cli.unknown-version")


@app.callback()
def _rollwright(
    language: LanguageOption = "",
    show_version: Annotated[
        bool,
        typer.Option("--version", callback=_print_version, is_eager=True, help="cli.help.version"),
    ] = False,
) -> None:
    pass


def main() -> None:
    """Run the command line; characters that can't be encoded or decoded are replaced."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app(prog_name="rollwright")
