"""Lines are compared over the same dice, the better ones more often."""

import time
from math import inf

from rollwright.bots.comparison import Comparison, Trial, behind
from rollwright.bots.expert import ExpertBot
from rollwright.bots.turn_search import TurnLine
from rollwright.core.chance import Luck, Source
from tests.bots.maze import START, Maze, MazeAdvice, MazeGame

ROOMS = {START: ["a", "b", "c", "d"]}
VALUES = {"a": 1.0, "b": 4.0, "c": 2.0, "d": 3.0}


class DicedAdvice(MazeAdvice):
    """A playout is the value of the room and a die, which is the same for all rooms."""

    def __init__(self, true_values: dict[str, float]) -> None:
        super().__init__()
        self.true_values = true_values
        self.seen: dict[str, list[int]] = {}

    def playout(self, position: Maze, seat: int, source: Source) -> float:
        die = source.below(1000)
        self.seen.setdefault(position.room, []).append(die)
        return self.true_values[position.room] + die


def lines() -> list[TurnLine]:
    found = []
    for door, room in enumerate(ROOMS[START]):
        maze = Maze(ROOMS, VALUES)
        maze.apply(0, door)
        found.append(TurnLine((door,), maze, VALUES[room]))
    return found


def test_the_best_line_wins_though_luck_differs_more_than_lines() -> None:
    advice = DicedAdvice({"a": 0.1, "b": 0.0, "c": 0.3, "d": 0.2})
    comparison = Comparison(advice, 0, lines(), Luck(1))
    comparison.run(24)
    assert [trial.line.moves[0] for trial in comparison.trials] == [2, 3, 0, 1]


def test_all_lines_meet_the_same_dice_in_the_same_order() -> None:
    advice = DicedAdvice(VALUES)
    Comparison(advice, 0, lines(), Luck(1)).run(40)
    longest = max(advice.seen.values(), key=len)
    assert all(seen == longest[: len(seen)] for seen in advice.seen.values())


def test_the_better_half_is_tried_more_often() -> None:
    advice = DicedAdvice(VALUES)
    Comparison(advice, 0, lines(), Luck(1)).run(16)
    assert len(advice.seen["b"]) == len(advice.seen["d"]) == 6
    assert len(advice.seen["a"]) == len(advice.seen["c"]) == 2


def test_the_line_that_is_kept_is_compared_to_the_end() -> None:
    advice = DicedAdvice({"a": 0.0, "b": 4.0, "c": 2.0, "d": 3.9})
    comparison = Comparison(advice, 0, lines(), Luck(1), kept=0)
    comparison.run(16)
    assert len(advice.seen["a"]) == len(advice.seen["b"]) > len(advice.seen["c"])
    assert [trial.line.moves for trial in comparison.trials[:2]] == [(1,), (0,)]


def test_a_single_line_needs_no_playout() -> None:
    advice = DicedAdvice(VALUES)
    comparison = Comparison(advice, 0, lines()[:1], Luck(1))
    comparison.run(40)
    assert (advice.seen, comparison.trials[0].mean) == ({}, 1.0)


def test_with_a_deadline_every_stage_is_played() -> None:
    advice = DicedAdvice(VALUES)
    comparison = Comparison(advice, 0, lines(), Luck(1))
    comparison.run_until(time.monotonic())
    assert [len(trial.results) for trial in comparison.trials] == [2, 2, 1, 1]
    assert comparison.trials[0].line.moves == (1,)


def test_a_loss_is_told_with_its_error() -> None:
    best, other, untried = (Trial(line) for line in lines()[:3])
    best.results, other.results = [3.0, 5.0, 10.0], [2.0, 2.0]
    loss, error = behind(other, best)
    assert (loss, round(error, 3)) == (2.0, 1.0)
    assert behind(untried, best) == (6.0 - 2.0, inf)


class DicedGame(MazeGame):
    def __init__(self, advice: DicedAdvice) -> None:
        super().__init__()
        self.advice = advice


def test_the_expert_trusts_what_comes_of_a_line_more_than_what_it_looks_like() -> None:
    game = DicedGame(DicedAdvice({"a": 5.0, "b": 0.0, "c": 4.0, "d": 1.0}))
    found = ExpertBot(playouts=16).advise(game, Maze(ROOMS, VALUES), 0, Luck(1))
    assert found.line == (0,)
    values = [value for _, value in found.alternatives]
    assert [move for move, _ in found.alternatives] == [2, 3, 1]
    assert found.value is not None
    assert [round(found.value - value) for value in values] == [1, 4, 5]
