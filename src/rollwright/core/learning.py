"""Learning weights from games that were played: small steps towards what came of positions."""

from collections.abc import Sequence
from typing import NamedTuple

from rollwright.core.chance import Source


class Course(NamedTuple):
    """How a game is learned: so many lessons of so many games each.

    What was met in the last lessons is `remembered`. With a `pull`, the weights that fit all of
    that best are found at once, pulled towards the estimate: for many traits that go together, such
    as those of cards. Otherwise weights go in small steps: from `rate` on, falling evenly to a
    tenth of it, `passes` times through what is remembered. `fade` is that of `returns`.
    """

    lessons: int = 20
    games: int = 500
    rate: float = 0.02
    fade: float = 0.7
    passes: int = 1
    remembered: int = 3
    pull: float = 0.0

    def rate_in(self, lesson: int) -> float:
        """The rate of a lesson, counted from 0."""
        return self.rate * (1.0 - 0.9 * lesson / max(1, self.lessons - 1))


class Sample(NamedTuple):
    """A position that was met: its traits, and by how much the estimate should be corrected."""

    places: list[int]
    amounts: list[float]
    wanted: float


def returns(values: Sequence[float], outcome: float, fade: float) -> list[float]:
    """What came of each position of a game, from the first one on (TD(λ), by `fade`).

    With a fade of 1 it is the outcome itself; with less, the values of later positions count, the
    nearest most, which are less subject to chance and wrong in other ways.
    """
    found = [0.0] * len(values)
    later = outcome
    for at in range(len(values) - 1, -1, -1):
        found[at] = later
        later = fade * later + (1.0 - fade) * values[at]
    return found


def learn(weights: list[float], samples: list[Sample], rate: float) -> float:
    """Correct weights by samples, in their order; the mean square of the errors before.

    A step goes this share of the way that would make a sample right (normalized least squares).
    """
    squares = 0.0
    for sample in samples:
        places, amounts = sample.places, sample.amounts
        error = sample.wanted
        norm = 0.0
        for at in range(len(places)):
            amount = amounts[at]
            error -= weights[places[at]] * amount
            norm += amount * amount
        squares += error * error
        step = rate * error / max(norm, 1.0)
        for at in range(len(places)):
            weights[places[at]] += step * amounts[at]
    return squares / len(samples) if samples else 0.0


def shuffled(samples: list[Sample], source: Source) -> list[Sample]:
    """The samples in another order: those of one game are too much alike."""
    mixed = list(samples)
    for at in range(len(mixed) - 1, 0, -1):
        other = source.below(at + 1)
        mixed[at], mixed[other] = mixed[other], mixed[at]
    return mixed


def fit(weights: list[float], samples: list[Sample], pull: float, steps: int) -> float:
    """Move weights to where the errors of all samples are least; the mean square of them before.

    Where many traits go together, small steps take very long; conjugate gradients take few. Each
    weight is pulled back to where it was, as by so many samples, so that rare traits stay modest.
    """
    size = len(weights)
    rest = [0.0] * size
    scale = [pull] * size
    squares = 0.0
    for sample in samples:
        error = sample.wanted - _weighed(weights, sample)
        squares += error * error
        _add(rest, sample, error)
        for at in range(len(sample.places)):
            scale[sample.places[at]] += sample.amounts[at] * sample.amounts[at]
    heading = [rest[at] / scale[at] for at in range(size)]
    slope = _product(rest, heading)
    for _ in range(steps):
        if slope <= 0.0:
            break
        curve = [pull * value for value in heading]
        for sample in samples:
            _add(curve, sample, _weighed(heading, sample))
        stride = slope / _product(heading, curve)
        for at in range(size):
            weights[at] += stride * heading[at]
            rest[at] -= stride * curve[at]
        scaled = [rest[at] / scale[at] for at in range(size)]
        next_slope = _product(rest, scaled)
        turn = next_slope / slope
        heading = [scaled[at] + turn * heading[at] for at in range(size)]
        slope = next_slope
    return squares / len(samples) if samples else 0.0


def _weighed(weights: list[float], sample: Sample) -> float:
    places, amounts = sample.places, sample.amounts
    total = 0.0
    for at in range(len(places)):
        total += weights[places[at]] * amounts[at]
    return total


def _add(sums: list[float], sample: Sample, factor: float) -> None:
    places, amounts = sample.places, sample.amounts
    for at in range(len(places)):
        sums[places[at]] += factor * amounts[at]


def _product(one: list[float], other: list[float]) -> float:
    total = 0.0
    for at in range(len(one)):
        total += one[at] * other[at]
    return total
