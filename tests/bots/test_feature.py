"""Features: the results of seats with a feature, compared with those without it."""

import pytest

from rollwright.bots.feature import Feature, ResultStats
from rollwright.bots.spread import wilson


def feature_of(*seats: tuple[int, int, int]) -> Feature:
    """A feature counted for seats, each with an amount, a score and how many share the win."""
    feature = Feature()
    for amount, score, sharing in seats:
        feature.count(amount, score, sharing)
    return feature


def test_with_and_without_are_told_apart() -> None:
    feature = feature_of((2, 30, 1), (1, 20, 2), (0, 10, 0))
    assert feature.share() == pytest.approx(2 / 3)
    assert feature.mean_amount() == 1.5
    assert feature.having.mean_score() == 25
    assert feature.having.win_rate() == 0.75
    assert feature.having.win_interval() == wilson(1.5, 2)
    assert feature.lacking.to_json() == {
        "seats": 1,
        "mean_score": 10.0,
        "win_rate": 0.0,
        "win_interval": list(wilson(0, 1)),
    }


def test_features_add_up() -> None:
    together = feature_of((2, 30, 1))
    together.add(feature_of((0, 10, 0), (1, 20, 2)))
    assert together == feature_of((2, 30, 1), (1, 20, 2), (0, 10, 0))


def test_what_nobody_had_is_told_without_numbers() -> None:
    feature = feature_of((0, 10, 0))
    assert ResultStats().to_json() is None
    assert feature.to_json()["with"] is None
    assert (feature.share(), feature.mean_amount()) == (0, 0)
