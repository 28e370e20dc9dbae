"""The legal sequences of moves are as many as before, in the same order."""

import pytest

from rollwright.games import all_games
from tests.harness.cases import Case, counted_cases
from tests.harness.golden import COUNTS, check


@pytest.mark.parametrize("case", counted_cases(), ids=lambda case: case.name)
def test_counts(case: Case) -> None:
    check(COUNTS, case)


def test_every_game_is_counted() -> None:
    assert {case.game.id for case in counted_cases()} == set(all_games())


def test_no_counts_without_a_game() -> None:
    assert COUNTS.strangers() == []
