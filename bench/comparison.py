"""Compares the crowd of this version with an earlier one, in the same run on the same machine.

`python -m bench.comparison --before PYTHON` lets the same clients play with the server that PYTHON
has installed and with the present one, by turns, and prints the figures of both as JSON, and how
many times faster and smaller the present one is.
"""

import argparse
import json
import statistics
import sys
from collections.abc import Iterator
from typing import Any, Final

from bench.load import measure, run

_GAMES: Final = ("rolling-america", "rolling-realms")
_WAIT: Final = "roll_to_sheet_p99"
_BYTES: Final = "bytes_per_seat_and_turn"
_TURNS: Final = 3

Figures = dict[str, Any]


def compared(game: str, before: list[Figures], now: list[Figures]) -> Figures:
    """The figures of both versions, each the median of its runs, and their ratios."""
    waits, sizes = _medians(_WAIT, before, now), _medians(_BYTES, before, now)
    return {
        "game": game,
        "seats": now[0]["seats"],
        "runs_each": len(now),
        f"{_WAIT}_before": waits[0],
        f"{_WAIT}_now": waits[1],
        "times_faster": round(waits[0] / waits[1], 2),
        f"{_BYTES}_before": sizes[0],
        f"{_BYTES}_now": sizes[1],
        "share_of_bytes": round(sizes[1] / sizes[0], 3),
        "every_wait_before": [figures[_WAIT] for figures in before],
        "every_wait_now": [figures[_WAIT] for figures in now],
    }


def _medians(name: str, *versions: list[Figures]) -> list[float]:
    return [statistics.median(figures[name] for figures in runs) for runs in versions]


def _compare(pythons: list[str], seats: int, times: int) -> Iterator[Figures]:
    for game in _GAMES:
        runs: list[list[Figures]] = [[], []]
        for _ in range(times):
            for version, python in enumerate(pythons):
                figures = measure(run(seats, _TURNS, game, python=python))
                assert not figures["lost"] + figures["doubled"], figures
                runs[version].append(figures)
        yield compared(game, *runs)


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", required=True, metavar="PYTHON")
    parser.add_argument("--seats", type=int, default=10_000)
    parser.add_argument("--times", type=int, default=3)
    asked = parser.parse_args()
    for line in _compare([asked.before, sys.executable], asked.seats, asked.times):
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
