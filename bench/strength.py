"""How strong the bots are: mean scores with their limits, and the thinking time.

`make strength` prints one JSON object, by the compiled build: each bot over fixed dice that no
training has seen, until the limits of its mean are narrow enough, or for as many games as are
allowed. In Dice Realms two seats meet, and the share of victories over `greedy` counts.
"""

import argparse
import json
import math
import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from rollwright.bots.simulation import Plan, Simulation
from rollwright.games import find_game

# Training uses other seeds.
_SEED: Final = "strength"
_Z: Final = 1.96


@dataclass(frozen=True, slots=True)
class Measure:
    """A bot in a game, how narrow the limits shall be, and how many games there may be."""

    name: str
    game: str
    bots: tuple[str, ...]
    options: dict[str, object] = field(default_factory=dict)
    # Half the width of the limits, as scores are shown.
    reach: float = 0.3
    games: int = 400


_ALL: Final[dict[str, object]] = {"set": "all"}
_BASE: Final[dict[str, object]] = {"set": "base"}
MEASURES: Final = (
    *(
        Measure(f"america-{bot}", "rolling-america", (bot,))
        for bot in ("greedy", "trained", "expert")
    ),
    *(
        Measure(f"realms-{name}-{bot}", "rolling-realms", (bot,), options, reach=0.7)
        for name, options in (("all", _ALL), ("base", _BASE))
        for bot in ("greedy", "trained", "expert")
    ),
    *(Measure(f"dice-{bot}", "dice-realms", (bot, "greedy")) for bot in ("trained", "expert")),
)


def measured(measure: Measure, jobs: int | None, most: int | None) -> dict[str, object]:
    """The mean score or the share of victories, with limits, and the time for a turn."""
    games = min(measure.games, most or measure.games)
    simulation = Simulation(Plan(measure.game, measure.bots, games, _SEED, measure.options))
    versus = len(measure.bots) > 1
    for _ in simulation.run(jobs):
        if not versus and _is_narrow(measure, simulation):
            break
    tally = simulation.tallies[0]
    found: dict[str, object] = {"games": tally.games, "ms_per_move": _millis(simulation)}
    if versus:
        return found | {"win_rate": tally.win_rate(), "limits": tally.win_interval()}
    mean, reach = _mean(measure, tally.scores)
    few = sum(count for score, count in tally.scores.items() if score <= 4) / tally.games
    share = {} if find_game(measure.game).higher_is_better else {"at_most_4": round(few, 3)}
    return found | {"mean": round(mean, 3), "reach": round(reach, 3)} | share


def _is_narrow(measure: Measure, simulation: Simulation) -> bool:
    return (
        simulation.played >= 50 and _mean(measure, simulation.tallies[0].scores)[1] <= measure.reach
    )


def _mean(measure: Measure, scores: Counter[int]) -> tuple[float, float]:
    """The mean score as it is shown, and half the width of its limits."""
    unit = float(find_game(measure.game).score_text(1))
    count = scores.total()
    mean = sum(score * times for score, times in scores.items()) / count
    squares = sum((score - mean) ** 2 * times for score, times in scores.items())
    deviation = math.sqrt(squares / max(1, count - 1))
    return mean * unit, _Z * deviation / math.sqrt(count) * unit


def _millis(simulation: Simulation) -> float:
    tally = simulation.tallies[0]
    return round(tally.seconds / tally.moves * 1000, 2)


def main() -> None:
    """Measure all, or those whose names contain a word."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="only the measures whose names contain this")
    parser.add_argument("--games", type=int, help="at most so many games each")
    parser.add_argument("--jobs", type=int, help="processes; by default one for each core")
    args = parser.parse_args()
    found: dict[str, object] = {}
    for measure in MEASURES:
        if args.only in measure.name:
            found[measure.name] = measured(measure, args.jobs, args.games)
            print(measure.name, found[measure.name], file=sys.stderr, flush=True)
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
