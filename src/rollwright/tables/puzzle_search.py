"""Finds puzzles in games: a long comparison has to show that one way to play is clearly best."""

from collections.abc import Generator, Iterable, Iterator
from contextlib import closing
from functools import partial
from math import isfinite
from statistics import pstdev, stdev
from typing import Any, Final, NamedTuple

from rollwright.bots import find_bot, line_texts
from rollwright.bots.batches import in_batches
from rollwright.bots.comparison import Comparison, Trial, behind
from rollwright.bots.simulation import Plan
from rollwright.bots.turn_search import TurnLine, TurnSearch
from rollwright.core.advice import Advice
from rollwright.core.chance import Luck, Source
from rollwright.core.game import Game
from rollwright.core.position import OVER, ROLL, Position
from rollwright.games import find_game
from rollwright.tables.puzzle import Answer, Puzzle
from rollwright.tables.table import Table, new_table

# The ends of a turn that are compared; with fewer than some there is little to choose from.
_ENDS: Final = 16
_FEWEST_ENDS: Final = 5
# How many of them are compared for longer, and by how many times as many playouts.
_FINALISTS: Final = 4
_LONGER: Final = 8
# The best end has to be ahead of the second by so many standard errors, first and finally, and by
# such a share of the spread that the dice bring: the difference that matters between bots, too.
_ERRORS: Final = 3.0
_FINAL_ERRORS: Final = 5.0
_SPREAD: Final = 0.15
# A quick look sees each end blurred by such shares of the spread of all, so often for each judge.
_BLURS: Final = (0.25, 0.5, 1.0, 2.0)
_LOOKS: Final = 50
_GRAIN: Final = 1 << 30
# An end that everybody sees at once is no puzzle.
_EASIEST: Final = 5


class Findings(NamedTuple):
    """What makes a roll a puzzle."""

    difficulty: int
    answers: list[Answer]


class PuzzleSearch:
    """Looks for puzzles in games that bots play by a plan; `puzzles` has what was found so far."""

    def __init__(self, plan: Plan) -> None:
        plan.check()
        self.plan = plan
        self.puzzles: list[Puzzle] = []
        self.played = 0

    def run(self, jobs: int | None = None) -> Generator[int, None, None]:
        """Search game by game; yield how many are over."""
        with closing(in_batches(partial(_search_batch, self.plan), self.plan.games, jobs)) as parts:
            for part in parts:
                for found in part:
                    self.played += 1
                    self.puzzles += found
                yield self.played


def _search_batch(plan: Plan, numbers: Iterable[int]) -> list[list[Puzzle]]:
    return [list(_search_game(find_game(plan.game), plan, number)) for number in numbers]


def _search_game(game: Game, plan: Plan, number: int) -> Iterator[Puzzle]:
    """Let bots play a game, and look at each roll for each seat that decides after it."""
    seed = f"{plan.seed} game {number}"
    table = new_table(game, len(plan.bots), plan.options, seed=seed)
    sources = [Luck(f"{seed} bot {at}") for at in range(len(plan.bots))]
    while table.position.phase != OVER:
        if table.position.phase == ROLL:
            table.roll()
            for seat in table.position.waiting():
                source = Luck(f"{seed} search {len(table.turns)} {seat}")
                found = find_answers(game, table.position, seat, source)
                if found is not None:
                    yield _puzzle(table, seat, found)
        for seat in table.position.waiting():
            while table.position.is_waiting(seat):
                bot = find_bot(plan.bots[seat])
                for move in bot.advise(game, table.position, seat, sources[seat]).line:
                    table.play(seat, table.position.text(seat, move))


def _puzzle(table: Table, seat: int, found: Findings) -> Puzzle:
    game = table.setting.game
    return Puzzle(
        game=game.id,
        rules=game.rules,
        seats=table.position.seats(),
        options=table.setting.options,
        cards=table.position.editions(),
        turns=table.copy().turns,
        seat=seat,
        difficulty=found.difficulty,
        answers=found.answers,
    )


# --- one roll ------------------------------------------------------------------------------


def find_answers(game: Game, position: Position, seat: int, source: Source) -> Findings | None:
    """The ways to play a roll, if one of them is clearly best and not too easy to see."""
    advice = game.advice
    advice.prepare()
    own, own_seat = position.alone(seat)
    search = TurnSearch(advice, own, own_seat, learned=True)
    search.search()
    ends = search.best_ends(_ENDS)
    if len(ends) < _FEWEST_ENDS:
        return None
    trials = _compared(advice, own_seat, ends, source)
    if trials is None:
        return None
    difficulty = _difficulty(advice, own_seat, ends, trials[0].line, source)
    if difficulty < _EASIEST:
        return None
    return Findings(difficulty, list(_answers(own, own_seat, trials)))


def _compared(
    advice: Advice[Any], seat: int, ends: list[TurnLine], source: Source
) -> list[Trial] | None:
    """The ends with what came of them, best first; None if none is clearly the best."""
    playouts = advice.playouts()
    first = Comparison(advice, seat, ends, source)
    first.run(playouts)
    if not _is_clear(first.trials, _ERRORS):
        return None
    last = Comparison(advice, seat, [one.line for one in first.trials[:_FINALISTS]], source)
    last.run(playouts * _LONGER)
    if last.trials[0].line is not first.trials[0].line or not _is_clear(last.trials, _FINAL_ERRORS):
        return None
    return last.trials + first.trials[_FINALISTS:]


def _is_clear(trials: list[Trial], errors: float) -> bool:
    """Is the best end ahead of the second one, surely and by as much as matters?"""
    best, second = trials[:2]
    loss, error = behind(second, best)
    return isfinite(error) and loss > errors * error and loss > _SPREAD * stdev(best.results)


def _answers(position: Position, seat: int, trials: list[Trial]) -> Iterator[Answer]:
    best = trials[0]
    for trial in trials:
        loss, error = (0.0, 0.0) if trial is best else behind(trial, best)
        if isfinite(error):
            line = tuple(line_texts(position, seat, trial.line.moves))
            yield Answer(line, round(max(0.0, loss), 3), round(error, 3))


def _difficulty(
    advice: Advice[Any], seat: int, ends: list[TurnLine], best: TurnLine, source: Source
) -> int:
    """Of a hundred quick looks at the ends, how many miss the best one.

    A quick look is a judge, the rule of thumb or the learned value, that sees blurred.
    """
    misses = 0
    judges = (
        [end.value for end in ends],
        [advice.estimate(end.position, seat) for end in ends],
    )
    for values in judges:
        spread = pstdev(values)
        for blur in _BLURS:
            for _ in range(_LOOKS):
                seen = [value + blur * spread * _bell(source) for value in values]
                misses += ends[seen.index(max(seen))] is not best
    return round(100 * misses / (len(judges) * len(_BLURS) * _LOOKS))


def _bell(source: Source) -> float:
    """A number around 0 with a deviation of about 1: a sum of even ones."""
    return sum(source.below(_GRAIN) for _ in range(12)) / _GRAIN - 6
