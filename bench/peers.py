"""Random play of other game libraries, timed for comparison with ours.

Each peer plays whole games from the start, picking uniformly among the legal moves, for a given
number of seconds of processor time in this one process. Run it in a virtual environment that
holds the packages of ``peers-requirements.txt``; it needs nothing of this project:

    python bench/peers.py --seconds 3

It prints one JSON object: ``peers`` lists what was measured, and ``skipped`` lists every peer
that could not be loaded, with the reason.
"""

import argparse
import contextlib
import json
import random
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import import_module, metadata
from typing import Any

SEED = 20240607
WARM_UP_SHARE = 0.1

# About one random chess game in nine has not ended by itself after this many plies; it is cut
# off here and counted, so that no long game overruns a short measurement.
CHESS_PLY_CAP = 500

PlayGame = Callable[[], int]
"""Plays one whole game and returns how many moves the players made in it."""


class PeerUnavailableError(Exception):
    """The library is installed but does not offer the game we want to measure."""


@dataclass(frozen=True)
class Peer:
    """A library's game; `prepare` imports the library, so it fails where that is missing."""

    name: str
    distribution: str
    game: str
    prepare: Callable[[random.Random], PlayGame]


@dataclass(frozen=True)
class Tally:
    """What was played in a measured stretch of time."""

    games: int
    moves: int
    seconds: float


@dataclass(frozen=True)
class Result:
    """One line of the report."""

    name: str
    version: str
    game: str
    games: int
    moves: int
    seconds: float
    games_per_s: float
    moves_per_s: float


@dataclass(frozen=True)
class Skip:
    """A peer that could not be measured, and why."""

    name: str
    reason: str


# The peers are imported by name, when their turn comes: a missing one is then reported instead
# of stopping the others, and type checking needs none of them installed.


def prepare_chess(rng: random.Random) -> PlayGame:
    """Random chess with python-chess; a move is a ply."""
    chess = import_module("chess")

    def play() -> int:
        board = chess.Board()
        plies = 0
        while plies < CHESS_PLY_CAP and not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            plies += 1
        return plies

    return play


def prepare_open_spiel_python(rng: random.Random) -> PlayGame:
    """Tic-tac-toe, an OpenSpiel game that is itself written in Python."""
    import_module("open_spiel.python.games")  # registers the Python games with pyspiel
    return open_spiel_player("python_tic_tac_toe", rng)


def prepare_open_spiel_cpp(game_name: str) -> Callable[[random.Random], PlayGame]:
    """A game OpenSpiel implements in C++, driven from Python."""

    def prepare(rng: random.Random) -> PlayGame:
        return open_spiel_player(game_name, rng)

    return prepare


def open_spiel_player(game_name: str, rng: random.Random) -> PlayGame:
    """Random play of a registered OpenSpiel game."""
    pyspiel = import_module("pyspiel")
    if game_name not in pyspiel.registered_names():
        raise PeerUnavailableError("this build of OpenSpiel does not have the game")
    game = pyspiel.load_game(game_name)

    def play() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                # Dice are not decisions: they cost time, but only players' actions are moves.
                state.apply_action(sample_chance(state, rng))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
        return moves

    return play


def sample_chance(state: Any, rng: random.Random) -> int:
    """Draw an outcome of an OpenSpiel chance node by its probability."""
    # OpenSpiel's own example draws with numpy.random.choice; this is faster, which favours it.
    outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(outcomes, probabilities)[0])


def prepare_pettingzoo(rng: random.Random) -> PlayGame:
    """Connect four through PettingZoo's agent-by-agent loop, without rendering."""
    env = import_module("pettingzoo.classic.connect_four_v3").env()

    def play() -> int:
        env.reset(seed=SEED)
        moves = 0
        for _agent in env.agent_iter():
            observation, _reward, termination, truncation, _info = env.last()
            if termination or truncation:
                env.step(None)  # the loop asks this of each agent once the game is over
            else:
                env.step(rng.choice(legal_columns(observation["action_mask"])))
                moves += 1
        return moves

    return play


def legal_columns(action_mask: Any) -> list[int]:
    """The columns that a PettingZoo action mask allows."""
    # PettingZoo's examples use action_space.sample(mask); this is faster, which favours it.
    return [column for column, allowed in enumerate(action_mask) if allowed]


PEERS = (
    Peer("python-chess", "chess", "chess", prepare_chess),
    Peer("OpenSpiel", "open_spiel", "python_tic_tac_toe", prepare_open_spiel_python),
    Peer("OpenSpiel", "open_spiel", "pig", prepare_open_spiel_cpp("pig")),
    Peer("OpenSpiel", "open_spiel", "backgammon", prepare_open_spiel_cpp("backgammon")),
    # Each roll in yacht is a chance node that lists all 7776 outcomes: nearly all of its time.
    Peer("OpenSpiel", "open_spiel", "yacht", prepare_open_spiel_cpp("yacht")),
    Peer("PettingZoo", "pettingzoo", "connect_four_v3", prepare_pettingzoo),
)


def play_for(play: PlayGame, seconds: float) -> Tally:
    """Play whole games until the time is up; the last game is finished and counted."""
    games = moves = 0
    start = time.process_time()
    elapsed = 0.0
    while games == 0 or elapsed < seconds:
        moves += play()
        games += 1
        elapsed = time.process_time() - start
    return Tally(games, moves, elapsed)


def measure(peer: Peer, seconds: float) -> Result | Skip:
    """Time one peer, or say why it cannot be timed."""
    try:
        play = peer.prepare(random.Random(SEED))
        version = metadata.version(peer.distribution)
    except (ImportError, PeerUnavailableError) as error:
        return Skip(peer.name, f"{peer.game}: {error}")
    play_for(play, seconds * WARM_UP_SHARE)
    tally = play_for(play, seconds)
    return Result(
        name=peer.name,
        version=version,
        game=peer.game,
        games=tally.games,
        moves=tally.moves,
        seconds=round(tally.seconds, 3),
        games_per_s=round(tally.games / tally.seconds, 1),
        moves_per_s=round(tally.moves / tally.seconds, 1),
    )


def report(outcomes: list[Result | Skip]) -> dict[str, list[dict[str, object]]]:
    """Sort the outcomes into those measured and those skipped."""
    return {
        "peers": [asdict(outcome) for outcome in outcomes if isinstance(outcome, Result)],
        "skipped": [asdict(outcome) for outcome in outcomes if isinstance(outcome, Skip)],
    }


def positive_seconds(text: str) -> float:
    """Read the --seconds option."""
    seconds = float(text)
    if not 0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError("must be a positive number of seconds")
    return seconds


def main() -> None:
    """Measure every peer in turn and print the report."""
    parser = argparse.ArgumentParser(description="Time random play of other game libraries.")
    parser.add_argument(
        "--seconds",
        type=positive_seconds,
        default=3.0,
        help="measured processor time for each peer",
    )
    seconds: float = parser.parse_args().seconds
    # Some libraries greet on import; standard output must hold nothing but the JSON.
    with contextlib.redirect_stdout(sys.stderr):
        outcomes = [measure(peer, seconds) for peer in PEERS]
    print(json.dumps(report(outcomes), indent=2))


if __name__ == "__main__":
    main()
