"""Plays many games between bots on all cores, reproducibly by seed.

The bots change seats from game to game, so that no bot profits from its seat. The dice of each
game and each bot have random sources of their own, derived from the seed.
"""

import time
from collections.abc import Generator, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial

from rollwright.bots import find_bot
from rollwright.bots.batches import in_batches
from rollwright.bots.bot import Bot
from rollwright.bots.tally import Tally
from rollwright.core.chance import Luck, Source
from rollwright.core.errors import BadOptions
from rollwright.core.game import Game, OwnCard
from rollwright.core.message import Message
from rollwright.core.position import OVER, ROLL, Position
from rollwright.games import find_game


@dataclass(frozen=True, slots=True)
class Plan:
    """The game, the bots, the number of games, and the seed."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: dict[str, object] = field(default_factory=dict)

    def check(self) -> None:
        """Raise RollwrightError if the plan can't be played."""
        if self.games < 1:
            raise BadOptions(Message("bots.too-few-games", {"games": self.games}))
        for bot in self.bots:
            find_bot(bot)
        find_game(self.game).new(len(self.bots), self.options)


class Simulation:
    """Runs a plan; `tallies` has one entry per bot of the plan, in its order."""

    def __init__(self, plan: Plan) -> None:
        plan.check()
        self.plan = plan
        self.tallies = [Tally() for _ in plan.bots]

    @property
    def played(self) -> int:
        """How many games are counted so far."""
        return self.tallies[0].games

    def run(self, jobs: int | None = None) -> Generator[int, None, None]:
        """Play in this many processes, by default one per core; yield how many games are over.

        Processes are spawned, so a script that calls this needs `if __name__ == "__main__"`.
        """
        own = find_game(self.plan.game).own_cards
        parts = in_batches(partial(_play_batch, self.plan, own), self.plan.games, jobs)
        with closing(parts):
            for part in parts:
                for mine, more in zip(self.tallies, part, strict=True):
                    mine.add(more)
                yield self.played


def _play_batch(plan: Plan, own: tuple[OwnCard, ...], numbers: Iterable[int]) -> list[Tally]:
    find_game(plan.game).use_cards(own)  # in another process there are none yet
    tallies = [Tally() for _ in plan.bots]
    for number in numbers:
        _play_numbered(plan, number, tallies)
    return tallies


# --- one game --------------------------------------------------------------------------


def _play_numbered(plan: Plan, number: int, tallies: list[Tally]) -> None:
    """Play one game of a plan and count it."""
    count = len(plan.bots)
    # For each seat, the index of its bot in the plan.
    sitting = [(seat + number) % count for seat in range(count)]
    game = find_game(plan.game)
    position = game.new(count, plan.options)
    play_game(
        game,
        position,
        [find_bot(plan.bots[at]) for at in sitting],
        Luck(f"{plan.seed} game {number} dice"),
        [Luck(f"{plan.seed} game {number} bot {at}") for at in sitting],
        [tallies[at] for at in sitting],
    )
    for seat, at in enumerate(sitting):
        tallies[at].add_game(game, position, seat)


def play_game(
    game: Game,
    position: Position,
    bots: Sequence[Bot],
    dice: Source,
    sources: Sequence[Source],
    tallies: Sequence[Tally],
) -> None:
    """Play a position to its end; count moves and time. All lists are by seat."""
    while position.phase != OVER:
        if position.phase == ROLL:
            position.roll(position.sample(dice))
            continue
        for seat in position.waiting():
            while position.is_waiting(seat):
                start = time.perf_counter()
                line = bots[seat].advise(game, position, seat, sources[seat]).line
                tallies[seat].seconds += time.perf_counter() - start
                tallies[seat].moves += len(line)
                for move in line:
                    game.play(position, seat, move)
