"""What a decision cost and what a roll was worth, where both can be computed by hand.

In the toy game one of four rolls is skipped. Playouts write what comes, so the last one is.
"""

import pytest

from rollwright.bots.judgement import judge_line, luck_of
from rollwright.core.chance import Luck
from tests.harness.toy import ToyGame, ToyPosition

SKIP, BOX = 0, 1
MEAN = 1.75


def rolled(number: int, seats: int = 1) -> ToyPosition:
    position = ToyPosition(seats)
    position.roll(number)
    return position


def test_a_bad_decision_costs_what_it_loses_over_the_same_dice() -> None:
    verdict = judge_line(ToyGame(), rolled(3), 0, (SKIP,), Luck(1), 400)
    assert verdict.loss == pytest.approx(3 - MEAN, abs=3 * verdict.error)
    assert verdict.error < 0.1
    assert verdict.best == (BOX,)
    assert verdict.ends == 2


def test_the_best_decision_costs_nothing() -> None:
    verdict = judge_line(ToyGame(), rolled(3), 0, (BOX,), Luck(1), 400)
    assert (verdict.loss, verdict.best) == (0.0, (BOX,))


def test_another_way_to_the_same_end_costs_nothing() -> None:
    assert judge_line(ToyGame(), rolled(3), 0, (3,), Luck(1), 400).loss == 0.0


def test_what_looks_worse_may_be_better() -> None:
    # A 1 that is written takes the place of a roll that is 1.75 on average.
    verdict = judge_line(ToyGame(), rolled(1), 0, (BOX,), Luck(1), 400)
    assert verdict.loss == pytest.approx(MEAN - 1, abs=3 * verdict.error)
    assert verdict.best == (SKIP,)


def test_a_difference_that_may_be_chance_is_not_told() -> None:
    # A 2 that is written is only a quarter better than what comes in its place.
    verdict = judge_line(ToyGame(), rolled(2), 0, (SKIP,), Luck(4), 4)
    assert verdict.loss == 0.0
    assert verdict.best == (SKIP,)


def test_other_seats_go_on_in_between() -> None:
    verdict = judge_line(ToyGame(), rolled(3, seats=2), 1, (SKIP,), Luck(1), 400)
    assert verdict.loss == pytest.approx(3 - MEAN, abs=3 * verdict.error)


@pytest.mark.parametrize(("number", "luck"), [(1, 1 - MEAN), (2, 2 - MEAN), (3, 3 - MEAN)])
def test_luck_is_what_a_roll_brings_more_than_rolls_do(number: int, luck: float) -> None:
    assert luck_of(ToyGame(), ToyPosition(), 0, number, Luck(1)) == luck


def test_luck_is_nothing_on_average() -> None:
    outcomes = ToyPosition().outcomes()
    assert sum(luck_of(ToyGame(), ToyPosition(), 0, one, Luck(1)) * p for one, p in outcomes) == 0
