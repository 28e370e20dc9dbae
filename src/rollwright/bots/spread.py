"""Distributions of numbers, and confidence intervals of rates."""

from collections import Counter
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Final

# In percent; 0 is the minimum, 100 the maximum.
QUANTILES: Final = (0, 5, 25, 50, 75, 95, 100)
_CONFIDENCE: Final = 0.95
_Z: Final = NormalDist().inv_cdf((1 + _CONFIDENCE) / 2)


@dataclass(frozen=True, slots=True)
class Spread:
    """Mean, standard deviation (None for a single value) and quantiles of whole numbers.

    A quantile is an observed value: the least one that this percentage does not exceed.
    """

    mean: float
    deviation: float | None
    quantiles: dict[int, int]

    def to_json(self) -> dict[str, object]:
        """The distribution as JSON."""
        quantiles = {str(percent): value for percent, value in self.quantiles.items()}
        return {"mean": self.mean, "deviation": self.deviation, "quantiles": quantiles}


def spread_of(counts: Counter[int]) -> Spread:
    """The distribution of values, given how often each was observed; at least one."""
    total = counts.total()
    mean = sum(value * count for value, count in counts.items()) / total
    quantiles = {percent: _quantile(counts, percent) for percent in QUANTILES}
    if total == 1:
        return Spread(mean, None, quantiles)
    # Sorted, so that rounding does not depend on the order of counting.
    squares = sum((value - mean) ** 2 * count for value, count in sorted(counts.items()))
    return Spread(mean, sqrt(squares / (total - 1)), quantiles)


def _quantile(counts: Counter[int], percent: int) -> int:
    needed = counts.total() * percent
    reached = 0
    for value in sorted(counts):
        reached += counts[value] * 100
        if reached >= needed:
            return value
    raise AssertionError("nothing was counted")


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The Wilson score interval with 95 % confidence."""
    rate = successes / trials
    share = _Z**2 / trials
    middle = (rate + share / 2) / (1 + share)
    reach = _Z * sqrt(rate * (1 - rate) / trials + share / (4 * trials)) / (1 + share)
    # Rounding must not exclude the rate itself, nor exceed 0 to 1.
    return max(0.0, min(rate, middle - reach)), min(1.0, max(rate, middle + reach))
