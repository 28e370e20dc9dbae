"""Training on the toy game: what a skip is worth is found out by playing."""

import pytest

from rollwright.bots import training
from rollwright.bots.training import Training, first_weights, weights_of
from rollwright.core.advice import Advice, Traits
from rollwright.core.learning import Course
from rollwright.core.position import OVER
from rollwright.core.weights import TraitBlock, read_weights, write_weights
from tests.harness.toy import ToyGame, ToyPosition

COURSE = Course(lessons=8, games=60, rate=0.05, fade=1.0)
MEAN = 1.75


class ToyAdvice(Advice[ToyPosition]):
    """A trait for each number of blank boxes, with the turns that are left."""

    def trait_blocks(self) -> list[TraitBlock]:
        return [TraitBlock("boxes", "1", 0, 20)]

    def traits(self, position: ToyPosition, seat: int) -> Traits:
        if position.phase == OVER:
            return Traits([], [])
        blank = position.boxes[seat].count(0)
        left = 5 - position.turn
        return Traits([4 * left + blank], [1.0])


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> ToyGame:
    game = ToyGame()
    game.advice = ToyAdvice()
    monkeypatch.setattr(training, "find_game", lambda name: game)
    return game


def trained(course: Course, seed: str = "toy") -> Training:
    found = Training("toy", course, seed, [0.0] * 20)
    list(found.run(jobs=1))
    return found


def test_the_worth_of_blank_boxes_is_learned(toy: ToyGame) -> None:
    weights = trained(COURSE).weights
    # One roll and one box: what is rolled on average.
    assert weights[4 * 1 + 1] == pytest.approx(MEAN, abs=0.25)
    # Two rolls and two boxes: twice that, less what moves by chance waste.
    assert weights[4 * 2 + 2] == pytest.approx(2 * MEAN, abs=0.6)


def test_the_best_fit_learns_the_same(toy: ToyGame) -> None:
    weights = trained(COURSE._replace(lessons=3, pull=1.0)).weights
    assert weights[4 * 1 + 1] == pytest.approx(MEAN, abs=0.25)


def test_lessons_are_told_one_by_one(toy: ToyGame) -> None:
    told = list(Training("toy", COURSE._replace(lessons=3), "toy", [0.0] * 20).run(jobs=1))
    assert [lesson.number for lesson in told] == [1, 2, 3]
    assert all(3 < lesson.outcome < 9 for lesson in told)
    assert told[-1].error < told[0].error


def test_a_training_goes_on_where_it_was_broken_off(toy: ToyGame) -> None:
    course = COURSE._replace(lessons=4, remembered=1)
    whole = trained(course)
    half = Training("toy", course, "toy", [0.0] * 20)
    steps = half.run(jobs=1)
    next(steps)
    next(steps)
    rest = Training("toy", course, "toy", list(half.weights), half.lesson)
    list(rest.run(jobs=1))
    assert rest.weights == whole.weights


def test_another_seed_plays_other_games(toy: ToyGame) -> None:
    course = COURSE._replace(lessons=1)
    assert trained(course).weights == trained(course).weights
    assert trained(course).weights != trained(course, "other").weights


def test_the_game_has_its_own_weights_again(toy: ToyGame) -> None:
    toy.advice.use_weights([0.5] * 20)
    trained(COURSE._replace(lessons=1))
    assert toy.advice.weights == [0.5] * 20


def test_weights_become_a_file(toy: ToyGame) -> None:
    assert first_weights(toy) == [0.0] * 20
    values = [float(at) for at in range(20)]
    found = read_weights(write_weights(weights_of(toy, values)))
    assert found.values == pytest.approx(values, abs=1e-3)
    assert (found.game, found.rules, found.blocks) == (
        toy.id,
        toy.rules,
        ToyAdvice().trait_blocks(),
    )
