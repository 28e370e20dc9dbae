"""What every bot decides in fixed positions, as short digests: they tell refactoring from change.

Positions come from games by chance and from games of the greedy bot, in several set-ups and at all
seats. A bot answers in each with the moves of its line; only these count, and not what it thinks
they are worth, for that may differ in the last digit from machine to machine.
"""

import argparse
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from rollwright.bots import DEFAULT_BOT, Bot, bots_by_strength, find_bot, line_texts
from rollwright.bots.expert import ExpertBot
from rollwright.core.chance import Luck
from rollwright.core.game import Game
from rollwright.core.position import OVER, ROLL, Position
from rollwright.games import all_games, find_game

FILE: Final = Path(__file__).parents[1] / "bots/decisions.toml"
_HEAD: Final = """\
# What every bot decides in fixed positions of every game, as digests, and how many moves these are.
# Written by scripts/decisions: do not edit.
"""
# So many moves of each bot in each game: a thousand in all games.
MOVES: Final = 200
# From so many positions; a bot that decides one move at a time meets them again, with other luck.
_MOMENTS: Final = 60
# Fewer decisions than this of the same turn lie before a moment.
_INTO_TURN: Final = 3
_DIGITS: Final = 12
# The expert plays on from few ends only: what it decides matters here, not how well.
_EXPERT: Final = ExpertBot(ends=3, playouts=4)
# The options of each game that are played by turns, beside those that nobody chooses.
_OPTIONS: Final[dict[str, tuple[dict[str, object], ...]]] = {
    "rolling-realms": ({"set": "all"}, {"rounds": 1, "set": "all"}),
    "youtoma": ({"level": "hard"}, {"rounds": 1, "level": "easy"}),
    "dice-realms": ({"setup": "random", "attacks": "all"}, {"setup": "open-war"}),
}


class Moment(NamedTuple):
    """A position in which a seat has to decide."""

    position: Position
    seat: int


class Digest(NamedTuple):
    """What a bot decides in a game, and by how many moves."""

    text: str
    moves: int


def digest_of(bot: str, game: str) -> Digest:
    """What a bot decides in the fixed positions of a game, until these are enough moves."""
    rules, player = find_game(game), _player(bot)
    total, moves, asked = sha256(), 0, 0
    while moves < MOVES:
        position, seat = moments(game)[asked % _MOMENTS]
        line = player.advise(rules, position, seat, Luck(f"decision {asked}")).line
        total.update(("\n".join(line_texts(position, seat, line)) + "\n\n").encode())
        moves += len(line)
        asked += 1
    return Digest(total.hexdigest()[:_DIGITS], moves)


def _player(bot: str) -> Bot:
    return _EXPERT if bot == "expert" else find_bot(bot)


# --- positions ---------------------------------------------------------------------------


@cache
def moments(game: str) -> list[Moment]:
    """The fixed positions of a game: by turns from games by chance and of the greedy bot."""
    rules = find_game(game)
    walks = [_walk(rules, find_bot(bot), at) for at, bot in enumerate(("random", DEFAULT_BOT))]
    return [next(walks[at % len(walks)]) for at in range(_MOMENTS)]


def _walk(game: Game, bot: Bot, number: int) -> Iterator[Moment]:
    """Games of a bot one after the other, each in another set-up."""
    played = 0
    while True:
        luck = Luck(f"{game.id} {bot.name} {played}")
        yield from _moments_of(game, bot, _first(game, number + played), luck)
        played += 1


def _first(game: Game, number: int) -> Position:
    most = min(4, game.max_seats or 4)
    seats = game.min_seats + number % (most - game.min_seats + 1)
    options = ({}, *_OPTIONS.get(game.id, ()))
    return game.new(seats, options[number % len(options)])


def _moments_of(game: Game, bot: Bot, position: Position, luck: Luck) -> Iterator[Moment]:
    """One seat in every turn, now and then in the middle of it; the others play by chance."""
    chosen, before = 0, 0
    while position.phase != OVER:
        if position.phase == ROLL:
            position.roll(position.sample(luck))
            chosen, before = luck.below(position.seats()), luck.below(_INTO_TURN)
            continue
        for seat in position.waiting():
            if not position.is_waiting(seat):
                continue
            if seat == chosen:
                if before == 0:
                    yield Moment(position.copy(), seat)
                before -= 1
            moves = position.legal(seat)
            move = moves[luck.below(len(moves))]
            if seat == chosen:
                move = bot.advise(game, position, seat, luck).move
            position.apply(seat, move)


# --- the file ----------------------------------------------------------------------------


def kept_digests() -> dict[str, dict[str, Digest]]:
    """The digests in the file, by game and bot."""
    known = tomllib.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return {
        game: {bot: Digest(*pair) for bot, pair in digests.items()}
        for game, digests in known.items()
    }


def write_anew(games: list[str]) -> Iterator[str]:
    """Write the digests of these games anew; yields which bots decide otherwise than before."""
    known = kept_digests()
    for game in games:
        fresh = {bot: digest_of(bot, game) for bot in bots_by_strength()}
        before = known.get(game, {})
        yield from (f"{game} {bot}" for bot in fresh if fresh[bot] != before.get(bot))
        known[game] = fresh
    parts = [
        f"[{game}]\n"
        + "".join(f'{bot} = ["{one.text}", {one.moves}]\n' for bot, one in known[game].items())
        for game in sorted(set(known) & set(all_games()))
    ]
    FILE.write_text("\n".join([_HEAD, *parts]), encoding="utf-8")


def main() -> None:
    """Write the file and print what has changed."""
    parser = argparse.ArgumentParser(
        prog="scripts/decisions", description="Write the digests of what bots decide anew."
    )
    parser.add_argument("games", nargs="*", default=sorted(all_games()), help="only these games")
    for changed in write_anew(parser.parse_args().games):
        sys.stdout.write(f"{changed}\n")
