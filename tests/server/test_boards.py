"""Boards and moves on the wire: only what has changed is sent."""

import msgspec
import pytest

from rollwright.core.chance import Luck
from rollwright.core.offer import Offer, Terms, grouped
from rollwright.core.place import CROSSED, FILLED, Mark
from rollwright.games import all_games, find_game
from rollwright.server.board_view import board_change, board_of, encoded_moves, whole_board
from rollwright.server.log_lines import added_lines
from rollwright.server.own_view import BoardRoom, all_parts, changed_boards, changed_parts, own_view
from rollwright.server.wire.boards import BoardChange, MoveGroup
from rollwright.server.wire.view_parts import LogLine
from rollwright.tables.live import FINISHED
from tests.server.live_server import Json
from tests.tables.table_driver import ANN, BOB, EVE, friends

# Friends sit together there.
GAMES = sorted(name for name, game in all_games().items() if game.max_seats != 1)


def test_only_changed_marks_are_told() -> None:
    driver = friends(dice="auto")
    live, luck = driver.live, Luck(1)
    game, position = live.game, live.running.position
    before = board_of(game, position, 0)
    assert board_change(game, position, before, before, "en") is None
    driver.play(ANN, luck)
    now = board_of(game, position, 0)
    change = board_change(game, position, before, now, "en")
    assert change is not None
    different = [at for at, mark in enumerate(now.marks) if mark != before.marks[at]]
    assert isinstance(change.marks, list)
    assert [mark[0] for mark in change.marks] == different
    told = msgspec.to_builtins(change)
    assert "prints" not in told
    assert "stars" not in told


def test_counters_are_told_only_if_they_have_changed() -> None:
    game = find_game("rolling-america")
    position = game.new(1, {})
    position.roll(position.parse_outcome_text("r3 b5"))
    before = board_of(game, position, 0)
    game.play(position, 0, position.parse(0, "r3>PA"))
    plain = board_of(game, position, 0)
    game.play(position, 0, position.parse(0, "b5>MT!"))
    guarded = board_of(game, position, 0)
    changes = [
        board_change(game, position, before, plain, "en"),
        board_change(game, position, plain, guarded, "en"),
    ]
    told = [msgspec.to_builtins(change).get("counters") for change in changes]
    assert told[0] is None
    assert told[1] is not None
    assert told[1][:3] == [3, 2, 3]
    # A change of numbers alone is a change, too.
    fewer = guarded._replace(counts=[1, 1, 1])
    change = board_change(game, position, guarded, fewer, "en")
    assert change == BoardChange(counters=[1, 1, 1])


def test_what_is_taken_back_is_told_as_blank() -> None:
    game = find_game("rolling-america")
    position = game.new(1, {})
    blank = board_of(game, position, 0)
    marks = [Mark(FILLED, "3"), Mark(CROSSED), *blank.marks[2:]]
    written = blank._replace(marks=marks)
    there = board_change(game, position, blank, written, "en")
    back = board_change(game, position, written, blank, "en")
    assert there == BoardChange(marks=[(0, "filled", "3"), (1, "crossed")])
    assert back == BoardChange(marks=[(0, "blank"), (1, "blank")])


def test_with_new_prints_the_whole_board_is_told() -> None:
    driver = friends(game="rolling-realms")
    live, luck = driver.live, Luck(2)
    game, position = live.game, live.running.position
    while position.round == 1:
        before = board_of(game, position, 0)
        driver.play_on(luck)
    driver.roll()
    now = board_of(game, position, 0)
    change = board_change(game, position, before, now, "en")
    whole = whole_board(game, position, now, "en")
    assert before.counts != now.counts, "nothing was left of the round before"
    assert change == BoardChange(**msgspec.structs.asdict(whole))
    starts = [place.start for one in now.prints for place in one.places]
    assert [mark[0] for mark in whole.marks] == [
        at for at, mark in enumerate(now.marks) if mark[1:] != ("", "") or mark.mark != starts[at]
    ]


@pytest.mark.parametrize("game", GAMES)
def test_changes_one_after_the_other_make_the_whole_board(game: str) -> None:
    driver = friends(game=game)
    live, luck = driver.live, Luck(game)
    seen = own_view(live, ANN, "en", None, BoardRoom(live), (1,))
    boards = msgspec.json.decode(all_parts(live, seen, "en")["boards"])
    for _ in range(60):
        if live.stage == FINISHED:
            break
        driver.play_on(luck)
        now = own_view(live, ANN, "en", None, BoardRoom(live), (1,))
        for seat, change in changed_boards(live, seen, now, "en", BoardRoom(live)).items():
            redraw(boards[str(seat)], msgspec.to_builtins(change))
        seen = now
        starts = {
            str(seat): [place.start for one in state.prints for place in one.places]
            for seat, state in now.boards.items()
        }
        whole = msgspec.json.decode(all_parts(live, now, "en")["boards"])
        for seat, board in boards.items():
            told = [mark for mark in board["marks"] if mark[1:] != [starts[seat][mark[0]]]]
            assert {**board, "marks": told} == whole[seat]


def redraw(board: Json, change: Json) -> None:
    """Put a change into a board, as a client does."""
    marks = {} if "prints" in change else {mark[0]: mark for mark in board["marks"]}
    marks |= {mark[0]: list(mark) for mark in change.get("marks", [])}
    board.update(change)
    board["marks"] = [marks[at] for at in sorted(marks)]


def test_a_tile_is_told_after_what_is_written() -> None:
    game = find_game("rolling-america")
    position = game.new(1, {})
    blank = board_of(game, position, 0)
    laid = blank._replace(marks=[Mark("blank", "", "farm"), *blank.marks[1:]])
    assert whole_board(game, position, laid, "en").marks == [(0, "blank", "", "farm")]


# --- moves -----------------------------------------------------------------------------------


def test_moves_beside_each_other_with_the_same_terms_make_a_group() -> None:
    plain, priced = Terms("a", (), True), Terms("a", ("coin",))
    offers = [
        Offer("a>1", 0, (0,), plain),
        Offer("a>2", 1, (1, 5), plain),
        Offer("a>1!", 0, (0,), priced),
        Offer("a>3", 2, (), plain),
        Offer("a+1", -1, (), plain._replace(makes="die4")),
    ]
    sent = encoded_moves(grouped(offers))
    groups = msgspec.json.decode(sent, type=list[MoveGroup])
    assert groups == [
        MoveGroup([("a>1", 0), ("a>2", 1, [1, 5])], "a", plain=True),
        MoveGroup([("a>1!", 0)], "a", ("coin",)),
        MoveGroup([("a>3", 2)], "a", plain=True),
        MoveGroup([("a+1", -1)], "a", plain=True, makes="die4"),
    ]
    assert msgspec.json.encode(groups) == sent
    assert encoded_moves([]) == b"[]"


@pytest.mark.parametrize("game", GAMES)
def test_the_moves_of_a_view_are_the_legal_ones(game: str) -> None:
    live = friends(game=game).live
    position = live.running.position
    for guest, seat in ((ANN, 0), (BOB, 1)):
        own = own_view(live, guest, "en", None, BoardRoom(live))
        groups = msgspec.json.decode(all_parts(live, own, "en")["moves"], type=list[MoveGroup])
        texts = [move[0] for group in groups for move in group.moves]
        assert texts == [position.text(seat, move) for move in position.legal(seat)]
    own = own_view(live, EVE, "en", None, BoardRoom(live))
    assert (own.offers, own.boards) == ([], {})
    assert changed_parts(own, own, BoardRoom(live)) == {}


# --- the log ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "now", "added"),
    [
        ("", "", ""),
        ("", "ab", "ab"),
        ("abc", "abc", ""),
        ("abc", "abcd", "d"),
        ("abc", "cd", "d"),
        ("abc", "bcde", "de"),
        ("abc", "xbcd", None),
        ("abc", "abx", None),
        ("abc", "ab", None),
        ("abc", "xyz", None),
        ("abc", "", None),
    ],
)
def test_lines_are_added_to_a_log(before: str, now: str, added: str | None) -> None:
    found = added_lines(lines(before), lines(now))
    assert found == (None if added is None else lines(added))


def lines(texts: str) -> list[LogLine]:
    """A line for each letter."""
    return [LogLine(ord(text), None, text, "other") for text in texts]
