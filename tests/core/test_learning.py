"""Learning finds weights that explain what came of positions."""

import random

from rollwright.core.chance import Luck
from rollwright.core.learning import Sample, learn, returns, shuffled


def test_returns_are_the_outcome_or_what_later_positions_promised() -> None:
    assert returns([1.0, 2.0, 3.0], 10.0, 1.0) == [10.0, 10.0, 10.0]
    assert returns([1.0, 2.0, 3.0], 10.0, 0.0) == [2.0, 3.0, 10.0]
    assert returns([1.0, 2.0, 3.0], 10.0, 0.5) == [0.5 * 6.5 + 0.5 * 2.0, 6.5, 10.0]
    assert returns([], 10.0, 0.5) == []


def samples(count: int, noise: float) -> list[Sample]:
    """Sums of two of four true weights, 1 to 4, the second twice."""
    chance, found = random.Random(5), []
    for _ in range(count):
        one, two = chance.sample(range(4), 2)
        wanted = (one + 1) + 2.0 * (two + 1) + chance.gauss(0, noise)
        found.append(Sample([one, two], [1.0, 2.0], wanted))
    return found


def test_weights_come_near_to_the_truth_through_noise() -> None:
    weights = [0.0] * 4
    first = learn(weights, samples(2000, 1.0), 0.05)
    assert [round(weight) for weight in weights] == [1, 2, 3, 4]
    assert learn(weights, samples(2000, 1.0), 0.01) < first


def test_a_full_step_makes_a_sample_right() -> None:
    weights = [0.0] * 4
    assert learn(weights, [Sample([1, 3], [1.0, 3.0], 10.0)], 1.0) == 100.0
    assert weights == [0.0, 1.0, 0.0, 3.0]


def test_nothing_is_learned_from_nothing() -> None:
    weights = [1.0]
    assert learn(weights, [], 0.1) == 0.0
    learn(weights, [Sample([], [], 5.0)], 0.1)
    assert weights == [1.0]


def test_shuffling_keeps_every_sample() -> None:
    known = samples(50, 1.0)
    mixed = shuffled(known, Luck("order"))
    assert sorted(mixed) == sorted(known)
    assert mixed != known
    assert mixed == shuffled(known, Luck("order"))
