"""`rollwright realms balance`: bots play realms beside others, and what they count is printed."""

import json
import secrets
from typing import Final

import typer
from rich import box
from rich.table import Table

from rollwright.bots.balance import Balance, BalancePlan, CardTally
from rollwright.cli.options import check_seed
from rollwright.cli.progress import INTERRUPTED, count_games, print_stopped
from rollwright.cli.screen import Screen
from rollwright.core.message import Message, say
from rollwright.games import find_game

# With each realm: even where the rules are not compiled, all realms are played in a minute or two.
DEFAULT_ROUNDS: Final = 40
# How many resources a heading names, for their plural.
_MANY: Final = 2


def report_balance(
    screen: Screen, plan: BalancePlan, jobs: int | None, *, times: bool, as_json: bool
) -> None:
    """Play, and print tables for people or one document for programs; with `times` if wanted."""
    balance = Balance(plan)
    complete = count_games(balance.run(jobs), balance.wanted, screen.language)
    tallies = {card: tally for card, tally in balance.tallies.items() if tally.games}
    if tallies and as_json:
        typer.echo(json.dumps(_document(plan, tallies, times), ensure_ascii=False, indent=2))
    elif tallies:
        _show(screen, plan, tallies, times)
    if not complete:
        print_stopped(balance.played, balance.wanted, screen.language)
        raise typer.Exit(INTERRUPTED)


def balance_plan(
    game: str, cards: list[str], bot: str, games: int, seed: str | None
) -> BalancePlan:
    """The plan for these cards; without a seed one is drawn."""
    check_seed(seed)
    seed = secrets.token_hex(8) if seed is None else seed
    return BalancePlan(game, tuple(dict.fromkeys(cards)), bot, games, seed)


def _document(plan: BalancePlan, tallies: dict[str, CardTally], times: bool) -> dict[str, object]:
    """All results, for other programs."""
    return {
        "game": plan.game,
        "rules": find_game(plan.game).rules,
        "bot": plan.bot,
        "seed": plan.seed,
        "realms": {
            card: tally.to_json() | ({"turn_ms": tally.turn_millis()} if times else {})
            for card, tally in tallies.items()
        },
    }


def _show(screen: Screen, plan: BalancePlan, tallies: dict[str, CardTally], times: bool) -> None:
    count = sum(tally.games for tally in tallies.values())
    title = screen.words("balance-title", bot=plan.bot)
    screen.say(Message("bots.heading", {"game": title, "count": count, "seed": plan.seed}))
    screen.print(_grid(screen, plan, tallies, times))
    names = {card.id: card.name for card in find_game(plan.game).cards()}
    for card, tally in tallies.items():
        if tally.unused():
            screen.tell("balance-unused", realm=names[card], places=", ".join(tally.unused()))
    screen.tell("balance-about")
    if times:
        screen.tell("balance-about-times")


def _grid(screen: Screen, plan: BalancePlan, tallies: dict[str, CardTally], times: bool) -> Table:
    """A row for each realm."""
    gains = list(next(iter(tallies.values())).gains)
    headings = [screen.words(key) for key in ("balance-stars", "balance-full")]
    for gain in gains:
        name = say(Message(f"{plan.game}.{gain}", {"count": _MANY}), screen.language)
        headings.append(name.capitalize())
    headings.append(screen.words("balance-dice"))
    if times:
        headings.append(screen.words("balance-time"))
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    grid.add_column(screen.words("realms-id"), overflow="fold")
    for heading in headings:
        grid.add_column(heading, justify="right", overflow="fold")
    for card, tally in tallies.items():
        cells = [f"{tally.mean_score():.2f}", f"{tally.full / tally.games:.0%}"]
        cells += [f"{tally.gains[gain] / tally.games:.2f}" for gain in gains]
        cells.append(f"{tally.dice / tally.games:.1f}")
        grid.add_row(card, *cells, *([f"{tally.turn_millis():.1f}"] if times else []))
    return grid
