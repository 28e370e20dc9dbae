"""`rollwright print`: makes a PDF file with everything that a game needs on paper."""

from pathlib import Path
from typing import Annotated, Final

import typer

from rollwright.cli.files import write_new
from rollwright.cli.language import LanguageOption
from rollwright.cli.options import options_of
from rollwright.cli.own_cards import CardsOption
from rollwright.cli.screen import Screen
from rollwright.cli.viewer import open_file, temporary_file
from rollwright.core.errors import BadOptions
from rollwright.core.message import Message
from rollwright.games import find_game
from rollwright.sheets.paper_set import set_pages
from rollwright.sheets.paper_sheet import BLEED, PAPERS
from rollwright.sheets.print_palette import INK_PRINT, LIGHT_PRINT
from rollwright.sheets.typesetting import pages_as_pdf

_MOST_COPIES: Final = 100


def print_(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli.help.print-game")],
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="FILE", help="cli.help.print-output"),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", metavar="KEY=VALUE", help="cli.help.option", show_default=False),
    ] = None,
    paper: Annotated[str, typer.Option("--paper", help="cli.help.print-paper")] = "a4",
    ink: Annotated[bool, typer.Option("--ink", help="cli.help.print-ink")] = False,
    bleed: Annotated[bool, typer.Option("--bleed", help="cli.help.print-bleed")] = False,
    rules: Annotated[bool, typer.Option("--rules", help="cli.help.print-rules")] = False,
    copies: Annotated[
        int, typer.Option("--copies", min=1, max=_MOST_COPIES, help="cli.help.print-copies")
    ] = 1,
    force: Annotated[bool, typer.Option("--force", help="cli.help.sheet-force")] = False,
    open_: Annotated[bool, typer.Option("--open", help="cli.help.print-open")] = False,
    cards: CardsOption = None,
    language: LanguageOption = "",
) -> None:
    """Make a PDF file of all prints of a game, at true size."""
    screen = Screen(language)
    found = find_game(game)
    if paper not in PAPERS:
        raise BadOptions(Message("cli.print-unknown-paper", {"papers": ", ".join(PAPERS)}))
    options = options_of(option or [], found, screen)
    found.check_new(found.min_seats, options)
    settled = found.settle(options)
    prints = found.paper.whole_set(settled)
    if not prints:
        raise BadOptions(Message("cli.print-not-drawn", {"game": found.name()}))
    sides = found.paper.rule_sides(settled) if rules else {}
    if rules and not sides:
        raise BadOptions(Message("cli.print-no-rules", {"game": found.name()}))
    look = INK_PRINT if ink else LIGHT_PRINT
    beyond = BLEED if bleed and not ink else 0.0
    pages = set_pages(prints, sides, PAPERS[paper], copies, screen.language, beyond)
    data = pages_as_pdf(pages, screen.language, look)
    file = _file(output, f"{found.id}.pdf", open_)
    write_new(file, data, force)
    screen.verbatim("printed", file=str(file), count=len(pages))
    if sides:
        screen.tell("print-duplex")
    if open_:
        open_file(file, screen)


def _file(output: Path | None, name: str, is_opened: bool) -> Path:
    """Where to write: without a name here, or somewhere else if it is only looked at."""
    if output is not None:
        return output
    return temporary_file(name) if is_opened else Path(name)
