"""What a player's way to play a puzzle cost: known answers, and ways that nobody has compared."""

from msgspec.structs import replace

from rollwright.games import find_game
from rollwright.tables.puzzle import Puzzle, packaged_puzzles
from rollwright.tables.puzzle_result import judge_puzzle

REALMS = find_game("rolling-realms")


def late_puzzle() -> Puzzle:
    """One near the end of a round, where playouts are short."""
    return max(packaged_puzzles(REALMS), key=lambda one: one.table(REALMS).position.turn)


def test_known_answers_are_told_as_they_are_known() -> None:
    puzzle = late_puzzle()
    best, second = puzzle.answers[:2]
    assert judge_puzzle(puzzle, REALMS, best.line).loss == 0
    found = judge_puzzle(puzzle, REALMS, second.line)
    assert (found.loss, found.error) == (second.loss, second.error)


def test_a_way_that_nobody_has_compared_is_compared_now() -> None:
    puzzle = late_puzzle()
    best, second = puzzle.answers[:2]
    known = replace(puzzle, answers=[best])
    found = judge_puzzle(known, REALMS, second.line)
    assert found.line == second.line
    assert abs(found.loss - second.loss) <= 5 * (found.error + second.error) + 1
    assert found.loss > 0
    # The same every time, so that a page that is loaded again tells the same.
    assert judge_puzzle(known, REALMS, second.line) == found


def test_a_way_that_is_as_good_as_the_best_solves_it() -> None:
    puzzle = late_puzzle()
    # As if the best way had been overlooked, and the second one were called best.
    best, second = puzzle.answers[:2]
    wrong = replace(puzzle, answers=[second])
    assert judge_puzzle(wrong, REALMS, best.line).loss == 0
