"""Counts games with a progress bar, until they are over or Ctrl-C stops them."""

from collections.abc import Generator
from contextlib import closing
from typing import Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from rollwright.core.message import Message, say

INTERRUPTED: Final = 130


def count_games(running: Generator[int, None, None], total: int, language: str) -> bool:
    """Play, with a progress bar on a terminal; False if Ctrl-C stopped it."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with (
        Progress(
            *columns,
            TimeRemainingColumn(),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        ) as progress,
        closing(running) as counts,
    ):
        task = progress.add_task(say(Message("bots.playing"), language), total=total)
        try:
            for played in counts:
                progress.update(task, completed=played)
        except KeyboardInterrupt:
            return False
    return True


def print_stopped(played: int, total: int, language: str) -> None:
    """Tell that not all games were played."""
    args: dict[str, object] = {"count": played, "wanted": total}
    typer.echo(say(Message("bots.stopped", args), language), err=True)
