"""`rollwright realms`: the realms there are, and what is on their cards."""

from typing import Annotated, Final

import typer
from rich.table import Table

from rollwright.cli.language import LanguageOption
from rollwright.cli.screen import Screen
from rollwright.core.message import Message, say
from rollwright.games import find_game
from rollwright.games.realms.card import ORIGINS
from rollwright.games.realms.registry import RealmEntry, UnknownRealm, all_realms, find_realm

_GAME: Final = "rolling-realms"
_HEADINGS: Final = ("realms-id", "realms-name", "realms-set")
_SHARES: Final = ("realms-printed", "realms-deduced", "realms-reconstructed")
_SETS: Final = {"base": "set-base", "promo": "set-promo", "redux": "set-redux"}


def realms(
    what: Annotated[str, typer.Argument(help="cli.help.realms-what")] = "list",
    realm: Annotated[str, typer.Argument(help="cli.help.realms-realm")] = "",
    language: LanguageOption = "",
) -> None:
    """List the realms, or show one."""
    screen = Screen(language)
    if what == "list" and not realm:
        _list(screen)
    elif what == "show" and realm:
        _show(screen, find_realm(realm))
    else:
        raise UnknownRealm(Message("cli.realms-usage"))


def _list(screen: Screen) -> None:
    table = Table(box=None, pad_edge=False)
    for heading in _HEADINGS:
        table.add_column(screen.words(heading))
    for heading in _SHARES:
        table.add_column(screen.words(heading), justify="right")
    for name, entry in all_realms().items():
        shares = entry.card.shares()
        percents = [f"{100 * shares[origin]:.0f} %" for origin in ORIGINS]
        table.add_row(name, entry.card.name, screen.words(_SETS[entry.card.set]), *percents)
    screen.print(table)


def _show(screen: Screen, entry: RealmEntry) -> None:
    card = entry.card
    screen.heading(card.name)
    screen.print(say(Message(f"{_GAME}.rule.{card.id}"), screen.language))
    screen.print(say(Message(f"{_GAME}.scoring.{card.id}"), screen.language))
    screen.tell("realms-notation", notation=entry.notation)
    others = [name for name in all_realms() if name != card.id][:2]
    position = find_game(_GAME).new(1, {"rounds": 1, "realms": [[card.id, *others]]})
    screen.print()
    screen.show_group(_GAME, position, card.id)
    shares = card.shares()
    screen.tell("realms-shares", **{name: f"{100 * share:.0f} %" for name, share in shares.items()})
