"""`rollwright data check`: would the open tables go on unchanged with this version?"""

from pathlib import Path
from typing import Annotated, Final

import typer

from rollwright.cli.data_folder import data_folder
from rollwright.cli.language import LanguageOption
from rollwright.cli.screen import Screen
from rollwright.core.errors import BadOptions
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
    findings = audit(path)
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
        raise typer.Exit(1)


def _report(screen: Screen, finding: Finding) -> None:
    game = find_game(finding.game).name() if finding.game else "?"
    reason = finding.reason or ""
    screen.tell(_SENTENCES[finding.result], table=finding.table, game=game, reason=reason)
