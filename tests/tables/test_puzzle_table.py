"""The table of a puzzle: it begins with its roll, and ends when its seat has decided."""

import msgspec
import pytest

from rollwright.core.message import Message
from rollwright.games import all_games, find_game
from rollwright.tables.commands import Countdown, Hurry, Play, Undo
from rollwright.tables.decision import decide
from rollwright.tables.errors import Refused, UnknownPuzzle
from rollwright.tables.events import FROM_PUZZLE, FROM_TABLE, Origin
from rollwright.tables.live import FINISHED, PLAYING, LiveTable, rebuild
from rollwright.tables.opening import BranchSpec, branch_events
from rollwright.tables.puzzle import Puzzle, find_puzzle, packaged_puzzles
from rollwright.tables.snapshot import dump, load
from tests.tables.table_driver import ANN, SECRET, new_id

GAMES = [game for game in all_games().values() if packaged_puzzles(game)]


def table_of(puzzle: Puzzle, kind: str = FROM_PUZZLE) -> LiveTable:
    position = puzzle.table(find_game(puzzle.game)).position
    origin = Origin(kind, puzzle.name, position.rolled(), puzzle.seat)
    spec = BranchSpec(puzzle.game, puzzle.options, position, origin, puzzle.seat, "Ann", "greedy")
    return rebuild("abcdefgh", branch_events(ANN, spec, SECRET))


def play(live: LiveTable, line: tuple[str, ...]) -> None:
    for move in line:
        live.apply(decide(live, ANN, Play(command=new_id(), version=live.version, move=move)))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_it_ends_when_the_seat_has_decided(game: object) -> None:
    puzzle = packaged_puzzles(find_game(game.id))[0]  # type: ignore[attr-defined]
    for answer in puzzle.answers[:3]:
        live = table_of(puzzle)
        assert live.seat_of == {ANN: puzzle.seat}
        play(live, answer.line[:-1])
        assert live.stage == PLAYING
        play(live, answer.line[-1:])
        assert live.stage == FINISHED
        # The dice don't roll on, and nothing is taken back: the answer may have been told.
        assert not live.must_roll()
        assert not live.can_undo(puzzle.seat)
        with pytest.raises(Refused):
            decide(live, ANN, Undo(command=new_id()))


def test_before_that_moves_are_taken_back() -> None:
    puzzle = packaged_puzzles(find_game("rolling-america"))[0]
    live = table_of(puzzle)
    before = live.running.position.to_json()
    play(live, puzzle.answers[0].line[:1])
    live.apply(decide(live, ANN, Undo(command=new_id())))
    assert live.running.position.to_json() == before
    assert live.stage == PLAYING


def test_a_game_that_goes_on_from_there_does_not_end() -> None:
    puzzle = packaged_puzzles(find_game("rolling-america"))[0]
    live = table_of(puzzle, FROM_TABLE)
    play(live, puzzle.answers[0].line)
    assert live.stage == PLAYING
    assert live.must_roll()


def test_it_is_the_same_from_its_snapshot() -> None:
    puzzle = packaged_puzzles(find_game("rolling-realms"))[0]
    live = table_of(puzzle)
    play(live, puzzle.answers[0].line)
    again = load("abcdefgh", dump(live), [])
    assert again is not None
    assert again.stage == FINISHED
    assert again.opened.puzzle == live.opened.puzzle


@pytest.mark.parametrize("helped", [Hurry(command="a"), Countdown(command="b", seconds=5)])
def test_no_bot_plays_it_for_somebody(helped: Hurry | Countdown) -> None:
    live = table_of(packaged_puzzles(find_game("rolling-america"))[0])
    with pytest.raises(Refused) as refused:
        decide(live, ANN, helped)
    assert refused.value.message == Message("table.no-help")


def test_a_puzzle_is_found_by_its_name() -> None:
    puzzle = packaged_puzzles(find_game("rolling-realms"))[-1]
    assert find_puzzle(puzzle.name) == puzzle
    with pytest.raises(UnknownPuzzle):
        find_puzzle("nothing")


def test_logs_without_a_seat_in_their_origin_are_read() -> None:
    assert msgspec.json.decode(b'{"kind": "table", "name": "x"}', type=Origin).seat == 0
