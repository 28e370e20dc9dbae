"""`rollwright simulate`: plays many games between bots, and prints statistics."""

import json
import secrets
from collections.abc import Callable, Iterator
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table as Grid

from rollwright.bots import all_bots
from rollwright.bots.feature import Feature
from rollwright.bots.simulation import Plan, Simulation
from rollwright.bots.spread import QUANTILES, Spread, spread_of
from rollwright.cli.language import LanguageOption
from rollwright.cli.options import check_seed, options_of
from rollwright.cli.own_cards import CardsOption
from rollwright.cli.progress import INTERRUPTED, count_games, print_stopped
from rollwright.cli.screen import Screen
from rollwright.cli.seating import Seating, players_of
from rollwright.core.errors import BadOptions
from rollwright.core.message import Message, say
from rollwright.games import find_game


def _option(metavar: str, key: str) -> Any:
    return typer.Option(metavar=metavar, help=key, show_default=False)


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="bots.help.game")],
    bot: Annotated[list[str] | None, _option("NAME", "bots.help.bot")] = None,
    games: Annotated[int, typer.Option(metavar="N", help="bots.help.games")] = 100,
    seed: Annotated[str | None, _option("TEXT", "bots.help.seed")] = None,
    jobs: Annotated[int | None, _option("N", "bots.help.jobs")] = None,
    option: Annotated[list[str] | None, _option("KEY=VALUE", "cli.help.option")] = None,
    times: Annotated[bool, typer.Option("--times", help="bots.help.times")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="bots.help.json")] = False,
    cards: CardsOption = None,
    language: LanguageOption = "",
) -> None:
    """Let bots play many games."""
    screen = Screen(language)
    chosen = find_game(game)
    if not bot:
        raise BadOptions(Message("bots.none", {"bots": ", ".join(sorted(all_bots()))}))
    check_seed(seed)
    seed = secrets.token_hex(8) if seed is None else seed
    plan = Plan(game, tuple(bot), games, seed, options_of(option or [], chosen, screen))
    simulation = Simulation(plan)
    complete = count_games(simulation.run(jobs), games, language)
    if simulation.played and as_json:
        typer.echo(json.dumps(_document(simulation), ensure_ascii=False, indent=2))
    elif simulation.played:
        _Report(screen, simulation).show(times)
    if not complete:
        print_stopped(simulation.played, games, language)
        raise typer.Exit(INTERRUPTED)


# --- results ---------------------------------------------------------------------------


def _document(simulation: Simulation) -> dict[str, object]:
    """All results, for other programs."""
    plan = simulation.plan
    bots = zip(plan.bots, simulation.tallies, strict=True)
    return {
        "game": plan.game,
        "rules": find_game(plan.game).rules,
        "options": plan.options,
        "seed": plan.seed,
        "games": simulation.played,
        "bots": [{"bot": bot, **tally.to_json()} for bot, tally in bots],
    }


class _Report:
    """The results as tables."""

    def __init__(self, screen: Screen, simulation: Simulation) -> None:
        plan = simulation.plan
        self._screen = screen
        self._plan = plan
        self._game = find_game(plan.game)
        self._tallies = simulation.tallies
        players = players_of(self._game, Seating(len(plan.bots), plan.bots), screen.language)
        self._names = [player.name for player in players]
        # How much a score of 1 is shown as: 0.1 in a game that counts tenths.
        self._unit = float(self._game.score_text(1))

    def show(self, times: bool) -> None:
        """Print everything."""
        count, plan = self._tallies[0].games, self._plan
        heading = self._words("heading", game=self._game.name(), count=count, seed=plan.seed)
        self._screen.print(heading)
        if plan.options:
            self._screen.print(self._words("options", options=json.dumps(plan.options)))
        self._screen.print(self._overview(times))
        self._screen.print(self._spreads())
        features = self._features()
        for bot, found in features.items():
            self._screen.print(self._feature_grid(bot, found))
        if len(self._names) > 1:
            self._screen.print(self._words("about-wins"))
        self._screen.print(self._words("about-spreads"))
        if features:
            self._screen.print(self._words("about-features"))

    def _words(self, key: str, **args: object) -> str:
        return say(Message(f"bots.{key}", args), self._screen.language)

    def _grid(self, headings: list[str], first: str = "") -> Grid:
        grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
        grid.add_column(first or self._words("column.bot"), no_wrap=True)
        for heading in headings:
            grid.add_column(heading, justify="right", overflow="fold")
        return grid

    # --- wins ----------------------------------------------------------------------------

    def _overview(self, times: bool) -> Grid:
        """A row per bot: win rate, place, moves and time."""
        keys = ["win-rate", "confidence", "place"] if len(self._names) > 1 else []
        keys += ["moves", "time"] if times else ["moves"]
        grid = self._grid([self._words(f"column.{key}") for key in keys])
        for name, tally in zip(self._names, self._tallies, strict=True):
            low, high = tally.win_interval()
            cells = {
                "win-rate": f"{tally.win_rate():.1%}",
                "confidence": f"{low:.1%} – {high:.1%}",
                "place": f"{tally.mean_place():.2f}",
                "moves": f"{tally.moves / tally.games:.1f}",
                "time": f"{tally.seconds / tally.moves * 1000:.2f}",
            }
            grid.add_row(name, *(cells[key] for key in keys))
        return grid

    # --- distributions -------------------------------------------------------------------

    def _spreads(self) -> Grid:
        """For each number, a row per bot."""
        percents = [f"{percent} %" for percent in QUANTILES[1:-1]]
        before = [self._words(f"column.{key}") for key in ("mean", "deviation", "least")]
        grid = self._grid([*before, *percents, self._words("column.greatest")])
        for label, spreads in self._labelled():
            grid.add_row(label)
            for name, spread in zip(self._names, spreads, strict=True):
                grid.add_row(f"  {name}", *_cells(spread, self._game.score_text, self._unit))
        rounds = self._tallies[0].rounds
        if len(rounds) > 1:
            grid.add_row(self._words("rounds"), *_cells(spread_of(rounds), str, 1.0))
        return grid

    def _labelled(self) -> Iterator[tuple[str, list[Spread]]]:
        """The score, named also by the numbers that equal it, and the other numbers."""
        names = sorted({name for tally in self._tallies for name in tally.numbers})
        others = []
        labels = [self._words("score")]
        for name in names:
            label = say(Message(f"{self._game.id}.number.{name}"), self._screen.language)
            if all(tally.numbers.get(name) == tally.scores for tally in self._tallies):
                labels.append(label)
            else:
                others.append((label, [spread_of(tally.numbers[name]) for tally in self._tallies]))
        yield " = ".join(labels), [spread_of(tally.scores) for tally in self._tallies]
        yield from others

    # --- features -------------------------------------------------------------------------

    def _features(self) -> dict[str, dict[str, Feature]]:
        """The features by bot; seats of bots with the same name are added up."""
        found: dict[str, dict[str, Feature]] = {}
        for bot, tally in zip(self._plan.bots, self._tallies, strict=True):
            for name, feature in tally.features.items():
                found.setdefault(bot, {}).setdefault(name, Feature()).add(feature)
        return found

    def _feature_grid(self, bot: str, features: dict[str, Feature]) -> Grid:
        """A row for each feature, those with the best win rate first."""
        wins = ["wins-with", "confidence", "wins-without"] if len(self._names) > 1 else []
        keys = ["share", "amount", "score-with", "score-without", *wins]
        grid = self._grid([self._words(f"column.{key}") for key in keys], bot)
        had = {name: feature for name, feature in features.items() if feature.having.seats}
        for name in sorted(had, key=lambda name: (-had[name].having.win_rate(), name)):
            feature = had[name]
            label = say(Message(f"{self._game.id}.{name}"), self._screen.language)
            cells = [f"{feature.share():.0%}", f"{feature.mean_amount():.2f}"]
            for stats in (feature.having, feature.lacking):
                mean = f"{stats.mean_score() * self._unit:.1f}" if stats.seats else "–"
                cells.append(mean)
            if wins:
                low, high = feature.having.win_interval()
                cells += [f"{feature.having.win_rate():.0%}", f"{100 * low:.0f}–{high:.0%}"]
                cells.append(f"{feature.lacking.win_rate():.0%}" if feature.lacking.seats else "–")
            grid.add_row(label, *cells)
        return grid


def _cells(spread: Spread, written: Callable[[int], str], unit: float) -> list[str]:
    """The cells of a row; `unit` is how much a value of 1 is shown as."""
    deviation = "–" if spread.deviation is None else f"{spread.deviation * unit:.2f}"
    quantiles = [written(spread.quantiles[percent]) for percent in QUANTILES]
    return [f"{spread.mean * unit:.2f}", deviation, *quantiles]
