"""Statistics against numbers computed by hand."""

from collections import Counter
from math import sqrt

import pytest

from rollwright.bots.spread import Spread, spread_of, wilson


def test_the_spread_of_eight_numbers() -> None:
    # Squared distances from 5: 9 + 1 + 1 + 1 + 0 + 0 + 4 + 16 = 32.
    spread = spread_of(Counter([9, 4, 5, 4, 2, 7, 5, 4]))
    assert spread.mean == 5.0
    assert spread.deviation == pytest.approx(sqrt(32 / 7))
    # The places are 0.4, 2, 4, 6 and 7.6 of 8, rounded up.
    assert spread.quantiles == {0: 2, 5: 2, 25: 4, 50: 4, 75: 5, 95: 9, 100: 9}


def test_quantiles_of_a_hundred_numbers_are_the_numbers_at_those_places() -> None:
    quantiles = spread_of(Counter(range(1, 101))).quantiles
    assert quantiles == {0: 1, 5: 5, 25: 25, 50: 50, 75: 75, 95: 95, 100: 100}


def test_a_single_number_has_no_deviation() -> None:
    ends = dict.fromkeys((0, 5, 25, 50, 75, 95, 100), -3)
    assert spread_of(Counter([-3])) == Spread(-3.0, None, ends)


def test_equal_numbers_do_not_deviate() -> None:
    assert spread_of(Counter({7: 1000})).deviation == 0.0


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (8, 10, 0.4901625, 0.9433178),
        (5, 10, 0.2365931, 0.7634069),
        # At the edges one limit is z² / (trials + z²), with z² = 3.841459.
        (0, 20, 0.0, 3.841459 / 23.841459),
        (20, 20, 1 - 3.841459 / 23.841459, 1.0),
    ],
)
def test_wilson(successes: float, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=1e-6)


def test_the_rate_itself_lies_within_its_limits() -> None:
    for trials in range(1, 300):
        assert wilson(0, trials)[0] == 0.0
        assert wilson(trials, trials)[1] == 1.0
