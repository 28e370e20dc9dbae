"""The learned value of a map is the estimate and the weights of its traits, however computed."""

import random
from importlib import resources

import pytest

from rollwright.core.advice import Advice
from rollwright.core.position import OVER
from rollwright.core.weights import WEIGHTS_FILE, read_weights
from rollwright.games.rolling_america.advice import AmericaAdvice
from rollwright.games.rolling_america.position import GAME_ID, RULES, AmericaPosition
from rollwright.games.rolling_america.trait_tables import TRAITS
from tests.games.rolling_america.board import board
from tests.games.rolling_america.random_games import random_positions


def _advice(seed: int) -> AmericaAdvice:
    chance = random.Random(seed)
    advice = AmericaAdvice()
    advice.use_weights([chance.uniform(-0.1, 0.1) for _ in range(TRAITS)])
    return advice


@pytest.mark.parametrize("seed", ["value", "worth"])
def test_it_is_the_estimate_and_the_weights_of_the_traits(seed: str) -> None:
    advice = _advice(1)
    for position in random_positions(seed):
        slowly = Advice.value(advice, position, 0)
        assert advice.value(position, 0) == pytest.approx(slowly, abs=1e-9)


def test_without_weights_it_is_the_estimate() -> None:
    advice = AmericaAdvice()
    for position in random_positions("estimate"):
        estimate = advice.estimate(position, 0)
        assert advice.value(position, 0) == pytest.approx(estimate, abs=1e-9)


def test_every_trait_has_a_weight_and_a_finished_map_has_none() -> None:
    advice = AmericaAdvice()
    for position in random_positions("places"):
        places, amounts = advice.traits(position, 0)
        assert all(0 <= place < TRAITS for place in places)
        assert len(amounts) == len(places)
        assert bool(places) == (position.phase != OVER)


def test_numbers_seen_in_a_mirror_are_worth_the_same() -> None:
    # The game does not change if every number n becomes 7 - n.
    advice = _advice(2)
    low, high = board("WI1 IL2 TX3 ME1! CAx").position, board("WI6 IL5 TX4 ME6! CAx").position
    assert isinstance(low, AmericaPosition)
    assert isinstance(high, AmericaPosition)
    assert advice.value(low, 0) == pytest.approx(advice.value(high, 0), abs=1e-9)


def test_other_weights_are_another_value() -> None:
    advice = _advice(3)
    position = next(random_positions("other"))
    before = advice.value(position, 0)
    advice.use_weights([0.5] * TRAITS)
    assert advice.value(position, 0) != before


def test_the_file_of_weights_fits_the_traits() -> None:
    folder = resources.files("rollwright.games.rolling_america")
    data = folder.joinpath(WEIGHTS_FILE).read_bytes()
    weights = read_weights(data)
    blocks = AmericaAdvice().trait_blocks()
    assert (weights.game, weights.rules, weights.blocks) == (GAME_ID, RULES, blocks)
    assert len(weights.values) == TRAITS
    assert len(data) < 1_000_000
    assert any(weights.values)
