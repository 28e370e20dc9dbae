"""`rollwright serve`: runs the table server."""

import sys
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from rollwright.bots.batches import cores
from rollwright.cli.data_folder import data_folder
from rollwright.cli.language import LanguageOption
from rollwright.cli.own_cards import CardsOption, own_cards
from rollwright.cli.screen import Screen
from rollwright.cli.viewer import has_viewer


def serve(
    host: Annotated[str, typer.Option(help="cli.help.host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="cli.help.port")] = 8044,
    data: Annotated[Path | None, typer.Option(help="cli.help.data-file")] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="cli.help.no-browser")] = False,
    public_host: Annotated[list[str] | None, typer.Option(help="cli.help.public-host")] = None,
    rate: Annotated[float, typer.Option(min=1.0, help="cli.help.rate")] = 200.0,
    connections_per_address: Annotated[
        int, typer.Option(min=1, help="cli.help.connections-per-address")
    ] = 1000,
    tables_per_guest: Annotated[int, typer.Option(min=1, help="cli.help.tables-per-guest")] = 60,
    keep_days: Annotated[int, typer.Option(min=0, help="cli.help.keep-days")] = 0,
    keep_records: Annotated[Path | None, typer.Option(help="cli.help.keep-records")] = None,
    host_minutes: Annotated[float, typer.Option(min=0.0, help="cli.help.host-minutes")] = 3.0,
    pace: Annotated[float, typer.Option(min=0.0, max=60.0, help="cli.help.pace")] = 0.7,
    thinkers: Annotated[
        int | None, typer.Option(min=0, max=64, help="cli.help.thinkers", show_default=False)
    ] = None,
    analysis_playouts: Annotated[
        int | None,
        typer.Option(min=1, max=100_000, help="cli.help.analysis-playouts", show_default=False),
    ] = None,
    cards: CardsOption = None,
    language: LanguageOption = "",
) -> None:
    """Serve tables until Ctrl-C."""
    # Imported only here: the other commands should not wait for the web server's modules.
    from rollwright.server.address import ANY_ADDRESS, base_url, network_url
    from rollwright.server.run import run_server
    from rollwright.server.settings import Settings

    screen = Screen(language)
    path = (data or data_folder() / "tables.db").expanduser()
    settings = Settings(
        data=path,
        host=host,
        port=port,
        rate=rate,
        burst=int(20 * rate),
        host_seconds=60 * host_minutes,
        pace=pace,
        thinkers=max(1, cores() // 2) if thinkers is None else thinkers,
        public_hosts=tuple(public_host or ()),
        connections_per_address=connections_per_address,
        tables_per_guest=tables_per_guest,
        tables_per_address=10 * tables_per_guest,
        analysis_playouts=analysis_playouts,
        keep_days=keep_days,
        keep_records=keep_records,
    )

    def ready(bound: int) -> None:
        own = base_url("127.0.0.1" if host in ANY_ADDRESS else host, bound)
        # Links that the page shares have the address at which it was opened.
        shared = network_url(host, bound) or own
        screen.verbatim("serving", address=f"{own}/", file=str(path))
        for card in own_cards():
            screen.verbatim("serving-card", card=card.id, file=card.file)
        if shared != own:
            screen.verbatim("serving-others", address=f"{shared}/")
        screen.tell("serving-stop")
        sys.stdout.flush()
        if not no_browser and has_viewer():
            webbrowser.open(f"{shared}/")

    run_server(settings, ready)
