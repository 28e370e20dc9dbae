"""A sequential test: is one bot better than another? It goes on until it is sure enough.

Two hypotheses about the mean difference of their results over the same dice, in standard deviations
of that difference: none, or one that would matter. After each game the ratio of their likelihoods
tells whether one of them is accepted (Wald's test, with the variance as it was observed).
"""

from dataclasses import dataclass
from math import log, sqrt
from typing import Final

BETTER: Final = "better"
NOT_BETTER: Final = "not-better"
OPEN: Final = "open"
# The chance of accepting either hypothesis though the other one is true.
_ERROR: Final = 0.05
_BOUND: Final = log((1 - _ERROR) / _ERROR)
# A difference of so many standard deviations matters.
_MATTERS: Final = 0.15
# With fewer results nobody knows how much they vary.
_LEAST: Final = 20
_Z: Final = 1.959964


@dataclass(slots=True)
class SequentialTest:
    """The differences so far: how many, their sum, and the sum of their squares."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, difference: float) -> None:
        """Count one more result: by how much the first bot was better."""
        self.count += 1
        self.total += difference
        self.squares += difference * difference

    @property
    def mean(self) -> float:
        """The mean difference."""
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        """The standard deviation of the differences."""
        if self.count < 2:
            return 0.0
        return sqrt(max(0.0, self.squares - self.count * self.mean**2) / (self.count - 1))

    def limits(self) -> tuple[float, float]:
        """The mean difference lies between them with a confidence of 95 %."""
        reach = _Z * self.deviation / sqrt(self.count) if self.count else 0.0
        return self.mean - reach, self.mean + reach

    def ratio(self) -> float:
        """The logarithm of the ratio of both likelihoods; above 0 speaks for "better"."""
        if self.count < _LEAST or not self.deviation:
            return 0.0
        return self.count * _MATTERS * (self.mean / self.deviation - _MATTERS / 2)

    def verdict(self) -> str:
        """Better, not better, or still open."""
        ratio = self.ratio()
        if abs(ratio) < _BOUND:
            return OPEN
        return BETTER if ratio > 0 else NOT_BETTER
