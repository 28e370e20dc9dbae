"""Does memory stay flat while many games are played? Asked of the Python that runs this.

    python bench/memory.py rolling-america --games 1000000

It prints one JSON object: how `rollwright` was built, and how much memory the process held
early on and at the end.
"""

import argparse
import json
import resource
import sys
from pathlib import Path

from rollwright.build import is_compiled
from rollwright.core.chance import Luck
from rollwright.core.game import Game
from rollwright.core.playout import play_randomly
from rollwright.games import find_game

SEED = 20240607
EARLY_GAMES = 10_000


def memory_kib() -> int:
    """The memory of this process; its peak where only that is known."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * resource.getpagesize() // 1024
    except OSError:
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most // 1024 if sys.platform == "darwin" else most


def measure(game: Game, games: int) -> dict[str, int]:
    """Play many games, and measure the memory after some and after all of them."""
    luck = Luck(SEED)
    early = min(EARLY_GAMES, games // 2)
    for _ in range(early):
        play_randomly(game.new(game.min_seats, {}), luck)
    early_kib = memory_kib()
    for _ in range(games - early):
        play_randomly(game.new(game.min_seats, {}), luck)
    end_kib = memory_kib()
    return {
        "early_games": early,
        "early_kib": early_kib,
        "games": games,
        "end_kib": end_kib,
        "growth_kib": end_kib - early_kib,
    }


def main() -> None:
    """Measure one game and print the report."""
    parser = argparse.ArgumentParser(description="Watch the memory over many games.")
    parser.add_argument("game", help="the id of the game")
    parser.add_argument("--games", type=int, default=1_000_000, help="how many of them")
    given = parser.parse_args()
    build = "compiled" if is_compiled() else "pure"
    memory = measure(find_game(given.game), given.games)
    print(json.dumps({"build": build, "memory": memory}, indent=2))


if __name__ == "__main__":
    main()
