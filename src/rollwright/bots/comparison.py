"""Compares lines of moves by playing on from their ends, all with the same dice.

Sequential halving: all lines are tried a few times, then the better half of them more often, until
one is left. Whoever shares dice shares luck, so that few playouts tell lines apart.
"""

import time
from math import inf, sqrt
from typing import Any, Final

from rollwright.bots.turn_search import TurnLine
from rollwright.core.advice import Advice
from rollwright.core.chance import Luck, Source

# Seeds of playouts are drawn below this.
_SEEDS: Final = 1 << 40


class Trial:
    """A line, and what playouts from its end came to."""

    def __init__(self, line: TurnLine) -> None:
        self.line = line
        self.results: list[float] = []

    @property
    def mean(self) -> float:
        """The mean result; the estimate of the line as long as there is none."""
        return sum(self.results) / len(self.results) if self.results else self.line.value


def behind(trial: Trial, best: Trial) -> tuple[float, float]:
    """By how much a line is worse than another on the same dice, and the standard error."""
    pairs = list(zip(best.results, trial.results, strict=False))
    if len(pairs) < 2:
        return best.mean - trial.mean, inf
    differences = [one - other for one, other in pairs]
    mean = sum(differences) / len(differences)
    squares = sum((difference - mean) ** 2 for difference in differences)
    return mean, sqrt(squares / (len(differences) - 1) / len(differences))


class Comparison:
    """Finds the best of some lines; `trials` has them all, best first once it is done."""

    def __init__(
        self,
        advice: Advice[Any],
        seat: int,
        lines: list[TurnLine],
        source: Source,
        kept: int | None = None,
    ) -> None:
        """The line of the number `kept` is never dropped, however bad it is."""
        self._advice = advice
        self._seat = seat
        self._source = source
        # Every line meets the same dice in the same order.
        self._seeds: list[int] = []
        self.trials = [Trial(line) for line in lines]
        self._kept = None if kept is None else self.trials[kept]

    def run(self, playouts: int) -> None:
        """Spend about so many playouts."""
        left = list(self.trials)
        stages = _stages(len(left))
        while len(left) > 1:
            until = len(left[0].results) + max(1, playouts // stages // len(left))
            while len(left[0].results) < until:
                self._play_once(left)
            left = self._better_half(left)
        self._sort()

    def run_until(self, deadline: float) -> None:
        """Spend the time that is left, each stage as much as the others."""
        left = list(self.trials)
        start, stages = time.monotonic(), _stages(len(left))
        for stage in range(1, stages + 1):
            if len(left) < 2:
                break
            end = start + (deadline - start) * stage / stages
            self._play_once(left)
            while time.monotonic() < end:
                self._play_once(left)
            left = self._better_half(left)
        self._sort()

    def catch_up(self, trials: list[Trial], deadline: float | None) -> None:
        """Try these as often as any other, with the same dice, or as often as there is time."""
        wanted = max(len(trial.results) for trial in self.trials)
        for number in range(wanted):
            for trial in trials:
                if deadline is not None and time.monotonic() >= deadline:
                    return
                if len(trial.results) == number:
                    self._try(trial, number)

    def _better_half(self, trials: list[Trial]) -> list[Trial]:
        """The better half, at least one of them fewer; and the line that is kept."""
        ranked = sorted(trials, key=lambda trial: -trial.mean)
        half = ranked[: (len(ranked) + 1) // 2]
        if self._kept is None or self._kept in half or len(trials) == 2:
            return half
        return [*half[: len(trials) - 2], self._kept]

    def _play_once(self, trials: list[Trial]) -> None:
        """Play on from each line, with the dice that come next for all of them."""
        number = len(trials[0].results)
        if number == len(self._seeds):
            self._seeds.append(self._source.below(_SEEDS))
        for trial in trials:
            self._try(trial, number)

    def _try(self, trial: Trial, number: int) -> None:
        """Play on from a line once, with the dice of this number."""
        luck = Luck(self._seeds[number])
        position = trial.line.position.copy()
        trial.results.append(self._advice.playout(position, self._seat, luck))

    def _sort(self) -> None:
        """Those that were dropped later are better, for they were compared more often."""
        self.trials.sort(key=lambda trial: (-len(trial.results), -trial.mean))


def _stages(count: int) -> int:
    """How often so many lines are halved until one is left."""
    return max(1, (count - 1).bit_length())
