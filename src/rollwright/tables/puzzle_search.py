"""Finds puzzles in games: a long comparison has to show that one way to play is clearly best."""

from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Sequence
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
from rollwright.tables.table import NO_ROLL, Table, new_table

# The ends of a turn that are compared; with fewer than some there is little to choose from.
_ENDS: Final = 16
_FEWEST_ENDS: Final = 5
# Just to end the turn, or to roll again, is no answer that anybody enjoys.
_FEWEST_MOVES: Final = 2
# How many of them are compared for longer, and by how many times as many playouts.
_FINALISTS: Final = 4
_LONGER: Final = 8
# Most rolls are no puzzle: so small a part of the playouts tells.
_GLANCE: Final = 5
# The best end has to be ahead of the second by so many standard errors, first and finally, and by
# such a share of the spread that the dice bring: the difference that matters between bots, too.
_ERRORS: Final = 3.0
_FINAL_ERRORS: Final = 5.0
_SPREAD: Final = 0.15
# Nobody is convinced by less than so many points.
_POINTS: Final = 0.2
# A quick look sees each end blurred by such shares of the spread of all, so often for each judge.
_BLURS: Final = (0.25, 0.5, 1.0, 2.0)
_LOOKS: Final = 50
_GRAIN: Final = 1 << 30
# An end that everybody sees at once is no puzzle.
_EASIEST: Final = 20


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
    """Let bots play a game, and look at each decision of each seat as it begins."""
    seed = f"{plan.seed} game {number}"
    table = new_table(game, len(plan.bots), plan.options, seed=seed)
    sources = [Luck(f"{seed} bot {at}") for at in range(len(plan.bots))]
    # The turns of which there is one already: with another roll of it, much the same is best.
    known: set[tuple[int, int, int]] = set()
    last = (0, 0)
    while table.position.phase != OVER:
        before, outcome = table.position.to_json(), NO_ROLL
        if table.position.phase == ROLL:
            table.roll()
            outcome = table.turns[-1].outcome
        now = (table.position.round, table.position.turn)
        for seat in table.position.waiting() if outcome != NO_ROLL or now != last else ():
            source = Luck(f"{seed} search {len(table.turns)} {now} {seat}")
            found = None
            if (*now, seat) not in known:
                found = find_answers(game, table.position, seat, source)
            if found is not None:
                known.add((*now, seat))
                yield _puzzle(table, before, outcome, seat, found)
        last = now
        _play_on(table, plan.bots, sources)


def _play_on(table: Table, bots: Sequence[str], sources: list[Luck]) -> None:
    """Let the next seat that has to decide do so, up to its next roll, or till it has to wait."""
    for seat in table.position.waiting()[:1]:
        bot = find_bot(bots[seat])
        for move in bot.advise(table.setting.game, table.position, seat, sources[seat]).line:
            table.play(seat, table.position.text(seat, move))


def _puzzle(
    table: Table, before: dict[str, object], outcome: str, seat: int, found: Findings
) -> Puzzle:
    game = table.setting.game
    return Puzzle(
        game=game.id,
        rules=game.rules,
        options=table.setting.options,
        cards=table.position.editions(),
        start=before,
        outcome=outcome,
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
    trials = _compared(advice, own_seat, ends, source, _POINTS / abs(float(game.score_text(1))))
    if trials is None:
        return None
    told = [trial.line for trial in trials]
    difficulty = _difficulty(
        advice, own_seat, [end for end in ends if end in told], told[0], source
    )
    if difficulty < _EASIEST:
        return None
    return Findings(difficulty, list(_answers(own, own_seat, trials)))


def _compared(
    advice: Advice[Any], seat: int, ends: list[TurnLine], source: Source, least: float
) -> list[Trial] | None:
    """The ends with what came of them, best first; None if none is clearly the best."""
    playouts = advice.playouts()
    glance = Comparison(advice, seat, ends, source)
    glance.run(playouts // _GLANCE)
    if not _is_promising(_apart(glance.trials), least):
        return None
    first = Comparison(advice, seat, ends, source)
    first.run(playouts)
    trials = _apart(first.trials)
    if not _is_promising(trials, least) or not _is_clear(trials, _ERRORS, least):
        return None
    last = Comparison(advice, seat, [one.line for one in trials[:_FINALISTS]], source)
    last.run(playouts * _LONGER)
    if last.trials[0].line is not trials[0].line or not _is_clear(
        last.trials, _FINAL_ERRORS, least
    ):
        return None
    return last.trials + trials[_FINALISTS:]


def _apart(trials: list[Trial]) -> list[Trial]:
    """Without those that make all moves of the best one and then some, as by wasting a coin."""
    first, *others = trials
    best = Counter(first.line.moves[:-1])
    return [first, *(one for one in others if not best or not best < Counter(one.line.moves))]


def _is_promising(trials: list[Trial], least: float) -> bool:
    """Is there enough to choose from, and perhaps one that is clearly best?"""
    if len(trials) < _FEWEST_ENDS or len(trials[0].line.moves) < _FEWEST_MOVES:
        return False
    loss, error = behind(trials[1], trials[0])
    return loss + _ERRORS * error >= least


def _is_clear(trials: list[Trial], errors: float, least: float) -> bool:
    """Is the best end ahead of the second one, surely and by as much as matters?"""
    best, second = trials[:2]
    loss, error = behind(second, best)
    wanted = max(_SPREAD * stdev(best.results), least)
    return isfinite(error) and loss > errors * error and loss >= wanted


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
