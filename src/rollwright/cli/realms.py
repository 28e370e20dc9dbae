"""`rollwright realms`: lists the realms, and shows their cards."""

from typing import Annotated, Final

import typer
from rich.table import Table

from rollwright.cli.language import LanguageOption
from rollwright.cli.screen import Screen
from rollwright.core.errors import BadOptions
from rollwright.core.game import GameCard
from rollwright.core.message import Message
from rollwright.games import find_game

_GAME: Final = "rolling-realms"
_HEADINGS: Final = ("realms-id", "realms-name", "realms-set")
_ORIGINS: Final = {
    "printed": "realms-printed",
    "deduced": "realms-deduced",
    "reconstructed": "realms-reconstructed",
}
_SETS: Final = {"base": "set-base", "promo": "set-promo", "redux": "set-redux"}


def realms(
    what: Annotated[str, typer.Argument(help="cli.help.realms-what")] = "list",
    realm: Annotated[str, typer.Argument(help="cli.help.realms-realm")] = "",
    language: LanguageOption = "",
) -> None:
    """List the realms, or show one."""
    screen = Screen(language)
    cards = {card.id: card for card in find_game(_GAME).cards()}
    if what == "list" and not realm:
        _list(screen, list(cards.values()))
    elif what == "show" and realm in cards:
        _show(screen, cards[realm])
    elif what == "show" and realm:
        raise BadOptions(Message("cli.realms-unknown", {"realm": realm}))
    else:
        raise BadOptions(Message("cli.realms-usage"))


def _list(screen: Screen, cards: list[GameCard]) -> None:
    table = Table(box=None, pad_edge=False)
    for heading in _HEADINGS:
        # Ids are to be typed again: they must not be cut off.
        table.add_column(screen.words(heading), no_wrap=heading == "realms-id", overflow="fold")
    for heading in _ORIGINS.values():
        table.add_column(screen.words(heading), justify="right")
    for card in cards:
        table.add_row(card.id, card.name, screen.words(_SETS[card.set]), *_shares(card).values())
    screen.print(table)


def _show(screen: Screen, card: GameCard) -> None:
    screen.heading(card.name)
    screen.say(card.rule)
    screen.say(card.scoring)
    screen.tell("realms-notation", notation=card.notation)
    screen.print()
    game = find_game(_GAME)
    screen.show_group(game, game.card_position(card.id), card.id)
    screen.tell("realms-shares", **_shares(card))


def _shares(card: GameCard) -> dict[str, str]:
    return {origin: f"{100 * card.origins[origin]:.0f} %" for origin in _ORIGINS}
