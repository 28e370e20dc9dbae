"""Luck: fast random numbers from a seed."""

from collections import Counter

import pytest

from rollwright.core.chance import Luck, Source


def test_the_same_seed_brings_the_same_numbers() -> None:
    for seed in (1, "one"):
        one, other = Luck(seed), Luck(seed)
        assert [one.below(100) for _ in range(50)] == [other.below(100) for _ in range(50)]


def test_another_seed_brings_other_numbers() -> None:
    one, other = Luck(1), Luck(2)
    assert [one.below(100) for _ in range(50)] != [other.below(100) for _ in range(50)]


@pytest.mark.parametrize("bound", [1, 2, 6, 21, 1000])
def test_numbers_stay_below_their_bound(bound: int) -> None:
    luck = Luck(bound)
    assert {luck.below(bound) for _ in range(20 * bound)} == set(range(bound))


def test_all_numbers_come_equally_often() -> None:
    luck = Luck("even")
    found = Counter(luck.below(6) for _ in range(60_000))
    assert all(abs(count - 10_000) < 500 for count in found.values())


def test_anybody_can_be_a_source() -> None:
    class Always(Source):
        def below(self, bound: int) -> int:
            return bound - 1

    source: Source = Always()
    assert source.below(6) == 5
