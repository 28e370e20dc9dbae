"""Learns the weights of a game from games that bots play against themselves.

Training goes in lessons. In each one, games are played by quick turns with the weights so far, with
some moves by chance so that other positions are met, too; then the weights are corrected by what
came of the positions, those of the last lessons included, so that no single way of playing
decides. At the end the new weights are compared with the old ones over games that no lesson has
seen, block by block, and a block that got worse keeps its old weights.
"""

from collections import deque
from collections.abc import Generator, Iterable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, NamedTuple

from rollwright.bots.batches import in_batches
from rollwright.core.advice import Advice
from rollwright.core.chance import Luck
from rollwright.core.game import Game, OwnCard
from rollwright.core.learning import Sample, fit, learn, returns, shuffled
from rollwright.core.position import OVER, ROLL, Position
from rollwright.core.weights import Weights
from rollwright.games import find_game

# One turn of so many begins with a move by chance.
_CHANCE_MOVES: Final = 8


@dataclass(frozen=True, slots=True)
class Course:
    """What is learned, and how: `lessons` of `games` each, with steps from `first_rate` on.

    The rate falls evenly to a tenth. `fade` is that of `learning.returns`; a lesson is gone
    through `passes` times, and so many lessons are `remembered`. With a `pull` the weights that
    fit the remembered lessons best are found at once in `steps`, pulled towards the estimate: for
    many traits that go together, such as those of cards.
    """

    game: str
    seed: str
    lessons: int
    games: int
    first_rate: float
    fade: float = 0.7
    passes: int = 1
    remembered: int = 3
    pull: float = 0.0
    steps: int = 40

    def rate(self, lesson: int) -> float:
        """The rate of a lesson, counted from 0."""
        return self.first_rate * (1.0 - 0.9 * lesson / max(1, self.lessons - 1))


class Lesson(NamedTuple):
    """What a lesson came to: the mean outcome of its games, and the error of the values."""

    number: int
    outcome: float
    error: float


class Training:
    """Runs a course from some weights on, which it changes."""

    def __init__(self, course: Course, weights: list[float], lesson: int = 0) -> None:
        self.course = course
        self.weights = weights
        self.lesson = lesson
        self._memory: deque[list[Sample]] = deque(maxlen=course.remembered)

    def run(self, jobs: int | None = None) -> Generator[Lesson, None, None]:
        """Give the lessons that are left, one after the other."""
        while self.lesson < self.course.lessons:
            samples: list[Sample] = []
            outcomes: list[float] = []
            own = find_game(self.course.game).own_cards
            play = partial(_play_batch, self.course, own, self.lesson, self.weights)
            with closing(in_batches(play, self.course.games, jobs)) as parts:
                for met, ended in parts:
                    samples += met
                    outcomes += ended
            error = self._learn(samples)
            self.lesson += 1
            yield Lesson(self.lesson, sum(outcomes) / len(outcomes), error)

    def _learn(self, samples: list[Sample]) -> float:
        self._memory.append(samples)
        if self.course.pull:
            known = [sample for lesson in self._memory for sample in lesson]
            self.weights[:] = [0.0] * len(self.weights)
            return fit(self.weights, known, self.course.pull, self.course.steps)
        luck = Luck(f"{self.course.seed} lesson {self.lesson} order")
        rate = self.course.rate(self.lesson)
        error = 0.0
        for _ in range(self.course.passes):
            known = [sample for lesson in self._memory for sample in lesson]
            error = learn(self.weights, shuffled(known, luck), rate)
        return error


def first_weights(game: Game) -> list[float]:
    """The weights that a game has, or zeros."""
    advice = game.advice
    advice.prepare()
    return list(advice.weights) or [0.0] * sum(block.size for block in advice.trait_blocks())


def weights_of(game: Game, values: list[float]) -> Weights:
    """Weights as they are written to a file."""
    return Weights(game.id, game.rules, game.advice.trait_blocks(), values)


# --- in a process of its own ---------------------------------------------------------------

Played = tuple[list[Sample], list[float]]


def _play_batch(
    course: Course,
    own: tuple[OwnCard, ...],
    lesson: int,
    weights: list[float],
    numbers: Iterable[int],
) -> Played:
    """The positions met in the games of these numbers, and their outcomes."""
    game = find_game(course.game)
    game.use_cards(own)
    game.advice.use_weights(weights)
    samples: list[Sample] = []
    outcomes: list[float] = []
    for number in numbers:
        luck = Luck(f"{course.seed} lesson {lesson} game {number}")
        met, ended = _play(game, course, luck)
        samples += met
        outcomes += ended
    return samples, outcomes


class _Met(NamedTuple):
    """A position that a seat has met after its turn."""

    estimate: float
    value: float
    places: list[int]
    amounts: list[float]


def _play(game: Game, course: Course, luck: Luck) -> Played:
    advice = game.advice
    drill = advice.drill(luck)
    position = game.new(drill.seats, drill.options)
    met: list[list[_Met]] = [[] for _ in range(drill.seats)]
    while position.phase != OVER:
        if position.phase == ROLL:
            for seat in range(drill.seats):
                if position.rolled():
                    _meet(advice, position, seat, met[seat])
            position.roll(position.sample(luck))
            continue
        for seat in position.waiting():
            if luck.below(_CHANCE_MOVES) == 0:
                moves = advice.candidates(position, seat)
                position.apply(seat, moves[luck.below(len(moves))])
            position = advice.quick_turn(position, seat)
    outcomes = [advice.estimate(position, seat) for seat in range(drill.seats)]
    samples: list[Sample] = []
    for seat, outcome in enumerate(outcomes):
        wanted = returns([one.value for one in met[seat]], outcome, course.fade)
        for one, came in zip(met[seat], wanted, strict=True):
            samples.append(Sample(one.places, one.amounts, came - one.estimate))
    return samples, outcomes


def _meet(advice: Advice[Any], position: Position, seat: int, met: list[_Met]) -> None:
    places, amounts = advice.traits(position, seat)
    estimate, value = advice.estimate(position, seat), advice.value(position, seat)
    met.append(_Met(estimate, value, places, amounts))
