"""`rollwright realms`: lists the realms, shows their cards, and tells how balanced they are."""

from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.table import Table

from rollwright.bots import DEFAULT_BOT
from rollwright.cli.balance_report import DEFAULT_ROUNDS, balance_plan, report_balance
from rollwright.cli.card_print import drawn_card
from rollwright.cli.language import LanguageOption
from rollwright.cli.own_cards import CardsOption
from rollwright.cli.picture_file import show_picture, write_picture
from rollwright.cli.screen import Screen
from rollwright.core.errors import BadOptions
from rollwright.core.game import GameCard
from rollwright.core.message import Message
from rollwright.games import all_games, find_game
from rollwright.sheets.print_palette import LIGHT_PRINT, LOOKS
from rollwright.sheets.print_svg import PrintSvg

_GAME: Final = "rolling-realms"
_HEADINGS: Final = ("realms-id", "realms-name", "realms-set")
_ORIGINS: Final = {
    "printed": "realms-printed",
    "deduced": "realms-deduced",
    "reconstructed": "realms-reconstructed",
}
_SETS: Final = {
    "base": "set-base",
    "promo": "set-promo",
    "redux": "set-redux",
    "youtoma": "set-youtoma",
}


def _option(metavar: str, key: str) -> Any:
    return typer.Option(metavar=metavar, help=key, show_default=False)


def realms(
    what: Annotated[str, typer.Argument(help="cli.help.realms-what")] = "list",
    ids: Annotated[list[str] | None, typer.Argument(help="cli.help.realms-ids")] = None,
    bot: Annotated[str | None, _option("NAME", "cli.help.balance-bot")] = None,
    games: Annotated[int | None, _option("N", "cli.help.balance-games")] = None,
    seed: Annotated[str | None, _option("TEXT", "cli.help.balance-seed")] = None,
    jobs: Annotated[int | None, _option("N", "cli.help.balance-jobs")] = None,
    times: Annotated[bool, typer.Option("--times", help="cli.help.balance-times")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="cli.help.balance-json")] = False,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output", "-o", metavar="FILE", help="cli.help.realms-output", show_default=False
        ),
    ] = None,
    look: Annotated[str, typer.Option("--look", help="cli.help.realms-look")] = LIGHT_PRINT,
    force: Annotated[bool, typer.Option("--force", help="cli.help.sheet-force")] = False,
    open_: Annotated[bool, typer.Option("--open", help="cli.help.sheet-open")] = False,
    cards: CardsOption = None,
    language: LanguageOption = "",
) -> None:
    """List the realms, show one, or let bots play them."""
    screen = Screen(language)
    known = {card.id: card for card in find_game(_GAME).cards()}
    chosen = ids or []
    if what in ("show", "file"):
        known |= _other_cards()
    given = (bot, games, seed, jobs)
    plain = not times and not as_json and all(one is None for one in given)
    for name in chosen if what in ("show", "file", "balance") else []:
        if name not in known:
            raise BadOptions(Message("cli.realms-unknown", {"realm": name}))
    if what == "list" and plain and not chosen:
        _list(screen, list(known.values()))
    elif what == "show" and plain and len(chosen) == 1 and open_:
        drawn = _picture(chosen[0], look, screen.language)
        show_picture(output, f"{chosen[0]}.svg", drawn, force, screen)
    elif what == "show" and plain and len(chosen) == 1 and output is not None:
        write_picture(output, _picture(chosen[0], look, screen.language), force)
    elif what == "file" and plain and len(chosen) == 1:
        typer.echo(find_game(_GAME).card_text(chosen[0]), nl=False)
    elif what == "show" and plain and len(chosen) == 1:
        _show(screen, known[chosen[0]])
    elif what == "balance":
        rounds = DEFAULT_ROUNDS if games is None else games
        plan = balance_plan(_GAME, chosen or list(known), bot or DEFAULT_BOT, rounds, seed)
        report_balance(screen, plan, jobs, times=times, as_json=as_json)
    else:
        raise BadOptions(Message("cli.realms-usage"))


def _other_cards() -> dict[str, GameCard]:
    """The cards of other games that are played with realms."""
    others = [game for game in all_games().values() if game.pieces == _GAME and game.id != _GAME]
    return {card.id: card for game in others for card in game.cards()}


def _list(screen: Screen, cards: list[GameCard]) -> None:
    table = Table(box=None, pad_edge=False)
    for heading in _HEADINGS:
        # Ids are to be typed again: they must not be cut off.
        table.add_column(screen.words(heading), no_wrap=heading == "realms-id", overflow="fold")
    for heading in _ORIGINS.values():
        table.add_column(screen.words(heading), justify="right")
    for card in cards:
        table.add_row(card.id, card.name, _set(screen, card), *_shares(card).values())
    screen.print(table)


def _set(screen: Screen, card: GameCard) -> str:
    """The set of a card, with a remark if it is not ours."""
    name = screen.words(_SETS[card.set])
    return screen.words("realms-own", set=name) if card.file else name


def _show(screen: Screen, card: GameCard) -> None:
    screen.heading(card.name)
    screen.say(card.rule)
    screen.say(card.scoring)
    screen.tell("realms-notation", notation=card.notation)
    screen.print()
    game = find_game(_GAME)
    screen.show_group(game, game.card_position(card.id), card.id)
    screen.tell("realms-shares", **_shares(card))
    if card.file:
        edition = game.card_position(card.id).editions()[card.id]
        screen.verbatim("realms-file", file=card.file, edition=edition)


def _picture(card_id: str, look: str, language: str) -> str:
    """The card as it is printed, in an SVG file that stands alone."""
    if look not in LOOKS:
        raise BadOptions(Message("cli.realms-unknown-look", {"looks": ", ".join(LOOKS)}))
    found = drawn_card(find_game(_GAME), card_id)
    if found is None:
        raise BadOptions(Message("cli.realms-not-drawn", {"realm": card_id}))
    return PrintSvg(found, language, look).text(with_fonts=True)


def _shares(card: GameCard) -> dict[str, str]:
    return {origin: f"{100 * card.origins[origin]:.0f} %" for origin in _ORIGINS}
