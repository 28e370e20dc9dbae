"""The sequential test: sure enough of both answers, and no sooner."""

import random

from rollwright.bots.sequential import BETTER, NOT_BETTER, OPEN, SequentialTest


def verdict_on(mean: float, seed: int, most: int = 3000) -> tuple[str, int]:
    """What the test says of normal differences with this mean, and after how many."""
    chance, test = random.Random(seed), SequentialTest()
    while test.count < most and test.verdict() == OPEN:
        test.add(chance.gauss(mean, 1.0))
    return test.verdict(), test.count


def test_few_results_decide_nothing() -> None:
    test = SequentialTest()
    assert test.verdict() == OPEN
    for _ in range(10):
        test.add(5.0)
        test.add(4.0)
        if test.count < 20:
            assert test.verdict() == OPEN
    assert test.verdict() == BETTER


def test_equal_results_decide_nothing() -> None:
    test = SequentialTest()
    for _ in range(100):
        test.add(0.0)
    assert (test.verdict(), test.mean, test.limits()) == (OPEN, 0.0, (0.0, 0.0))


def test_both_kinds_of_errors_are_rare() -> None:
    same = [verdict_on(0.0, seed)[0] for seed in range(200)]
    better = [verdict_on(0.15, seed)[0] for seed in range(200)]
    assert same.count(BETTER) <= 20
    assert better.count(NOT_BETTER) <= 20
    assert OPEN not in same + better


def test_a_large_difference_takes_few_games() -> None:
    for mean, wanted in ((1.0, BETTER), (-1.0, NOT_BETTER)):
        verdict, count = verdict_on(mean, 1)
        assert verdict == wanted
        assert count < 40


def test_the_limits_hold_the_mean() -> None:
    chance = random.Random(7)
    inside = 0
    for _ in range(200):
        test = SequentialTest()
        for _ in range(50):
            test.add(chance.gauss(2.0, 3.0))
        low, high = test.limits()
        inside += low <= 2.0 <= high
    assert 180 <= inside <= 199
