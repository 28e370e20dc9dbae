"""Random play of our own games over the public contract, timed in the Python that runs this.

    python bench/playouts.py --seconds 3

Every game is played by as few seats as it takes, from the start to the end, each move drawn
evenly from the legal ones; then by the greedy bot at every seat. It prints one JSON object: how
`rollwright` was built, and for each game its speed, what a copy of a position costs, how many
games the greedy bot plays in a second, and how long it thinks for a turn.
"""

import argparse
import json
import statistics
import time
from dataclasses import asdict, dataclass

from rollwright.bots import find_bot
from rollwright.build import is_compiled
from rollwright.core.chance import Luck
from rollwright.core.game import Game
from rollwright.core.playout import play_randomly
from rollwright.core.position import OVER, PLAY, ROLL, Position
from rollwright.games import all_games

SEED = 20240607
WARM_UP_SHARE = 0.1
COPIES = 2000
COPY_ROUNDS = 15


@dataclass(frozen=True)
class Speed:
    """How fast one game was played."""

    game: str
    games: int
    moves: int
    seconds: float
    games_per_s: float
    moves_per_s: float
    copy_us: float
    greedy_games_per_s: float
    greedy_turn_ms: float


def play_for(game: Game, luck: Luck, seconds: float) -> tuple[int, int, float]:
    """Play whole games until the time is up; return the games, moves and seconds."""
    games = moves = 0
    start = time.process_time()
    elapsed = 0.0
    while games == 0 or elapsed < seconds:
        moves += play_randomly(game.new(game.min_seats, {}), luck)
        games += 1
        elapsed = time.process_time() - start
    return games, moves, elapsed


def middle_position(game: Game) -> Position:
    """A position half-way through a random game: one with something to copy in it."""
    position, luck = game.new(game.min_seats, {}), Luck(SEED)
    met: list[Position] = []
    while position.phase != OVER:
        if position.phase == ROLL:
            position.roll(position.sample(luck))
            continue
        seat = position.waiting()[0]
        moves = position.legal(seat)
        position.apply(seat, moves[luck.below(len(moves))])
        met.append(position.copy())
    return met[len(met) // 2]


def copy_cost(position: Position) -> float:
    """Microseconds for one copy, the call included: the median over several rounds."""
    costs = []
    for _ in range(COPY_ROUNDS):
        start = time.process_time()
        for _ in range(COPIES):
            position.copy()
        costs.append((time.process_time() - start) / COPIES * 1e6)
    return statistics.median(costs)


def play_greedily(game: Game, luck: Luck) -> tuple[int, float]:
    """Let the greedy bot play every seat; return its turns and its thinking time."""
    bot, position = find_bot("greedy"), game.new(game.min_seats, {})
    turns, thinking = 0, 0.0
    while position.phase != OVER:
        while position.phase == ROLL:
            position.roll(position.sample(luck))
        turns += 1
        start = time.process_time()
        while position.phase == PLAY:
            seat = position.waiting()[0]
            for move in bot.advise(game, position, seat, luck).line:
                position.apply(seat, move)
        thinking += time.process_time() - start
    return turns, thinking


def greedy_speed(game: Game, seconds: float) -> tuple[float, float]:
    """Games a second of the greedy bot, and its milliseconds for a whole turn on average."""
    luck, games, turns, thinking = Luck(SEED), 0, 0, 0.0
    start = time.process_time()
    while games == 0 or time.process_time() - start < seconds:
        more_turns, more_thinking = play_greedily(game, luck)
        games, turns, thinking = games + 1, turns + more_turns, thinking + more_thinking
    return games / (time.process_time() - start), thinking / turns * 1e3


def measure(game: Game, seconds: float) -> Speed:
    """Time one game."""
    luck = Luck(SEED)
    play_for(game, luck, seconds * WARM_UP_SHARE)
    games, moves, elapsed = play_for(game, luck, seconds)
    greedy_games, greedy_turn = greedy_speed(game, seconds)
    return Speed(
        game=game.id,
        games=games,
        moves=moves,
        seconds=round(elapsed, 3),
        games_per_s=round(games / elapsed, 1),
        moves_per_s=round(moves / elapsed, 1),
        copy_us=round(copy_cost(middle_position(game)), 3),
        greedy_games_per_s=round(greedy_games, 2),
        greedy_turn_ms=round(greedy_turn, 2),
    )


def main() -> None:
    """Measure every game in turn and print the report."""
    parser = argparse.ArgumentParser(description="Time random play of our own games.")
    parser.add_argument(
        "--seconds", type=float, default=3.0, help="measured processor time for each game"
    )
    seconds: float = parser.parse_args().seconds
    speeds = [asdict(measure(game, seconds)) for game in all_games().values()]
    build = "compiled" if is_compiled() else "pure"
    print(json.dumps({"build": build, "games": speeds}, indent=2))


if __name__ == "__main__":
    main()
