"""The report of a benchmark: the best of several rounds, ratios to the peers, and targets."""

from typing import Any

Measured = dict[str, Any]
"""What a measuring script printed: JSON."""

# The best round is the maximum for rates and the minimum for costs. Peers have only the first
# rates.
RATES = ("games_per_s", "moves_per_s")
OUR_RATES = (*RATES, "greedy_games_per_s")
COSTS = ("copy_us", "greedy_turn_ms")


def best_speeds(rounds: list[Measured]) -> dict[str, Measured]:
    """The best of our own rounds in one build, by game."""
    best: dict[str, Measured] = {}
    for speed in [speed for one in rounds for speed in one["games"]]:
        known = best.setdefault(speed["game"], _speed(speed))
        for name in OUR_RATES:
            known[name] = max(known[name], speed[name])
        for name in COSTS:
            known[name] = min(known[name], speed[name])
    return best


def _speed(speed: Measured) -> Measured:
    return {name: speed[name] for name in (*OUR_RATES, *COSTS)}


def best_peers(rounds: list[Measured]) -> dict[str, Measured]:
    """The best of the peers' rounds, by library and game."""
    best: dict[str, Measured] = {}
    for peer in [peer for one in rounds for peer in one["peers"]]:
        known = best.setdefault(f"{peer['name']}: {peer['game']}", {"version": peer["version"]})
        for name in RATES:
            known[name] = max(known.get(name, 0.0), peer[name])
    return best


def by_game(builds: dict[str, dict[str, Measured]]) -> dict[str, dict[str, Measured]]:
    """Numbers by build and game, turned into numbers by game and build."""
    games: dict[str, dict[str, Measured]] = {}
    for build, numbers in builds.items():
        for game, number in numbers.items():
            games.setdefault(game, {})[build] = number
    return games


def ratios(
    speed: dict[str, dict[str, Measured]], peers: dict[str, Measured]
) -> dict[str, dict[str, dict[str, float]]]:
    """How many times as many moves a second as each peer, by game and build."""
    return {
        game: {
            build: {
                name: round(ours["moves_per_s"] / peer["moves_per_s"], 2)
                for name, peer in peers.items()
            }
            for build, ours in builds.items()
        }
        for game, builds in speed.items()
    }


def judge(target: Measured, report: Measured) -> Measured:
    """Compare one target with the report; `met` is null where nothing was measured."""
    got: Any = report
    for key in target["number"]:
        got = got.get(key) if isinstance(got, dict) else None
    if "at_least" in target:
        wanted, met = (
            f"at least {target['at_least']}",
            got is not None and got >= target["at_least"],
        )
    else:
        wanted, met = f"at most {target['at_most']}", got is not None and got <= target["at_most"]
    return {
        "name": target["name"],
        "wanted": wanted,
        "got": got,
        "met": None if got is None else met,
    }
