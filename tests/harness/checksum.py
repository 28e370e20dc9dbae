"""One checksum for the behaviour of every game: a hash of random games.

For the same seeds, interpreted and compiled code must print the same checksum.
"""

import argparse
import json
import sys
from hashlib import sha256
from typing import Final

from rollwright.build import is_compiled
from rollwright.core.chance import Luck
from rollwright.core.position import OVER, ROLL, Position
from tests.harness.cases import Case, default_cases, extra_cases

_SEEDS: Final = 1200
# Extra set-ups get only this fraction of the seeds: there may be many of them.
_EXTRA_SHARE: Final = 20
# Moves are drawn from a prefix of each list, so that some games keep what others spend at once.
_THRIFT: Final = (1, 4, 24)


def checksum(seeds: int) -> str:
    """The SHA-256 of this many games of every default set-up, and of fewer of the extra ones.

    It covers the legal moves at every decision; the whole position and the estimates after every
    roll of one game in eight, and at the end of each.
    """
    total = sha256()
    trials = [(case, seeds) for case in default_cases()]
    trials += [(case, seeds // _EXTRA_SHARE + 1) for case in extra_cases()]
    for case, games in trials:
        for seed in range(games):
            total.update("\n".join(_played(case, seed)).encode())
    return total.hexdigest()


def _played(case: Case, seed: int) -> list[str]:
    thrift = _THRIFT[seed % len(_THRIFT)]
    return _play(case, Luck(seed), thrift, thorough=seed % 8 == 0)


def _play(case: Case, luck: Luck, thrift: int, *, thorough: bool) -> list[str]:
    position, lines = case.new(), list[str]()
    while position.phase != OVER:
        if position.phase == ROLL:
            position.roll(position.sample(luck))
            if thorough:
                lines.append(_everything(case, position))
            continue
        for seat in position.waiting():
            while position.is_waiting(seat):
                moves = position.legal(seat)
                lines.append(str(moves))
                position.apply(seat, moves[luck.below(len(moves)) // thrift])
    lines.append(_everything(case, position))
    return lines


def _everything(case: Case, position: Position) -> str:
    seats = range(position.seats())
    worth = [f"{case.game.advice.estimate(position, seat):.6f}" for seat in seats]
    return json.dumps([position.to_json(), position.scores(), position.ranking(), worth])


def main() -> None:
    """Print which code ran, and its checksum."""
    parser = argparse.ArgumentParser(prog="scripts/checksum", description=__doc__)
    parser.add_argument(
        "seeds", type=int, nargs="?", default=_SEEDS, help="games of each default set-up"
    )
    seeds = parser.parse_args().seeds
    sys.stderr.write(
        f"{'compiled' if is_compiled() else 'pure'}, {seeds} games of each default set-up\n"
    )
    sys.stdout.write(f"{checksum(seeds)}\n")
