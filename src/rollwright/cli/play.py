"""`rollwright play`: a game in the terminal."""

import os
from pathlib import Path
from typing import Annotated, Any

import typer

from rollwright.cli.files import BadFile, read_text
from rollwright.cli.game_loop import GameLoop
from rollwright.cli.language import LanguageOption
from rollwright.cli.match import Match
from rollwright.cli.options import check_seed, options_of
from rollwright.cli.own_cards import CardsOption
from rollwright.cli.save_file import load_save
from rollwright.cli.screen import Screen
from rollwright.cli.seating import Seating, players_of
from rollwright.core.game import Game
from rollwright.core.message import Message, say
from rollwright.games import all_games, find_game
from rollwright.tables.table import AUTO, MANUAL, new_table


def _option(metavar: str, key: str) -> Any:
    """An option without a default in its help."""
    return typer.Option(metavar=metavar, help=f"cli.help.{key}", show_default=False)


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="cli.help.game", show_default=False)
    ] = None,
    seats: Annotated[int | None, _option("N", "seats")] = None,
    bot: Annotated[list[str] | None, _option("NAME", "bot")] = None,
    solo: Annotated[bool, typer.Option("--solo", help="cli.help.solo")] = False,
    name: Annotated[list[str] | None, _option("NAME", "name")] = None,
    dice: Annotated[str, typer.Option(metavar="auto|manual", help="cli.help.dice")] = AUTO,
    seed: Annotated[str | None, _option("TEXT", "seed")] = None,
    option: Annotated[list[str] | None, _option("KEY=VALUE", "option")] = None,
    resume: Annotated[Path | None, _option("FILE", "resume")] = None,
    record: Annotated[Path | None, _option("FILE", "record")] = None,
    force: Annotated[bool, typer.Option("--force", help="cli.help.force")] = False,
    cards: CardsOption = None,
    language: LanguageOption = "",
) -> None:
    """Play."""
    screen = Screen(language)
    _check_record(record, resume, force)
    if resume is not None:
        if game or seats or bot or solo or name or seed or option or dice != AUTO:
            raise typer.BadParameter(screen.words("only-resume"))
        match = Match(*load_save(read_text(str(resume))), language)
    else:
        if solo and (bot or (seats or 1) != 1):
            raise typer.BadParameter(screen.words("only-solo"))
        if dice not in (AUTO, MANUAL):
            raise typer.BadParameter(screen.words("bad-dice", dice=dice))
        chosen = _game(game, screen)
        seating = Seating(seats, bot or (), name or (), solo)
        options = options_of(option or [], chosen, screen)
        match = _new_match(chosen, seating, options, dice, seed, language)
    raise typer.Exit(GameLoop(match, screen, record, resume).run())


def _new_match(
    game: Game,
    seating: Seating,
    options: dict[str, object],
    dice: str,
    seed: str | None,
    language: str,
) -> Match:
    check_seed(seed)
    players = players_of(game, seating, language)
    names = [player.name for player in players]
    table = new_table(game, len(players), options, names=names, dice=dice, seed=seed)
    return Match(table, players, language)


def _game(game_id: str | None, screen: Screen) -> Game:
    """The game by its id; without one the only game, or the one that the player chooses."""
    games = all_games()
    if game_id is not None:
        return find_game(game_id)
    if len(games) == 1:
        return next(iter(games.values()))
    ids = sorted(games)
    for number, known in enumerate(ids, 1):
        screen.print(f"  {number}  {known}  {say(games[known].name(), screen.language)}")
    try:
        answer = screen.ask(screen.words("which-game"))
    except EOFError:
        answer = ""
    numbers = {str(number): known for number, known in enumerate(ids, 1)}
    return find_game(numbers.get(answer, answer))


def _check_record(record: Path | None, resume: Path | None, force: bool) -> None:
    """Check before the game that the record can be written after it."""
    if record is None:
        return
    try:
        own = resume is not None and record.resolve() == resume.resolve()
        taken = record.exists() and not own and not force
        closed = record.is_dir() or not os.access(record.resolve().parent, os.W_OK)
    except (OSError, RuntimeError) as error:
        args: dict[str, object] = {"file": str(record), "reason": str(error)}
        raise BadFile(Message("cli.unwritable", args)) from None
    if taken:
        raise BadFile(Message("cli.file-exists", {"file": str(record)}))
    if closed:
        raise BadFile(Message("cli.no-place", {"file": str(record)}))
