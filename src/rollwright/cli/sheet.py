"""`rollwright sheet`: draws a sheet as a picture, or as text."""

from pathlib import Path
from typing import Annotated, Any

import typer

from rollwright.cli.files import read_text
from rollwright.cli.language import LanguageOption
from rollwright.cli.options import options_of
from rollwright.cli.own_cards import CardsOption
from rollwright.cli.picture_file import show_picture, write_picture
from rollwright.cli.screen import Screen
from rollwright.core.errors import NotYourTurn
from rollwright.core.game import Game
from rollwright.core.message import Message
from rollwright.core.position import Position
from rollwright.core.record import read_record
from rollwright.games import find_game
from rollwright.sheets.print_palette import DARK_PRINT, LIGHT_PRINT
from rollwright.sheets.seat_picture import seat_picture
from rollwright.tables.archive import table_of


def _option(*names: str, metavar: str, key: str) -> Any:
    """An option without a default in its help."""
    return typer.Option(*names, metavar=metavar, help=f"cli.help.{key}", show_default=False)


def sheet(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="cli.help.sheet-game", show_default=False)
    ] = None,
    option: Annotated[
        list[str] | None, _option("--option", metavar="KEY=VALUE", key="option")
    ] = None,
    record: Annotated[str | None, _option("--record", metavar="FILE", key="sheet-record")] = None,
    seat: Annotated[int, typer.Option(metavar="SEAT", help="cli.help.sheet-seat")] = 0,
    dark: Annotated[bool, typer.Option("--dark", help="cli.help.sheet-dark")] = False,
    as_text: Annotated[bool, typer.Option("--text", help="cli.help.sheet-text")] = False,
    output: Annotated[
        Path | None, _option("--output", "-o", metavar="FILE", key="sheet-output")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="cli.help.sheet-force")] = False,
    open_: Annotated[bool, typer.Option("--open", help="cli.help.sheet-open")] = False,
    cards: CardsOption = None,
    language: LanguageOption = "",
) -> None:
    """Draw a sheet."""
    screen = Screen(language)
    if (game is None) == (record is None) or (record is not None and option):
        raise typer.BadParameter(screen.words("sheet-what"))
    if as_text and output is not None:
        raise typer.BadParameter(screen.words("sheet-text-or-file"))
    if record is not None:
        drawn, position = _recorded(record)
    else:
        drawn, position = _blank(str(game), option or [], screen)
    if not 0 <= seat < position.seats():
        raise NotYourTurn(Message("core.no-such-seat", {"seat": seat}))
    if as_text:
        screen.show_sheet(drawn, position, seat)
        return
    look = DARK_PRINT if dark else LIGHT_PRINT
    text = seat_picture(drawn, position, seat, screen.language, look)
    if open_:
        show_picture(output, f"{drawn.id}.svg", text, force, screen)
    elif output is None:
        typer.echo(text, nl=False)
    else:
        write_picture(output, text, force)


def _recorded(record: str) -> tuple[Game, Position]:
    """The game of a record, and its last position."""
    table = table_of(read_record(read_text(record)))
    return table.setting.game, table.position


def _blank(game_id: str, option: list[str], screen: Screen) -> tuple[Game, Position]:
    """A game before its first roll."""
    game = find_game(game_id)
    return game, game.new(game.min_seats, options_of(option, game, screen))
