"""`rollwright analyse`: tells of a recorded game which turns cost something, and what was luck."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from rollwright.bots.best_play import BestPlay
from rollwright.cli.files import read_text, write_new
from rollwright.cli.language import LanguageOption
from rollwright.cli.own_cards import CardsOption
from rollwright.cli.progress import INTERRUPTED
from rollwright.cli.screen import Screen
from rollwright.core.errors import NotYourTurn
from rollwright.core.game import Game
from rollwright.core.message import Message
from rollwright.core.record import read_record, write_record
from rollwright.tables.analysis import Analysis, TurnAnalysis, summary_of, unit_of
from rollwright.tables.annotation import annotated
from rollwright.tables.archive import table_of
from rollwright.tables.hindsight import best_in_hindsight
from rollwright.tables.table import Table


def _option(metavar: str, key: str) -> Any:
    return typer.Option(metavar=metavar, help=key, show_default=False)


def analyse(
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli.help.file")],
    seat: Annotated[int, typer.Option(metavar="SEAT", help="cli.help.analyse-seat")] = 0,
    playouts: Annotated[int | None, _option("N", "cli.help.analyse-playouts")] = None,
    bound: Annotated[bool, typer.Option("--bound", help="cli.help.analyse-bound")] = False,
    record: Annotated[Path | None, _option("FILE", "cli.help.analyse-record")] = None,
    force: Annotated[bool, typer.Option("--force", help="cli.help.sheet-force")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="cli.help.analyse-json")] = False,
    cards: CardsOption = None,
    language: LanguageOption = "",
) -> None:
    """Analyse the turns of a seat."""
    screen = Screen(language)
    played = read_record(read_text(file))
    table = table_of(played)
    if not 0 <= seat < table.position.seats():
        raise NotYourTurn(Message("core.no-such-seat", {"seat": seat}))
    try:
        best = best_in_hindsight(table, seat) if bound else None
        turns = list(_with_progress(Analysis(table, seat, playouts), table, screen))
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    if record is not None:
        remarked = annotated(played, table.setting.game, seat, turns, screen.language)
        write_new(record, write_record(remarked).encode(), force)
    if as_json:
        document = _document(table, seat, turns)
        if bound:
            document["bound"] = best and {"score": best.score, "bound": best.bound}
        typer.echo(json.dumps(document, ensure_ascii=False, indent=2))
    else:
        _show(screen, table.setting.game, turns)
        if bound:
            _show_bound(screen, table, seat, best)


def _with_progress(analysis: Analysis, table: Table, screen: Screen) -> Iterator[TurnAnalysis]:
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(screen.words("analyse-running"), total=len(table.turns))
        for turn in analysis.run():
            progress.update(task, completed=turn.roll)
            yield turn


def _document(table: Table, seat: int, turns: list[TurnAnalysis]) -> dict[str, object]:
    summary, unit = summary_of(turns), unit_of(table.setting.game)
    return {
        "game": table.setting.game.id,
        "seat": seat,
        "luck": round(summary.luck * unit, 3),
        "loss": round(summary.loss * unit, 3),
        "turning_points": [turn.roll for turn in summary.points],
        "turns": [
            turn._asdict()
            | {
                name: round(value * unit, 3)
                for name, value in (
                    ("luck", turn.luck),
                    ("loss", turn.loss),
                    ("error", turn.error),
                )
            }
            for turn in turns
        ],
    }


def _show(screen: Screen, game: Game, turns: list[TurnAnalysis]) -> None:
    summary, unit = summary_of(turns), unit_of(game)
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    grid.add_column(screen.words("analyse-roll"), justify="right")
    for key in ("analyse-luck", "analyse-loss"):
        grid.add_column(screen.words(key), justify="right", no_wrap=True)
    for key in ("analyse-played", "analyse-better"):
        grid.add_column(screen.words(key), overflow="fold")
    for turn in turns:
        better = " ".join(turn.best) if turn.loss else ""
        loss = f"{turn.loss * unit:.2f} ± {turn.error * unit:.2f}" if turn.loss else ""
        grid.add_row(
            str(turn.roll), f"{turn.luck * unit:+.2f}", loss, " ".join(turn.played), better
        )
    screen.print(grid)
    screen.tell(
        "analyse-sum", luck=f"{summary.luck * unit:+.2f}", loss=f"{summary.loss * unit:.2f}"
    )
    if summary.points:
        rolls = ", ".join(str(turn.roll) for turn in summary.points)
        screen.tell("analyse-points", rolls=rolls)
    screen.tell("analyse-about")


def _show_bound(screen: Screen, table: Table, seat: int, best: BestPlay | None) -> None:
    """What was possible with all rolls known, beside what was reached."""
    if best is None:
        screen.tell("analyse-no-bound")
        return
    words = table.setting.game.score_words
    key = "analyse-best" if best.score == best.bound else "analyse-bound"
    reached = words(table.position.scores()[seat])
    screen.tell(key, score=words(best.score), bound=words(best.bound), reached=reached)
