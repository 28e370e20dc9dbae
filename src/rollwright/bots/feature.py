"""Statistics of features: the results of the seats that had them, and of those that did not."""

from collections import Counter
from dataclasses import dataclass, field

from rollwright.bots.spread import wilson


@dataclass(slots=True)
class ResultStats:
    """The results of some seats: number, points, and first places by how many seats shared them."""

    seats: int = 0
    points: int = 0
    wins: Counter[int] = field(default_factory=Counter)

    def count(self, score: int, sharing: int) -> None:
        """Count a seat; `sharing` is how many came first together with it, or 0."""
        self.seats += 1
        self.points += score
        if sharing:
            self.wins[sharing] += 1

    def add(self, other: "ResultStats") -> None:
        """Add the counts of another one."""
        self.seats += other.seats
        self.points += other.points
        self.wins.update(other.wins)

    def mean_score(self) -> float:
        """The mean score of these seats."""
        return self.points / self.seats

    def win_rate(self) -> float:
        """The share of games that these seats won; a shared victory counts as a share."""
        return self._won() / self.seats

    def win_interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the win rate."""
        return wilson(self._won(), self.seats)

    def _won(self) -> float:
        return sum(count / sharing for sharing, count in sorted(self.wins.items()))

    def to_json(self) -> dict[str, object] | None:
        """The statistics as JSON; None if no seat was counted."""
        if not self.seats:
            return None
        return {
            "seats": self.seats,
            "mean_score": self.mean_score(),
            "win_rate": self.win_rate(),
            "win_interval": list(self.win_interval()),
        }


@dataclass(slots=True)
class Feature:
    """One feature: the seats that had it, those that could have had it, and its total amount."""

    having: ResultStats = field(default_factory=ResultStats)
    lacking: ResultStats = field(default_factory=ResultStats)
    amount: int = 0

    def count(self, amount: int, score: int, sharing: int) -> None:
        """Count a seat that had this amount of it."""
        self.amount += amount
        (self.having if amount else self.lacking).count(score, sharing)

    def add(self, other: "Feature") -> None:
        """Add the counts of another one."""
        self.having.add(other.having)
        self.lacking.add(other.lacking)
        self.amount += other.amount

    def share(self) -> float:
        """The share of seats that had it, of those that could."""
        return self.having.seats / (self.having.seats + self.lacking.seats)

    def mean_amount(self) -> float:
        """The mean amount among the seats that had it."""
        return self.amount / self.having.seats if self.having.seats else 0.0

    def to_json(self) -> dict[str, object]:
        """The statistics as JSON."""
        return {
            "share": self.share(),
            "mean_amount": self.mean_amount(),
            "with": self.having.to_json(),
            "without": self.lacking.to_json(),
        }
