"""How few Xs are possible in Rolling America when the dice of the next turns are known.

`make bound` prints one JSON object, over fixed dice that no training has seen. With all 24 turns
known there is a limit that nobody can beat (`least`). All else was `reached` and proves that so few
are possible, but not that fewer are not: with fewer turns known, by a player who searches the known
turns, values what lies behind by the learned value, and leaves the turns to the solver as soon as
all that are left are known. Who knows all begins with the best of these plays.
"""

import argparse
import json
import math
import sys
import time
from typing import Final, NamedTuple

from rollwright.bots.best_play import TurnLines, best_play
from rollwright.bots.look_ahead import look_ahead
from rollwright.core.chance import Luck
from rollwright.core.position import OVER, ROLL, Position
from rollwright.games import find_game

_GAME: Final = "rolling-america"
_SEED: Final = "bound"
_TURNS: Final = 24
_AHEAD: Final = (1, 2, 4, 8, 24)
_Z: Final = 1.96


class Reached(NamedTuple):
    """The Xs of a game, and the moves; fewer than `least` are impossible from the last plan on."""

    xs: int
    least: int
    seconds: float
    turns: TurnLines


def dice_of(number: int) -> tuple[Position, list[int]]:
    """The first position of a game, and all its rolls."""
    luck = Luck(f"{_SEED} {number}")
    first = find_game(_GAME).new(1, {})
    position, rolls = first.copy(), list[int]()
    while position.phase != OVER:
        rolls.append(position.sample(luck))
        position.roll(rolls[-1])
        # Which moves are made changes no dice.
        while position.phase not in (ROLL, OVER):
            position.apply(0, position.legal(0)[0])
    return first, rolls


def played(number: int, ahead: int, effort: float, known: TurnLines | None) -> Reached:
    """A game of which so many turns are known ahead; a play of it may be `known` as well."""
    start = time.monotonic()
    game = find_game(_GAME)
    position, rolls = dice_of(number)
    turns: TurnLines = ()
    while len(rolls) > ahead:
        line = look_ahead(game.advice, position, 0, rolls[:ahead]).turns[0]
        position.roll(rolls.pop(0))
        for move in line:
            position.apply(0, move)
        turns = (*turns, line)
    best = best_play(game, position, 0, rolls, effort, None if turns else known)
    assert best is not None
    return Reached(best.score, best.bound, time.monotonic() - start, turns + best.turns)


def summary(games: list[Reached], ahead: int) -> dict[str, object]:
    """The mean of what was reached, with limits, and what nobody can beat."""
    xs = [game.xs for game in games]
    mean = sum(xs) / len(xs)
    deviation = math.sqrt(sum((one - mean) ** 2 for one in xs) / max(1, len(xs) - 1))
    found: dict[str, object] = {
        "turns_known": ahead,
        "games": len(xs),
        "reached": round(mean, 2),
        "reach": round(_Z * deviation / math.sqrt(len(xs)), 2),
        "fewest": min(xs),
        "seconds_a_game": round(sum(game.seconds for game in games) / len(games), 1),
    }
    if ahead == _TURNS:
        found["least"] = round(sum(game.least for game in games) / len(games), 2)
        found["proven_best"] = sum(game.xs == game.least for game in games)
    return found


def main() -> None:
    """Play all games, or as many as there is time for, and print what was reached."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="how many games")
    parser.add_argument("--ahead", default=",".join(map(str, _AHEAD)), help="turns that are known")
    parser.add_argument("--effort", type=float, default=20.0, help="work of the solver in a game")
    parser.add_argument("--seconds", type=float, default=math.inf, help="begin no game after that")
    args = parser.parse_args()
    aheads = [int(one) for one in args.ahead.split(",")]
    games: dict[int, list[Reached]] = {ahead: [] for ahead in aheads}
    start = time.monotonic()
    for number in range(args.games):
        if number and time.monotonic() - start > args.seconds:
            break
        best: Reached | None = None
        for ahead in aheads:
            # Whoever knows all can play as the best of those who know less.
            reached = played(number, ahead, args.effort, best.turns if best else None)
            games[ahead].append(reached)
            best = reached if best is None or reached.xs < best.xs else best
            print(f"game {number}, {ahead} known:", *reached[:3], file=sys.stderr, flush=True)
    found = [summary(games[ahead], ahead) for ahead in aheads]
    print(json.dumps({"effort": args.effort, "bound": found}, indent=2))


if __name__ == "__main__":
    main()
