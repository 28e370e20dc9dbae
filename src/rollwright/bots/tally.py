"""The results of one bot over many games."""

from collections import Counter
from dataclasses import dataclass, field

from rollwright.bots.feature import Feature
from rollwright.bots.spread import Spread, spread_of, wilson
from rollwright.core.game import Game
from rollwright.core.position import Position


@dataclass(slots=True)
class Tally:
    """Counts whose sum does not depend on the order, except for the seconds.

    `scores`, `rounds` and `numbers` (those of `Position.result`) count how often each value came
    up; `features` are those of `Advice.features`. `wins` counts first places by how many
    shared them. `places` is twice the sum of the places, so that a shared one, as the one
    between 2 and 3, is a whole number.
    """

    games: int = 0
    scores: Counter[int] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    numbers: dict[str, Counter[int]] = field(default_factory=dict)
    features: dict[str, Feature] = field(default_factory=dict)
    wins: Counter[int] = field(default_factory=Counter)
    places: int = 0
    moves: int = 0
    seconds: float = 0.0

    def add_game(self, game: Game, over: Position, seat: int) -> None:
        """Count the result of a finished game for a seat."""
        self.games += 1
        score = over.scores()[seat]
        self.scores[score] += 1
        self.rounds[over.round] += 1
        for name, value in over.result(seat).items():
            if isinstance(value, int) and not isinstance(value, bool):
                self.numbers.setdefault(name, Counter())[value] += 1
        best = over.ranking()[0]
        for name, amount in game.advice.features(over, seat).items():
            sharing = len(best) if seat in best else 0
            self.features.setdefault(name, Feature()).count(amount, score, sharing)
        self._add_place(over, seat)

    def _add_place(self, over: Position, seat: int) -> None:
        better = 0
        for seats in over.ranking():
            if seat in seats:
                self.places += 2 * better + len(seats) + 1
                if better == 0:
                    self.wins[len(seats)] += 1
            better += len(seats)

    def add(self, other: "Tally") -> None:
        """Add what another tally counted."""
        self.games += other.games
        self.scores.update(other.scores)
        self.rounds.update(other.rounds)
        for name, counts in other.numbers.items():
            self.numbers.setdefault(name, Counter()).update(counts)
        for name, feature in other.features.items():
            self.features.setdefault(name, Feature()).add(feature)
        self.wins.update(other.wins)
        self.places += other.places
        self.moves += other.moves
        self.seconds += other.seconds

    def win_rate(self) -> float:
        """The share of games won; a victory shared by two is half a victory."""
        return self._won() / self.games

    def win_interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the win rate."""
        return wilson(self._won(), self.games)

    def _won(self) -> float:
        return sum(count / sharing for sharing, count in sorted(self.wins.items()))

    def mean_place(self) -> float:
        """The mean place; tied seats share the mean of their places."""
        return self.places / (2 * self.games)

    def spreads(self) -> dict[str, Spread]:
        """The distribution of every number, by name."""
        return {name: spread_of(self.numbers[name]) for name in sorted(self.numbers)}

    def to_json(self) -> dict[str, object]:
        """The statistics as JSON."""
        return {
            "games": self.games,
            "win_rate": self.win_rate(),
            "win_interval": list(self.win_interval()),
            "mean_place": self.mean_place(),
            "score": spread_of(self.scores).to_json(),
            "numbers": {name: spread.to_json() for name, spread in self.spreads().items()},
            "rounds": spread_of(self.rounds).to_json(),
            "features": {name: self.features[name].to_json() for name in sorted(self.features)},
            "moves": self.moves,
            "seconds": self.seconds,
        }
