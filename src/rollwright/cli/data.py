"""`rollwright data check`: is the file whole, and would its open tables go on unchanged?"""

from pathlib import Path
from typing import Annotated, Final

import typer

from rollwright.cli.data_folder import data_folder
from rollwright.cli.language import LanguageOption
from rollwright.cli.screen import Screen
from rollwright.core.errors import BadOptions, UnknownGame
from rollwright.core.message import Message
from rollwright.games import find_game
from rollwright.tables.audit import BROKEN, DIFFERENT, UNCOMPARED, Finding, audit

_SENTENCES: Final = {DIFFERENT: "data-different", BROKEN: "data-broken"}


def data(
    what: Annotated[str, typer.Argument(help="cli.help.data-what")] = "",
    file: Annotated[Path | None, typer.Option("--data", help="cli.help.data-file")] = None,
    language: LanguageOption = "",
) -> None:
    """Check the data of a server that is stopped."""
    if what != "check":
        raise BadOptions(Message("cli.data-usage"))
    path = (file or data_folder() / "tables.db").expanduser()
    if not path.is_file():
        raise BadOptions(Message("cli.data-missing", {"file": str(path)}))
    screen = Screen(language)
    pages, findings = audit(path)
    for page in pages:
        screen.tell("data-page", finding=page)
    bad = [finding for finding in findings if finding.result in (DIFFERENT, BROKEN)]
    for finding in bad:
        _report(screen, finding)
    uncompared = sum(finding.result == UNCOMPARED for finding in findings)
    screen.tell("data-tables", count=len(findings))
    screen.tell("data-same", count=len(findings) - len(bad) - uncompared)
    if uncompared:
        screen.tell("data-uncompared", count=uncompared)
    if bad:
        screen.tell("data-bad", count=len(bad))
    if bad or pages:
        raise typer.Exit(1)


def _report(screen: Screen, finding: Finding) -> None:
    reason = finding.reason or ""
    screen.tell(
        _SENTENCES[finding.result],
        table=finding.table,
        game=_game_name(finding.game),
        reason=reason,
    )


def _game_name(game_id: str) -> Message | str:
    """The name of a game, which this version may not know."""
    try:
        return find_game(game_id).name()
    except UnknownGame:
        return game_id or "?"
