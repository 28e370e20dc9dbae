"""The best fit at once, where small steps take too long."""

import pytest

from rollwright.core.chance import Luck
from rollwright.core.learning import Sample, fit, learn

_TRUE = [3.0, -2.0, 0.5, 4.0]


def _samples(count: int) -> list[Sample]:
    """Samples of known weights, whose first two traits nearly always go together."""
    luck = Luck("samples")
    samples: list[Sample] = []
    for _ in range(count):
        together = luck.below(100) / 10
        amounts = [together, together + luck.below(3) / 10, luck.below(5), luck.below(2)]
        wanted = sum(weight * amount for weight, amount in zip(_TRUE, amounts, strict=True))
        samples.append(Sample([0, 1, 2, 3], [float(amount) for amount in amounts], wanted))
    return samples


def test_a_fit_finds_weights_of_traits_that_go_together_where_small_steps_do_not() -> None:
    fitted, stepped = [0.0] * 4, [0.0] * 4
    fit(fitted, _samples(200), 1e-6, 20)
    learn(stepped, _samples(200), 0.1)
    assert fitted == pytest.approx(_TRUE, abs=1e-3)
    assert stepped != pytest.approx(_TRUE, abs=1.0)


def test_a_fit_tells_the_error_before_it() -> None:
    weights = [0.0] * 4
    before = fit(weights, _samples(50), 1e-6, 20)
    assert before > 10
    assert fit(weights, _samples(50), 1e-6, 0) < 1e-3


def test_a_weight_is_pulled_to_where_it_was() -> None:
    # One sample wants 6 of a weight that is 2; as many samples pull it back.
    weights = [2.0, 7.0]
    fit(weights, [Sample([0], [1.0], 6.0)], 1.0, 5)
    assert weights == pytest.approx([4.0, 7.0])


def test_nothing_to_fit_changes_nothing() -> None:
    weights = [1.0, 2.0]
    assert fit(weights, [], 1.0, 5) == 0.0
    assert weights == [1.0, 2.0]
