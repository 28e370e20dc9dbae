"""`rollwright bots`: lists the bots, and finds out which of two, or of all levels, is stronger."""

import json
import secrets
from itertools import combinations
from typing import Annotated, Any, Final

import typer
from rich import box
from rich.table import Table as Grid

from rollwright.bots import LEVELS, bot_about, bot_title, bots_by_strength
from rollwright.bots.duel import Duel
from rollwright.bots.simulation import Plan
from rollwright.bots.spread import wilson
from rollwright.cli.language import LanguageOption
from rollwright.cli.options import check_seed, options_of
from rollwright.cli.progress import INTERRUPTED, count_games, print_stopped
from rollwright.cli.screen import Screen
from rollwright.core.errors import BadOptions
from rollwright.core.message import Message, say
from rollwright.games import find_game

# A match that is not decided by then is not worth more games.
_MATCH_GAMES: Final = 2000
_LADDER_GAMES: Final = 100


def _option(metavar: str, key: str) -> Any:
    return typer.Option(metavar=metavar, help=key, show_default=False)


def bots(
    what: Annotated[str, typer.Argument(help="bots.help.what")] = "list",
    names: Annotated[list[str] | None, typer.Argument(help="bots.help.names")] = None,
    game: Annotated[str, _option("GAME", "bots.help.game")] = "rolling-america",
    games: Annotated[int | None, _option("N", "bots.help.most-games")] = None,
    seed: Annotated[str | None, _option("TEXT", "bots.help.seed")] = None,
    jobs: Annotated[int | None, _option("N", "bots.help.jobs")] = None,
    option: Annotated[list[str] | None, _option("KEY=VALUE", "cli.help.option")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="bots.help.json")] = False,
    language: LanguageOption = "",
) -> None:
    """List the bots, let two of them meet, or all levels."""
    screen = Screen(language)
    chosen = names or []
    if what == "list" and not chosen:
        _list(screen)
        return
    if (what, len(chosen)) not in (("match", 2), ("ladder", len(chosen))):
        raise BadOptions(Message("bots.usage"))
    check_seed(seed)
    seed = secrets.token_hex(8) if seed is None else seed
    options = options_of(option or [], find_game(game), screen)
    if what == "match":
        plan = Plan(game, (chosen[0], chosen[1]), games or _MATCH_GAMES, seed, options)
        _match(screen, plan, jobs, as_json=as_json)
    else:
        plan = Plan(game, tuple(chosen or LEVELS), games or _LADDER_GAMES, seed, options)
        _ladder(screen, plan, jobs, as_json=as_json)


def _list(screen: Screen) -> None:
    grid = Grid(box=None, pad_edge=False)
    for key in ("bot", "name", "about"):
        grid.add_column(screen_words(screen, f"column.{key}"))
    for bot in bots_by_strength():
        grid.add_row(
            bot, say(bot_title(bot), screen.language), say(bot_about(bot), screen.language)
        )
    screen.print(grid)


def screen_words(screen: Screen, key: str, **args: object) -> str:
    """A sentence about bots."""
    return say(Message(f"bots.{key}", args), screen.language)


# --- a match ------------------------------------------------------------------------------


def _match(screen: Screen, plan: Plan, jobs: int | None, *, as_json: bool) -> None:
    duel = Duel(plan)
    complete = count_games(duel.run(jobs), plan.games, screen.language)
    played, test = len(duel.bouts), duel.test
    if played and as_json:
        typer.echo(json.dumps(_match_document(duel), indent=2))
    elif played:
        first, second = plan.bots
        unit = _unit(plan)
        low, high = test.limits()
        means = [sum(scores) / played * unit for scores in zip(*_scores(duel), strict=True)]
        heading = {"game": find_game(plan.game).name(), "count": played, "seed": plan.seed}
        screen.say(Message("bots.heading", heading))
        for bot, mean in zip(plan.bots, means, strict=True):
            screen.print(screen_words(screen, "match-mean", bot=bot, mean=f"{mean:.2f}"))
        args = {
            "mean": f"{test.mean * unit:+.2f}",
            "low": f"{low * unit:+.2f}",
            "high": f"{high * unit:+.2f}",
        }
        screen.print(screen_words(screen, "match-difference", **args))
        screen.print(screen_words(screen, f"match-{test.verdict()}", first=first, second=second))
    if not complete:
        print_stopped(played, plan.games, screen.language)
        raise typer.Exit(INTERRUPTED)


def _scores(duel: Duel) -> list[tuple[float, float]]:
    return [(bout.first, bout.second) for bout in duel.bouts]


def _unit(plan: Plan) -> float:
    """How much a score of 1 is shown as; where seats meet, shares of victories are compared."""
    game = find_game(plan.game)
    return 1.0 if game.min_seats > 1 else float(game.score_text(1))


def _match_document(duel: Duel) -> dict[str, object]:
    test = duel.test
    return {
        "game": duel.plan.game,
        "options": duel.plan.options,
        "seed": duel.plan.seed,
        "bots": list(duel.plan.bots),
        "bouts": test.count,
        "mean_difference": test.mean,
        "limits": list(test.limits()),
        "verdict": test.verdict(),
    }


# --- a ladder ------------------------------------------------------------------------------


def _ladder(screen: Screen, plan: Plan, jobs: int | None, *, as_json: bool) -> None:
    """Every bot of a plan against every other, so many games each."""
    pairs = list(combinations(plan.bots, 2))
    rates: dict[tuple[str, str], tuple[float, float, float]] = {}
    for first, second in pairs:
        duel = Duel(Plan(plan.game, (first, second), plan.games, plan.seed, plan.options))
        if not count_games(duel.run(jobs, whole=True), plan.games, screen.language):
            raise typer.Exit(INTERRUPTED)
        rates[first, second] = _rate(duel)
    if as_json:
        found = [
            {"bots": list(pair), "rate": rate[0], "limits": rate[1:]}
            for pair, rate in rates.items()
        ]
        document = {
            "game": plan.game,
            "options": plan.options,
            "seed": plan.seed,
            "games": plan.games,
            "pairs": found,
        }
        typer.echo(json.dumps(document, indent=2))
        return
    heading = {
        "game": find_game(plan.game).name(),
        "count": plan.games * len(pairs),
        "seed": plan.seed,
    }
    screen.say(Message("bots.heading", heading))
    screen.print(_ladder_grid(screen, plan.bots, rates))
    screen.print(screen_words(screen, "about-ladder"))


def _rate(duel: Duel) -> tuple[float, float, float]:
    """How often the first bot did better, a tie being half, and the limits of that."""
    won = sum(0.5 if not bout.difference else float(bout.difference > 0) for bout in duel.bouts)
    count = len(duel.bouts)
    return won / count, *wilson(won, count)


def _ladder_grid(
    screen: Screen, bots: tuple[str, ...], rates: dict[tuple[str, str], tuple[float, float, float]]
) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    grid.add_column(screen_words(screen, "column.bot"), no_wrap=True)
    for bot in bots[:-1]:
        grid.add_column(bot, justify="right")
    for at, bot in enumerate(bots[1:], 1):
        cells = []
        for other in bots[:at]:
            rate, low, high = rates[other, bot]
            cells.append(f"{1 - rate:.0%} ({100 * (1 - high):.0f}–{100 * (1 - low):.0f})")
        grid.add_row(bot, *cells)
    return grid
