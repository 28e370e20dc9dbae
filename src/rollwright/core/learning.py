"""Learning weights from games that were played: small steps towards what came of positions."""

from collections.abc import Sequence
from typing import NamedTuple

from rollwright.core.chance import Source


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
