"""`rollwright puzzles`: rolls after which one way to play is clearly best; finds and plays them."""

import secrets
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.table import Table as Grid

from rollwright.bots.simulation import Plan
from rollwright.cli.files import read_text, write_new
from rollwright.cli.language import LanguageOption
from rollwright.cli.options import check_seed, options_of
from rollwright.cli.progress import INTERRUPTED, count_games, print_stopped
from rollwright.cli.puzzle_loop import PuzzleLoop
from rollwright.cli.screen import Screen
from rollwright.core.errors import BadOptions
from rollwright.core.game import Game
from rollwright.core.message import Message, say
from rollwright.games import all_games, find_game
from rollwright.tables.puzzle import Puzzle, fitting_puzzles, packaged_puzzles, write_puzzles
from rollwright.tables.puzzle_search import PuzzleSearch

_BOT: Final = "club"
_GAMES: Final = 20


def _option(metavar: str, key: str) -> Any:
    return typer.Option(metavar=metavar, help=key, show_default=False)


def puzzles(
    what: Annotated[str, typer.Argument(help="cli.help.puzzles-what")] = "list",
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="cli.help.game")] = None,
    name: Annotated[str | None, typer.Argument(help="cli.help.puzzle-name")] = None,
    file: Annotated[str | None, _option("FILE", "cli.help.puzzle-file")] = None,
    output: Annotated[Path, _option("FILE", "cli.help.puzzle-output")] = Path("puzzles.json"),
    force: Annotated[bool, typer.Option("--force", help="cli.help.sheet-force")] = False,
    bot: Annotated[str, typer.Option(metavar="NAME", help="cli.help.puzzle-bot")] = _BOT,
    games: Annotated[int, _option("N", "bots.help.most-games")] = _GAMES,
    most: Annotated[int | None, _option("N", "cli.help.puzzle-most")] = None,
    seed: Annotated[str | None, _option("TEXT", "bots.help.seed")] = None,
    jobs: Annotated[int | None, _option("N", "bots.help.jobs")] = None,
    option: Annotated[list[str] | None, _option("KEY=VALUE", "cli.help.option")] = None,
    language: LanguageOption = "",
) -> None:
    """List puzzles, play one, or look for new ones."""
    screen = Screen(language)
    if what == "list":
        _list(screen, game, file)
    elif what == "play":
        puzzle, chosen = _chosen(screen, game, name, file)
        raise typer.Exit(PuzzleLoop(puzzle, chosen, screen).run())
    elif what == "make" and game is not None:
        check_seed(seed)
        rules = find_game(game)
        options = options_of(option or [], rules, screen)
        seats = (bot,) * max(1, rules.min_seats)
        plan = Plan(game, seats, games, seed or secrets.token_hex(8), options)
        _make(screen, plan, jobs, output, most, force=force)
    else:
        raise BadOptions(Message("cli.puzzles-usage"))


# --- playing -------------------------------------------------------------------------------


def _known(game: Game, file: str | None) -> list[Puzzle]:
    """The puzzles of a game in a file, or those that come with the program; easy ones first."""
    return packaged_puzzles(game) if file is None else fitting_puzzles(game, read_text(file))


def _list(screen: Screen, game: str | None, file: str | None) -> None:
    wanted = [find_game(game)] if game else list(all_games().values())
    grid = Grid(box=None, pad_edge=False)
    for key in ("puzzle", "game", "difficulty"):
        grid.add_column(screen.words(f"column.{key}"))
    for one in wanted:
        for puzzle in _known(one, file):
            grid.add_row(puzzle.name, one.id, f"{puzzle.difficulty} %")
    if not grid.row_count:
        raise BadOptions(Message("cli.no-puzzles"))
    screen.print(grid)
    screen.tell("puzzles-about")


def _chosen(
    screen: Screen, game: str | None, name: str | None, file: str | None
) -> tuple[Puzzle, Game]:
    """The puzzle of that name, or any one of a game, or of any game."""
    wanted = [find_game(game)] if game else list(all_games().values())
    known = [(puzzle, one) for one in wanted for puzzle in _known(one, file)]
    if name is not None:
        known = [(puzzle, one) for puzzle, one in known if puzzle.name == name]
    if not known:
        raise BadOptions(Message("cli.no-puzzles"))
    return secrets.choice(known)


# --- looking for new ones ------------------------------------------------------------------


def _make(
    screen: Screen, plan: Plan, jobs: int | None, output: Path, most: int | None, *, force: bool
) -> None:
    search = PuzzleSearch(plan)
    complete = count_games(search.run(jobs), plan.games, screen.language)
    found = _spread(search.puzzles, most)
    write_new(output, write_puzzles(found).encode(), force)
    name = say(find_game(plan.game).name(), screen.language)
    screen.tell("puzzles-found", count=len(found), game=name, file=str(output), seed=plan.seed)
    if not complete:
        print_stopped(search.played, plan.games, screen.language)
        raise typer.Exit(INTERRUPTED)


def _spread(puzzles: list[Puzzle], most: int | None) -> list[Puzzle]:
    """At most so many of them, from easy to hard at even steps."""
    ranked = sorted(puzzles, key=lambda puzzle: puzzle.difficulty)
    if most is None or len(ranked) <= most:
        return ranked
    return [ranked[at * len(ranked) // most] for at in range(most)]
