"""Learns the weights of a game from games that bots play against themselves.

Training goes in lessons. In each one, games are played by quick turns with the weights so far, with
some moves by chance so that other positions are met, too; then the weights are corrected by what
came of the positions, those of the last lessons included, so that no single way of playing
decides. At the end the new weights are compared with the old ones over games that no lesson has
seen, block by block, and a block that got worse keeps its old weights.
"""

from collections import deque
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from typing import Any, Final, NamedTuple

from rollwright.bots.batches import in_batches
from rollwright.core.advice import Advice
from rollwright.core.chance import Luck
from rollwright.core.game import Game, OwnCard
from rollwright.core.learning import Course, Sample, fit, learn, returns, shuffled
from rollwright.core.position import OVER, ROLL, Position
from rollwright.core.weights import Weights
from rollwright.games import find_game

# One turn of so many begins with a move by chance.
_CHANCE_MOVES: Final = 8
# Steps of a fit: after these it hardly changes.
_FIT_STEPS: Final = 40


class LessonResult(NamedTuple):
    """What a lesson came to: the mean outcome of its games, and the error of the values."""

    number: int
    outcome: float
    error: float


class Training:
    """Learns a game by a course, from some weights on, which it changes."""

    def __init__(
        self, game: str, course: Course, seed: str, weights: list[float], lesson: int = 0
    ) -> None:
        self.game = game
        self.course = course
        self.seed = seed
        self.weights = weights
        self.lesson = lesson
        self._memory: deque[list[Sample]] = deque(maxlen=course.remembered)

    def run(self, jobs: int | None = None) -> Generator[LessonResult, None, None]:
        """Give the lessons that are left, one after the other."""
        while self.lesson < self.course.lessons:
            samples: list[Sample] = []
            outcomes: list[float] = []
            game = find_game(self.game)
            seed = f"{self.seed} lesson {self.lesson}"
            # A list of its own for each lesson tells that the weights are others.
            weights = list(self.weights)
            play = partial(_play_batch, self.game, game.own_cards, seed, self.course.fade, weights)
            parts = in_batches(play, self.course.games, jobs)
            with weights_restored(game), closing(parts):
                for met, ended in parts:
                    samples += met
                    outcomes += ended
            error = self._learn(samples)
            self.lesson += 1
            yield LessonResult(self.lesson, sum(outcomes) / len(outcomes), error)

    def _learn(self, samples: list[Sample]) -> float:
        """Correct the weights; the mean square of the errors before."""
        course = self.course
        self._memory.append(samples)
        known = [sample for lesson in self._memory for sample in lesson]
        if course.pull:
            self.weights[:] = [0.0] * len(self.weights)
            return fit(self.weights, known, course.pull, _FIT_STEPS)
        luck = Luck(f"{self.seed} lesson {self.lesson} order")
        error = 0.0
        for _ in range(course.passes):
            error = learn(self.weights, shuffled(known, luck), course.rate_in(self.lesson))
        return error


@contextmanager
def weights_restored(game: Game) -> Iterator[None]:
    """Give a game its weights back at the end, whatever was tried in this process."""
    game.advice.prepare()
    before = game.advice.weights
    try:
        yield
    finally:
        game.advice.use_weights(before)


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
    name: str,
    own: tuple[OwnCard, ...],
    seed: str,
    fade: float,
    weights: list[float],
    numbers: Iterable[int],
) -> Played:
    """The positions met in the games of these numbers, and their outcomes."""
    game = find_game(name)
    game.use_cards(own)
    if game.advice.weights is not weights:
        game.advice.use_weights(weights)
    samples: list[Sample] = []
    outcomes: list[float] = []
    for number in numbers:
        met, ended = _play(game, fade, Luck(f"{seed} game {number}"))
        samples += met
        outcomes += ended
    return samples, outcomes


class _Met(NamedTuple):
    """A position that a seat has met after its turn."""

    estimate: float
    value: float
    places: list[int]
    amounts: list[float]


def _play(game: Game, fade: float, luck: Luck) -> Played:
    advice = game.advice
    drill = advice.drill(luck)
    position = game.new(drill.seats, drill.options)
    met: list[list[_Met]] = [[] for _ in range(drill.seats)]
    decided = False
    while position.phase != OVER:
        if position.phase == ROLL:
            # Between two rolls nobody decides, so nobody needs to know what that is worth.
            if decided:
                for seat in range(drill.seats):
                    _meet(advice, position, seat, met[seat])
            decided = False
            position.roll(position.sample(luck))
            continue
        decided = True
        for seat in position.waiting():
            if not position.is_waiting(seat):
                continue  # another seat has called for a roll, or has ended the step
            if luck.below(_CHANCE_MOVES) == 0:
                moves = advice.shortlist(position, seat)
                position.apply(seat, moves[luck.below(len(moves))])
            position = advice.quick_turn(position, seat)
    outcomes = [advice.value(position, seat) for seat in range(drill.seats)]
    samples: list[Sample] = []
    for seat, outcome in enumerate(outcomes):
        wanted = returns([one.value for one in met[seat]], outcome, fade)
        for one, came in zip(met[seat], wanted, strict=True):
            samples.append(Sample(one.places, one.amounts, came - one.estimate))
    return samples, outcomes


def _meet(advice: Advice[Any], position: Position, seat: int, met: list[_Met]) -> None:
    places, amounts = advice.traits(position, seat)
    estimate, value = advice.estimate(position, seat), advice.value(position, seat)
    met.append(_Met(estimate, value, places, amounts))
