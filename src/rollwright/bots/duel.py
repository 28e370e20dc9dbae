"""Two bots over the same dice: the difference of what they reach, game by game.

Where seats don't meet, both sit at one table and have the same rolls. Where they do, a game is
played twice with the same dice and the seats changed, and who wins counts instead of the score.
"""

from collections.abc import Generator, Iterable
from contextlib import closing
from functools import partial
from typing import NamedTuple

from rollwright.bots import find_bot
from rollwright.bots.batches import in_batches
from rollwright.bots.sequential import OPEN, SequentialTest
from rollwright.bots.simulation import Plan, play_game
from rollwright.bots.tally import Tally
from rollwright.core.chance import Luck
from rollwright.core.game import Game, OwnCard
from rollwright.core.position import Position
from rollwright.games import find_game


class Bout(NamedTuple):
    """What two bots reached over the same dice: their scores, or their shares of the victories."""

    first: float
    second: float
    # By how much the first one was better.
    difference: float


class Duel:
    """Plays a plan of two bots; `bouts` has the results so far, `test` what they tell."""

    def __init__(self, plan: Plan) -> None:
        plan.check()
        self.plan = plan
        self.bouts: list[Bout] = []
        self.test = SequentialTest()

    def run(self, jobs: int | None = None, *, whole: bool = False) -> Generator[int, None, None]:
        """Play until the test is decided, or all games with `whole`; yield how many are over."""
        own = find_game(self.plan.game).own_cards
        parts = in_batches(partial(_play_batch, self.plan, own), self.plan.games, jobs)
        with closing(parts):
            for part in parts:
                for bout in part:
                    self.bouts.append(bout)
                    self.test.add(bout.difference)
                    # Decided after a certain game, whatever the batches.
                    if not whole and self.test.verdict() != OPEN:
                        yield len(self.bouts)
                        return
                yield len(self.bouts)


def _play_batch(plan: Plan, own: tuple[OwnCard, ...], numbers: Iterable[int]) -> list[Bout]:
    game = find_game(plan.game)
    game.use_cards(own)
    return [_bout(game, plan, number) for number in numbers]


def _bout(game: Game, plan: Plan, number: int) -> Bout:
    if game.min_seats > 1:
        one, other = _play(game, plan, number, [0, 1]), _play(game, plan, number, [1, 0])
        won = (_share(one, 0) + _share(other, 1)) / 2
        return Bout(won, 1 - won, 2 * won - 1)
    first, second = _play(game, plan, number, [0, 1]).scores()
    sign = 1 if game.higher_is_better else -1
    return Bout(first, second, sign * (first - second))


def _play(game: Game, plan: Plan, number: int, sitting: list[int]) -> Position:
    """A game that is over; `sitting` has the number of the bot at each seat."""
    position = game.new(2, plan.options)
    dice = Luck(f"{plan.seed} game {number} dice")
    sources = [Luck(f"{plan.seed} game {number} bot {at}") for at in sitting]
    bots = [find_bot(plan.bots[at]) for at in sitting]
    play_game(game, position, bots, dice, sources, [Tally(), Tally()])
    return position


def _share(over: Position, seat: int) -> float:
    """The share of the victory that a seat has."""
    best = over.ranking()[0]
    return 1 / len(best) if seat in best else 0.0
