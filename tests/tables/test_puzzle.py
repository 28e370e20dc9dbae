"""Puzzles are kept in files, and belong to the rules and cards they were made with."""

import pytest
from msgspec.structs import replace

from rollwright.core.errors import BadData
from rollwright.games import all_games, find_game
from rollwright.tables.puzzle import Puzzle, packaged_puzzles, read_puzzles, write_puzzles

PACKAGED = [
    pytest.param(puzzle, id=f"{game}-{puzzle.name}")
    for game, rules in all_games().items()
    for puzzle in packaged_puzzles(rules)
]
AMERICA = find_game("rolling-america")


def sample() -> Puzzle:
    return packaged_puzzles(AMERICA)[0]


def test_the_games_that_one_can_learn_have_puzzles() -> None:
    for game in ("rolling-america", "rolling-realms", "dice-realms"):
        assert len(packaged_puzzles(find_game(game))) >= 6, game


def test_easy_ones_come_first_and_names_differ() -> None:
    for rules in all_games().values():
        puzzles = packaged_puzzles(rules)
        levels = [puzzle.difficulty for puzzle in puzzles]
        assert levels == sorted(levels)
        assert len({puzzle.name for puzzle in puzzles}) == len(puzzles)


@pytest.mark.parametrize("puzzle", PACKAGED)
def test_each_answer_can_be_played_and_is_known_again(puzzle: Puzzle) -> None:
    game = find_game(puzzle.game)
    best, *others = puzzle.answers
    assert best.loss == 0
    assert all(other.loss > 2 * other.error for other in others[:1])
    for answer in puzzle.answers:
        position = puzzle.table(game).position
        for text in answer.line:
            move = position.parse(puzzle.seat, text)
            assert move in position.legal(puzzle.seat)
            position.apply(puzzle.seat, move)
        found = puzzle.answer(game, position)
        assert found is not None
        assert (found == best) == (answer == best)


def test_another_order_of_the_same_moves_is_the_same_answer() -> None:
    puzzle = next(
        one
        for one in packaged_puzzles(AMERICA)
        if len(one.answers[0].line) == 3 and one.answers[0].line[0][0] != "w"
    )
    first, second, done = puzzle.answers[0].line
    position = puzzle.table(AMERICA).position
    for text in (second, first, done):
        position.apply(puzzle.seat, position.parse(puzzle.seat, text))
    assert puzzle.answer(AMERICA, position) == puzzle.answers[0]


def test_an_end_that_was_not_compared_is_unknown() -> None:
    puzzle = sample()
    few = replace(puzzle, answers=puzzle.answers[:1])
    position = puzzle.table(AMERICA).position
    for text in puzzle.answers[1].line:
        position.apply(puzzle.seat, position.parse(puzzle.seat, text))
    assert few.answer(AMERICA, position) is None


def test_what_was_written_reads_back_equal() -> None:
    puzzles = packaged_puzzles(AMERICA)
    assert read_puzzles(write_puzzles(puzzles)) == puzzles


def test_one_of_other_rules_or_cards_does_not_fit() -> None:
    puzzle = sample()
    assert puzzle.fits(AMERICA)
    assert not replace(puzzle, rules=puzzle.rules + 1).fits(AMERICA)
    assert not replace(puzzle, cards={"wingspan": "0"}).fits(AMERICA)
    assert not puzzle.fits(find_game("dice-realms"))


@pytest.mark.parametrize("text", ["", "[", "{}", "[1]", "[{}]", "[" * 10_000])
def test_other_files_are_refused(text: str) -> None:
    with pytest.raises(BadData):
        read_puzzles(text)
