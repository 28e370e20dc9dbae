"""Studies cards one by one: bots play each beside others drawn by chance, and count.

The dice of each game and the bot have random sources of their own, derived from the seed, the
card and the number of the game. So the counts of a card do not depend on which others are studied.
How long the bot thought is counted in seconds of the processor, so that other programs cost none.
"""

import time
from collections import Counter
from collections.abc import Generator, Iterable
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from rollwright.bots import find_bot
from rollwright.bots.batches import in_batches
from rollwright.core.card_study import CardStudy, Moment
from rollwright.core.chance import Luck
from rollwright.core.errors import BadOptions
from rollwright.core.game import OwnCard
from rollwright.core.message import Message
from rollwright.core.position import OVER, PLAY, ROLL
from rollwright.games import find_game

# The seat whose card is studied; it plays alone.
_SEAT: Final = 0


@dataclass(frozen=True, slots=True)
class BalancePlan:
    """The game, its cards, the bot, the number of games with each card, and the seed."""

    game: str
    cards: tuple[str, ...]
    bot: str
    games: int
    seed: str

    def check(self) -> None:
        """Raise RollwrightError if the plan can't be played."""
        if self.games < 1:
            raise BadOptions(Message("bots.too-few-games", {"games": self.games}))
        find_bot(self.bot)
        for card in self.cards:
            find_game(self.game).card_position(card)


@dataclass(slots=True)
class CardTally:
    """What was counted of a card; the sum does not depend on the order.

    `scores` counts how often each score came up, `full` how often it was the highest there is,
    and `places` in how many games each place was used. The bot thought for `seconds` about
    `turns`: what follows a roll.
    """

    games: int = 0
    scores: Counter[int] = field(default_factory=Counter)
    full: int = 0
    dice: int = 0
    gains: dict[str, int] = field(default_factory=dict)
    places: dict[str, int] = field(default_factory=dict)
    turns: int = 0
    seconds: float = field(default=0.0, compare=False)

    def count(self, study: CardStudy) -> None:
        """Count one game."""
        places = {place: int(used) for place, used in study.places.items()}
        full = int(study.score >= study.most)
        scores = Counter([study.score])
        self.add(CardTally(1, scores, full, study.dice, study.gains, places))

    def add(self, other: "CardTally") -> None:
        """Add what another tally counted."""
        self.games += other.games
        self.scores.update(other.scores)
        self.full += other.full
        self.dice += other.dice
        self.turns += other.turns
        self.seconds += other.seconds
        for mine, more in ((self.gains, other.gains), (self.places, other.places)):
            for name, count in more.items():
                mine[name] = mine.get(name, 0) + count

    def mean_score(self) -> float:
        """The mean score of the card."""
        return sum(score * count for score, count in self.scores.items()) / self.games

    def turn_millis(self) -> float:
        """How many milliseconds the bot thought about a turn, on average."""
        return 1000 * self.seconds / self.turns

    def unused(self) -> list[str]:
        """The places that were not used in any game, in the order of the card."""
        return [place for place, count in self.places.items() if count == 0]

    def to_json(self) -> dict[str, object]:
        """The statistics as JSON; dice and gains are means of a game."""
        return {
            "games": self.games,
            "mean_score": self.mean_score(),
            "scores": {str(score): self.scores[score] for score in sorted(self.scores)},
            "full": self.full / self.games,
            "dice": self.dice / self.games,
            "gains": {name: count / self.games for name, count in self.gains.items()},
            "places": self.places,
            "unused": self.unused(),
        }


class Balance:
    """Runs a plan; `tallies` has what was counted of each card, in the order of the plan."""

    def __init__(self, plan: BalancePlan) -> None:
        plan.check()
        self.plan = plan
        self.tallies = {card: CardTally() for card in plan.cards}

    @property
    def wanted(self) -> int:
        """How many games there will be in all."""
        return len(self.tallies) * self.plan.games

    @property
    def played(self) -> int:
        """How many games are counted so far."""
        return sum(tally.games for tally in self.tallies.values())

    def run(self, jobs: int | None = None) -> Generator[int, None, None]:
        """Play in this many processes, by default one per core; yield how many games are over.

        Processes are spawned, so a script that calls this needs `if __name__ == "__main__"`.
        """
        own = find_game(self.plan.game).own_cards
        parts = in_batches(partial(_play_batch, self.plan, own), self.wanted, jobs)
        with closing(parts):
            for part in parts:
                for card, tally in part.items():
                    self.tallies[card].add(tally)
                yield self.played


def _play_batch(
    plan: BalancePlan, own: tuple[OwnCard, ...], numbers: Iterable[int]
) -> dict[str, CardTally]:
    find_game(plan.game).use_cards(own)  # in another process there are none yet
    tallies: dict[str, CardTally] = {}
    cards = list(dict.fromkeys(plan.cards))
    for number in numbers:
        # The cards take turns, so that an early stop leaves about as many games of each.
        card = cards[number % len(cards)]
        _play_numbered(plan, card, number // len(cards), tallies.setdefault(card, CardTally()))
    return tallies


def _play_numbered(plan: BalancePlan, card: str, number: int, tally: CardTally) -> None:
    """Play one game with a card, study it and count it."""
    game, bot = find_game(plan.game), find_bot(plan.bot)
    dice = Luck(f"{plan.seed} card {card} game {number} dice")
    thoughts = Luck(f"{plan.seed} card {card} game {number} bot")
    position = game.card_position(card, dice)
    moments = [Moment(None, position.copy())]
    while position.phase != OVER:
        if position.phase == ROLL:
            position.roll(position.sample(dice))
            moments.append(Moment(None, position.copy()))
            tally.turns += int(position.phase == PLAY)
            continue
        start = time.process_time()
        line = bot.advise(game, position, _SEAT, thoughts).line
        tally.seconds += time.process_time() - start
        for move in line:
            game.play(position, _SEAT, move)
            moments.append(Moment(move, position.copy()))
    tally.count(game.advice.study_card(moments, _SEAT, card))
